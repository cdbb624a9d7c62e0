// Finds a code in a message, whatever stands around it: quotation marks, brackets, bold signs, a full stop, “> ” before each line, line breaks within
// it or words after it.

/** At most so many pieces of a broken code are joined, and at most so many words after a code are first taken for pieces of it. */
const [MOST_PIECES, MOST_WORDS] = [100_000, 12];
/** Characters up to which several readings of a code are tried. */
const LONGEST_TRIED = 200_000;

/** A text without invisible characters, and without the quote marks before each line of a reply. */
export const unquoted = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .split('\n')
    .map((line) => line.replace(/^[\t\r >]+/, ''))
    .join('\n');

/** A code without the full stops, underscores and hyphens after it. A regular expression would also look at each such sign before them. */
function withoutTail(code: string): string {
  let end = code.length;
  while (end > 0 && '._-'.includes(code.charAt(end - 1))) end -= 1;
  return code.slice(0, end);
}

/** Possible codes at the start of a text, the likeliest first: its first piece, and that piece joined with the pieces after blanks and breaks. */
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

/** The mark that begins a code, and the letters that it may contain. */
export interface CodeMark {
  mark: RegExp;
  letters: RegExp;
}
export const OURS: CodeMark = { mark: /(?<![A-Za-z0-9])MR\d+\./g, letters: /^[\w.-]+/ };
export const BUILDERS: CodeMark = { mark: /(?<![A-Za-z0-9])MS\d+\./g, letters: /^[\w.+/=-]+/ };

/**
 * The code with this mark in a text: the first reading that is `sound`, else the longest one, so that a damaged code is reported as damaged. Null
 * where there is no such mark.
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
/** The texts of code pictures in a text, in order. */
export const framesIn = (text: string): string[] => (text.match(FRAME) ?? []).map((frame) => frame.replace(/\.+$/, ''));

const RUN = /[A-Za-z0-9+/_-]{12,}/g;
/**
 * Possible codes without a mark: each long run of base64 letters with the pieces after it, the longest first, because such a code has no checksum
 * that tells whether it is complete.
 */
export const runsIn = (text: string): string[] =>
  [...text.matchAll(RUN)]
    .slice(0, MOST_WORDS)
    .flatMap(({ index }) => readings(text.slice(index), /^[\w+/=-]+/).sort((a, b) => b.length - a.length));
