const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', '’': "'" };

/** A text for searching: lower case without accents, so that any keyboard will do. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæøł’]/g, (letter) => LETTERS[letter] ?? letter);
