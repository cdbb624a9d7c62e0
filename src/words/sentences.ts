import { msg, str } from '@lit/localize';

/** First letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as a sentence: first letter large, full stop unless it has an end already. */
export const sentence = (clause: string): string => (/[.!?:]$/.test(clause) ? capital(clause) : `${capital(clause)}.`);

/** `a`, `a and b`, `a, b and c`. */
export function allOf(items: readonly string[]): string {
  const [last = '', ...before] = [...items].reverse();
  if (before.length === 0) return last;
  return msg(str`${before.reverse().join(', ')} and ${last}`, { id: 'list.and' });
}

/** `a`, `a or b`, `a, b or c`. */
export function oneOf(items: readonly string[]): string {
  const [last = '', ...before] = [...items].reverse();
  if (before.length === 0) return last;
  return msg(str`${before.reverse().join(', ')} or ${last}`, { id: 'list.or' });
}

/** A number with its sign: `+2`, `−1`. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A length in inches. */
export const inches = (value: number | string): string => `${value}″`;
