import { keywords } from './nouns.ts';

/** A permission uses a verb and not an instruction: “darfst du eine Fee wählen”. */
const MAY: readonly (readonly [RegExp, string])[] = [
  [/ Folgendes tun: ~wähle ([^:.]*): /g, ' $1 wählen: '],
  [/ Folgendes tun: ~decke (die oberste [^.]*?) auf und nimm sie auf deine Hand/g, ' $1 aufdecken und auf deine Hand nehmen'],
  [/ Folgendes tun: ~decke ([^.;]*?) auf(?=[.;])/g, ' $1 aufdecken'],
  [/ Folgendes tun: ~platziere ([^.;:]*?)(?=[.;]|, sofern|$)/g, ' $1 platzieren'],
  [/ Folgendes tun: ~lass (eine Gegner:in [^.;]*?)(?=[.;]|$)/g, ' $1 lassen'],
  [/ Folgendes tun: ~ziehe ([^.;:]*?)(?=[.;]|$)/g, ' $1 ziehen'],
  [/ Folgendes tun: ~bezahle X Energie/g, ' X Energie bezahlen'],
  [/ Folgendes tun: ~(?=der |die |das |dies)/g, ' Folgendes veranlassen: ~'],
];

/** “falls du möchtest” follows the effect, unless that is long: then it belongs to the moment, whose end is marked by “~~”. */
const wished = (text: string): string =>
  text.replace(/(~?)~~(,?) (.*?), falls du möchtest/g, (_, phrase: string, comma: string, does: string, offset: number) => {
    const moment =
      text
        .slice(0, offset)
        .split(/[.:(] /)
        .at(-1) ?? '';
    if (/^darf /.test(does)) return `${phrase}${comma} ${does}`;
    if (!/[,;]/.test(does.replaceAll(/\([^)]*\)/g, ''))) return `${phrase}${comma} ${does}, falls du möchtest`;
    if (/\bwenn /i.test(moment)) return ` und du es möchtest, ${does}`;
    return phrase === '' ? ` und falls du möchtest, ${does}` : `, falls du möchtest, ${does}`;
  });

const LASTS = '(bis zum Ende der (?:Runde|Aktion|Aktivierung)|für den Rest des Spiels)';

/** Corrections of words that depend on their neighbours, in order. “~” marks a place where a moment needs no comma. */
const MELTED: readonly (readonly [RegExp, string])[] = [
  [/, dann (?=wenn |falls )/g, '; '],
  [/\b(zu|weg) (?=bewegt|bewegen)/g, '$1'],
  [/\bvon dem (?=[A-ZÄÖÜ])/g, 'vom '],
  [/\b(bewegt|darf) (dieser Charakter|diese Spielfigur|der Gegner|das Ziel) sich\b/g, '$1 sich $2'],
  [/, sieh dir (.*?), sobald die Aktion vorbei ist/g, ', sieh dir, sobald die Aktion vorbei ist, $1'],
  // “deren Energie mindestens X beträgt”, “in dessen Nahkampfreichweite …”
  [/, wenn (?:die|der|das) (\S+) von (?:ihr|ihnen) /g, ', deren $1 '],
  [/, wenn ([^,]*?) in der Nahkampfreichweite von ihm ist,/g, ', in dessen Nahkampfreichweite $1 ist,'],
  [/, wenn ([^,]*?) in der Nahkampfreichweite von ihr ist,/g, ', in deren Nahkampfreichweite $1 ist,'],
  [/\b(solange|wenn) (k?eine [^,.;:]*), (die [^.;:]*?), vorhanden ist/g, '$1 es $2 gibt, $3'],
  // Removes repetitions in pairs.
  [/ vorhanden ist( oder|,) (?=kein)/g, '$1 '],
  [/(innerhalb von [^,.;:()]*) vorhanden ist/g, '$1 ist'],
  [/\b(nicht|und) (?:kann )?keine Schritte ausführen und keine Reaktionen ausführen/g, '$1 keine Schritte oder Reaktionen ausführen'],
  [/\bnicht sprinten, keine Schritte ausführen und keine Reaktionen ausführen/g, 'weder sprinten noch Schritte oder Reaktionen ausführen'],
  [/\bnicht ernten und nicht sprinten/g, 'weder ernten noch sprinten'],
  [/\balle (seine|ihre) Wunden auf(?: und|,) frischt (?:seine|ihre) gesamte Energie auf/g, 'alle $1 Wunden und $1 gesamte Energie auf'],
  [new RegExp(`\\bhat ${LASTS} ([^.,;:()]*?) und hat \\1 `, 'g'), 'hat $1 $2 und '],
  [/(zurückkehrt und) diese Spielfigur /g, '$1 '],
  [new RegExp(`${LASTS}, aber nur gegenüber ihr, (die Wunden [^.]*?) eine andere Spielfigur erleiden`, 'g'), '$1 sie $2 erleiden'],
  [/\bSchaden erleiden würde, wird das abgewendet/g, 'Schaden erleiden würde, wird dieser abgewendet'],
  [/\bKatastrophe erleiden würde, wird das abgewendet/g, 'Katastrophe erleiden würde, wird diese abgewendet'],
  [/\bhat ((?:der Initiator |er )?(?:bis zum Ende der \p{L}+ )?)\+(\d+) zu ziehende Arkanakarten/gu, 'zieht $1$2 Arkanakarten mehr'],
  // The order of “over what” and “when”.
  [/\bfrei über ((?:(?!wenn)[^.;:()])*?) (bei (?:Sprints|Schritten|Aktionen|Reaktionen)(?: oder \p{L}+)?)/gu, '$2 frei über $1'],
  [/(„[^“]*“) ausführen/g, '$1 einsetzen'],
  // Removes the marks.
  [/~,? (?=wenn |falls )/g, ', '],
  [/~,?/g, ''],
  [/,(?:\s*,)+/g, ','],
  [/,\s*([.:;)])/g, '$1'],
  [/, \(/g, ' ('],
  [/ +([,.:;])/g, '$1'],
  [/ {2,}/g, ' '],
  [/,$/, ''],
];

