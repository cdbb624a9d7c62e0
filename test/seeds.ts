const SPAN = /^(\d+)-(\d+)$/;

/** Everything is asked for (`npm run test:whole`). */
const isWhole = process.env['MOONRISE_WHOLE'] !== undefined;

/**
 * The cases of a test, by number: the first `few` in `npm test`, `all` of them in the long form. `MOONRISE_SEEDS=1500-2000` takes
 * those from 1500 up to 1999, so that a long form can be run in parts.
 */
export function seeds(few: number, all: number): number[] {
  const asked = process.env['MOONRISE_SEEDS'];
  const span = asked === undefined ? null : SPAN.exec(asked);
  if (asked !== undefined && !span) throw new Error(`MOONRISE_SEEDS is two numbers, 1500-2000, and not ${asked}`);
  const [from, until] = span ? [Number(span[1]), Math.min(all, Number(span[2]))] : [0, isWhole ? all : few];
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
}

/** So many cases at a time, each list with the name it has in a report. */
export function inRounds(cases: readonly number[], size: number): [string, number[]][] {
  return Array.from({ length: Math.ceil(cases.length / size) }, (_, round) => {
    const part = cases.slice(round * size, (round + 1) * size);
    return [`${part[0]}–${part.at(-1)}`, part];
  });
}
