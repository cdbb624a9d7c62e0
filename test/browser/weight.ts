import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readRows } from '../../tools/words/rows.ts';

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
