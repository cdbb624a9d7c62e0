/** True if a name needs smaller letters, because it or one of its words is long: three lines then hold it, and no word is broken. */
export const isLong = (name: string): boolean => name.length > 21 || name.split(/[ -]/).some((word) => word.length > 8);
