import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { picture, table, ways } from '../../../machines/match/drawing.ts';
import { steps } from '../../../src/rules/index.ts';

/** A file that is read by people and compared by tests. `UPDATE=1` writes it again; read what changes. */
function golden(path: string, now: string): void {
  const file = new URL(path, import.meta.url);
  if (process.env['UPDATE']) writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
}

describe('the order of play', () => {
  it('leads every exit where the book does', () => golden('./chart.golden.txt', table()));

  it('is drawn in the documentation as it is', () => {
    golden(
      '../../../docs/order-of-play.md',
      `# The order of play\n\nDrawn from the chart in \`machines/match\`.\n\n\`\`\`mermaid\n${picture()}\`\`\`\n`,
    );
  });

  it('has a leaf for every step of the rules, and no other', () => {
    const leaves = new Set(ways().flatMap(({ from, to }) => [from, to]));
    leaves.delete('back');
    expect([...leaves].sort()).toEqual(Object.keys(steps).sort());
  });
});
