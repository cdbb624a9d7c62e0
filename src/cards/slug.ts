const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };

/**
 * The id of a printed name: lower case, accents to plain letters, apostrophes and quotation marks deleted, `&` to `and`,
 * every other run of characters to one hyphen. `"Look out!"` → `look-out`.
 */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[æœøßđł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼ`"“”„«»]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
