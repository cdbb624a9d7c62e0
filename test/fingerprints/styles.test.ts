import { CSSResult, LitElement } from 'lit';
import { expect, it } from 'vitest';
import { differing, Trace } from './kept-fingerprints.ts';
import { onAPage } from './on-a-page.ts';
import { beginAnew } from './stand-in.ts';
import { uiFiles } from './ui-files.ts';

/** The rules of a sheet, without comments and line breaks. */
const rulesOf = ({ cssText }: CSSResult): string =>
  cssText
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const sheetsOf = (styles: unknown): CSSResult[] =>
  Array.isArray(styles) ? styles.flatMap(sheetsOf) : styles instanceof CSSResult ? [styles] : [];

/** The style sheets of an export: those that an element lists, or the exported sheets themselves. */
function sheetsOfExport(value: unknown): CSSResult[] {
  const isElement = typeof value === 'function' && value.prototype instanceof LitElement;
  return sheetsOf(isElement && Object.hasOwn(value, 'styles') ? Reflect.get(value, 'styles') : value);
}

onAPage();

it('each style sheet is as it was, and each element has the sheets that it had, in their order', async () => {
  const exported = new Map<string, [string, unknown][]>();
  for (const file of uiFiles) {
    beginAnew();
    const values = (await import(`../../src/ui/${file}.ts`)) as Record<string, unknown>;
    exported.set(
      file,
      Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
  /** A sheet that several elements share is noted once, where it is defined. */
  const places = new Map<CSSResult, string>();
  for (const [file, values] of exported)
    for (const [name, value] of values) for (const [nth, sheet] of sheetsOf(value).entries()) places.set(sheet, `${file} ${name} ${nth}`);
  const traces = new Map<string, Trace>();
  for (const [file, values] of exported) {
    const trace = new Trace();
    for (const [name, value] of values) {
      const isElement = typeof value === 'function';
      const sheets = sheetsOfExport(value).map((sheet) => (isElement ? places.get(sheet) : undefined) ?? rulesOf(sheet));
      if (sheets.length > 0) trace.note(name, sheets);
    }
    if (trace.line !== '') traces.set(file, trace);
  }
  expect(differing('styles', traces)).toEqual([]);
}, 300_000);
