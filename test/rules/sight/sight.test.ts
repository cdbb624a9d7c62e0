import { describe, expect, it } from 'vitest';
import { lookAt } from '../../../src/rules/look-at.ts';
import { decide } from '../../../machines/match/fold.ts';
import { radiusOf } from '../../../src/rules/measuring/bases.ts';
import { elevation } from '../../../src/rules/sight/elevation.ts';
import { engagedBy, engages } from '../../../src/rules/sight/engagement.ts';
import { gapBetween } from '../../../src/rules/measuring/gaps.ts';
import { inContact, stonesTouched, terrainNear, terrainUnder, within } from '../../../src/rules/sight/distance.ts';
import { coverBetween, sees, seesThing } from '../../../src/rules/sight/sight.ts';
import { imagine } from '../../../src/seats/imagine.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { acting, piece, table } from '../activation/fixture.ts';

const two = { archer: { seat: 0, at: [10, 18] as const }, prey: { seat: 1, at: [16, 18] as const } };
const sight = (position: Parameters<typeof table>[0]) => sees(table(position).look, '0:archer', '1:prey');
const cover = (position: Parameters<typeof table>[0]) => coverBetween(table(position).look, '0:archer', '1:prey');

describe('line of sight', () => {
  it('LOS-2, LOS-3, LOS-8, COV-3: a base of the same size between the two leaves the outer tangents, whoever it belongs to (V-46)', () => {
    for (const seat of [0, 1]) {
      const models = { ...two, third: { seat, at: [13, 18] as const } };
      expect(sight({ models }).visible).toBe(true);
      expect(cover({ models }).cover).toBe('heavy');
    }
    expect(sight({ models: { ...two, third: { seat: 1, at: [13, 18], card: { base: 40 } } } }).visible).toBe(false);
  });
  it('LOS-4, LOS-7: a barrier across hides, an obstacle and water do not', () => {
    const across = [12.5, 10, 13, 26] as const;
    expect(sight({ models: two, terrain: [piece('wall', 'barrier', across)] })).toMatchObject({ visible: false, blockedBy: ['wall'] });
    expect(sight({ models: two, terrain: [piece('hedge', 'obstacle', across), piece('pond', 'water', across)] }).visible).toBe(true);
  });
  it('LOS-5, LOS-6, COV-9: woods are seen into and out of, not through (V-52)', () => {
    const wood = (shape: readonly [number, number, number, number]) => ({ models: two, terrain: [piece('wood', 'woods', shape)] });
    expect(sight(wood([12, 14, 14, 22])).visible).toBe(false);
    expect(sight(wood([14, 14, 18, 22])).visible).toBe(true);
    expect(cover(wood([14, 14, 18, 22])).cover).toBe('heavy');
    expect(sight(wood([8, 14, 12, 22])).visible).toBe(true);
    expect(cover(wood([8, 14, 12, 22]))).toEqual({ cover: 'none', by: [{ id: 'wood', heavy: true, ignored: true }] });
  });
  it('LOS-10: a model sees itself, and whoever it touches', () => {
    const { look } = table({
      models: { archer: two.archer, prey: { seat: 1, at: [11.18, 18] } },
      terrain: [piece('wall', 'barrier', [10.5, 10, 10.7, 26])],
    });
    expect(sees(look, '0:archer', '0:archer').visible).toBe(true);
    expect(sees(look, '0:archer', '1:prey').visible).toBe(true);
  });
  it('LOS-11, DEF-10: a stone and a piece of terrain are seen like a model', () => {
    const position = {
      models: two,
      stones: { s1: { at: [13, 18] as const } },
      terrain: [piece('oak', 'barrier', [15, 18, 0.5]), piece('wall', 'barrier', [13.5, 10, 14, 26])],
    };
    const { look } = table(position);
    expect(seesThing(look, '0:archer', { stone: 's1' }).visible).toBe(true);
    expect(seesThing(look, '0:archer', { piece: 'wall' }).visible).toBe(true);
    expect(seesThing(look, '0:archer', { piece: 'oak' })).toMatchObject({ visible: false, blockedBy: ['wall'] });
  });
  it('LOS-13: a roof does not hide the model on it, nor a low wall whoever looks over it from above', () => {
    const roof = piece('roof', 'platform', [14, 16, 18, 20], { top: 3 });
    const up = { ...two, prey: { ...two.prey, height: 3 } };
    expect(sight({ models: up, terrain: [roof] }).visible).toBe(true);
    expect(sight({ models: two, terrain: [piece('roof', 'platform', [12, 16, 14, 20], { top: 3 })] }).visible).toBe(false);
    const both = { archer: { ...two.archer, height: 3 }, prey: { ...two.prey, height: 3 } };
    expect(sight({ models: both, terrain: [piece('wall', 'barrier', [12.5, 10, 13, 26], { top: 3 })] }).visible).toBe(true);
    expect(sight({ models: both, terrain: [piece('wall', 'barrier', [12.5, 10, 13, 26], { top: 3.5 })] }).visible).toBe(false);
  });
  it('LOS-13: a third model more than 2″ below or above neither blocks nor covers', () => {
    const third = (height: number) => ({ ...two, third: { seat: 1, at: [13, 18] as const, height, card: { base: 50 as const } } });
    expect(sight({ models: third(2) }).visible).toBe(false);
    expect(sight({ models: third(2.1) }).visible).toBe(true);
    expect(cover({ models: third(2.1) }).cover).toBe('none');
  });
  it('VAR-5: without heights a platform is a wall between two, and none to whoever stands on it', () => {
    const models = { ...two, prey: { ...two.prey, height: 3 } };
    const flat = { heights: false } as const;
    expect(sight({ models, terrain: [piece('roof', 'platform', [12, 16, 14, 20], { top: 3 })], options: flat }).visible).toBe(false);
    const under = piece('roof', 'platform', [15, 16, 17, 20], { top: 3 });
    expect(sight({ models, terrain: [under], options: flat }).visible).toBe(true);
    expect(cover({ models, terrain: [under], options: flat }).cover).toBe('none');
  });
});

