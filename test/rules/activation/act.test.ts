import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { Game, piece, type Given, type Position, type XY } from './fixture.ts';

const hero = { seat: 0, at: [10, 18] as XY, energy: 3 };
const far = { seat: 1, at: [30, 18] as XY };
const game = (position: Partial<Position> = {}): Game =>
  new Game({ ...position, models: { hero, far, ...position.models }, active: 'hero' });
const step = (x: number, y: number): Decision => ({ seat: 0, kind: 'step', path: [[x, y]] });
const pass: Decision = { seat: 1, kind: 'pass' };

describe('acting', () => {
  it('ACT-12, STP-1, STP-2: a step costs 1, is taken as often as it is paid for, and opens a window', () => {
    const play = game().do(step(11, 18));
    expect(play.model('hero')).toMatchObject({ energy: 2, at: { x: 11 * 254 } });
    expect(play.events.map(({ what }) => what)).toContain('energy-spent');
    expect(play.asked).toEqual(['1 reaction']);
    play.do(pass).do(step(12, 18)).do(pass).do(step(13, 18)).do(pass);
    expect(play.no(step(14, 18))).toMatchObject({ code: 'not-enough-energy', clauses: ['ACT-12', 'STP-1', 'ACT-2'] });
  });
  it('JOG-1, ACT-8, ACT-15: a jog costs nothing and comes once a turn', () => {
    const play = game({ models: { hero: { ...hero, energy: 0 } } })
      .do({ seat: 0, kind: 'jog', path: [[14, 18]] })
      .do(pass);
    expect(play.model('hero')).toMatchObject({ energy: 0, jogged: true });
    expect(play.no({ seat: 0, kind: 'jog', path: [[15, 18]] })).toMatchObject({ code: 'jogged-already', clauses: ['JOG-1', 'ACT-15'] });
  });
  it('ACT-1, REA-1: nobody but the active model acts', () => {
    const play = game({ models: { friend: { seat: 0, at: [5, 5] } } });
    expect(play.no({ seat: 0, kind: 'step', model: 'friend', path: [[6, 5]] }).clauses).toContain('ACT-1');
    expect(play.no({ seat: 1, kind: 'step', path: [[29, 18]] })).toMatchObject({
      code: 'outside-activation',
      clauses: ['REA-1', 'ACT-1', 'ACT-9'],
    });
    expect(play.no({ seat: 0, kind: 'step', model: 'nobody', path: [[6, 5]] }).code).toBe('no-such-model');
  });
  it('ACT-6, ACT-7, REA-11: an activation may end without an action, and no window follows', () => {
    const play = game().do({ seat: 0, kind: 'end-activation' });
    expect(play.asked).toEqual(['1 activate']);
    expect(play.events.map(({ what }) => what)).toContain('activation-ended');
    expect(play.model('hero').energy).toBe(3);
    expect(play.no({ seat: 1, kind: 'react', model: 'far', path: [[29, 18]] }).clauses).toContain('REA-11');
  });
  it('ACT-16: a text may forbid an action', () => {
    const held = {
      abilities: [
        {
          id: 'held',
          name: 'Held',
          kind: 'passive' as const,
          rules: [{ always: [{ mod: 'forbid' as const, actions: ['step' as const] }] }],
        },
      ],
    };
    const play = game({ models: { hero: { ...hero, card: held } } });
    expect(play.no(step(11, 18))).toMatchObject({ code: 'forbidden', clauses: ['ACT-16'] });
    expect(play.do({ seat: 0, kind: 'jog', path: [[11, 18]] }).model('hero').jogged).toBe(true);
  });
  it('EDG-1, EDG-4, ACT-9: whoever walks off the board is removed, and the activation ends after the window', () => {
    const play = game({ models: { hero: { ...hero, at: [1, 18], stones: 1 } } }).do(step(0.2, 18));
    expect(play.model('hero')).toMatchObject({ status: 'removed', energy: 2 });
    expect(play.asked).toEqual(['1 reaction']);
    expect(play.no(step(1, 18))).toMatchObject({ code: 'activation-over', clauses: ['ACT-9'] });
    expect(play.do(pass).asked).toEqual(['1 activate']);
    expect(play.look.stonesHeld(0)).toBe(1);
  });
  it('REM-4, V-128: whoever is removed is not activated', () => {
    const play = game({ models: { hero: { ...hero, at: [1, 18] } } })
      .do(step(0.2, 18))
      .do(pass);
    expect(play.no({ seat: 0, kind: 'activate', model: 'hero' }).clauses).toContain('REM-4');
  });
  it('JOG-12, STP-6: a refused way leaves everything as it was', () => {
    const play = game();
    const before = play.match;
    play.no({
      seat: 0,
      kind: 'step',
      path: [
        [10.2, 18],
        [10.2, 18.4],
      ],
    });
    expect(play.match).toBe(before);
  });
});

