import { writeFileSync } from 'node:fs';
import type { TemplateMap } from '@lit/localize/internal/types.js';
import { listed, type Translated } from './xliff.ts';

const path = (language: string): string => `src/words/locales/${language}.ts`;

/** A text of a translator's file as it stands in a module. */
function written(xml: string): string {
  const text = listed(xml).replaceAll('\\n', '\n');
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  const filled = escaped.replaceAll(/\{(\d+)\}/g, '$${$1}');
  return filled === escaped ? JSON.stringify(text) : `str\`${filled}\``;
}

/**
 * Writes the module of a language: what is translated, by id, with the number of its placeholder where something is put in. That of
 * lit-localize would write `&` as a page does, in texts that are no page.
 */
export function writeModule(language: string, known: ReadonlyMap<string, Translated>): void {
  const rows = [...known].flatMap(([id, { target }]) => (target === null ? [] : [`  ${JSON.stringify(id)}: ${written(target)},`])).sort();
  const strings = rows.some((row) => row.includes('str`'));
  const lines = [
    '// Written by `npm run words` from translations/, never by hand.',
    `import ${strings ? "{ str, type StrResult } from '@lit/localize'" : "type { StrResult } from '@lit/localize'"};`,
    '',
    'export const templates: Readonly<Record<string, string | StrResult>> = {',
    ...rows,
    '};',
  ];
  writeFileSync(path(language), `${lines.join('\n')}\n`);
}

/** What a built module says in place of an English text, as a translator writes it; nothing where the English stands. */
export function said(template: TemplateMap[string] | undefined): string {
  if (template === undefined || typeof template === 'string') return (template ?? '').replaceAll('\n', '\\n');
  const parts = template.strings.map((text, at) => (at === 0 ? text : `{${String(template.values[at - 1])}}${text}`));
  return parts.join('').replaceAll('\n', '\\n');
}