describe('cover', () => {
  const tree = [piece('tree', 'barrier', [14, 19, 0.5])];
  it('COV-2, COV-3, COV-5, COV-10: the tree of the book covers heavily on the centre line and lightly beside it (V-49)', () => {
    const shooter = { seat: 0, at: [10, 18] as const };
    expect(cover({ models: { archer: shooter, prey: { seat: 1, at: [18, 20] } }, terrain: tree }).cover).toBe('heavy');
    expect(cover({ models: { archer: shooter, prey: { seat: 1, at: [18, 18.4] } }, terrain: tree }).cover).toBe('light');
    expect(cover({ models: { archer: shooter, prey: { seat: 1, at: [18, 17] } }, terrain: tree }).cover).toBe('none');
  });
  it('COV-6: a low wall 0.8″ away is ignored, one 1.2″ away is not (V-51)', () => {
    const wall = (from: number) => [piece('wall', 'obstacle', [10.5906 + from, 14, 10.9 + from, 22])];
    expect(cover({ models: two, terrain: wall(0.8) })).toEqual({ cover: 'none', by: [{ id: 'wall', heavy: true, ignored: true }] });
    expect(cover({ models: two, terrain: wall(1.2) }).cover).toBe('heavy');
  });
  it('VAR-11: newer guidance on leaning over is not used: an obstacle close by is ignored however tall it is', () => {
    const crates = piece('crates', 'obstacle', [11.3906, 14, 11.7, 22], { top: 6 });
    expect(cover({ models: two, terrain: [crates] })).toEqual({ cover: 'none', by: [{ id: 'crates', heavy: true, ignored: true }] });
  });
  it('COV-7: a friendly model 0.5″ away is ignored, an enemy never (V-51)', () => {
    const near = (seat: number) => ({ models: { ...two, third: { seat, at: [11.68, 18] as const } } });
    expect(cover(near(0)).cover).toBe('none');
    expect(cover(near(1)).cover).toBe('heavy');
  });
  it('COV-8: a building is ignored as a whole', () => {
    const terrain = [
      piece('near', 'barrier', [10, 14, 10.2, 17], { piece: 'house' }),
      piece('far', 'obstacle', [14, 17, 14.2, 22], { piece: 'house' }),
    ];
    expect(cover({ models: two, terrain }).cover).toBe('none');
    expect(cover({ models: two, terrain: terrain.map(({ piece: _house, ...rest }) => rest) }).cover).toBe('heavy');
  });
  it('COV-11: nobody has cover from itself', () => {
    const { look } = table({ models: two, terrain: tree });
    expect(coverBetween(look, '0:archer', '0:archer').cover).toBe('none');
  });
  it('COV-14, ENG-7: a friend engaged with the target still gives cover (V-54)', () => {
    expect(cover({ models: { ...two, third: { seat: 0, at: [14.6, 18] } } }).cover).toBe('heavy');
  });
});

