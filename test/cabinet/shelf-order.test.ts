import { expect, it } from 'vitest';
import { figureOf } from '../../src/cabinet/figures.ts';
import { emptyPlain, newCopy } from '../../src/cabinet/holding.ts';
import { shelvesOf } from '../../src/cabinet/shelves.ts';
import type { ShelfSort } from '../../src/cabinet/terms.ts';
import { characters } from '../../src/cards/characters.ts';
import { ShelfOrder } from '../../src/ui/cabinet/coins/shelf-order.ts';

const shelves = (owned: readonly string[], sort: ShelfSort) =>
  shelvesOf(
    {
      characters,
      products: [],
      count: () => 0,
      figure: (id) => figureOf(id, owned.includes(id) ? { ...emptyPlain, copies: [newCopy] } : emptyPlain),
    },
    sort,
  );

it('peoples of whom somebody is here come first, and nothing moves under a finger', () => {
  const order = new ShelfOrder();
  const ids = (owned: readonly string[], sort: ShelfSort = 'people'): string[] =>
    order.arrange(shelves(owned, sort), `mine ${sort}`).map(({ id }) => id);
  const plain = shelves([], 'people').map(({ id }) => id);
  expect(ids([])).toEqual(plain);
  expect(ids(['grub'])).toEqual(plain); // it was marked just now
  order.forget(); // as when a box is brought, or the cabinet is opened again
  expect(ids(['grub'])).toEqual(['goblin', ...plain.filter((id) => id !== 'goblin')]);
  expect(ids([])).toEqual(['goblin', ...plain.filter((id) => id !== 'goblin')]); // and taken back just now
  expect(ids(['grub'], 'faction')).toEqual(shelves([], 'faction').map(({ id }) => id)); // factions have an order of their own
});
