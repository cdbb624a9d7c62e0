/** Whether a name, or a word of it, is written smaller, so that three lines hold it and no word is broken. */
export const isLong = (name: string): boolean => name.length > 21 || name.split(/[ -]/).some((word) => word.length > 8);
