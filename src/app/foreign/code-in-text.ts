// A code stands in whatever text a message puts round it: quotation marks and brackets, bold signs, a full stop, “> ” before each line,
// breaks within it, words behind it.

/** Broken pieces of a code that are looked at, and words behind it that are taken for pieces at first. */
const [MOST_PIECES, MOST_WORDS] = [100_000, 12];
/** Letters up to which several readings of a code are tried. */
const LONGEST_TRIED = 200_000;

/** A text without the signs that show nothing, and without what stands before each line of an answer. */
export const unquoted = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .split('\n')
    .map((line) => line.replace(/^[\t\r >]+/, ''))
    .join('\n');

/** A code without the full stops and strokes behind it; an expression would look at each sign before them, too. */
function withoutTail(code: string): string {
  let end = code.length;
  while (end > 0 && '._-'.includes(code.charAt(end - 1))) end -= 1;
  return code.slice(0, end);
}

/** What may be the code that begins here: letters, and further pieces behind blanks and breaks, the likeliest first. */
function readings(text: string, letters: RegExp): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/\s/, MOST_PIECES)) {
    if (piece === '') continue;
    const [token = ''] = letters.exec(piece) ?? [];
    if (token === '') break;
    pieces.push(token);
    if (token !== piece) break;
  }
  const joined = pieces.map((_, index) => pieces.slice(0, pieces.length - index).join('')).slice(0, 1 + MOST_WORDS);
  const match = [pieces[0] ?? '', ...joined].filter(Boolean);
  return [...new Set(match.flatMap((code) => [code, withoutTail(code)]))];
}

/** The mark of a code, and the letters that it is made of. */
export interface CodeMark {
  mark: RegExp;
  letters: RegExp;
}
export const OURS: CodeMark = { mark: /(?<![A-Za-z0-9])MR\d+\./g, letters: /^[\w.-]+/ };
export const BUILDERS: CodeMark = { mark: /(?<![A-Za-z0-9])MS\d+\./g, letters: /^[\w.+/=-]+/ };

/**
 * The code with this mark in a text: the first reading that is `sound`, else all that may belong to it, so that a damaged one is
 * called damaged. Null where there is no such mark.
 */
export function codeIn(text: string, { mark, letters }: CodeMark, isSound: (code: string) => boolean): string | null {
  const starts = [...text.matchAll(mark)].map(({ index }) => index).slice(0, MOST_WORDS);
  const all = starts.map((start) => readings(text.slice(start), letters));
  const [first = []] = all;
  if (all.length === 1 && first.length === 1) return first[0] ?? null;
  for (const tried of all) for (const code of tried) if (code.length <= LONGEST_TRIED && isSound(code)) return code;
  return first.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

const FRAME = /(?<![A-Za-z0-9])MRQ1\.\d{1,2}\.\d{1,2}\.[0-9a-z]{7}\.[\w.-]{1,600}/g;
/** The texts of pictures in a text, in their order. */
export const framesIn = (text: string): string[] => (text.match(FRAME) ?? []).map((frame) => frame.replace(/\.+$/, ''));

const RUN = /[A-Za-z0-9+/_-]{12,}/g;
/**
 * What may be a code without a mark: each long run of letters of base64, with what may have been broken off behind it, the longest
 * first, since such a code has no sum that tells whether all of it is there.
 */
export const runsIn = (text: string): string[] =>
  [...text.matchAll(RUN)]
    .slice(0, MOST_WORDS)
    .flatMap(({ index }) => readings(text.slice(index), /^[\w+/=-]+/).sort((a, b) => b.length - a.length));
