import type { DecisionKind, DecisionOf } from '../rules/terms/decision.ts';
import type { Happening, HappeningKind } from '../rules/terms/happening.ts';
import type { RecordLine } from './record.ts';

/** Events that reveal something for good: cards drawn, flipped, looked at or shown, and dice. */
const SEEN: readonly HappeningKind[] = [
  'rolled',
  'stones-dropped',
  'melee-drawn',
  'melee-hand-shown',
  'melee-revealed',
  'pressed',
  'arcane-drawn',
  'arcane-revealed',
  'resist-shown',
  'flipped',
  'looked',
  'replaced',
  'shuffled',
  'card-taken',
  'card-kept',
  'card-played',
  'arcane-kept',
];

/** Decisions that are a player's word and are never taken back alone. */
const GIVEN: readonly DecisionKind[] = [
  'claim',
  'ok',
  'bluff',
  'replace',
  'play-melee',
  'press',
  'follow-up',
  'pass',
  'hold',
  'keep-stones',
  'mulligan',
  'take-back',
  'agree',
  'refuse',
  'adjust',
  'concede',
  'offer-draw',
  'sunrise',
];

/** True if a card or a roll was seen since a decision was made, that decision included. */
export const seenSince = (line: RecordLine, to: number): boolean =>
  line.some((item) => item.at >= to && 'entry' in item && revealing(item.entry.events));

const revealing = (events: readonly Happening[]): boolean => events.some(({ what }) => SEEN.includes(what));

/**
 * True if a seat may take back its last decision without asking: no later decision, nothing seen, and neither a claim, a call, a laid card
 * nor a pass.
 */
export function mayTakeBackAlone(line: RecordLine, decision: DecisionOf<'take-back'>): boolean {
  const last = line[line.length - 1];
  if (!last || !('entry' in last) || last.at !== decision.to) return false;
  const { entry } = last;
  return entry.decision.seat === decision.seat && !GIVEN.includes(entry.decision.kind) && !revealing(entry.events);
}
