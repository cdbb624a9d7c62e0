import type { Happening, HappeningOf } from '../rules/terms/happening.ts';
import type { RecordEntry, RecordLine, MatchRecord } from './record.ts';

/** The event that shortens the line: a take-back that was free, or to which everybody has agreed. */
export const takenBack = (events: readonly Happening[]): HappeningOf<'taken-back'> | undefined =>
  events.find((event) => event.what === 'taken-back');

/** What is left of a line when everything from entry `to` on is taken back. */
export const backTo = (line: RecordLine, to: number): RecordLine => line.filter(({ at }) => at < to);

/** Puts an entry at the end of a line, or lets it shorten it. Changes the line. */
export function extend(line: RecordLine, index: number, entry: RecordEntry): void {
  const back = takenBack(entry.events);
  if (!back) {
    line.push({ at: index, entry });
    return;
  }
  while ((line[line.length - 1]?.at ?? -1) >= back.to) line.pop();
  // a take-back that a seat makes alone needs no salt: nothing was seen
  if (entry.decision.kind !== 'take-back') line.push({ at: index, salt: `${index}` });
}

/** The entries in force after so many of a record, as their own events tell: no rule is asked. */
export function lineAfter({ entries, base }: Pick<MatchRecord, 'entries' | 'base'>, count = entries.length): RecordLine {
  const line: RecordLine = [];
  for (let index = base?.after ?? 0; index < count; index += 1) {
    const entry = entries[index];
    if (entry) extend(line, index, entry);
  }
  return line;
}
