import { fromBase64 } from '../../record/base64.ts';
import { gzipText } from '../../record/sealed-file.ts';

/** The most letters of a transfer code of Lunachron, and the most bytes of its content. */
const [LONGEST, MOST] = [1_000_000, 8 * 1024 * 1024];

/** True if letters begin like a gzip file. */
export const looksLikeTransfer = (letters: string): boolean => letters.startsWith('H4sI') && letters.length <= LONGEST;

/** The data in a transfer code; null when it is damaged. */
export function transferData(letters: string): unknown {
  const bytes = fromBase64(letters);
  const text = bytes && gzipText(bytes, MOST);
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
