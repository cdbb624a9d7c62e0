import type { Opening, OpeningKind, Question } from '../../rules/terms/opening.ts';

/** The screens on which a question can be answered while a seat has its hand and its board on different screens. */
type AskedPlace = 'hand' | 'board' | 'either';

/** Openings answered from a hand, or by choosing in secret. */
const OF_HANDS: readonly OpeningKind[] = [
  'faction',
  'troupe',
  'pick',
  'melee-card',
  'critical',
  'follow-up',
  'claim',
  'call',
  'replace',
  'card',
  'interrupt',
];
/** Openings answered by pointing at the board. */
const OF_BOARDS: readonly OpeningKind[] = ['edge', 'deploy', 'activate', 'act', 'reaction', 'markers'];
const POINTING: readonly Question['ask'][] = ['place', 'stone', 'ground', 'path', 'terrain'];
const LOOKING: readonly Question['ask'][] = ['look', 'search'];

function placeOf(question: Question): AskedPlace {
  if (POINTING.includes(question.ask)) return 'board';
  const secret = question.ask === 'option' && question.from !== undefined;
  return secret || LOOKING.includes(question.ask) ? 'hand' : 'either';
}

/** The place where a seat with its hand on another screen is asked: at the hand, at the board, or at both, where the first answer counts. */
export function whereAsked(opening: Opening): AskedPlace {
  if (opening.kind === 'choice') return placeOf(opening.question);
  if (OF_HANDS.includes(opening.kind)) return 'hand';
  return OF_BOARDS.includes(opening.kind) ? 'board' : 'either';
}
