import { describe, expect, it } from 'vitest';
import { newMatch } from '../../../src/rules/setup/new-match.ts';
import { RULES } from '../../../src/rules/setup/rules-number.ts';
import { ARCANE_DECK, MELEE_DECK } from '../../../src/rules/terms/decks.ts';
import { pointAt, cards, setupOf } from './fixture.ts';

describe('a new match', () => {
  it('SET-1: is for two, three or four players', () => {
    const seats = (count: number) => setupOf({ seats: Array.from({ length: count }, () => ({})) });
    expect(() => newMatch(seats(1), cards)).toThrow('1 players');
    expect(() => newMatch(seats(5), cards)).toThrow('5 players');
    for (const count of [2, 3, 4]) expect(newMatch(seats(count), cards).order.seats).toHaveLength(count);
  });
  it('SET-3: holds both decks whole, in an order that the seed alone decides', () => {
    const match = newMatch(setupOf({}), cards);
    expect([...match.table.decks.arcane].sort()).toEqual([...ARCANE_DECK].sort());
    expect([...match.table.decks.melee].sort()).toEqual([...MELEE_DECK].sort());
    expect(match.table.decks).toEqual(newMatch(setupOf({}), cards).table.decks);
    expect(match.table.decks).not.toEqual(newMatch(setupOf({ seed: 'sun' }), cards).table.decks);
    expect(match.rules).toBe(RULES);
  });
  it('SET-19 VAR-11: it is a friendly game: factions, troupes, stones and deployment, and nothing before them', () => {
    const { stack, order } = newMatch(setupOf({ seats: [{}, {}] }), cards);
    expect(stack).toEqual([{ kind: 'game', step: 'setup.faction' }]);
    expect(order.options).toMatchObject({ draft: false, eventsAndAgendas: false, objectiveMarkers: false, suddenDeath: 'after-action' });
  });
  it('VAR-6: our list of rules for a first game to leave out: each is on, and switched off by itself', () => {
    const switches = ['reactions', 'distractions', 'goingForIt', 'followUps', 'signatures', 'heights'] as const;
    const on = Object.fromEntries(switches.map((name) => [name, true]));
    expect(newMatch(setupOf({}), cards).order.options).toMatchObject(on);
    for (const name of switches)
      expect(newMatch(setupOf({ options: { [name]: false } }), cards).order.options).toMatchObject({ ...on, [name]: false });
  });
  it('SET-9: V-09: 6, 4 and 3 characters with 2, 3 and 4 players', () => {
    const size = (count: number) => newMatch(setupOf({ seats: Array.from({ length: count }, () => ({})) }), cards).order.options.troupeSize;
    expect([2, 3, 4].map(size)).toEqual([6, 4, 3]);
  });
  it('SET-10: troupes brought along set the size', () => {
    const { options } = newMatch(setupOf({}), cards).order;
    expect([options.troupeSize, options.field]).toEqual([2, 2]);
    expect(newMatch(setupOf({ options: { troupeSize: 5, field: 3 } }), cards).order.options).toMatchObject({ troupeSize: 5, field: 3 });
  });
  it('SET-12: a faction left out is the first that fits the whole troupe', () => {
    const match = newMatch(setupOf({ seats: [{ troupe: ['half', 'les-a'] }, { troupe: ['half', 'com-a'] }] }), cards);
    expect(match.order.seats.map(({ faction }) => faction)).toEqual(['leshavult', null]);
  });
  it('places the models of a position, named in short or in full, energy by open blue dots', () => {
    const match = newMatch(
      setupOf({
        seats: [{ troupe: ['com-a', 'com-b'] }, { troupe: ['dom-a', 'com-b'] }],
        start: 'activation',
        position: {
          models: {
            'com-a': { at: pointAt(18, 18), wounds: 2 },
            '1:com-b': { at: pointAt(20, 20), energy: 1, used: ['trick'], activated: true },
          },
          turn: 3,
          first: 1,
          initiative: 0,
        },
      }),
      cards,
    );
    const { models } = match.table;
    expect(Object.keys(models)).toEqual(['0:com-a', '0:com-b', '1:dom-a', '1:com-b']);
    expect(models['0:com-a']).toMatchObject({ status: 'board', at: { x: 4572, y: 4572 }, wounds: 2, energy: 3, controller: 0 });
    expect(models['1:com-b']).toMatchObject({ energy: 1, activated: true, used: { trick: { turn: 1, game: 1 } } });
    expect(models['0:com-b']).toMatchObject({ status: 'reserve', energy: 0 });
    expect(match.order).toMatchObject({ turn: 3, first: 1, next: 1, initiative: 0, suddenDeath: false });
  });
  it('refuses a position that names nobody, or two', () => {
    const place = (name: string) =>
      newMatch(
        setupOf({ seats: [{ troupe: ['com-a'] }, { troupe: ['com-a'] }], start: 'activation', position: { models: { [name]: {} } } }),
        cards,
      );
    expect(() => place('com-a')).toThrow('com-a');
    expect(() => place('ghost')).toThrow('ghost');
    expect(place('1:com-a').table.models['1:com-a']).toBeDefined();
  });
  it('a position may hold a model that was summoned', () => {
    const match = newMatch(setupOf({ start: 'activation', position: { models: { '1:imp': { at: pointAt(5, 5) } } } }), cards);
    expect(match.table.models['1:imp']).toMatchObject({ seat: 1, controller: 1, status: 'board', energy: 4 });
  });
  it('HRV-4: stones of a position: on the ground, and held by number or by name', () => {
    const { stones } = newMatch(
      setupOf({
        start: 'activation',
        position: {
          stones: [
            { id: 's1', at: pointAt(10, 10), depth: 2 },
            { id: 's2', at: pointAt(12, 10), depth: 3 },
          ],
          models: { 'com-a': { at: pointAt(18, 18), stones: 2 }, 'dom-a': { at: pointAt(20, 18), stones: ['s2'] } },
        },
      }),
      cards,
    ).table;
    expect(stones.map(({ id, depth, holder }) => [id, depth, holder])).toEqual([
      ['s1', 2, null],
      ['s2', 0, '1:dom-a'],
      ['held-1', 0, '0:com-a'],
      ['held-2', 0, '0:com-a'],
    ]);
  });
  it('DEP-12: a base on a platform stands at its top', () => {
    const square = { polygon: [pointAt(10, 10), pointAt(14, 10), pointAt(14, 14), pointAt(10, 14)] };
    const { models } = newMatch(
      setupOf({
        start: 'activation',
        terrain: [{ id: 'roof', kind: 'platform', shape: square, base: 0, top: 762 }],
        position: {
          models: { 'com-a': { at: pointAt(12, 12) }, 'com-b': { at: pointAt(14, 12) }, 'dom-a': { at: pointAt(12, 11), height: 0 } },
        },
      }),
      cards,
    ).table;
    expect([models['0:com-a']?.height, models['0:com-b']?.height, models['1:dom-a']?.height]).toEqual([762, 0, 0]);
  });
  it('is the same after a trip through JSON', () => {
    const match = newMatch(setupOf({ start: 'activation', position: { models: { 'com-a': { at: pointAt(1, 1) } } } }), cards);
    expect(JSON.parse(JSON.stringify(match))).toEqual(match);
  });
  it('SUD-1: a position in turn 5 is a Sudden Death turn', () => {
    expect(newMatch(setupOf({ start: 'activation', position: { turn: 5 } }), cards).order.suddenDeath).toBe(true);
  });
});
