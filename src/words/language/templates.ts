import type { TemplateMap } from '@lit/localize/internal/types.js';

/**
 * A text of `translations`: its id, the stamp of its English text, and the text with `{0}` for each inserted value. In the built app a row is the
 * text alone, at the place of its message's number; the number of the first text stands before the texts.
 */
export type TranslatedRow = readonly string[];

/** A text in the form that `msg` expects: with placeholders it is like the result of `str` for a template. */
function template(text: string): TemplateMap[string] {
  const parts = text.split(/\{(\d+)\}/);
  if (parts.length === 1) return text;
  const strings = parts.filter((_, place) => place % 2 === 0);
  const values = parts.filter((_, place) => place % 2 === 1).map(Number);
  return { strTag: true, strings, values } as unknown as TemplateMap[string]; // the strings only have to be in order
}

/** The texts of a language by the keys of their messages. For a missing text the English one is used. */
export function templatesOf(rows: readonly (TranslatedRow | string)[]): TemplateMap {
  const [first] = rows;
  const pairs =
    typeof first === 'string'
      ? rows.slice(1).map((text, place) => [String(Number(first) + place), String(text)] as const)
      : rows.map(([id = '', , text = '']) => [id, text] as const);
  return Object.fromEntries(pairs.filter(([, text]) => text !== '').map(([id, text]) => [id, template(text)]));
}
