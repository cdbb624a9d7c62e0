const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', '’': "'" };

/** A text as it is searched: small letters without their marks, so that nobody needs another keyboard. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæøł’]/g, (letter) => LETTERS[letter] ?? letter);
