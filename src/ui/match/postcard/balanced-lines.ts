import { broken } from '../../../words/language/isolated-name.ts';

/** The greatest and the least line length that is tried, in letters. */
const [MOST, FEWEST] = [90, 12];

/**
 * Breaks a text into as few lines of at most this width as possible, all about equally long, so that no word is alone in a line. `widthOf` measures a
 * line.
 */
export function balancedLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const fits = (lines: readonly string[]): boolean => lines.every((line) => widthOf(line) <= width);
  let letters = MOST;
  while (letters > FEWEST && !fits(broken(text, letters))) letters -= 1;
  let best = broken(text, letters);
  for (letters -= 1; letters >= FEWEST; letters -= 1) {
    const shorter = broken(text, letters);
    if (shorter.length > best.length) break;
    if (fits(shorter)) best = shorter;
  }
  return best;
}
