import type { Catalogue } from '../../rules/terms/card-language.ts';

/** A checksum of the cards of a match, by which two devices know that they have the same cards: FNV over 2 × 32 bits. */
export function cardSum(cards: Catalogue): string {
  const text = JSON.stringify(cards);
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    low = Math.imul(low ^ sign, 0x01000193);
    high = Math.imul(high ^ (sign + index), 0x85ebca6b);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
