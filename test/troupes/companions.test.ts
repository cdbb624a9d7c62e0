import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';
import { areApart, companions } from '../../src/troupes/companions.ts';

const everybody = (): Character[] => Object.values(catalogue.characters);

it('of two whom a card keeps apart only the first is taken [SET-14]', () => {
  const pairs = everybody().flatMap((entry, index) =>
    everybody()
      .slice(index + 1)
      .flatMap((other) => (areApart(entry, other) ? [[entry, other]] : [])),
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const [first, other] of pairs as [Character, Character][]) {
    expect(companions([first, other])).toEqual([first]);
    expect(companions([first], [other])).toEqual([]);
  }
});

it('a card is read once, however many it is held against: choosing a troupe asks for everybody at each touch', () => {
  const reads = new Map<string, number>();
  const watched = everybody().map(
    (card) =>
      new Proxy(card, {
        get(of, field) {
          if (field === 'abilities') reads.set(of.id, (reads.get(of.id) ?? 0) + 1);
          return Reflect.get(of, field) as unknown;
        },
      }),
  );
  companions(watched);
  companions(watched.slice(3), watched.slice(0, 3));
  expect([...new Set(reads.values())]).toEqual([1]);
});
