/** Letters of right-to-left scripts, and characters that change the direction of text. */
const FROM_RIGHT = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const ISOLATE = /\u2068[^\u2066-\u2069]*\u2069/gu;

/** A text without its isolated parts. */
function bare(text: string): string {
  const without = text.replaceAll(ISOLATE, '');
  return without === text ? text : bare(without);
}

/**
 * A name for use in a sentence: a right-to-left name is isolated (U+2068 … U+2069), so that it does not reorder the text around it. Other names stay
 * as they are, because every language of the app is written from left to right.
 */
export const isolatedName = (name: string): string => (FROM_RIGHT.test(bare(name)) ? `\u2068${name}\u2069` : name);

/** Breaks a sentence into lines of at most so many UTF-16 units; an isolated name stays on one line. */
export function broken(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.match(/(?:\u2068[^\u2068\u2069]*\u2069|[^ ])+/gu) ?? []) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