describe('distance', () => {
  it('DEF-4: whoever measures, at any moment, before and in the middle of a duel, finds the same', () => {
    const { match, cards } = acting({ models: { archer: two.archer, prey: { seat: 1, at: [11.5, 18] } }, active: 'archer' });
    const fighting = decide(match, { seat: 0, kind: 'melee', target: '1:prey' }, cards);
    if (!fighting.ok) throw new Error(fighting.reason.code);
    for (const now of [match, fighting.match]) {
      for (const seat of [0, 1, null]) {
        expect(gapBetween(lookAt(imagine(viewFor(now, seat), 'seed'), cards), '0:archer', '1:prey')).toBe(81);
      }
    }
  });
  it('DEF-7: a limit is kept by whoever is exactly as far away, and by nobody farther', () => {
    const far = (gap: number) => table({ models: { ...two, prey: { seat: 1, at: [10 + (gap * 254 + 300) / 254, 18] } } }).look;
    expect(within(far(8), '0:archer', '1:prey', 8)).toBe(true);
    expect(within(far(8.02), '0:archer', '1:prey', 8)).toBe(false);
  });
  it('DEF-5, DEF-9: measured from edge to edge, the limit included, nothing to itself', () => {
    const { look } = table({ models: two });
    expect(gapBetween(look, '0:archer', '1:prey')).toBe(6 * 254 - 300);
    expect(within(look, '0:archer', '1:prey', 4.8189)).toBe(true);
    expect(within(look, '0:archer', '1:prey', 4.8)).toBe(false);
    expect(gapBetween(look, '0:archer', '0:archer')).toBe(0);
  });
  it('DEF-8, DEF-31: height never lengthens a range, but contact needs the same level', () => {
    const near = { archer: two.archer, prey: { seat: 1, at: [11.18, 18] as const, height: 3 } };
    const { look } = table({ models: near });
    expect(gapBetween(look, '0:archer', '1:prey')).toBe(0);
    expect(inContact(look, '0:archer', '1:prey')).toBe(false);
    expect(inContact(table({ models: { ...near, prey: { ...near.prey, height: 0 } } }).look, '0:archer', '1:prey')).toBe(true);
  });
  it('ELE-9: terrain is near in the plane, touched on its level and stood in where the base overlaps it', () => {
    const terrain = [piece('pond', 'water', [10, 18, 14, 22]), piece('hedge', 'obstacle', [10.6, 14, 11, 18.5], { tags: ['building'] })];
    const ids = (of: { id: string }[]) => of.map(({ id }) => id);
    const { look } = table({ models: two, terrain });
    expect(ids(terrainUnder(look, '0:archer', 'any'))).toEqual(['pond']);
    expect(ids(terrainNear(look, '0:archer', 'building', 0))).toEqual(['hedge']);
    expect(ids(terrainNear(look, '1:prey', 'water', 2))).toEqual(['pond']);
    expect(ids(terrainNear(look, '1:prey', 'water', 1))).toEqual([]);
    const up = table({ models: { ...two, archer: { ...two.archer, height: 3 } }, terrain }).look;
    expect(terrainUnder(up, '0:archer', 'water')).toEqual([]);
  });
});

describe('sizes', () => {
  it('CRD-11, SET-20: the base printed on the card is the size on the board, whatever figure stands there', () => {
    const across = (base: 30 | 40 | 50) => {
      const { look } = table({ models: { ...two, prey: { ...two.prey, card: { base } } } });
      return [radiusOf(look, '1:prey'), gapBetween(look, '0:archer', '1:prey')];
    };
    expect([30, 40, 50].map((base) => across(base as 30 | 40 | 50))).toEqual([
      [150, 1224],
      [200, 1174],
      [250, 1124],
    ]);
  });
  it('MST-11: a moonstone is half an inch across: a base touches it from 0.25″ and its own radius away', () => {
    const touched = (x: number) => {
      const { look } = table({ models: two, stones: { s1: { at: [x, 18] } } });
      return stonesTouched(look, '0:archer').map(({ id }) => id);
    };
    expect(touched(10 + 215 / 254)).toEqual(['s1']);
    expect(touched(10 + 218 / 254)).toEqual([]);
  });
});

