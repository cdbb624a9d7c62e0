import type { Happening, HappeningOf } from '../rules/terms/happening.ts';
import type { RecordEntry, RecordLine, MatchRecord } from './record.ts';

/** The event that shortens the line: a free take-back, or one that all players have agreed to. */
export const takenBack = (events: readonly Happening[]): HappeningOf<'taken-back'> | undefined =>
  events.find((event) => event.what === 'taken-back');

/** The entries of a line that remain when everything from entry `to` on is taken back. */
export const backTo = (line: RecordLine, to: number): RecordLine => line.filter(({ at }) => at < to);

/** Adds an entry to the line, or shortens the line by it. Changes its argument. */
export function extend(line: RecordLine, index: number, entry: RecordEntry): void {
  const back = takenBack(entry.events);
  if (!back) {
    line.push({ at: index, entry });
    return;
  }
  while ((line[line.length - 1]?.at ?? -1) >= back.to) line.pop();
  // a take-back by one seat needs no salt because no card was seen
  if (entry.decision.kind !== 'take-back') line.push({ at: index, salt: `${index}` });
}

/** The line with an entry added, or shortened by it. Changes no argument. */
export function extended(line: RecordLine, index: number, entry: RecordEntry): RecordLine {
  if (!takenBack(entry.events)) return line.concat([{ at: index, entry }]); // a copy that grows afterwards would be made twice
  const shorter = [...line];
  extend(shorter, index, entry);
  return shorter;
}

/** The entries in force after so many of a record, by their events alone and without the rules. */
export function lineAfter({ entries, base }: Pick<MatchRecord, 'entries' | 'base'>, count = entries.length): RecordLine {
  const line: RecordLine = [];
  for (let index = base?.after ?? 0; index < count; index += 1) {
    const entry = entries[index];
    if (entry) extend(line, index, entry);
  }
  return line;
}
