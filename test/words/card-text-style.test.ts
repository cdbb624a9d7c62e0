import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Readers of each language marked what is stiff or misleading in the text of the cards. Each cause is a pattern here, with the number of lines that it
// may still have. The numbers only fall.

interface Cause {
  what: string;
  pattern: RegExp;
  atMost: number;
}

const CAUSES: Readonly<Record<string, readonly Cause[]>> = {
  en: [
    { what: '“that is averted”', pattern: /that is averted/, atMost: 12 },
    { what: '“is no Noble”', pattern: /\bis no [A-Z]/, atMost: 10 },
    { what: 'a sum of wounds that is hard to read', pattern: /equal to the wounds on/, atMost: 12 },
    { what: '“lets nobody”', pattern: /lets nobody/, atMost: 8 },
    { what: '“that is X or that is Y”', pattern: /that is [^.,]* or that is/, atMost: 11 },
    { what: 'a choice “as you choose”', pattern: /as you choose/, atMost: 0 },
    { what: '“goes on with the action”', pattern: /goes on with the action/, atMost: 0 },
    { what: '“to 1 at the least”', pattern: /at the least/, atMost: 0 },
    { what: 'terrain or a stone that nobody targeted', pattern: /the targeted terrain|[Ll]owers a moonstone/, atMost: 0 },
    { what: 'a granted text without quotation marks', pattern: /\((?:When|At the start of|This model) /, atMost: 0 },
  ],
  de: [
    { what: '„wird dieser abgewendet“', pattern: /wird dieser abgewendet/, atMost: 12 },
    { what: '„bis zum Erschlagen“', pattern: /bis zum Erschlagen/, atMost: 12 },
    { what: '„du bestimmst darüber“', pattern: /du bestimmst darüber/, atMost: 12 },
    { what: '„in Sichtlinie dieses Charakters“', pattern: /in Sichtlinie dieses Charakters/, atMost: 10 },
    { what: '„die … ist oder die … ist“', pattern: /die [^.,]* ist oder die [^.,]* ist/, atMost: 8 },
    { what: 'the place where it stood', pattern: /um den bisherigen Platz/, atMost: 0 },
    { what: 'another term than the rule: „direkt von … weg“', pattern: /direkt von/, atMost: 0 },
    { what: 'a term that is dissolved or not the book’s', pattern: /drauf anzulegen|zu ihrem Preis|anvisiert|offenen blauen/, atMost: 0 },
    { what: 'a granted text without quotation marks', pattern: /\((?:Wenn|Zu Beginn|Dieser Charakter) /, atMost: 0 },
  ],
  fr: [
    { what: '« cela n’a pas lieu »', pattern: /cela n’a pas lieu/, atMost: 13 },
    { what: '« en cas d’engagement »', pattern: /en cas d’engagement/, atMost: 10 },
    { what: '« quand … devrait »', pattern: /[Qq]uand [^.,]* devrait/, atMost: 0 },
    { what: 'another term than the rule: « en ligne droite »', pattern: /en ligne droite|s’éloign/, atMost: 0 },
    { what: 'a term that is not the book’s', pattern: /l’enfouissement|recouvr|points bleus ouverts|sans nommer/, atMost: 0 },
    {
      what: 'a capital after a colon',
      pattern: /(?:Catastrophe|Phase de fin[^:]*|X|\d)\s?: (?:Ce|La|L’|Si|Choisissez|Chaque)\b/,
      atMost: 0,
    },
  ],
  es: [
    { what: '«es colocado», «es sacado»', pattern: /\bes (?:colocad|sacad)/, atMost: 42 },
    { what: '«cada otro»', pattern: /\b[Cc]ada otr[oa]\b/, atMost: 38 },
    { what: '«eso se evita»', pattern: /eso se evita/, atMost: 13 },
    { what: 'telegram style: «sufre −1 de daño»', pattern: /(?:[Ss]ufre|[Ii]nflige|[Pp]aga) [+−]\d/, atMost: 0 },
    { what: 'a subject that is named twice', pattern: /[Cc]uando este personaje [^.,]*, este personaje/, atMost: 2 },
    { what: '«sin pagarla», «a sus trotes», «jugó»', pattern: /sin pagar|a sus trotes|\bjugó\b/, atMost: 0 },
    { what: '«coger», «precio»', pattern: /\b[Cc]og(?:e|er|ido)\b|precio/, atMost: 0 },
    {
      what: 'a term with a capital',
      pattern: /Línea de Visión|Alcance de combate|Baraja arcana|Boscaje|daño (?:Punz|Cort|Mág|de Imp)|[^.:()*] Paso (?:de|final)/,
      atMost: 0,
    },
    { what: 'a capital after a colon', pattern: /(?:Catástrofe|Paso final[^:]*|X|\d): (?:Este|El|La|Si|Elige|Cada|Pon)\b/, atMost: 0 },
    { what: 'a granted text without quotation marks', pattern: /\((?:Cuando|Al empezar|Este personaje) /, atMost: 0 },
  ],
};
/** The share of lines that no pattern hits, of a hundred. */
const GOOD: Readonly<Record<string, number>> = { en: 92, de: 92, fr: 92, es: 88 };

const linesOf = (language: string): string[] =>
  readFileSync(new URL(`card-text${language === 'en' ? '' : `.${language}`}.golden.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\s*- /.test(line));

describe.each(Object.keys(CAUSES))('card text in %s', (language) => {
  const lines = linesOf(language);
  const causes = CAUSES[language] ?? [];

  it.each(causes)('$what', ({ pattern, atMost }) => {
    expect(lines.length).toBeGreaterThan(800);
    expect(lines.filter((line) => pattern.test(line)).length).toBeLessThanOrEqual(atMost);
  });

  it('is good in most lines', () => {
    const good = lines.filter((line) => !causes.some(({ pattern }) => pattern.test(line))).length;
    expect(Math.floor((100 * good) / lines.length)).toBeGreaterThanOrEqual(GOOD[language] ?? 100);
  });
});