const rivalNouns = (nouns: string): string =>
  `${nouns}|${Object.values(keywords)
    .map(([, noun]) => ('stem' in noun ? noun.stem : noun.singular))
    .join('|')}`;

/** The noun that is repeated most, and the others that its pronoun could mean. */
const NAMED = [
  { it: 'er', named: 'dieser Charakter', others: rivalNouns('Gegner|Initiator|Charakter') },
  { it: 'er', named: 'der Gegner', others: rivalNouns('Charakter|Initiator') },
  { it: 'es', named: 'das Ziel', others: 'Ziel' },
].map(({ it, named, others: taken }) => {
  const alone = `((?:(?!${taken})[^.:;,()])*?)`;
  return {
    it,
    also: new RegExp(`\\b(wenn|solange|und|oder) (${named}) ([^.:;,]*?) (und|oder) ${named} `, 'gi'),
    then: new RegExp(`\\b(wenn|nachdem) (${named}) ${alone}, (\\p{Ll}+)( sich)? ${named}\\b`, 'giu'),
    behind: new RegExp(`(^|[.:(] )(${named}) ([^.:;,]*?), (wenn|solange) ${named} `, 'gi'),
  };
});

/** A noun that has just been named becomes “er” or “es” where the pronoun can mean no other, and is left out after “und”. */
const unrepeated = (text: string): string =>
  NAMED.reduce(
    (sentence, { it, also, then, behind }) =>
      sentence.replace(also, '$1 $2 $3 $4 ').replace(then, `$1 $2 $3, $4 ${it}$5`).replace(behind, `$1$2 $3, $4 ${it} `),
    text,
  ).replace(/\bJede(r|s|) ([^.]* von dir [^.]*), (solange|wenn) dieser Charakter /g, (_, ending: string, part: string, word: string) => {
    const pronoun = ending === 'r' ? 'er' : ending === 's' ? 'es' : 'sie';
    return `Jede${ending} ${part}, ${word} ${pronoun} `;
  });

/** A sentence after a colon, and a limit after a sentence, begin with a capital letter. */
const capitals = (text: string): string =>
  text
    .replace(/: ~(\p{Ll})/gu, (_, first: string) => `: ${first.toUpperCase()}`)
    .replace(
      /\. \((einmal|höchstens) ([^()]*)\)\.?/g,
      (_, often: string, tail: string) => `. ${often === 'einmal' ? 'Einmal' : 'Höchstens'} ${tail}.`,
    );

/** Corrects a whole text: removes the marks of wordings, commas before other punctuation, and repetitions. */
export const tidy = (text: string): string => {
  const may = MAY.reduce((sentence, [from, to]) => sentence.replace(from, to), text);
  const melted = MELTED.reduce((sentence, [from, to]) => sentence.replace(from, to), capitals(wished(may)));
  return unrepeated(melted).replace(/(d(?:ie|er|as)) ([^.:;,]*?) ist oder \1 ([^.:;,]*?) ist\b/g, '$1 $2 oder $3 ist');
};
