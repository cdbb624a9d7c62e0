import { msg, str } from '@lit/localize';
import { isolatedName } from './isolated-name.ts';
import { localeTag } from './locale.ts';
import { formOf } from './plural-forms.ts';

/** First letter large; Spanish opens a question before it. */
export const capital = (text: string): string =>
  text.replace(/^([¿¡]?)(\S)/u, (_, mark: string, letter: string) => mark + letter.toLocaleUpperCase(localeTag()));

/** A clause as a sentence: first letter large, full stop unless it has an end already. */
export const sentence = (clause: string): string => (/[.!?:]$/.test(clause) ? capital(clause) : `${capital(clause)}.`);

/** What `Intl` offers, made once for each language: it is slow to make. */
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
 * The form that a number asks for; in French none is one, so that a form in the singular says its number, too. A language with more forms has
 * them in its text of the other one (`formsOf`).
 */
export function plural(count: number, forms: { one: () => string; other: () => string }): string {
  const name = rules().select(count);
  return name === 'one' ? forms.one() : formOf(forms.other(), name);
}

/** A number as it is written: `2.5`, in German `2,5`; with as many digits behind the point as are asked for, or as it has. */
export const number = (value: number, digits: 1 | 2 | null = null): string => numbers()[digits ?? 0]?.format(value) ?? String(value);

/** A share of 1 in percent: `55.0%`, in German `55,0 %`. */
export const percentage = (share: number): string => percents().format(share);

/** A number with its sign: `+2`, `−1`. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`;

/** A length in inches. */
export const inches = (value: number | string): string => `${typeof value === 'number' ? number(value) : value}″`;

/** Puts names and words in the order of the alphabet, and figures by their size; where one of two has none, the plain order says the same sooner. */
export const byAlphabet = (a: string, b: string): number => (FIGURE.test(a) && FIGURE.test(b) ? order() : plainOrder()).compare(a, b);
const FIGURE = /\d/;

/** What a text is about, and the text: an outcome and what comes of it. */
export const headed = (head: string, text: string): string => msg(str`${head}: ${text}`, { id: 'list.headed' });