describe('harvesting', () => {
  const stones = { s1: { at: [10.84, 18] as XY, depth: 3 } };
  const harvest: Decision = { seat: 0, kind: 'harvest', stone: 's1' };
  it('HRV-1, HRV-3, HRV-4, HRV-6: depth 3 takes three harvests (V-31)', () => {
    const play = game({ stones }).do(harvest);
    expect(play.look.stone('s1')).toMatchObject({ depth: 2, holder: null });
    play.do(pass).do(harvest).do(pass).do(harvest);
    expect(play.look.stone('s1')).toMatchObject({ depth: 0, holder: '0:hero' });
    expect(play.model('hero').energy).toBe(0);
    expect(play.events.map(({ what }) => what)).toEqual(expect.arrayContaining(['harvested', 'stone-taken']));
  });
  it('HRV-2: in base contact only', () => {
    expect(game({ stones: { s1: { at: [11, 18] } } }).no(harvest)).toMatchObject({
      code: 'not-in-contact',
      clauses: ['HRV-2', 'DEF-31', 'ELE-9'],
    });
    expect(game().no(harvest).code).toBe('no-such-stone');
  });
  it('HRV-5, ENG-6: not while engaged (V-31)', () => {
    const play = game({ stones, models: { enemy: { seat: 1, at: [8.5, 18] } } });
    expect(play.no(harvest)).toMatchObject({ code: 'engaged', clauses: ['HRV-5', 'ENG-6'] });
  });
  it('ACT-17: a weakling pays 2 (V-31)', () => {
    const weak = {
      abilities: [
        {
          id: 'weakling',
          name: 'Weakling',
          kind: 'passive' as const,
          rules: [{ always: [{ mod: 'cost' as const, of: ['harvest' as const], by: 1 }] }],
        },
      ],
    };
    const play = game({ stones, models: { hero: { ...hero, card: weak } } })
      .do(harvest)
      .do(pass);
    expect(play.model('hero').energy).toBe(1);
    expect(play.no(harvest)).toMatchObject({ code: 'not-enough-energy', clauses: ['ACT-12', 'HRV-1', 'ACT-2', 'ACT-17'] });
  });
  it('HRV-7: a text may dig deeper', () => {
    const digs = {
      abilities: [{ id: 'digs', name: 'Digs', kind: 'passive' as const, rules: [{ always: [{ mod: 'harvest' as const, by: 1 }] }] }],
    };
    const play = game({ stones: { s1: { at: [10.84, 18], depth: 2 } }, models: { hero: { ...hero, card: digs } } }).do(harvest);
    expect(play.look.stone('s1').holder).toBe('0:hero');
  });
  it('HRV-7, HRV-4: a text may replace the lowering; possession follows at 0 or less (V-32)', () => {
    const flips = (amount: number): Given['card'] => ({
      abilities: [
        {
          id: 'digs',
          name: 'Digs',
          kind: 'passive',
          rules: [{ when: { on: 'harvests', instead: true }, do: [{ do: 'depth', by: amount }] }],
        },
      ],
    });
    const dig = (amount: number): Game =>
      game({ stones: { s1: { at: [10.84, 18], depth: 2 } }, models: { hero: { ...hero, card: flips(amount) ?? {} } } }).do(harvest);
    expect(dig(-1).look.stone('s1')).toMatchObject({ depth: 1, holder: null });
    expect(dig(-3).look.stone('s1')).toMatchObject({ depth: 0, holder: '0:hero' });
    expect(dig(-3).asked).toEqual(['1 reaction']);
  });
});

