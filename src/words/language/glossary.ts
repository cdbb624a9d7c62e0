import type { Clause } from '../../rules/terms/ids.ts';
import { currentLanguage, type Language } from './locale.ts';

type GlossaryTerm = readonly [pattern: string, clause: Clause];

/** Terms of card text as patterns with their endings, and the clause that explains each. A term comes before any shorter one with which it begins. */
const TERMS: Readonly<Record<Language, readonly GlossaryTerm[]>> = {
  en: [
    ['Signature Move', 'SIG-1'],
    ['[Rr]eaction [Ss]tep', 'REA-2'],
    ['Replenish Step', 'REP-1'],
    ['End Step', 'END-1'],
    ['Discard Step', 'DSC-1'],
    ['[Mm]elee [Aa]ttack', 'MEL-5'],
    ['Melee Range', 'CRD-4'],
    ['Follow-Up', 'FUP-1'],
    ['Critical Hit', 'CRT-1'],
    ['Going For It', 'MEL-13'],
    ['[Rr]emoved from [Pp]lay', 'REM-1'],
    ['line of sight', 'LOS-2'],
    ['base contact', 'DEF-31'],
    ['directly (?:away|towards)', 'DEF-29'],
    ['once per (?:turn|game)', 'CRD-17'],
    ['Water Feature', 'TER-4'],
    ['Wooded Patch', 'TER-5'],
    ['Catastrophe', 'ABL-6'],
    ['Obstacle', 'TER-2'],
    ['Barrier', 'TER-3'],
    ['Traverse', 'TRV-1'],
    ['Harvest', 'HRV-1'],
    ['engaged', 'ENG-2'],
    ['[Pp]ulse', 'DEF-11'],
    ['Evade', 'ARC-9'],
    ['cover', 'COV-1'],
    ['Slow', 'SLW-2'],
    ['slain', 'SLN-1'],
    ['Jog', 'JOG-1'],
    ['Faerie', 'FAE-1'],
  ],
  de: [
    ['Einzigartige[rn]? Stile?', 'SIG-1'],
    ['Reaktion(?:en)?', 'REA-2'],
    ['Auffrischungsphase', 'REP-1'],
    ['Schlussphase', 'END-1'],
    ['Aufräumphase', 'DSC-1'],
    ['Nahkampfangriff(?:e|en|s)?', 'MEL-5'],
    ['Nahkampfreichweite', 'CRD-4'],
    ['Folgemanöver', 'FUP-1'],
    ['kritische[rn]? Treffer', 'CRT-1'],
    ['Drauf anlegen', 'MEL-13'],
    ['aus dem Spiel entfernt', 'REM-1'],
    ['Sichtlinie', 'LOS-2'],
    ['Basenkontakt', 'DEF-31'],
    ['direkt auf|auf direktem Weg', 'DEF-29'],
    ['einmal pro (?:Runde|Spiel)', 'CRD-17'],
    ['Wassergelände', 'TER-4'],
    ['Wäldchen', 'TER-5'],
    ['Katastrophe', 'ABL-6'],
    ['Hindernis(?:se|sen|ses)?', 'TER-2'],
    ['Barrieren?', 'TER-3'],
    ['Überquerung(?:en)?|überqueren', 'TRV-1'],
    ['[Ee]rnten|erntet', 'HRV-1'],
    ['gebunden', 'ENG-2'],
    ['Radius', 'DEF-11'],
    ['Ausweichen(?:wert)?', 'ARC-9'],
    ['Deckung', 'COV-1'],
    ['[Ll]angsam', 'SLW-2'],
    ['[Ee]rschlagen(?:e|er|en|es)?', 'SLN-1'],
    ['Sprints?|sprinten|sprintet', 'JOG-1'],
    ['Feen?', 'FAE-1'],
  ],
  fr: [
    ['Bottes? secrètes?', 'SIG-1'],
    ['Mouvements? de Réaction', 'REA-2'],
    ['Phase de restauration', 'REP-1'],
    ['Phase de fin', 'END-1'],
    ['Phase de défausse', 'DSC-1'],
    ['Attaques? de Mêlée', 'MEL-5'],
    ['Portée de Mêlée', 'CRD-4'],
    ['Ripostes?', 'FUP-1'],
    ['Coups? Critiques?', 'CRT-1'],
    ['On fonce', 'MEL-13'],
    ['retirée?s? du jeu', 'REM-1'],
    ['Ligne de Vue', 'LOS-2'],
    ['socle à socle', 'DEF-31'],
    ['directement vers|en direction opposée', 'DEF-29'],
    ['une fois par (?:tour|partie)', 'CRD-17'],
    ['Plans? d’Eau', 'TER-4'],
    ['Parcelles? Boisées?', 'TER-5'],
    ['Catastrophe', 'ABL-6'],
    ['Obstacles?', 'TER-2'],
    ['Barrières?', 'TER-3'],
    ['Traverser', 'TRV-1'],
    ['[Rr]écoltes?|récolter', 'HRV-1'],
    ['engagée?s?', 'ENG-2'],
    ['Impulsion', 'DEF-11'],
    ['Esquive', 'ARC-9'],
    ['couvert', 'COV-1'],
    ['[Rr]alentie?s?', 'SLW-2'],
    ['tuée?s?', 'SLN-1'],
    ['Courses?|courir', 'JOG-1'],
    ['Fées?', 'FAE-1'],
  ],
  es: [
    ['[Aa]lcance de combate', 'CRD-4'],
    ['Movimientos? característicos?', 'SIG-1'],
    ['[Pp]asos? de reacción', 'REA-2'],
    ['[Pp]aso de reposición', 'REP-1'],
    ['[Pp]aso final', 'END-1'],
    ['[Pp]aso de descarte', 'DSC-1'],
    ['Combates?', 'MEL-5'],
    ['Ataques? adicional(?:es)?', 'FUP-1'],
    ['[Gg]olpes? críticos?', 'CRT-1'],
    ['A por ello', 'MEL-13'],
    ['sacad[oa]s? de la partida', 'REM-1'],
    ['[Ll]ínea de [Vv]isión', 'LOS-2'],
    ['contacto con la base', 'DEF-31'],
    ['directamente hacia(?: atrás)?', 'DEF-29'],
    ['una vez por (?:turno|partida)', 'CRD-17'],
    ['[Ee]lementos? acuáticos?', 'TER-4'],
    ['[Bb]oscajes?', 'TER-5'],
    ['Catástrofe', 'ABL-6'],
    ['[Oo]bstáculos?', 'TER-2'],
    ['[Bb]arreras?', 'TER-3'],
    ['[Aa]travesar', 'TRV-1'],
    ['[Cc]osechar?', 'HRV-1'],
    ['enfrentad[oa]s?', 'ENG-2'],
    ['[Pp]ulso', 'DEF-11'],
    ['Evasión', 'ARC-9'],
    ['cobertura', 'COV-1'],
    ['Lento', 'SLW-2'],
    ['asesinad[oa]s?', 'SLN-1'],
    ['trotar|trotes?|trota', 'JOG-1'],
    ['Hadas?', 'FAE-1'],
  ],
};

