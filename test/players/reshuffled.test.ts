import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { reshuffled } from '../../src/players/plan/reshuffled.ts';
import { newMatch } from '../../src/rules/setup/new-match.ts';

test('decks come in any order that there is, the one they have among them, with the same cards', () => {
  const seats = [{ troupe: ['flintlock'] }, { troupe: ['grub'] }];
  const match = newMatch({ seats, options: {}, terrain: [], seed: '1', start: 'activation' }, catalogue);
  const deck = ['green-1', 'pink-2', 'blue-3'] as const;
  const small = { ...match, table: { ...match.table, decks: { ...match.table.decks, arcane: [...deck] } } };
  const lot = new Lot('orders');
  const orders = Array.from({ length: 120 }, () => reshuffled(small, lot).table.decks.arcane);
  expect(new Set(orders.map((order) => order.join(' '))).size).toBe(6);
  for (const order of orders) expect([...order].sort()).toEqual([...deck].sort());
  expect(small.table.decks.arcane).toEqual(deck);
});
