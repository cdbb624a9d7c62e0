/** Line breaks and tabs: each becomes a space. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/gu;
/**
 * Invisible characters: control characters, marks of the writing direction, characters without width. The joiners U+200C and U+200D stay,
 * because some scripts and some emoji need them.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFC]/gu;
/** A visible character: a letter, a number, a punctuation mark or a symbol. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name that a person typed or another device sent, without invisible characters; '' when no visible character is left. */
export function typedName(text: string): string {
  const name = text.replaceAll(BREAKS, ' ').replaceAll(UNSEEN, '').trim();
  return SEEN.test(name) ? name : '';
}
