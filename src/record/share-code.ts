import { fromBase64, toBase64Url } from './base64.ts';
import { seal, unsealAny, type Sealed, type Unsealed } from './sealed-file.ts';

/** The kinds that can be shared as a code; a backup cannot. */
export type Shared = Exclude<Sealed, 'backup'>;

const MARK = 'MR1.';
/** The longest code in letters: longer than any code of this app, and short enough to check at once. */
export const LONGEST_CODE = 4_000_000;
/** The first bytes, which are the same in every file of this app, are left out of a code. */
const HEAD = seal('match', null).slice(0, 10);

/** The bytes of a sealed file as a text code. */
export const codeOfFile = (file: Uint8Array): string => MARK + toBase64Url(file.subarray(HEAD.length));

/**
 * A thing of this app as a text code: compact, with version and checksum. The same content gives the same code. @internal the app goes
 * through `codeOfFile`
 */
export const writeCode = (kind: Shared, content: unknown): string => codeOfFile(seal(kind, content));

/** True if a text claims to be a code of this app, of any edition. */
export const looksLikeCode = (text: string): boolean => /^MR\d+\./.test(text);

/** True if a text is a code of a later edition than this one. */
export const isNewerCode = (text: string): boolean => looksLikeCode(text) && !text.startsWith(MARK);

/** The bytes of the sealed file in a code; null when the text is not a code. */
export function fileOfCode(code: string): Uint8Array<ArrayBuffer> | null {
  const body = code.length <= LONGEST_CODE && code.startsWith(MARK) ? fromBase64(code.slice(MARK.length)) : null;
  if (!body) return null;
  const file = new Uint8Array(HEAD.length + body.length);
  file.set(HEAD);
  file.set(body, HEAD.length);
  return file;
}

/**
 * The content of a code with its checksum verified; it still has to be checked. Never throws. @internal files and codes from elsewhere are
 * opened beside the page, in `foreign-work`
 */
export function readCode(code: string): Unsealed {
  if (isNewerCode(code)) return { ok: false, fault: { code: 'newer' } };
  if (!looksLikeCode(code)) return { ok: false, fault: { code: 'not-ours' } };
  const file = fileOfCode(code);
  return file ? unsealAny(file) : { ok: false, fault: { code: 'damaged' } };
}
