import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listed, numbered, numbersOfIds } from '../../tools/words/numbers.ts';

const numbers = new Map([
  ['a.one', 0],
  ['a.none', 1],
  ['b.two', 2],
]);

describe('the messages of the built app', () => {
  it('are asked for by number, and nothing else moves', () => {
    const code = "export const two = (): string => msg('Two', { id: 'b.two' }) + other('b.two', { id: 'b.two' });\n";
    const built = numbered('two.ts', code, numbers);
    expect(built).toBe("export const two = (): string => msg('Two', { id: 2       }) + other('b.two', { id: 'b.two' });\n");
    expect(built).toHaveLength(code.length);
  });

  it('are a list in each language, with a gap where one is missing', () => {
    const content = '[["b.two","aaaaaa","zwei"],["a.one","aaaaaa","{0} eins"]]';
    expect(JSON.parse(listed(content, numbers))).toEqual(['{0} eins', '', 'zwei']);
  });

  it('have a number wherever the app says them', () => {
    const ids = numbersOfIds();
    const said = new Set<string>();
    for (const file of readdirSync('src/words', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))) {
      const code = readFileSync(`src/words/${file}`, 'utf8');
      const built = numbered(file, code, ids);
      for (const { 1: id = '', index } of code.matchAll(/\bid: '([^']+)'/g)) {
        const number = /^id: (\d+) *(?=[,} \n])/.exec(built.slice(index))?.[1];
        if (!ids.has(id)) continue;
        expect([file, id, Number(number)]).toEqual([file, id, ids.get(id)]);
        said.add(id);
      }
    }
    expect([...ids.keys()].filter((id) => !said.has(id))).toEqual([]);
  });
});
