import type { Opening, OpeningKind, Question } from '../../rules/terms/opening.ts';

/** The glass on which a question can be answered while a hand and its board are two. */
type AskedPlace = 'hand' | 'board' | 'either';

/** Answered out of a hand, or by choosing in secret. */
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
/** Answered by pointing at the board. */
const OF_BOARDS: readonly OpeningKind[] = ['edge', 'deploy', 'activate', 'act', 'reaction', 'markers'];
const POINTING: readonly Question['ask'][] = ['place', 'stone', 'ground', 'path', 'terrain'];
const LOOKING: readonly Question['ask'][] = ['look', 'search'];

function placeOf(question: Question): AskedPlace {
  if (POINTING.includes(question.ask)) return 'board';
  const secret = question.ask === 'option' && question.from !== undefined;
  return secret || LOOKING.includes(question.ask) ? 'hand' : 'either';
}

/** Where a question is put to a seat whose hand lies on a glass of its own: there, at the board, or at either, the first answer counts. */
export function whereAsked(opening: Opening): AskedPlace {
  if (opening.kind === 'choice') return placeOf(opening.question);
  if (OF_HANDS.includes(opening.kind)) return 'hand';
  return OF_BOARDS.includes(opening.kind) ? 'board' : 'either';
}
