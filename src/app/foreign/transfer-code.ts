import { fromBase64 } from '../../record/base64.ts';
import { gzipText } from '../../record/sealed-file.ts';

/** Letters of a transfer code of Lunachron, and bytes of what it holds. */
const [LONGEST, MOST] = [1_000_000, 8 * 1024 * 1024];

/** Whether letters begin as a gzip file does. */
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
