import { msg, str } from '@lit/localize';
import { isolatedName } from './isolated-name.ts';
import { localeTag } from './locale.ts';
import { formOf } from './plural-forms.ts';

/** A text with a capital letter; Spanish has a question or exclamation mark before it. */
export const capital = (text: string): string =>
  text.replace(/^([¿¡]?)(\S)/u, (_, mark: string, letter: string) => mark + letter.toLocaleUpperCase(localeTag()));

/** A clause as a sentence, with a capital letter and a full stop, unless it has an end already. */
export const sentence = (clause: string): string => (/[.!?:]$/.test(clause) ? capital(clause) : `${capital(clause)}.`);

/** An `Intl` formatter, made once for each language because making one is slow. */
function perLanguage<T>(make: (tag: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const tag = localeTag();
    const known = made.get(tag) ?? make(tag);
    made.set(tag, known);
    return known;
  };
}

const and = perLanguage((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const or = perLanguage((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));
const rules = perLanguage((tag) => new Intl.PluralRules(tag));
const numbers = perLanguage((tag) =>
  [3, 1, 2].map(
    (digits) => new Intl.NumberFormat(tag, { maximumFractionDigits: digits, minimumFractionDigits: digits === 3 ? 0 : digits }),
  ),
);
const percents = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 }));
const order = perLanguage((tag) => new Intl.Collator(tag, { numeric: true }));
const plainOrder = perLanguage((tag) => new Intl.Collator(tag));

/** `a`, `a and b`, `a, b and c`. */
export const allOf = (items: readonly string[]): string => and().format(items.map(isolatedName));

/** `a`, `a or b`, `a, b or c`. */
export const oneOf = (items: readonly string[]): string => or().format(items.map(isolatedName));

/**
 * The form for a number; French uses the singular for 0 as well, so a singular form must contain its number. A language with more forms has them in
 * its text of `other` (`formsOf`).
 */
export function plural(count: number, forms: { one: () => string; other: () => string }): string {
  const name = rules().select(count);
  return name === 'one' ? forms.one() : formOf(forms.other(), name);
}

/** A number as the language writes it: `2.5`, in German `2,5`; with `digits` decimals, or as many as it has. */
export const number = (value: number, digits: 1 | 2 | null = null): string => numbers()[digits ?? 0]?.format(value) ?? String(value);

/** A share of 1 in percent: `55.0%`, in German `55,0 %`. */
export const percentage = (share: number): string => percents().format(share);

/** A number with its sign: `+2`, `−1`. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`;

/** A length in inches. */
export const inches = (value: number | string): string => `${typeof value === 'number' ? number(value) : value}″`;

/**
 * Compares names and words by the alphabet, and numbers in them by size. Without a number in one of them, a simpler comparison gives the same result
 * faster.
 */
export const byAlphabet = (a: string, b: string): number => (FIGURE.test(a) && FIGURE.test(b) ? order() : plainOrder()).compare(a, b);
const FIGURE = /\d/;

/** A text with its heading, such as an outcome and its effect. */
export const headed = (head: string, text: string): string => msg(str`${head}: ${text}`, { id: 'list.headed' });
