/** The attribute that says to which question something belongs: its seat, and a stamp that no other question has. */
const STAMP = 'data-question';

/** A question in a few letters. `nth`: how often its seat has decided before, for the same may be asked twice. */
export function questionStamp(seat: number, nth: number, question: object): string {
  let hash = 0;
  for (const letter of JSON.stringify(question)) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${seat}.${nth}.${hash.toString(36)}`;
}

/** The stamp of the question that an event belongs to; null where it belongs to none. */
export function stampOf(event: Event): string | null {
  const marked = event.composedPath().find((node) => node instanceof Element && node.hasAttribute(STAMP));
  return marked instanceof Element ? marked.getAttribute(STAMP) : null;
}

/** Whether two stamps are of questions to different seats. */
export const isOfOther = (a: string, b: string): boolean => a.split('.')[0] !== b.split('.')[0];
