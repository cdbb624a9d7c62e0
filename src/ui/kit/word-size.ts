/** 17 px: the size of the words until somebody chooses another. */
const WORDS = 17;

/** How many times as large as usual the words of the page are. */
export const wordSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / WORDS;
