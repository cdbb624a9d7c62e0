import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readRows } from '../../../tools/words/rows.ts';

const DIST = resolve('dist/assets'); // tests and benches are run where the project lies
const read = (name: string): Buffer => readFileSync(join(DIST, name));
const sourcesOf = (map: string): readonly string[] => (JSON.parse(read(map).toString()) as { sources: string[] }).sources; // written by the build

/** A script with texts of a language has no source of its own: it is the one in which the longest of them stands. */
function packedMessages(language: string, rulebook: boolean): number {
  const longest =
    [...readRows(language)]
      .filter(([id]) => id.startsWith('rule.') === rulebook)
      .map(([, { text }]) => text)
      .filter((text) => !/[\n"\\`$\u00a0]/.test(text))
      .sort((a, b) => b.length - a.length)[0] ?? '';
  const scripts = readdirSync(DIST).filter((name) => name.endsWith('.js') && read(name).toString().includes(longest));
  if (scripts.length !== 1) throw new Error(`${language}: ${scripts.length} scripts with its texts`);
  return gzipSync(read(scripts[0] ?? '')).length;
}

/**
 * What a device fetches of the built app for one of its languages, packed, in bytes: the script with messages, the one that comes with the rulebook, and
 * those with card text.
 */
export function weightOf(language: string): { messages: number; rulebook: number; cardText: number } {
  const maps = readdirSync(DIST).filter((name) => name.endsWith('.js.map'));
  const packed = (part: string): number =>
    maps
      .filter((map) => sourcesOf(map).some((source) => source.includes(part)))
      .reduce((all, map) => all + gzipSync(read(map.replace(/\.map$/, ''))).length, 0);
  return {
    messages: packedMessages(language, false),
    rulebook: packedMessages(language, true),
    cardText: packed(`/words/languages/${language}/`),
  };
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map: base 64, five bits a sign, the lowest first. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let [shift, value] = [0, 0];
  for (const sign of segment) {
    const bits = SIGNS.indexOf(sign);
    value |= (bits & 31) << shift;
    if (bits & 32) shift += 5;
    else {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1);
      [shift, value] = [0, 0];
    }
  }
  return numbers;
}

/** The parts of a script that come from sources with such a name. */
function codeFrom(script: string, wanted: RegExp): string[] {
  const { sources, mappings } = JSON.parse(read(`${script}.map`).toString()) as { sources: string[]; mappings: string }; // written by the build
  const lines = read(script).toString().split('\n');
  let source = 0;
  return mappings.split(';').flatMap((mapped, nth) => {
    let column = 0;
    const segments = mapped
      .split(',')
      .filter((segment) => segment !== '')
      .map((segment) => {
        const [across = 0, along] = numbersOf(segment);
        column += across;
        source += along ?? 0;
        return { column, source: along === undefined ? '' : (sources[source] ?? '') };
      });
    return segments.flatMap((segment, place) =>
      wanted.test(segment.source) ? [(lines[nth] ?? '').slice(segment.column, segments[place + 1]?.column)] : [],
    );
  });
}

/** The scripts that every device fetches before anything is shown: those the page names but for the texts of languages, and what they import. */
function firstScripts(): string[] {
  const page = readFileSync(resolve('dist/index.html'), 'utf8');
  const scripts = new Set<string>();
  const add = (name: string): void => {
    if (scripts.has(name)) return;
    scripts.add(name);
    for (const [, imported = ''] of read(name)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      add(imported);
  };
  for (const [, name = ''] of page.matchAll(/assets\/([\w.-]+\.js)/g)) if (!/^(?:de|fr|es)-/.test(name)) add(name);
  return [...scripts];
}

/** Bytes of the first load that come from such sources, packed, and the names of these. */
export function firstLoadOf(wanted: RegExp): { packed: number; sources: string[] } {
  const mapped = firstScripts().filter((name) => readdirSync(DIST).includes(`${name}.map`));
  return {
    packed: gzipSync(mapped.flatMap((name) => codeFrom(name, wanted)).join('')).length,
    sources: [...new Set(mapped.flatMap((name) => sourcesOf(`${name}.map`).filter((source) => wanted.test(source))))],
  };
}

/** Bytes by which texts with such ids make the first load of a language longer, packed. */
export function packedTexts(language: string, wanted: RegExp): number {
  const texts = [...readRows(language)].filter(([id]) => !id.startsWith('rule.'));
  const packed = (rows: typeof texts): number => gzipSync(JSON.stringify(rows.map(([, { text }]) => text))).length;
  return packed(texts) - packed(texts.filter(([id]) => !wanted.test(id)));
}