describe('traversing', () => {
  const hedge = [piece('hedge', 'obstacle', [10.5906, 14, 11.0906, 22])];
  const over = (to: XY): Decision => ({ seat: 0, kind: 'traverse', terrain: 'hedge', to });
  it('TRV-1, TRV-3, TRV-5: over a hedge into contact with its far side for 2 (V-30)', () => {
    const play = game({ terrain: hedge }).do(over([11.6812, 18]));
    expect(play.model('hero')).toMatchObject({ energy: 1, at: { x: Math.round(11.6812 * 254) } });
    expect(play.do(pass).no(over([10, 18]))).toMatchObject({ code: 'not-enough-energy', clauses: ['ACT-12', 'TRV-1', 'ACT-2'] });
  });
  it('TRV-2: not without contact, nor over what is thicker than 1″ (V-30)', () => {
    const thick = [piece('hedge', 'obstacle', [10.5906, 14, 11.7906, 22])];
    expect(game({ terrain: thick }).no(over([12.3812, 18]))).toMatchObject({ code: 'too-thick', clauses: ['TRV-2'] });
    expect(game({ terrain: hedge, models: { hero: { ...hero, at: [9.9, 18] } } }).no(over([11.6812, 18]))).toMatchObject({
      code: 'not-in-contact',
      clauses: ['TRV-2', 'DEF-31'],
    });
  });
  it('TRV-3, TRV-4, TRV-6: to the opposite side, in contact, at most 1″ away', () => {
    const play = game({ terrain: hedge });
    expect(play.no(over([10, 19])).clauses).toContain('TRV-6');
    expect(play.no(over([11.8, 18]))).toMatchObject({ code: 'not-in-contact-there', clauses: ['TRV-3', 'TRV-6'] });
    expect(play.no(over([11.6812, 19.5]))).toMatchObject({ code: 'too-far', clauses: ['TRV-4', 'TRV-5'] });
  });
  it('TRV-6, MOV-2: the place must be free', () => {
    expect(game({ terrain: hedge, models: { friend: { seat: 0, at: [12, 18] } } }).no(over([11.6812, 18])).clauses).toContain('MOV-2');
  });
  it('TRV-7, TER-3: not over an obstacle in which a barrier stands across the way', () => {
    const hedge = piece('hedge', 'obstacle', [10.5906, 14, 11, 22]);
    const wall = piece('wall', 'barrier', [10.75, 14.5, 10.85, 21.5]);
    const over: Decision = { seat: 0, kind: 'traverse', terrain: 'hedge', to: [11.5906, 18] };
    expect(
      game({ terrain: [hedge] })
        .do(over)
        .model('hero').at.x,
    ).toBe(Math.round(11.5906 * 254));
    expect(game({ terrain: [hedge, wall] }).no(over)).toMatchObject({ code: 'barrier-between', clauses: ['TRV-7', 'TER-3'] });
  });
  it('TRV-7: never over a barrier', () => {
    const wall = [piece('hedge', 'barrier', [10.5906, 14, 11.0906, 22])];
    expect(game({ terrain: wall }).no(over([11.6812, 18]))).toMatchObject({ code: 'barrier', clauses: ['TRV-7', 'TER-3'] });
  });
  it('TRV-8, TER-8, TER-9, TER-10: through a closed door, engaged or not (V-35)', () => {
    const door = [
      piece('hedge', 'obstacle', [10.5906, 17, 10.8406, 19]),
      piece('n', 'barrier', [10.5906, 12, 10.8406, 17]),
      piece('s', 'barrier', [10.5906, 19, 10.8406, 24]),
    ];
    const play = game({ terrain: door, models: { enemy: { seat: 1, at: [8.5, 18] } } }).do(over([11.4312, 18]));
    expect(play.model('hero').at.x).toBe(Math.round(11.4312 * 254));
    expect(play.look.match.table.terrain).toEqual(door);
  });
  it('TRV-9, TER-13, TER-14, TER-15, TER-16: a ladder is climbed one storey at a time; between two floors a marker stands on it (V-44)', () => {
    const ladder = [
      piece('ladder', 'ladder', [10.5906, 17.9, 10.8, 18.1], { top: 6 }),
      piece('roof', 'platform', [10.8, 14, 16, 22], { top: 6 }),
    ];
    const climb: Decision = { seat: 0, kind: 'traverse', terrain: 'ladder', to: 'up' };
    const play = game({ terrain: ladder, models: { hero: { ...hero, energy: 4 } } }).do(climb);
    expect(play.model('hero')).toMatchObject({ energy: 2, height: 3 * 254 });
    play.do(pass).do(climb);
    expect(play.model('hero')).toMatchObject({ energy: 0, height: 6 * 254 });
    expect(play.model('hero').at.x).toBeGreaterThan(10.8 * 254);
    expect(play.do(pass).no(climb)).toMatchObject({ code: 'ladder-ends', clauses: ['TER-14', 'TRV-9'] });
    const poor = game({ terrain: ladder }).do(climb).do(pass);
    expect(poor.no(climb).clauses).toContain('TRV-1');
    expect(poor.model('hero').height).toBe(3 * 254);
  });
  it('TER-14, MOV-2: a ladder is not climbed to an end where no base has room', () => {
    const terrain = [piece('ladder', 'ladder', [10.5906, 17.9, 10.8, 18.1]), piece('roof', 'platform', [10.8, 17.4, 12, 18.6])];
    const up: Decision = { seat: 0, kind: 'traverse', terrain: 'ladder', to: 'up' };
    const down: Decision = { ...up, to: 'down' };
    const above = { seat: 1, at: [11.4, 18] as const, height: 3 };
    const full = game({ terrain, models: { hero, watch: above } });
    expect(full.no(up)).toMatchObject({ code: 'no-room-beyond', clauses: ['TER-14', 'MOV-2', 'TRV-3'] });
    expect(game({ terrain, models: { hero } }).do(up).model('hero')).toMatchObject({ height: 762 });
    const high = { hero: { ...hero, at: [11.3906, 18] as const, height: 3 }, foot: { seat: 1, at: [10, 18] as const } };
    expect(game({ terrain, models: high }).no(down)).toMatchObject({ code: 'no-room-beyond' });
  });
  it('TER-13, TER-16, MOV-14: at the top of a ladder without a floor a model stays on it', () => {
    const terrain = [piece('ladder', 'ladder', [10.5906, 17.9, 10.8, 18.1]), piece('tower', 'barrier', [10.8, 17, 13, 19])];
    const top = game({ terrain, models: { hero: { ...hero, energy: 5 } } })
      .do({ seat: 0, kind: 'traverse', terrain: 'ladder', to: 'up' })
      .do(pass);
    expect(top.model('hero').height).toBe(762);
    for (const [kind, x] of [
      ['step', 9.5],
      ['jog', 7],
    ] as const)
      expect(top.no({ seat: 0, kind, path: [[x, 18]] })).toMatchObject({ code: 'on-a-ladder', clauses: ['TER-16', 'TER-14'] });
    expect(top.do({ seat: 0, kind: 'traverse', terrain: 'ladder', to: 'down' }).model('hero').height).toBe(0);
  });
});

