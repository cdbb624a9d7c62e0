import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MEASURED = /@media ([^{$]*\d(?:px|rem|em)[^{]*)\{/g;
const CONTAINER = /@container ([^{]*)\{/g;
/** Conditions of windows that have no name: each stands once, for what one screen alone asks. */
const UNNAMED = 13;
/** What parts ask of the room they have. */
const CONTAINERS = 27;

const styles = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('src/ui', name), 'utf8'));
const found = (pattern: RegExp): string[] =>
  styles.flatMap((text) => [...text.matchAll(pattern)].map(([, condition = '']) => condition.trim()));

describe('the sizes that styles ask for', () => {
  it('are found where a number stands, and not where a name does', () => {
    const conditions = (text: string) => [...text.matchAll(MEASURED)].map(([, condition = '']) => condition.trim());
    expect(conditions('@media (max-width: 520px) {}\n@media ${narrow} {}\n@media print {}\n@media (prefers-contrast: more) {}')).toEqual([
      '(max-width: 520px)',
    ]);
  });

  it('have the names of theme/sizes.ts, but for a few', () => {
    const unnamed = new Set(found(MEASURED));
    expect(unnamed.size, [...unnamed].join('\n')).toBeLessThanOrEqual(UNNAMED);
  });

  it('of a part’s own room are no more than they were', () => {
    const asked = new Set(found(CONTAINER));
    expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(CONTAINERS);
  });
});
