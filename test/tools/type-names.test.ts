import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DECLARED = /^\s*(?:export )?(?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)(?!\w|,)/gm;
/** Every element names itself under the first, and its events under the second. */
const MAPS = new Set(['HTMLElementTagNameMap', 'MoonriseEvents']);

/** The names of types in these sources, each with the files that declare it. */
function typeNames(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const [, name = ''] of text.matchAll(DECLARED))
      if (!MAPS.has(name)) names.set(name, [...new Set([...(names.get(name) ?? []), file])]);
  return names;
}

const shared = (names: ReadonlyMap<string, readonly string[]>): string[] =>
  [...names].flatMap(([name, files]) => (files.length > 1 ? [`${name}: ${files.join(', ')}`] : []));

const sourcesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.includes('node_modules'))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
  );

describe('the names of types', () => {
  it('are found where two files declare the same, and not where one does or another imports it', () => {
    const names = typeNames(
      new Map([
        ['a.ts', 'export interface Opening {}\ntype Frame = string;\nexport function f(a: number): void;'],
        ['b.ts', "import {\n  type Frame,\n} from './a.ts';\nexport type Opening<T> = T;\nclass Stone {}\n"],
      ]),
    );
    expect(shared(names)).toEqual(['Opening: a.ts, b.ts']);
    expect([...names.keys()]).toEqual(['Opening', 'Frame', 'Stone']);
  });

  // A part that speaks of another's idea imports it; where two parts need the same noun, each puts its own before it.
  it.each(['src', 'machines', 'tools'])('stand for one idea each in %s, but for one in a hundred', (folder) => {
    const names = typeNames(sourcesIn(folder));
    const found = shared(names);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(Math.max(2, 0.01 * names.size));
  });
});
