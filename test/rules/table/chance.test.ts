import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawInteger, fullySeeded } from '../../../src/rules/table/chance.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { newMatch } from '../../../src/rules/index.ts';

const bits = (words: readonly number[]): number =>
  words.reduce((sum, word) => sum + [...(word >>> 0).toString(2)].filter((bit) => bit === '1').length, 0);
const apart = (a: readonly number[], b: readonly number[]): number[] => a.map((word, index) => word ^ (b[index] ?? 0));

describe('the generator of a match', () => {
  it('is filled by the whole seed: one sign more or another sways each of its four words, about half of all bits', () => {
    const changed = fc.record({
      seed: fc.string({ minLength: 1, maxLength: 64 }),
      at: fc.nat(63),
      to: fc.string({ minLength: 1, maxLength: 1 }),
    });
    fc.assert(
      fc.property(changed, ({ seed, at, to }) => {
        const place = at % seed.length;
        const other = seed.slice(0, place) + to + seed.slice(place + 1);
        fc.pre(other !== seed);
        for (const twin of [other, `${seed}${to}`, `${to}${seed}`]) {
          if (twin === seed) continue;
          const difference = apart(fullySeeded(seed), fullySeeded(twin));
          expect(difference.every((word) => bits([word]) > 0)).toBe(true);
          expect(bits(difference)).toBeGreaterThan(30);
          expect(bits(difference)).toBeLessThan(98);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('does not come down to 32 bits: among many seeds no two words of the state are the same number', () => {
    const states = Array.from({ length: 20_000 }, (_, seed) => fullySeeded(`${seed}`));
    for (const index of [0, 1, 2, 3]) {
      const twice = states.length - new Set(states.map((state) => state[index])).size;
      expect(twice).toBeLessThan(3); // 0.05 of 20,000 numbers of 32 bits come twice
    }
    expect(new Set(states.map((state) => state.slice(0, 2).join())).size).toBe(states.length);
  });

  it('rolls every face as often, whatever seeds lie beside each other', () => {
    const rolled = Array.from({ length: 6000 }, (_, seed) => drawInteger(fullySeeded(`match-${seed}`), 1, 6).value);
    for (const face of [1, 2, 3, 4, 5, 6]) expect(Math.abs(rolled.filter((value) => value === face).length - 1000)).toBeLessThan(120);
  });

  it('stays what it is: records hold the seed and nothing of what came of it', () => {
    const { decks, chance } = newMatch({ seats: [{}, {}], options: {}, terrain: [], seed: 'moon', start: 'setup' }, catalogue).table;
    expect(decks.arcane.slice(0, 6).join(' ')).toBe('catastrophe blue-3 blue-2 pink-3 pink-2 blue-1');
    expect(chance.state.join(' ')).toBe('-1026660731 458619481 -95691378 849329649');
  });
});
