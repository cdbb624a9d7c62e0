import type { Clause } from '../rules/terms/ids.ts';

/** Terms that stand in the text of cards, as English cards have them, and the clause that explains each. Longer ones first. */
const TERMS: readonly (readonly [term: string, clause: Clause])[] = [
  ['Signature Move', 'SIG-1'],
  ['Reaction Step', 'REA-2'],
  ['reaction step', 'REA-2'],
  ['Replenish Step', 'REP-1'],
  ['End Step', 'END-1'],
  ['Discard Step', 'DSC-1'],
  ['Melee Attack', 'MEL-5'],
  ['melee attack', 'MEL-5'],
  ['Melee Range', 'CRD-4'],
  ['Follow-Up', 'FUP-1'],
  ['Critical Hit', 'CRT-1'],
  ['Going For It', 'MEL-13'],
  ['removed from play', 'REM-1'],
  ['Removed from Play', 'REM-1'],
  ['line of sight', 'LOS-2'],
  ['base contact', 'DEF-31'],
  ['directly away', 'DEF-29'],
  ['directly towards', 'DEF-29'],
  ['once per turn', 'CRD-17'],
  ['once per game', 'CRD-17'],
  ['Water Feature', 'TER-4'],
  ['Wooded Patch', 'TER-5'],
  ['Catastrophe', 'ABL-6'],
  ['Obstacle', 'TER-2'],
  ['Barrier', 'TER-3'],
  ['Traverse', 'TRV-1'],
  ['Harvest', 'HRV-1'],
  ['engaged', 'ENG-2'],
  ['pulse', 'DEF-11'],
  ['Pulse', 'DEF-11'],
  ['Evade', 'ARC-9'],
  ['cover', 'COV-1'],
  ['Slow', 'SLW-2'],
  ['slain', 'SLN-1'],
  ['Jog', 'JOG-1'],
  ['Faerie', 'FAE-1'],
];

const clauses = new Map(TERMS);
const ANY = new RegExp(`\\b(${TERMS.map(([term]) => term).join('|')})\\b`);

/** The clause that explains a term; null for a word that is none. */
export const clauseOf = (term: string): Clause | null => clauses.get(term) ?? null;

/** A text in parts; those with a clause are terms that the rulebook explains. Each term is marked once. */
export function glossed(text: string): { text: string; clause: Clause | null }[] {
  const marked = new Set<Clause>();
  return text
    .split(ANY)
    .map((part) => {
      const clause = clauses.get(part) ?? null;
      if (clause === null || marked.has(clause)) return { text: part, clause: null };
      marked.add(clause);
      return { text: part, clause };
    })
    .filter((part) => part.text !== '');
}
