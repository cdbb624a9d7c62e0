import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { printedName } from '../../../src/words/names/character.ts';

/** Every character that is named inside a text. */
function namedIn(node: unknown, field = ''): string[] {
  if (typeof node === 'string') return field !== 'id' && catalogue.characters[node] ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => namedIn(inner, Array.isArray(node) ? field : key));
}

describe('whom a text names', () => {
  const texts = Object.values(catalogue.characters).map(({ abilities, signature }) => ({ abilities, signature }));
  const named = new Set(namedIn([...texts, catalogue.upgrades, catalogue.tableCards]));
  it('is called by the name that is printed', () => {
    expect(named.size).toBeGreaterThan(15);
    expect([...named].filter((id) => printedName(id) !== catalogue.characters[id]?.name)).toEqual([]);
  });
});
