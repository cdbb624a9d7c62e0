import { takenBack } from './line.ts';
import type { MatchRecord } from './record.ts';

/** The number of entries between two checkpoints. */
export const CHECKPOINT_EVERY = 25;

/** True if a checkpoint stays beside the newest one: all of them near it, fewer and fewer farther back, over the whole match. */
export function stays(after: number, newest: number): boolean {
  const age = (newest - after) / CHECKPOINT_EVERY;
  let gap = 1;
  while (gap * 2 <= age) gap *= 2;
  return age < 2 || after % (gap * CHECKPOINT_EVERY) === 0;
}

type Checkpoints = MatchRecord['checkpoints'];

/** Checkpoints with one more, the newest. */
export const withNewest = (checkpoints: Checkpoints, newest: Checkpoints[number]): Checkpoints => [
  ...checkpoints.filter(({ after }) => stays(after, newest.after)),
  newest,
];

/** The newest checkpoint from which the line can be folded after everything from entry `to` on is taken back; null when only the start remains. */
export function checkpointBefore(
  { entries, checkpoints }: Pick<MatchRecord, 'entries' | 'checkpoints'>,
  to: number,
): Checkpoints[number] | null {
  let least = to;
  let index = entries.length;
  for (const point of [...checkpoints].reverse()) {
    for (; index > point.after; index -= 1) least = Math.min(least, takenBack(entries[index - 1]?.events ?? [])?.to ?? least);
    if (point.after <= least) return point;
  }
  return null;
}
