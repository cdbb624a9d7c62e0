import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Unit } from './localizer.ts';

/** A text in parts: words, and `{ untranslatable, index }` where the app puts something in. */
export type Contents = Unit['contents'];

/** A unit of a translator's file; both texts as XML. A target is to be looked at when its source has changed since. */
export interface Translated {
  source: string;
  target: string | null;
  look: boolean;
}

const path = (language: string): string => `translations/${language}.xlf`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const plain = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

/** A text as XML. */
export const encoded = (contents: Contents): string =>
  contents
    .map((part) => (typeof part === 'string' ? escaped(part) : `<x id="${part.index}" equiv-text="${attribute(part.untranslatable)}"/>`))
    .join('');

const HOLE = /<x id="(\d+)"[^>]*\/>/g;

/** The numbers of the placeholders of a text, sorted. */
export const holesOf = (xml: string): string =>
  [...xml.matchAll(HOLE)]
    .map(([, index]) => index)
    .sort()
    .join();

/** A text as a translator writes it in a list: `{0}` for what is put in, `\n` for a new line. */
export const listed = (xml: string): string => plain(xml.replaceAll(HOLE, '{$1}')).replaceAll('\n', '\\n');

/** A translator's text as XML, with the placeholders of its source. */
export function unlisted(text: string, contents: Contents): string {
  const holes = contents.flatMap((part) => (typeof part === 'string' ? [] : [part]));
  return escaped(text.replaceAll('\\n', '\n')).replaceAll(/\{(\d+)\}/g, (all, index: string) => {
    const hole = holes.find((one) => one.index === Number(index));
    return hole ? encoded([hole]) : all;
  });
}

const UNIT =
  /<trans-unit id="([^"]+)"[^>]*>\s*<source>([\s\S]*?)<\/source>\s*(?:<target([^>]*)>([\s\S]*?)<\/target>\s*)?(?:<note[\s\S]*?<\/note>\s*)*<\/trans-unit>/g;

/** What a language's file holds, by id; nothing when there is no file. */
export function readXliff(language: string): Map<string, Translated> {
  if (!existsSync(path(language))) return new Map();
  const units = [...readFileSync(path(language), 'utf8').matchAll(UNIT)];
  return new Map(
    units.map(([, id = '', source = '', state = '', target]) => [
      plain(id),
      { source, target: target ?? null, look: state.includes('needs-review-translation') },
    ]),
  );
}

/** Writes a language's file anew: the units of the source in their order, with what was translated. */
export function writeXliff(language: string, units: readonly Unit[], known: ReadonlyMap<string, Translated>): void {
  const lines = units.flatMap((unit) => {
    const source = encoded(unit.contents);
    const before = known.get(unit.name);
    const look = before !== undefined && (before.look || before.source !== source);
    const target = before?.target ?? null;
    return [
      `<trans-unit id="${attribute(unit.name)}">`,
      `  <source>${source}</source>`,
      ...(target === null ? [] : [`  <target${look ? ' state="needs-review-translation"' : ''}>${target}</target>`]),
      '</trans-unit>',
    ];
  });
  const head = `<file target-language="${language}" source-language="en" original="lit-localize-inputs" datatype="plaintext">`;
  writeFileSync(
    path(language),
    `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n${head}\n<body>\n${lines.join('\n')}\n</body>\n</file>\n</xliff>\n`,
  );
}
