import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { picture, table, ways } from '../../../machines/campaign/drawing.ts';
import { steps } from '../../../src/campaign/index.ts';
import { LEAVES } from '../../../src/campaign/terms/parts.ts';

/** A file that is read by people and compared by tests. `UPDATE=1` writes it again; read what changes. */
function golden(path: string, now: string): void {
  const file = new URL(path, import.meta.url);
  if (process.env['UPDATE']) writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
}

describe('the order of a campaign', () => {
  it('leads every exit where the rules do', () => golden('./chart.golden.txt', table()));

  it('is drawn in the documentation as it is', () => {
    golden(
      '../../../docs/order-of-campaign.md',
      `# The order of a campaign\n\nDrawn from the chart in \`machines/campaign\`. The leaves \`game.…\` belong to one game of several that are under way at once.\n\n\`\`\`mermaid\n${picture()}\`\`\`\n`,
    );
  });

  it('has a leaf for every step of the rules, and no other', () => {
    const leaves = new Set(ways().flatMap(({ from, to }) => [from, to]));
    expect([...leaves].sort()).toEqual([...LEAVES].sort());
    expect(Object.keys(steps).sort()).toEqual([...LEAVES].sort());
  });
});
