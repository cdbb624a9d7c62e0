import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Every call of `msg` in the words: its id and its text as they stand in the source. */
function messages(): { id: string | null; text: string; file: string }[] {
  const found: { id: string | null; text: string; file: string }[] = [];
  for (const file of readdirSync('src/words', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))) {
    const source = ts.createSourceFile(file, readFileSync(`src/words/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'msg')
        found.push({ id: node.arguments[1]?.getText() ?? null, text: node.arguments[0]?.getText() ?? '', file });
      ts.forEachChild(node, walk);
    };
    walk(source);
  }
  return found;
}

it('every message has an id, and an id has one text', () => {
  const all = messages();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ id }) => id === null)).toEqual([]);
  const texts = new Map<string | null, Set<string>>();
  for (const { id, text } of all) texts.set(id, (texts.get(id) ?? new Set()).add(text));
  expect([...texts].filter(([, variants]) => variants.size > 1).map(([id]) => id)).toEqual([]);
});
