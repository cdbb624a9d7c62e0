import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('each test that docs/cabinet.md names is there', () => {
  const rows = readFileSync('docs/cabinet.md', 'utf8').match(/^\|.*\|$/gm) ?? [];
  const lost: string[] = [];
  let count = 0;
  for (const row of rows) {
    const [, , named = ''] = row.split('|');
    let content = '';
    for (const [part] of named.matchAll(/`test\/[^`]+`|“[^”]+”/g)) {
      count += 1;
      const name = part.slice(1, -1);
      if (part.startsWith('`')) {
        content = existsSync(name) ? readFileSync(name, 'utf8') : '';
        if (content === '') lost.push(name);
      } else if (!name.split(' … ').every((words) => content.includes(words))) lost.push(name);
    }
  }
  expect(count).toBeGreaterThan(30); // they were found
  expect(lost).toEqual([]);
});
