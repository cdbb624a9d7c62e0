import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/geometry/lengths.ts';
import type { Ability, Mod } from '../../../src/rules/terms/card-language.ts';
import { seatTable, type SeatTable } from '../../../src/seats/table/seat-table.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { acting, pointAt, piece, type Given, type Position } from '../../rules/activation/fixture.ts';
import { active, always, changed, three } from '../../rules/small-match.ts';

const ME = '0:me';
const FOE = '1:foe';
const arcane: Ability = { kind: 'arcane', id: 'bolt', name: 'Bolt', cost: 2, range: 12, target: {}, outcomes: [] };
const me: Given = { seat: 0, at: [10, 18], energy: 3 };
const foe: Given = { seat: 1, at: [16, 18], card: { evade: -1 } };
function table({ models, ...more }: Partial<Position>): SeatTable {
  const { match, cards } = acting({ ...more, models: { me, foe, ...models }, active: 'me' });
  return seatTable(viewFor(match, 0), cards);
}
const with_ = (...abilities: Ability[]): Given => ({ ...me, card: { abilities } });
const mod = (...mods: Mod[]): Ability => always('text', ...mods);

describe('the numbers of a model', () => {
  it('CRD-4: are those that count now, not those printed', () => {
    const card = { melee: 4, meleeRange: 2, arcane: 5, evade: 1 };
    expect(table({ models: { me: { ...me, card } } }).numbers(ME)).toMatchObject({
      melee: 4,
      meleeRange: 2,
      arcane: 5,
      evade: 1,
      openDots: 3,
    });
    const better = mod(
      { mod: 'stat', stat: 'melee', by: 1 },
      { mod: 'stat', stat: 'arcane', by: -2 },
      { mod: 'stat', stat: 'evade', by: 2 },
    );
    const worn: Given = { ...me, wounds: 6, card: { ...card, abilities: [better] } };
    expect(table({ models: { me: worn } }).numbers(ME)).toMatchObject({ melee: 5, meleeRange: 2, arcane: 3, evade: 3, openDots: 2 });
  });
  it('SLW-1, ENG-2: say who is slow and who engages it', () => {
    const far = table({}).numbers(ME);
    expect([far.slow, far.engagedBy]).toEqual([false, []]);
    const near = table({ models: { me: { ...me, stones: 1 }, foe: { ...foe, at: [11.5, 18] } } }).numbers(ME);
    expect([near.slow, near.engagedBy]).toEqual([true, [FOE]]);
  });
  it('ACT-14: list what each basic action and each ability that is used costs, and no passive one', () => {
    expect(
      table({ models: { me: with_(mod({ mod: 'cost', of: ['melee'], by: 1 }), active('shout', { cost: 2 }), arcane) } }).numbers(ME).costs,
    ).toEqual({
      step: 1,
      jog: 0,
      traverse: 2,
      jump: 1,
      harvest: 1,
      melee: 2,
      shout: 2,
      bolt: 2,
    });
  });
  it('ABL-16: name the abilities that are used up or spent, and no others', () => {
    const card = {
      abilities: [
        active('once', { limit: { per: 'turn' } }),
        active('twice', { limit: { per: 'game', max: 2 } }),
        active('gone', {}),
        active('free', {}),
      ],
    };
    const at_ = (used: object, spent: object) => {
      const now = changed(three({}, { a: card }), (play) => play.patchModel('0:a', { used, spent } as never));
      return seatTable(viewFor(now.match, 0), now.cards).numbers('0:a').used;
    };
    expect(at_({}, {})).toEqual([]);
    const entry = { turn: 1, game: 1 };
    expect(at_({ once: entry, twice: entry, free: entry }, { gone: 'game' })).toEqual(['once', 'gone']);
    expect(at_({ twice: { turn: 0, game: 2 } }, {})).toEqual(['twice']);
  });
  it('ENG-2: a slain model is engaged by nobody', () => {
    const now = changed(three(), (play) => play.patchModel('1:b', { status: 'slain' }));
    expect(seatTable(viewFor(now.match, 0), now.cards).numbers('1:b').engagedBy).toEqual([]);
  });
});

describe('the price of an ability', () => {
  const cheaper = mod({ mod: 'cost', of: [{ ability: 'bolt' }], by: -1, first: { side: 'enemy' } });
  const here = table({ models: { me: with_(cheaper, arcane, active('shout', { cost: 2 })), mate: { seat: 0, at: [10, 24] } } });
  it('ACT-17: is that at its targets; without them, that at the most favourable ones', () => {
    expect(here.price(ME, 'bolt')).toBe(1);
    expect(here.price(ME, 'bolt', [FOE])).toBe(1);
    expect(here.price(ME, 'bolt', ['0:mate'])).toBe(2);
    expect(here.price(ME, 'bolt', [])).toBe(2);
    expect(here.price(ME, 'shout')).toBe(2);
  });
  it('is nothing for what is not used, or is not there', () => {
    expect(here.price(ME, 'text')).toBe(0);
    expect(here.price(ME, 'no-such-ability')).toBe(0);
  });
});

