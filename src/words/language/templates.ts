import type { TemplateMap } from '@lit/localize/internal/types.js';

/**
 * A text of `translations`: its id, the stamp of the English text that it translates, and the text with `{0}` where something is put in. In the
 * built app it is the text alone, and its place tells the number of its message; before the texts stands the number of the first.
 */
export type TranslatedRow = readonly string[];

/** A text as the app asks for it: with placeholders it is what `str` makes of a template. */
function template(text: string): TemplateMap[string] {
  const parts = text.split(/\{(\d+)\}/);
  if (parts.length === 1) return text;
  const strings = parts.filter((_, place) => place % 2 === 0);
  const values = parts.filter((_, place) => place % 2 === 1).map(Number);
  return { strTag: true, strings, values } as unknown as TemplateMap[string]; // its strings need nothing of a template but to be in order
}

/** The texts of a language by what their messages are asked for with. A text that is missing leaves the English one. */
export function templatesOf(rows: readonly (TranslatedRow | string)[]): TemplateMap {
  const [first] = rows;
  const pairs =
    typeof first === 'string'
      ? rows.slice(1).map((text, place) => [String(Number(first) + place), String(text)] as const)
      : rows.map(([id = '', , text = '']) => [id, text] as const);
  return Object.fromEntries(pairs.filter(([, text]) => text !== '').map(([id, text]) => [id, template(text)]));
}
