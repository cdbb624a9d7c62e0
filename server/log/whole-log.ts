import { Eras } from './eras.ts';
import type { Log } from './log.ts';

/** The whole club as lines of text, in the form that `restore` reads. They contain names and keys, but not the club's secret. */
export async function* exportLines(log: Log): AsyncGenerator<string> {
  for (const { stream } of await log.list(''))
    for (const { at: place, text } of await log.read(stream, 0)) yield JSON.stringify({ stream, at: place, text });
}

/** The time of an entry; 0 for an entry without one. */
const timeIn = (text: string): number => Number(/"when":(\d{1,16})/.exec(text)?.[1] ?? 0);

/** Fills an empty store from the lines of an export, and begins a new era. Gives the number of entries; throws at an invalid line. */
export async function restore(log: Log, lines: AsyncIterable<string> | Iterable<string>): Promise<number> {
  let [count, newest] = [0, 0];
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const { stream, at: place, text } = JSON.parse(line) as { stream: string; at: number; text: string };
    const answer = await log.append(stream, place, text);
    if (!answer.ok) throw new Error(`entry ${place} of ${stream} was not kept: ${answer.why}`);
    count += 1;
    newest = Math.max(newest, timeIn(text));
  }
  await new Eras(log).begin(newest);
  return count;
}
