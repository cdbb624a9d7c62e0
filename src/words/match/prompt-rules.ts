import type { Clause } from '../../rules/terms/ids.ts';
import type { OpeningKind, Question } from '../../rules/terms/opening.ts';

/** The rule that explains each question. */
const BEHIND: Readonly<Record<Exclude<OpeningKind, 'agreement'>, Clause>> = {
  faction: 'SET-11',
  troupe: 'SET-12',
  draft: 'DRF-5',
  pick: 'EVA-3',
  mulligan: 'MST-7',
  start: 'DEP-3',
  edge: 'DEP-4',
  deploy: 'DEP-10',
  first: 'INI-1',
  activate: 'ACT-1',
  act: 'ACT-14',
  reaction: 'REA-2',
  'going-for-it': 'MEL-13',
  'melee-card': 'MEL-10',
  critical: 'CRT-1',
  upgrade: 'SIG-2',
  'damage-type': 'DMG-1',
  'follow-up': 'FUP-4',
  claim: 'ARC-13',
  call: 'ARC-19',
  replace: 'ARC-24',
  again: 'ARC-26',
  interrupt: 'REA-15',
  reveal: 'ARC-7',
  card: 'EVA-10',
  choice: 'ABL-1',
  markers: 'TER-13',
};

const QUESTIONS: Readonly<Partial<Record<Question['ask'], Clause>>> = {
  place: 'DEF-26',
  stone: 'HLD-5',
  path: 'DEF-30',
  order: 'END-3',
  look: 'ABL-9',
};

/** The clause behind a question; null where it follows from no rule. */
export function ruleBehind(kind: OpeningKind, ask?: Question['ask']): Clause | null {
  if (kind === 'agreement') return null;
  return (ask && QUESTIONS[ask]) ?? BEHIND[kind];
}