describe('what a model sees of another', () => {
  it('LOS-2, ARC-8: a clear line, the gap, and what an arcane ability would draw', () => {
    const seen = table({ models: { me: with_(active('shout', {}), arcane) } }).sight(ME, FOE);
    expect(seen).toMatchObject({ visible: true, blockedBy: [], cover: 'none', coverBy: [] });
    expect(seen.gap).toBeCloseTo(6 * INCH - 300, 0);
    expect(seen.line).toHaveLength(2);
    expect(seen.draw).toEqual({ cards: 2, stat: 3, evade: -1, cover: 0, elevation: 0, more: 0, resist: 6 });
  });
  it('COV-3, LOS-4: says what gives cover and what is in the way', () => {
    const terrain = [piece('hedge', 'obstacle', [15, 18.2, 15.3, 19])];
    const covered = table({ models: { me: with_(arcane) }, terrain }).sight(ME, FOE);
    expect(covered).toMatchObject({ visible: true, cover: 'light', coverBy: [{ id: 'hedge', heavy: false, ignored: false }] });
    expect(covered.draw).toEqual({ cards: 1, stat: 3, evade: -1, cover: 1, elevation: 0, more: 0, resist: 6 });
    const wall = [piece('wall', 'barrier', [12.5, 10, 13, 26])];
    expect(table({ terrain: wall }).sight(ME, FOE)).toMatchObject({ visible: false, blockedBy: ['wall'], line: null });
  });
  it('ARC-8: draws nothing at itself, nor without an arcane ability; at a friend without its evade', () => {
    const mate: Given = { seat: 0, at: [10, 24], card: { evade: -1 } };
    const here = table({ models: { me: with_(arcane), mate } });
    expect(here.sight(ME, ME).draw).toBeNull();
    expect(here.sight(FOE, ME).draw).toBeNull();
    expect(here.sight(ME, '0:mate').draw).toEqual({ cards: 3, stat: 3, evade: 0, cover: 0, elevation: 0, more: 0, resist: 6 });
    expect(table({ models: { me: with_(active('shout', {})) } }).sight(ME, FOE).draw).toBeNull();
    const both = table({ models: { me: with_(active('shout', {}), arcane) } });
    expect(both.sight(ME, FOE, 'bolt').draw).toEqual(both.sight(ME, FOE).draw);
    expect(both.sight(ME, FOE, 'shout').draw, 'of the ability that is meant').toBeNull();
  });
});

describe('what a model would meet where a move ends', () => {
  const stones = (...places: [number, number][]) => ({
    stones: Object.fromEntries(places.map((place, k) => [`s${k + 1}`, { at: place }])),
  });
  const touch = 0.843;
  it('DEF-31, HRV-2: the moonstones it touches, and then none that it falls short of', () => {
    const here = table(stones([12, 18], [10, 19.2]));
    expect(here.ending(ME, pointAt([12 - touch, 18]))).toEqual({ touches: ['s1'], short: null, engages: [], engagedBy: [], hampers: [] });
    expect(here.ending(ME, { x: 12 * INCH - 214.4, y: 18 * INCH + 0.4 }).touches).toEqual(['s1']);
    expect(here.ending(ME, pointAt([10, 14]))).toEqual({ touches: [], short: null, engages: [], engagedBy: [], hampers: [] });
  });
  it('HRV-2: the nearest that it just falls short of, by how much', () => {
    const here = table(stones([11, 19.75], [12, 18]));
    const { short } = here.ending(ME, pointAt([12 - touch - 0.4, 18.2]));
    expect(short?.stone).toBe('s2');
    expect((short?.gap ?? 0) / INCH).toBeCloseTo(0.41, 1);
    expect(here.ending(ME, pointAt([12 - touch - 0.98, 18])).short?.stone).toBe('s2');
    expect(here.ending(ME, pointAt([12 - touch - 1.02, 18])).short).toBeNull();
  });
  it('HRV-5, JOG-8: what it could not begin there: no harvest while it is engaged, no jog in water', () => {
    const here = table({ ...stones([15, 18]), terrain: [piece('pond', 'water', [9, 20, 13, 24])] });
    const codes = (place: [number, number]) => here.ending(ME, pointAt(place)).hampers.map(({ code }) => code);
    expect(codes([15 - touch, 18])).toEqual(['engaged']);
    expect(codes([11, 22])).toEqual(['stands-in-water']);
    expect(codes([11, 18])).toEqual([]);
    expect(table(stones([12, 18])).ending(ME, pointAt([12 - touch, 18])).hampers).toEqual([]);
  });
  it('HRV-2: not those that somebody holds', () => {
    const here = table({ models: { foe: { ...foe, stones: 1 } } });
    expect(here.ending(ME, pointAt([15, 17.2]))).toMatchObject({ touches: [], short: null });
  });
  it('ENG-1, ENG-2: whom it would engage, and who would engage it: enemies alone, each by its own range', () => {
    const models = { foe: { ...foe, card: { meleeRange: 3 } }, mate: { seat: 0, at: [13, 18] } satisfies Given };
    const here = table({ models });
    expect(here.ending(ME, pointAt([12.5, 20]))).toMatchObject({ engages: [], engagedBy: [FOE] });
    expect(here.ending(ME, pointAt([14, 18]))).toMatchObject({ engages: [FOE], engagedBy: [FOE] });
    expect(here.ending(ME, pointAt([8, 18]))).toMatchObject({ engages: [], engagedBy: [] });
    expect(here.ending(FOE, pointAt([11.5, 18]))).toMatchObject({ engages: [ME, '0:mate'], engagedBy: [ME, '0:mate'] });
  });
});
