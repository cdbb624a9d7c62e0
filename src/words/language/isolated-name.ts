/** Letters that are written from the right, and signs that turn what follows them round. */
const FROM_RIGHT = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const ISOLATE = /\u2068[^\u2066-\u2069]*\u2069/gu;

/** A text without what is isolated in it already. */
function bare(text: string): string {
  const without = text.replaceAll(ISOLATE, '');
  return without === text ? text : bare(without);
}

/**
 * A name as it stands in a sentence: one that is written from the right keeps its own direction and turns nothing round it (U+2068 … U+2069). All
 * others are as they were: every language of the app is written from the left.
 */
export const isolatedName = (name: string): string => (FROM_RIGHT.test(bare(name)) ? `\u2068${name}\u2069` : name);

/** A sentence broken where lines would be too long, in UTF-16 units; a name that is isolated stays on its line. */
export function broken(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.match(/(?:\u2068[^\u2068\u2069]*\u2069|[^ ])+/gu) ?? []) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