describe('elevation', () => {
  const lift = (height: number, options = {}) => {
    const { look } = table({ models: { ...two, archer: { ...two.archer, height } }, options });
    return { down: elevation(look, '0:archer', '1:prey'), up: elevation(look, '1:prey', '0:archer') };
  };
  it('ELE-1, ELE-2, ELE-4: +1 card, +1″ for each full 2″ up to 6″, nothing for the lower one (V-53)', () => {
    expect(lift(5)).toEqual({ down: { arcane: 1, range: 2 }, up: { arcane: 0, range: 0 } });
    expect(lift(20).down.range).toBe(6);
  });
  it('ELE-5: a tenth of an inch is no height', () => {
    expect(lift(0.1).down.arcane).toBe(0);
    expect(lift(0.2).down.arcane).toBe(1);
  });
  it('ELE-8: the German table gives 2″ and no card; VAR-5: without heights nobody stands higher', () => {
    expect(lift(5, { elevation: 'german' }).down).toEqual({ arcane: 0, range: 2 });
    expect(lift(5, { heights: false }).down).toEqual({ arcane: 0, range: 0 });
  });
});

describe('engagement', () => {
  const reach = (range: number) => ({ seat: 0, at: [10, 18] as const, card: { meleeRange: range } });
  it('ENG-1, ENG-3: one-sided with unequal ranges (V-23)', () => {
    const { look } = table({ models: { fancyhat: reach(2), grub: { seat: 1, at: [12.7, 18] } } });
    expect(engages(look, '0:fancyhat', '1:grub')).toBe(true);
    expect(engages(look, '1:grub', '0:fancyhat')).toBe(false);
    expect(engagedBy(look, '1:grub')).toEqual(['0:fancyhat']);
  });
  it('ENG-1: friends and what is out of sight are not engaged; ENG-2: exactly at the range is', () => {
    const models = { fancyhat: reach(2), friend: { seat: 0, at: [10, 19.5] as const }, grub: { seat: 1, at: [13.18, 18] as const } };
    expect(engagedBy(table({ models }).look, '1:grub')).toEqual(['0:fancyhat']);
    expect(engages(table({ models }).look, '0:fancyhat', '0:friend')).toBe(false);
    expect(engagedBy(table({ models, terrain: [piece('wall', 'barrier', [11, 10, 11.2, 26])] }).look, '1:grub')).toEqual([]);
  });
  it('ENG-5: it is how things stand now, not something that has happened: who steps away, or behind a wall, is engaged no more', () => {
    const foe = (x: number) => ({ models: { archer: two.archer, prey: { seat: 1, at: [x, 18] as const } } });
    const wall = piece('wall', 'barrier', [10.8, 10, 11, 26]);
    expect(engagedBy(table(foe(12)).look, '0:archer')).toEqual(['1:prey']);
    expect(engagedBy(table(foe(12.3)).look, '0:archer')).toEqual([]);
    expect(engagedBy(table({ ...foe(12), terrain: [wall] }).look, '0:archer')).toEqual([]);
    expect(engagedBy(table(foe(12)).look, '0:archer')).toEqual(['1:prey']);
  });
  it('ENG-4: a model without a melee range engages nobody and may be engaged', () => {
    const { look } = table({ models: { airship: reach(0), grub: { seat: 1, at: [11.5, 18] } } });
    expect(engages(look, '0:airship', '1:grub')).toBe(false);
    expect(engages(look, '1:grub', '0:airship')).toBe(true);
  });
  it('CTL-7, REM-6: a text may take a model out of engagement and out of the way', () => {
    const aloft = {
      abilities: [
        {
          id: 'up',
          name: 'Up',
          kind: 'passive' as const,
          rules: [{ always: [{ mod: 'presence' as const, engaged: false as const, blocksSight: false as const, cover: false as const }] }],
        },
      ],
    };
    const { look } = table({
      models: {
        archer: two.archer,
        prey: two.prey,
        airship: { seat: 1, at: [13, 18], card: { base: 50, ...aloft } },
        grub: { seat: 0, at: [13, 16.5] },
      },
    });
    expect(engagedBy(look, '1:airship')).toEqual([]);
    expect(sees(look, '0:archer', '1:prey').visible).toBe(true);
    expect(coverBetween(look, '0:archer', '1:prey').cover).toBe('none');
  });
});
