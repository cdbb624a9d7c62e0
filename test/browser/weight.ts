import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = resolve('dist/assets'); // tests and benches are run where the project lies
const read = (name: string): Buffer => readFileSync(join(DIST, name));
const sourcesOf = (map: string): readonly string[] => (JSON.parse(read(map).toString()) as { sources: string[] }).sources; // written by the build

/** What a device fetches of the built app for one of its languages, packed, in bytes: the scripts with messages, and those with card text. */
export function weightOf(language: string): { messages: number; cardText: number } {
  const maps = readdirSync(DIST).filter((name) => name.endsWith('.js.map'));
  const packed = (part: string): number =>
    maps
      .filter((map) => sourcesOf(map).some((source) => source.includes(part)))
      .reduce((all, map) => all + gzipSync(read(map.replace(/\.map$/, ''))).length, 0);
  return { messages: packed(`/words/locales/${language}.ts`), cardText: packed(`/words/languages/${language}/`) };
}
