/** The attribute that links an element to a question: the seat, and a stamp that no other question has. */
const STAMP = 'data-question';

/** The stamp of a question. `nth`: how many decisions its seat has made before, because the same question may be asked twice. */
export function questionStamp(seat: number, nth: number, question: object): string {
  let hash = 0;
  for (const letter of JSON.stringify(question)) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${seat}.${nth}.${hash.toString(36)}`;
}

/** The stamp of the question to which an event's target belongs; null if it belongs to none. */
export function stampOf(event: Event): string | null {
  const marked = event.composedPath().find((node) => node instanceof Element && node.hasAttribute(STAMP));
  return marked instanceof Element ? marked.getAttribute(STAMP) : null;
}

/** True if two stamps belong to questions to different seats. */
export const isOfOther = (a: string, b: string): boolean => a.split('.')[0] !== b.split('.')[0];
