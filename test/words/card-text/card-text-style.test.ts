import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/words/language/spoken-languages.ts';

// Readers of each language marked what is stiff or misleading in the text of the cards. Each cause is a pattern here, with the number of lines that it
// still has. The numbers only fall: where fewer lines are hit than are written down, the smaller number is written down.

interface Cause {
  what: string;
  pattern: RegExp;
  stillHit: number;
}

const CAUSES: Readonly<Record<Language, readonly Cause[]>> = {
  en: [
    { what: 'what has happened as if it went on', pattern: /while [^.,]* (?:has|have) been slain/, stillHit: 0 },
    { what: 'a turn behind what it holds for', pattern: /while it is turn/, stillHit: 0 },
    { what: 'a resisting player in a melee', pattern: /End Step[^.]*resisting player/, stillHit: 0 },
    { what: '“that is averted”', pattern: /that is averted/, stillHit: 0 },
    { what: '“is no Noble”', pattern: /\bis no [A-Z]/, stillHit: 0 },
    { what: 'a sum of wounds that is hard to read', pattern: /equal to the wounds on/, stillHit: 3 },
    { what: '“lets nobody”', pattern: /lets nobody/, stillHit: 0 },
    { what: '“that is X or that is Y”', pattern: /that is [^.,]* or that is/, stillHit: 0 },
    { what: 'a choice “as you choose”', pattern: /as you choose/, stillHit: 0 },
    { what: '“goes on with the action”', pattern: /goes on with the action/, stillHit: 0 },
    { what: '“to 1 at the least”', pattern: /at the least/, stillHit: 0 },
    { what: 'terrain or a stone that nobody targeted', pattern: /the targeted terrain|[Ll]owers a moonstone/, stillHit: 0 },
    { what: 'a granted text without quotation marks', pattern: /\((?:When|At the start of|This model) /, stillHit: 0 },
  ],
  de: [
    { what: 'what has happened as if it went on', pattern: /solange [^.,]* (?:wurde|worden)\b/, stillHit: 0 },
    { what: 'a turn behind what it holds for', pattern: /solange es Runde/, stillHit: 0 },
    { what: 'a defending player where the defender may be another', pattern: /Schlussphase[^.]*verteidigende Spieler:in/, stillHit: 0 },
    { what: '„den nächsten anderen“', pattern: /nächsten? andere/, stillHit: 0 },
    { what: 'a riddle: „bleibt gemacht“', pattern: /bleibt gemacht/, stillHit: 0 },
    { what: 'a pronoun for two kinds', pattern: /Tier oder jeden Troll[^:]*: (?:Er|Es) /, stillHit: 0 },
    { what: '„wird dieser abgewendet“', pattern: /wird dieser abgewendet/, stillHit: 12 },
    { what: '„bis zum Erschlagen“', pattern: /bis zum Erschlagen/, stillHit: 4 },
    { what: '„du bestimmst darüber“', pattern: /du bestimmst darüber/, stillHit: 5 },
    { what: '„in Sichtlinie dieses Charakters“', pattern: /in Sichtlinie dieses Charakters/, stillHit: 6 },
    { what: '„die … ist oder die … ist“', pattern: /die [^.,]* ist oder die [^.,]* ist/, stillHit: 0 },
    { what: 'the place where it stood', pattern: /um den bisherigen Platz/, stillHit: 0 },
    { what: 'another term than the rule: „direkt von … weg“', pattern: /direkt von/, stillHit: 0 },
    { what: 'a term that is dissolved or not the book’s', pattern: /drauf anzulegen|zu ihrem Preis|anvisiert|offenen blauen/, stillHit: 0 },
    { what: 'a granted text without quotation marks', pattern: /\((?:Wenn|Zu Beginn|Dieser Charakter) /, stillHit: 0 },
  ],
  fr: [
    { what: 'what has happened as if it went on', pattern: /tant que [^.,]* a été/, stillHit: 0 },
    { what: 'a turn behind what it holds for', pattern: /tant qu’on est au tour/, stillHit: 0 },
    { what: 'a resisting player in a melee', pattern: /Phase de fin[^.]*joueur résistant/, stillHit: 0 },
    { what: '« l’autre … le plus proche »', pattern: /l’autre [^.:;]* l[ae] plus proche/, stillHit: 0 },
    { what: '« asservi » for a Thrall', pattern: /asservi/, stillHit: 0 },
    { what: 'energy for all of them: « aux figurines »', pattern: /[Tt]ransférez [^.]* aux /, stillHit: 0 },
    { what: 'a stone in contact with nobody', pattern: /Moonstone en contact socle à socle, /, stillHit: 0 },
    { what: 'a caster who attacks', pattern: /Attaque de Mêlée et que le lanceur/, stillHit: 0 },
    { what: '« cela n’a pas lieu »', pattern: /cela n’a pas lieu/, stillHit: 13 },
    { what: '« en cas d’engagement »', pattern: /en cas d’engagement/, stillHit: 10 },
    { what: '« quand … devrait »', pattern: /[Qq]uand [^.,]* devrait/, stillHit: 0 },
    { what: 'another term than the rule: « en ligne droite »', pattern: /en ligne droite|s’éloign/, stillHit: 0 },
    { what: 'a term that is not the book’s', pattern: /l’enfouissement|recouvr|points bleus ouverts|sans nommer/, stillHit: 0 },
    {
      what: 'a capital after a colon',
      pattern: /(?:Catastrophe|Phase de fin[^:]*|X|\d)\s?: (?:Ce|La|L’|Si|Choisissez|Chaque)\b/,
      stillHit: 0,
    },
  ],
  es: [
    { what: 'a turn behind what it holds for', pattern: /si es el turno \d\./, stillHit: 0 },
    { what: 'a resisting player in a melee', pattern: /Paso final[^.]*jugador que se resiste/, stillHit: 0 },
    { what: 'a pronoun for what is far off: «reducirla»', pattern: /reducirla|por cada una\./, stillHit: 0 },
    { what: '«es colocado», «es sacado»', pattern: /\bes (?:colocad|sacad)/, stillHit: 5 },
    { what: '«cada otro»', pattern: /\b[Cc]ada otr[oa]\b/, stillHit: 37 },
    { what: '«eso se evita»', pattern: /eso se evita/, stillHit: 13 },
    { what: 'telegram style: «sufre −1 de daño»', pattern: /(?:[Ss]ufre|[Ii]nflige|[Pp]aga) [+−]\d/, stillHit: 0 },
    { what: 'a subject that is named twice', pattern: /[Cc]uando este personaje [^.,]*, este personaje/, stillHit: 2 },
    { what: '«sin pagarla», «a sus trotes», «jugó»', pattern: /sin pagar|a sus trotes|\bjugó\b/, stillHit: 0 },
    { what: '«coger», «precio»', pattern: /\b[Cc]og(?:e|er|ido)\b|precio/, stillHit: 0 },
    {
      what: 'a term with a capital',
      pattern: /Línea de Visión|Alcance de combate|Baraja arcana|Boscaje|daño (?:Punz|Cort|Mág|de Imp)|[^.:()*] Paso (?:de|final)/,
      stillHit: 0,
    },
    { what: 'a capital after a colon', pattern: /(?:Catástrofe|Paso final[^:]*|X|\d): (?:Este|El|La|Si|Elige|Cada|Pon)\b/, stillHit: 0 },
    { what: 'a granted text without quotation marks', pattern: /\((?:Cuando|Al empezar|Este personaje) /, stillHit: 0 },
  ],
};
/** The share of lines that no pattern hits, of a hundred. */
const GOOD: Readonly<Record<Language, number>> = { en: 99, de: 97, fr: 98, es: 95 };

const linesOf = (language: Language): string[] =>
  readFileSync(new URL(`card-text${language === 'en' ? '' : `.${language}`}.golden.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\s*- /.test(line));

describe.each(Object.keys(CAUSES) as Language[])('card text in %s', (language) => {
  const lines = linesOf(language);
  const causes = CAUSES[language];

  it.each(causes)('$what', ({ pattern, stillHit }) => {
    expect(lines.length).toBeGreaterThan(800);
    expect(lines.filter((line) => pattern.test(line)).length).toBe(stillHit);
  });

  it('is good in most lines', () => {
    const good = lines.filter((line) => !causes.some(({ pattern }) => pattern.test(line))).length;
    expect(Math.floor((100 * good) / lines.length)).toBeGreaterThanOrEqual(GOOD[language]);
  });
});
