import { describe, expect, it } from 'vitest';
import { tableCards } from '../../../src/cards/index.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Faction } from '../../../src/rules/terms/factions.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { choicesOf } from '../../../src/rules/index.ts';
import { eventsFor } from '../../../src/seats/events-for.ts';
import { cards, setupOf, Table, troupe } from './fixture.ts';

const withCards: Catalogue = { ...cards, tableCards: Object.fromEntries(tableCards.map((card) => [card.id, card])) };
const PREFIX: Record<string, Faction> = { com: 'commonwealth', dom: 'dominion', les: 'leshavult' };

/** A table that comes to the pick; one troupe prefix a seat. */
function game(prefixes: string[], d6: number[], more: Partial<Setup> = {}): Table {
  const seats = prefixes.map((prefix) => ({ faction: PREFIX[prefix] ?? 'commonwealth', troupe: troupe(prefix, 2) }));
  return new Table(setupOf({ seats, options: { eventsAndAgendas: true }, position: { draws: { d6 } }, ...more }), withCards);
}
const pick = (seat: number, card: string): Decision => ({ seat, kind: 'choose-card', card });
const offered = (table: Table, seat: number): string[] =>
  choicesOf(table.match, seat, withCards).decisions.map((decision) => (decision.kind === 'choose-card' ? decision.card : decision.kind));
const held = (table: Table): string[][] => table.match.order.seats.map((seat) => seat.cards);

describe('two players', () => {
  it('EVA-3: EVA-4: V-117: picks come after the troupes and before the stones; a tied roll is rolled again', () => {
    const table = game(['com', 'dom'], [3, 3, 2, 6]);
    expect(table.state).toBe('setup.pick');
    expect(table.happened('rolled').map(({ why, rolls }) => [why, ...rolls.map(({ die }) => die)])).toEqual([
      ['cards', 3, 3],
      ['cards', 2, 6],
    ]);
    expect(table.open).toEqual(['1:first']);
  });

  it('EVA-5: EVA-6: V-117: one card, one of each kind, the missing kind; the rest is out of the game', () => {
    const table = game(['com', 'dom'], [6, 1]).do({ seat: 0, kind: 'choose-first', first: 0 });
    expect(offered(table, 0)).toHaveLength(10);
    table.do(pick(0, 'event:hesitation'));
    expect(table.happened('card-taken')).toEqual([{ what: 'card-taken', seat: 0, card: 'event:hesitation' }]);
    expect(table.open).toEqual(['1:pick']);
    table.do(pick(1, 'agenda:crazy-town'));
    expect(table.open).toEqual(['1:pick']);
    expect(offered(table, 1).every((card) => card.startsWith('event:'))).toBe(true);
    table.do(pick(1, 'ninja-reactions'));
    expect(offered(table, 0).every((card) => card.startsWith('agenda:'))).toBe(true);
    table.do(pick(0, 'agenda:erudition'));
    expect(held(table)).toEqual([
      ['event:hesitation', 'agenda:erudition'],
      ['agenda:crazy-town', 'event:ninja-reactions'],
    ]);
    expect(table.state).toBe('setup.stones');
  });

  it('EVA-6: nobody takes a card twice, a second one of a kind, or nothing at all', () => {
    const table = game(['com', 'dom'], [6, 1]).do({ seat: 0, kind: 'choose-first', first: 1 }, pick(1, 'event:hesitation'));
    expect(table.try(pick(0, 'event:hesitation'))?.code).toBe('card-taken');
    expect(table.try(pick(0, 'event:nothing'))?.code).toBe('no-such-card');
    expect(table.try({ seat: 0, kind: 'pass' })).toMatchObject({ code: 'must-be-answered', clauses: ['EVA-6'] });
    table.do(pick(0, 'agenda:forced-march'));
    expect(table.try(pick(0, 'agenda:defy-the-odds'))).toMatchObject({ code: 'has-that-kind', clauses: ['EVA-6'] });
  });

  it('EVA-12: a card of another faction may not be taken', () => {
    const table = game(['com', 'dom'], [6, 1]).do({ seat: 0, kind: 'choose-first', first: 0 });
    expect(table.try(pick(0, 'agenda:raiding-party'))).toMatchObject({ code: 'card-of-another-faction', clauses: ['EVA-12'] });
    expect(offered(table, 0)).not.toContain('agenda:crazy-town');
  });
});

describe('three or four players', () => {
  it('EVA-7: EVA-8: EVA-11: V-118: the stack passes left twice, and what is kept is told to nobody else', () => {
    const table = game(['com', 'dom', 'com'], [2, 6, 1]);
    expect(table.open).toEqual(['1:pick']);
    table.do(pick(1, 'agenda:raiding-party'));
    const [entry] = table.happened('card-kept');
    expect(JSON.stringify(eventsFor(entry ? [entry] : [], 0))).not.toContain('raiding-party');
    expect(JSON.stringify(eventsFor(entry ? [entry] : [], 1))).toContain('raiding-party');
    expect(table.open).toEqual(['2:pick']);
    table.do(pick(2, 'event:hesitation'), pick(0, 'agenda:erudition'));
    expect(table.open).toEqual(['1:pick']);
    expect(table.try(pick(1, 'agenda:crazy-town'))).toMatchObject({ code: 'has-that-kind', clauses: ['EVA-8', 'EVA-7'] });
    table.do(pick(1, 'event:ninja-reactions'), pick(2, 'agenda:forced-march'), pick(0, 'event:dawnlight-robbery'));
    expect(held(table).map((cardsOfSeat) => cardsOfSeat.length)).toEqual([2, 2, 2]);
    expect(table.state).toBe('setup.stones');
  });

  it('EVA-8: EVA-12: whoever finds no card of the missing kind goes without', () => {
    const table = game(['les', 'com', 'com', 'dom'], [1, 6, 2, 2]);
    table.do(pick(1, 'agenda:forced-march'), pick(2, 'agenda:defy-the-odds'), pick(3, 'agenda:crazy-town'), pick(0, 'event:hesitation'));
    table.do(pick(1, 'event:ninja-reactions'), pick(2, 'event:dawnlight-robbery'), pick(3, 'event:clumsiness-of-cowards'));
    expect(offered(table, 0)).toEqual(['pass']);
    table.do({ seat: 0, kind: 'pass' });
    expect(held(table)[0]).toEqual(['event:hesitation']);
    expect(table.state).toBe('setup.stones');
  });

  it('WIN-7: EVA-7: a player who gives up picks nothing more, and the stack goes on', () => {
    const table = game(['com', 'dom', 'com'], [6, 2, 1]).do(pick(0, 'event:hesitation'), { seat: 1, kind: 'concede' });
    expect(table.open).toEqual(['2:pick']);
    table.do(pick(2, 'event:ninja-reactions'), pick(0, 'agenda:erudition'), pick(2, 'agenda:tavern-gossip'));
    expect(table.state).toBe('setup.stones');
  });
});

describe('no pick', () => {
  it('EVA-1: VAR-3: without the option', () => {
    expect(game(['com', 'dom'], [], { options: {} }).state).toBe('setup.stones');
  });
  it('EVA-3: when cards were brought along', () => {
    const seats = [{ troupe: troupe('com', 2), cards: ['hesitation'] }, { troupe: troupe('dom', 2) }];
    const table = game([], [], { seats, options: {} });
    expect([table.state, table.match.order.seats[0]?.cards, table.match.order.options.eventsAndAgendas]).toEqual([
      'setup.stones',
      ['event:hesitation'],
      true,
    ]);
  });
});