describe('jumping', () => {
  const roof = [piece('roof', 'platform', [8, 14, 12, 22], { top: 4 })];
  const up = (x: number) => ({ terrain: roof, models: { hero: { ...hero, at: [x, 18] as XY, height: 4 } } });
  const jump = (to: XY): Decision => ({ seat: 0, kind: 'jump', terrain: 'roof', to });
  it('FAL-1, FAL-4: 0.9″ from the edge, for 1, to the foot of it: 4 of 8 wounds (V-43)', () => {
    const play = game(up(12 - 0.9 - 0.5906)).do(jump([12.5906, 18]));
    expect(play.model('hero')).toMatchObject({ energy: 2, wounds: 4, height: 0, at: { x: Math.round(12.5906 * 254), y: 18 * 254 } });
    expect(play.events.map(({ what }) => what)).toEqual(expect.arrayContaining(['energy-spent', 'moved', 'fell', 'wounded']));
  });
  it('VAR-9: falls hurt under the older rule for high ground too, which knows none', () => {
    const play = game({ ...up(12 - 0.9 - 0.5906), options: { elevation: 'german' } }).do(jump([12.5906, 18]));
    expect(play.model('hero')).toMatchObject({ wounds: 4, height: 0 });
  });
  it('FAL-1: not from farther, not to elsewhere, not from the ground', () => {
    const wide = [piece('roof', 'platform', [4, 14, 12, 22], { top: 4 })];
    expect(game({ terrain: wide, models: { hero: { ...hero, at: [8, 18], height: 4 } } }).no(jump([12.5906, 18]))).toMatchObject({
      code: 'too-far-from-edge',
      clauses: ['FAL-1'],
    });
    expect(game(up(11)).no(jump([12.5906, 19]))).toMatchObject({
      code: 'not-directly-below',
      at: { x: Math.round(12.5906 * 254), y: 18 * 254 },
    });
    expect(game({ terrain: roof, models: { hero: { ...hero, at: [14, 18] } } }).no(jump([12.5906, 18])).code).toBe('not-on-platform');
  });
  it('FAL-8: armour does not help; FAL-14: the slain drop their stones where they land', () => {
    const high = [piece('roof', 'platform', [8, 14, 12, 22], { top: 6 })];
    const play = game({ terrain: high, models: { hero: { ...hero, at: [11, 18], height: 6 } } }).do(jump([12.5906, 18]));
    expect(play.model('hero')).toMatchObject({ status: 'slain', at: { x: Math.round(12.5906 * 254) } });
  });
});

