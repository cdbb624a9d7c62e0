import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { templatesOf } from '../../../src/words/language/templates.ts';
import { listed, numbered, numbersOfIds } from '../../../tools/words/numbers.ts';
import { readRows, writtenLanguages } from '../../../tools/words/rows.ts';

const numbers = new Map([
  ['a.one', 0],
  ['a.none', 1],
  ['b.two', 2],
  ['rule.MEL-1', 3],
  ['rule.MEL-2', 4],
  ['rule.MEL-3', 3],
]);

describe('the messages of the built app', () => {
  it('are asked for by number, and nothing else moves', () => {
    const code = "export const two = (): string => msg('Two', { id: 'b.two' }) + other('b.two', { id: 'b.two' });\n";
    const built = numbered('two.ts', code, numbers);
    expect(built).toBe("export const two = (): string => msg('Two', { id: 2       }) + other('b.two', { id: 'b.two' });\n");
    expect(built).toHaveLength(code.length);
  });

  it('are a list in each language, with a gap where one is missing, and the rulebook is another', () => {
    const content =
      '[["b.two","aaaaaa","zwei"],["a.one","aaaaaa","{0} eins"],["rule.MEL-1","aaaaaa","drei"],["rule.MEL-3","aaaaaa","drei"]]';
    const [screens, rulebook] = [false, true].map((part) => JSON.parse(listed(content, numbers, part)) as string[]);
    expect(screens).toEqual(['0', '{0} eins', '', 'zwei']);
    expect(rulebook).toEqual(['3', 'drei', '']);
    expect(templatesOf(screens ?? [])).toEqual({ 0: { strTag: true, strings: ['', ' eins'], values: [0] }, 2: 'zwei' });
    expect(templatesOf(rulebook ?? [])).toEqual({ 3: 'drei' });
  });

  it('share a number where they are alike in each language, and never with the rulebook', () => {
    const ids = numbersOfIds();
    const rows = writtenLanguages().map(readRows);
    const alike = (id: string): string => JSON.stringify([id.startsWith('rule.'), ...rows.map((known) => known.get(id)?.text)]);
    const shared = new Map<number, string>();
    for (const [id, number] of ids) {
      expect(shared.get(number) ?? alike(id), id).toBe(alike(id));
      shared.set(number, alike(id));
    }
    expect(shared.size).toBeLessThan(ids.size);
    expect([...shared.keys()].sort((a, b) => a - b)).toEqual([...shared.keys()].map((_, place) => place));
  });

  it('have a number wherever the app says them', () => {
    const ids = numbersOfIds();
    const set = new Set<string>();
    for (const file of readdirSync('src/words', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))) {
      const code = readFileSync(`src/words/${file}`, 'utf8');
      const built = numbered(file, code, ids);
      for (const { 1: id = '', index } of code.matchAll(/\bid: '([^']+)'/g)) {
        const number = /^id: (\d+) *(?=[,} \n])/.exec(built.slice(index))?.[1];
        if (!ids.has(id)) continue;
        expect([file, id, Number(number)]).toEqual([file, id, ids.get(id)]);
        set.add(id);
      }
    }
    expect([...ids.keys()].filter((id) => !set.has(id))).toEqual([]);
  });
});
