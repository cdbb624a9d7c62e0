/** The number of these rules; a record of older ones is brought forward or opens read-only. Since 2 a seed counts whole; 3 corrects many texts, 4 where an action ends. */
export const RULES = 4;
/** The oldest rules that these still play to the letter: a match begun under them goes on as it was. */
export const STILL_PLAYED = 4;