describe('choices', () => {
  it('ACT-2, ACT-14: what may be done, what is drawn, and why the rest is not there', () => {
    const play = game({
      stones: { s1: { at: [10.84, 18] } },
      terrain: [piece('hedge', 'obstacle', [9, 18.5906, 11, 19])],
      models: { hero: { ...hero, jogged: true }, friend: { seat: 0, at: [5, 5] } },
    });
    const { decisions, drawn, refused } = choicesOf(play.match, 0, play.cards);
    expect(decisions.map(({ kind }) => kind).sort()).toEqual(['end-activation', 'harvest', 'traverse']);
    expect(drawn).toEqual(expect.arrayContaining([{ kind: 'step', model: '0:hero', length: 254 }]));
    expect(refused.find(({ decision }) => decision.kind === 'jog')?.reason.clauses).toContain('JOG-1');
    expect(refused.find(({ decision }) => decision.kind === 'melee')?.reason.clauses).toContain('MEL-5');
    for (const decision of decisions)
      expect(
        play.match &&
          game({ stones: { s1: { at: [10.84, 18] } }, terrain: [piece('hedge', 'obstacle', [9, 18.5906, 11, 19])] }).try(decision).ok,
      ).toBe(true);
  });
  it('FAL-1: a jump is refused from the platform that the model stands on, and no other platform of the board is spoken of', () => {
    const roofs = [piece('roof', 'platform', [4, 14, 12, 22], { top: 4 }), piece('loft', 'platform', [20, 14, 28, 22], { top: 4 })];
    const jumps = (models: NonNullable<Parameters<typeof game>[0]>['models']): unknown[] => {
      const play = game({ terrain: roofs, ...(models ? { models } : {}) });
      return choicesOf(play.match, 0, play.cards).refused.flatMap(({ decision, reason: { code } }) =>
        decision.kind === 'jump' ? [[decision.terrain, code]] : [],
      );
    };
    expect(jumps({ hero: { ...hero, at: [8, 18], height: 4 } })).toEqual([['roof', 'too-far-from-edge']]);
    expect(jumps({ hero: { ...hero, at: [16, 18] } })).toEqual([]);
  });
  it('JOG-8: in water the jog is refused with its reason', () => {
    const play = game({ terrain: [piece('pond', 'water', [9, 17, 11, 19])] });
    expect(choicesOf(play.match, 0, play.cards).refused.find(({ decision }) => decision.kind === 'jog')?.reason.clauses).toContain('JOG-8');
  });
});
