/** The size of words until the player chooses another one, in CSS pixels. */
const WORDS = 17;

/** By what factor the words of the page are larger than usual. */
export const wordSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / WORDS;
