import { describe, expect, it } from 'vitest';
import { reachedExamples, reachedTests } from '../../tools/check/reach.mjs';

describe('what a change reaches', () => {
  it('a test reaches itself, before all others', () => {
    expect(reachedTests(['src/cards/slug.ts', 'test/cards/slug.test.ts'])[0]).toBe('test/cards/slug.test.ts');
  });

  it('a file reaches the tests that mirror its folder, then those that import it by way of others', () => {
    const reached = reachedTests(['src/cards/characters.ts']);
    expect(reached).toContain('test/words/card-text/card-text.test.ts');
    expect(reached).toContain('test/simulate/aims.test.ts');
    expect(reached.indexOf('test/cards/catalogue.test.ts')).toBeLessThan(reached.indexOf('test/words/card-text/card-text.test.ts'));
  });

  it('a page reaches none', () => {
    expect(reachedTests(['README.md'])).toEqual([]);
  });

  it('a card reaches the examples that are named for it', () => {
    const reached = reachedExamples(['src/cards/characters/nanny.ts', 'test/golden/act-7-no-passing.json']);
    expect(reached).toContain('test/golden/act-7-no-passing.json');
    expect(reached.filter((file) => file.includes('nanny')).length).toBe(reached.length - 1);
    expect(reached.length).toBeGreaterThan(2);
  });
});
