import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { reshuffledMatch } from '../../../src/players/plan/reshuffled-match.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';

test('decks come in any order that there is, the one they have among them, with the same cards', () => {
  const seats = [{ troupe: ['flintlock'] }, { troupe: ['grub'] }];
  const match = newMatch({ seats, options: {}, terrain: [], seed: '1', start: 'activation' }, catalogue);
  const deck = ['green-1', 'pink-2', 'blue-3'] as const;
  const small = { ...match, table: { ...match.table, decks: { ...match.table.decks, arcane: [...deck] } } };
  const lot = new Lot('orders');
  const orders = Array.from({ length: 120 }, () => reshuffledMatch(small, lot).table.decks.arcane);
  expect(new Set(orders.map((order) => order.join(' '))).size).toBe(6);
  for (const order of orders) expect([...order].sort()).toEqual([...deck].sort());
  expect(small.table.decks.arcane).toEqual(deck);
});

test('both decks come in another order, and the dice are rolled again', () => {
  const seats = [{ troupe: ['flintlock'] }, { troupe: ['grub'] }];
  const match = newMatch({ seats, options: {}, terrain: [], seed: '1', start: 'activation' }, catalogue);
  const { decks, chance } = reshuffledMatch(match, new Lot('both')).table;
  expect(decks.arcane).not.toEqual(match.table.decks.arcane);
  expect(decks.melee).not.toEqual(match.table.decks.melee);
  expect([...decks.melee].sort()).toEqual([...match.table.decks.melee].sort());
  expect(chance.state).not.toEqual(match.table.chance.state);
});
