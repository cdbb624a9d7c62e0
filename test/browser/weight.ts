import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readRows } from '../../tools/words/rows.ts';

const DIST = resolve('dist/assets'); // tests and benches are run where the project lies
const read = (name: string): Buffer => readFileSync(join(DIST, name));
const sourcesOf = (map: string): readonly string[] => (JSON.parse(read(map).toString()) as { sources: string[] }).sources; // written by the build

/** The script with the texts of a language has no source of its own: it is the one in which the longest of them stands. */
function packedMessages(language: string): number {
  const longest =
    [...readRows(language).values()]
      .map(({ text }) => text)
      .filter((text) => !/[\n"\\`$\u00a0]/.test(text))
      .sort((a, b) => b.length - a.length)[0] ?? '';
  const script = readdirSync(DIST).find((name) => name.endsWith('.js') && read(name).toString().includes(longest));
  if (script === undefined) throw new Error(`${language} has no script of its own`);
  return gzipSync(read(script)).length;
}

/** What a device fetches of the built app for one of its languages, packed, in bytes: the scripts with messages, and those with card text. */
export function weightOf(language: string): { messages: number; cardText: number } {
  const maps = readdirSync(DIST).filter((name) => name.endsWith('.js.map'));
  const packed = (part: string): number =>
    maps
      .filter((map) => sourcesOf(map).some((source) => source.includes(part)))
      .reduce((all, map) => all + gzipSync(read(map.replace(/\.map$/, ''))).length, 0);
  return { messages: packedMessages(language), cardText: packed(`/words/languages/${language}/`) };
}
