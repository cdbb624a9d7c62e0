import { expect, test } from 'vitest';
import { attend } from '../../src/app/computer/attend.ts';
import { Table } from '../../src/app/table/table.ts';
import { boards, catalogue } from '../../src/cards/index.ts';
import { boxOf } from '../../src/packs/box.ts';
import { newCharacter, newUpgrade } from '../../src/workshop/new-card.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { foldRecord } from '../../src/record/refold.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Catalogue, Upgrade } from '../../src/rules/terms/card-language.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { packOf } from '../../tools/bench/cabinet/filled-cabinet.ts';
import { example } from '../packs/example.ts';

const printed = Object.keys(catalogue.characters).length;
const crowded = boxOf(catalogue, [packOf(printed + 300)]).cards;
const setup = (seats: Setup['seats'], options: Setup['options'] = {}): Setup => ({
  seats,
  options: { troupeSize: 2, ...options },
  terrain: [...(boards[0]?.terrain ?? [])],
  seed: 'held',
  start: 'setup',
});
const brought = setup([
  { faction: 'leshavult', troupe: ['boris-the-bunny-summoner', 'jackalope'] },
  { faction: 'shades', troupe: ['nanny', 'marley'] },
]);
const heldBy = (given: Setup, cards: Catalogue): string[] => Object.keys(beginRecord(given, cards).record.cards.characters).toSorted();

test('a match whose troupes are known holds them and whom they bring, however many cards the box has', () => {
  const held = heldBy(brought, catalogue);
  expect(held).toEqual(expect.arrayContaining(['boris-the-bunny-summoner', 'jackalope', 'marley', 'murder-bunny', 'nanny']));
  expect(held.length).toBeLessThan(12);
  expect(heldBy(brought, crowded)).toEqual(held);
  const size = (cards: Catalogue): number => JSON.stringify(beginRecord(brought, cards).record.cards).length;
  expect(size(crowded)).toBe(size(catalogue));
});

test('it holds a pool that troupes are chosen from, and the whole box where they are chosen from that', () => {
  const pooled = setup([
    { pool: ['nanny', 'marley', 'grub'] },
    { pool: ['quack', 'flintlock', 'wibble'].filter((id) => id in catalogue.characters) },
  ]);
  expect(heldBy(pooled, crowded)).toEqual(expect.arrayContaining(['flintlock', 'grub', 'marley', 'nanny', 'quack']));
  expect(heldBy(pooled, crowded).length).toBeLessThan(15);
  for (const given of [setup([{}, {}]), setup([{}, {}], { draft: true }), setup([{ troupe: ['nanny', 'marley'] }, {}])])
    expect(heldBy(given, crowded)).toHaveLength(printed + 300);
});

test('it holds whom an upgrade brings into play', () => {
  const id = `${example.id}:whistle`;
  const hound = newCharacter(`${example.id}:hound`, 'Hound');
  const whistle: Upgrade = {
    ...newUpgrade(id, 'Whistle'),
    abilities: [{ kind: 'active', id: 'blow', name: 'Blow', cost: 1, do: [{ do: 'summon', what: hound.id, contact: 'self' }] }],
  };
  const cards = boxOf(catalogue, [{ ...example, characters: [hound], upgrades: [whistle] }]).cards;
  const { upgrades: _none, ...bearer } = brought.seats[0] ?? {};
  const given = { ...brought, seats: [{ ...bearer, upgrades: { jackalope: [id] } }, ...brought.seats.slice(1)] };
  expect(heldBy(given, cards)).toContain(hound.id);
  const deployed = {
    ...given,
    start: 'deploy' as const,
    seats: given.seats.map((seat, n) => ({ ...seat, edge: n === 0 ? ('north' as const) : ('south' as const) })),
  };
  expect(heldBy(deployed, cards)).toContain(hound.id);
  const without = { ...deployed, seats: deployed.seats.map(({ upgrades: _gone, ...seat }) => seat) as Setup['seats'] };
  expect(heldBy(without, cards)).not.toContain(hound.id);
});

test('until the models are deployed it holds every upgrade, which a player may still choose; afterwards those that were brought', () => {
  const upgradesOf = (given: Setup): string[] => Object.keys(beginRecord(given, catalogue).record.cards.upgrades ?? {});
  const pooled = setup([
    { pool: ['flintlock', 'quack', 'jayda'], faction: 'commonwealth' },
    { pool: ['grub', 'beaky-bobby'], faction: 'dominion' },
  ]);
  for (const given of [pooled, brought, setup([{}, {}])]) expect(upgradesOf(given)).toEqual(Object.keys(catalogue.upgrades ?? {}));
  // one of them is chosen with the troupe, and the record folds with it again
  const begun = beginRecord(pooled, catalogue);
  const [opening] = openingsOf(begun.match);
  expect(opening).toMatchObject({ seat: 0, kind: 'troupe' });
  const characters = ['flintlock', 'quack'];
  const chosen = advance(begun, { seat: 0, kind: 'choose-troupe', characters, upgrades: { quack: ['stoic'] } });
  if (!chosen.ok) throw new Error(chosen.reason.code);
  expect(foldRecord(chosen.folded.record).match).toEqual(chosen.folded.match);
  // deployed
  for (const fanatics of [[], ['fanatic']]) {
    const bearer = { troupe: ['gotchgut'], faction: 'dominion', edge: 'north', upgrades: { gotchgut: fanatics } } as const;
    const given: Setup = {
      ...setup([
        { ...bearer, troupe: [...bearer.troupe] },
        { troupe: ['marley'], edge: 'south' },
      ]),
      start: 'deploy',
    };
    expect(upgradesOf(given)).toEqual(fanatics);
  }
});

test('with those cards alone it folds the same', () => {
  const { record, match } = beginRecord(brought, crowded);
  expect(foldRecord(JSON.parse(JSON.stringify(record)) as typeof record).match).toEqual(match);
  expect(beginRecord(brought, record.cards).match).toEqual(match);
});

test('the worker of computers is sent the cards of the match and no others', () => {
  const folded = beginRecord(brought, crowded);
  const computers = folded.match.order.seats.map(() => ({ level: 'gentle', seed: 'a' }));
  const table = new Table({ id: 'held', names: [], folded, store: { append: () => Promise.resolve() }, computers });
  const sent: Catalogue[] = [];
  const { leave } = attend(table, (cards) => {
    sent.push(cards);
    return {
      think: () => new Promise(() => undefined),
      lookBack: () => Promise.resolve(null),
      trial: () => Promise.resolve(),
      end: () => undefined,
    };
  });
  leave();
  expect(openingsOf(folded.match).length).toBeGreaterThan(0);
  expect(sent).toEqual([folded.record.cards]);
});
