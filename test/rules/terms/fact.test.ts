import { describe, expect, it } from 'vitest';
import { factOf, keyOf, type Fact } from '../../../src/rules/terms/fact.ts';

const [a, b] = ['0:baron-von-fancyhat', '1:summon#2'];
const FACTS: Record<Fact['about'], Fact> = {
  within: { about: 'within', of: [a, b], in: 3 },
  reaches: { about: 'reaches', of: [a, b], in: 1 },
  sees: { about: 'sees', of: [a, b] },
  contact: { about: 'contact', of: [a, b] },
  cover: { about: 'cover', of: [b, a] },
  room: { about: 'room', of: [a, b] },
  'stands-in': { about: 'stands-in', model: a, terrain: 'woods' },
  pieces: { about: 'pieces', model: a, terrain: 'tree', in: 4 },
  'own-edge': { about: 'own-edge', model: b, in: 6 },
  'off-own-edge': { about: 'off-own-edge', model: b, in: 26 },
  nearest: { about: 'nearest', to: a, among: [b, '1:quack'] },
  touches: { about: 'touches', model: a, thing: 's4' },
  'stone-within': { about: 'stone-within', model: a, stone: 's4', in: 2 },
  'sees-stone': { about: 'sees-stone', model: a, stone: 's4' },
  'piece-within': { about: 'piece-within', model: a, kind: 'point', in: 5 },
  'sees-piece': { about: 'sees-piece', model: a, kind: 'tree' },
  driven: { about: 'driven', model: a, in: 2, directly: 'away', from: b },
};

describe('the name of a fact', () => {
  it.each(Object.values(FACTS))('tells all of it: $about', (fact) => {
    const named = factOf(keyOf(fact));
    expect(named && keyOf(named)).toBe(keyOf(fact));
    expect(named).toMatchObject({ ...fact, ...('among' in fact ? { among: [...fact.among].sort() } : {}) });
  });
  it('keeps a push from nobody in particular', () => {
    const push: Fact = { about: 'driven', model: a, in: 2, directly: 'towards' };
    expect(factOf(keyOf(push))).toEqual(push);
  });
  it('of something else is none', () => {
    expect(factOf('weather fine')).toBe(null);
  });
});
