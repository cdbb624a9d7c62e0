/** Line breaks and tabs part two words; they are no part of a name. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/gu;
/**
 * Signs that nobody sees: of control, of the direction of writing, of no width. What joins or parts letters (U+200C, U+200D) stays: some scripts and
 * some pictures are written with it.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFC]/gu;
/** What of a name is seen: a letter, a number, a mark or a picture. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as somebody typed or sent it, without the signs that nobody sees; empty where nothing of it can be seen. */
export function typedName(text: string): string {
  const name = text.replaceAll(BREAKS, ' ').replaceAll(UNSEEN, '').trim();
  return SEEN.test(name) ? name : '';
}