/** A pattern for whole words in any language. */
const among = (terms: readonly GlossaryTerm[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${terms.map(([pattern]) => `(${pattern})`).join('|')})(?!\\p{L})`, 'gu');
const patterns = new Map<Language, RegExp>();
function anyTerm(): RegExp {
  const language = currentLanguage();
  const pattern = patterns.get(language) ?? among(TERMS[language]);
  patterns.set(language, pattern);
  return pattern;
}

/** The terms of a text in the present language, each with its clause. */
const termsIn = (text: string): { at: number; term: string; clause: Clause }[] =>
  [...text.matchAll(anyTerm())].flatMap((match) => {
    const clause = TERMS[currentLanguage()][match.slice(1).findIndex((group) => group !== undefined)]?.[1];
    return clause === undefined ? [] : [{ at: match.index, term: match[0], clause }];
  });

/** The clause that explains a term; null for any other word. */
export const clauseOf = (term: string): Clause | null => termsIn(term).find((match) => match.term === term)?.clause ?? null;

/** A text in parts; parts with a clause are terms that the rulebook explains. Each term is marked once. */
export function glossed(text: string): { text: string; clause: Clause | null }[] {
  const marked = new Set<Clause>();
  const parts: { text: string; clause: Clause | null }[] = [];
  let from = 0;
  for (const { at, term, clause } of termsIn(text)) {
    if (marked.has(clause)) continue;
    marked.add(clause);
    parts.push({ text: text.slice(from, at), clause: null }, { text: term, clause });
    from = at + term.length;
  }
  return [...parts, { text: text.slice(from), clause: null }].filter((part) => part.text !== '');
}
