const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SAFE = `${PLAIN.slice(0, 62)}-_`;
const VALUES = new Map([...PLAIN, ...SAFE].map((sign) => [sign, Math.max(PLAIN.indexOf(sign), SAFE.indexOf(sign))]));

function written(bytes: Uint8Array, alphabet: string, fill: string): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(start, start + 3);
    const signs = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    const kept = Math.min(4, bytes.length - start + 1);
    text += signs.map((sign, index) => (index < kept ? (alphabet[sign] ?? '') : fill)).join('');
  }
  return text;
}

/** Bytes as letters that survive an address: no padding, `-` and `_`. */
export const toBase64Url = (bytes: Uint8Array): string => written(bytes, SAFE, '');

/** Bytes as letters, padded with `=`. */
export const toBase64 = (bytes: Uint8Array): string => written(bytes, PLAIN, '=');

/** The bytes of either alphabet, padded or not; null when a character does not belong or the last one is cut. */
export function fromBase64(text: string): Uint8Array | null {
  const bare = text.replace(/={1,2}$/, '');
  if (bare.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((bare.length * 3) / 4));
  let [word, bits, offset] = [0, 0, 0];
  for (const sign of bare) {
    const value = VALUES.get(sign);
    if (value === undefined) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[offset] = (word >> bits) & 0xff;
    offset += 1;
  }
  return bytes;
}
