import { describe, expect, it } from 'vitest';
import { jogLength, STEP_LENGTH } from '../../../src/rules/movement/allowance.ts';
import { refusePath, refuseStand, refuseStone } from '../../../src/rules/movement/ways.ts';
import { standSpots } from '../../../src/rules/movement/stand.ts';
import { stoneSpots } from '../../../src/rules/movement/stones.ts';
import type { MoveRoute } from '../../../src/rules/space/space.ts';
import type { Reason } from '../../../src/rules/terms/reason.ts';
import { acting, pointAt, piece, table, type Position, type XY } from '../activation/fixture.ts';

const mover = { seat: 0, at: [10, 18] as XY };
/** Why the model `mover` may not go this way in its own activation. */
function go(as: MoveRoute['as'], path: XY[], position: Partial<Position> & { seat?: number } = {}): Reason | null {
  const { look } = acting({
    models: { mover, ...position.models },
    ...(position.terrain ? { terrain: position.terrain } : {}),
    ...(position.stones ? { stones: position.stones } : {}),
    ...(position.options ? { options: position.options } : {}),
    active: 'mover',
  });
  const length = as === 'jog' ? jogLength(look, '0:mover') : STEP_LENGTH;
  return refusePath(look, { model: '0:mover', as, seat: position.seat ?? 0, path: path.map(pointAt), length });
}
const code = (reason: Reason | null): string | undefined => reason?.code;
const jog = (path: XY[], position?: Parameters<typeof go>[2]) => go('jog', path, position);

describe('lengths', () => {
  it('STP-1: a step goes up to 1″, the tolerance included, and says where it ends', () => {
    expect(go('step', [[11, 18]])).toBeNull();
    expect(go('step', [[11.01, 18]])).toBeNull();
    expect(go('step', [[11.02, 18]])).not.toBeNull();
    expect(go('step', [[11.1, 18]])).toMatchObject({ code: 'too-far', clauses: ['STP-1'], at: { x: 2794, y: 4572 } });
  });
  it('STP-6, REA-14: steps and reaction steps are one straight segment; nothing at all is one too', () => {
    expect(
      go('step', [
        [10.3, 18],
        [10.3, 18.3],
      ]),
    ).toMatchObject({ code: 'not-straight', clauses: ['STP-6'] });
    expect(
      code(
        go('reaction', [
          [10.3, 18],
          [10.3, 18.3],
        ]),
      ),
    ).toBe('not-straight');
    expect(go('reaction', [[10, 18]])).toBeNull();
    expect(code(go('step', []))).toBe('no-path');
    expect(go('reaction', [])).toBeNull();
  });
  it('JOG-2, DEF-28: a jog goes up to 4″ along any path', () => {
    expect(
      jog([
        [12, 18],
        [12, 20],
      ]),
    ).toBeNull();
    expect(
      jog([
        [12, 18],
        [12, 20.1],
      ]),
    ).toMatchObject({ code: 'too-far', clauses: ['JOG-2'] });
  });
  it('JOG-9, SLW-1, SLW-2, SLW-4: whoever carries a stone jogs 2″ (V-29)', () => {
    const slow = { models: { mover: { ...mover, stones: 1 } } };
    expect(jog([[12, 18]], slow)).toBeNull();
    expect(jog([[12.1, 18]], slow)).toMatchObject({ code: 'too-far', clauses: ['JOG-9', 'SLW-2', 'SLW-1', 'JOG-2', 'JOG-10'] });
    const passive = {
      id: 'slow',
      name: 'Slow',
      kind: 'passive' as const,
      rules: [{ always: [{ mod: 'slow' as const }, { mod: 'stat' as const, stat: 'jog' as const, by: 2 }] }],
    };
    expect(code(jog([[12.1, 18]], { models: { mover: { ...mover, stones: 1, card: { abilities: [passive] } } } }))).toBe('too-far');
  });
  it('SLW-3: a step is not shortened', () => {
    expect(go('step', [[11, 18]], { models: { mover: { ...mover, stones: 2 } } })).toBeNull();
  });
  it('JOG-10: a bonus lengthens the jog of whoever is not slow', () => {
    const swift = {
      id: 'swift',
      name: 'Swift',
      kind: 'passive' as const,
      rules: [{ always: [{ mod: 'stat' as const, stat: 'jog' as const, by: 2 }] }],
    };
    expect(jog([[16, 18]], { models: { mover: { ...mover, card: { abilities: [swift] } } } })).toBeNull();
  });
});

describe('what stands in the way', () => {
  const wall = [piece('wall', 'barrier', [11.5, 14, 12, 22])];
  it('MOV-1: a base does not pass over another, friend or enemy', () => {
    for (const seat of [0, 1]) {
      expect(jog([[14, 18]], { models: { other: { seat, at: [12, 18.2], card: { meleeRange: 0 } } } })).toMatchObject({
        code: 'overlaps-model',
        clauses: ['MOV-1'],
      });
    }
  });
  it('TER-2, TER-3, STP-5, REA-9: obstacles and barriers stop jogs, steps and reaction steps', () => {
    expect(jog([[14, 18]], { terrain: wall })).toMatchObject({
      code: 'overlaps-terrain',
      clauses: ['TER-3', 'MOV-1'],
      facts: { by: 'wall' },
    });
    const hedge = [piece('hedge', 'obstacle', [10.8, 14, 11, 22])];
    expect(go('step', [[11, 18]], { terrain: hedge })).toMatchObject({ code: 'overlaps-terrain', clauses: ['TER-2', 'MOV-1', 'STP-5'] });
    expect(go('reaction', [[11, 18]], { terrain: hedge })).toMatchObject({ clauses: ['TER-2', 'MOV-1', 'REA-9'] });
  });
  it('MOV-2: nor does it end on one', () => {
    expect(code(go('step', [[10.9, 18]], { terrain: wall }))).toBeUndefined();
    expect(code(go('step', [[10.95, 18]], { terrain: wall }))).toBe('overlaps-terrain');
  });
  it('MST-6: stones are passed over, not ended on', () => {
    const stones = { s1: { at: [12, 18] as XY } };
    expect(jog([[14, 18]], { stones })).toBeNull();
    expect(jog([[12.5, 18]], { stones })).toMatchObject({ code: 'ends-on-stone', clauses: ['MST-6', 'MOV-2'] });
    expect(jog([[12.85, 18]], { stones })).toBeNull();
  });
  it('JOG-7, STP-4, TER-4, TER-5: water and woods are closed to a jog and open to a step (V-39)', () => {
    const pond = [piece('pond', 'water', [10.8, 14, 12, 22])];
    expect(jog([[14, 18]], { terrain: pond })).toMatchObject({ code: 'water-closed-to-jog', clauses: ['JOG-7', 'TER-4'] });
    expect(go('step', [[11, 18]], { terrain: pond })).toBeNull();
    expect(go('reaction', [[11, 18]], { terrain: pond })).toBeNull();
    expect(jog([[14, 18]], { terrain: [piece('wood', 'woods', [10.8, 14, 12, 22])] })).toMatchObject({ clauses: ['JOG-7', 'TER-5'] });
  });
  it('JOG-8: whoever stands in water cannot jog out of it, unless a text frees it', () => {
    const pond = [piece('pond', 'water', [9, 14, 10, 22])];
    expect(jog([[14, 18]], { terrain: pond })).toMatchObject({ code: 'stands-in-water', clauses: ['JOG-8', 'JOG-7'] });
    const frog = {
      id: 'amphibious',
      name: 'Amphibious',
      kind: 'passive' as const,
      rules: [{ always: [{ mod: 'move-freely' as const, over: ['water' as const], during: ['jog' as const] }] }],
    };
    expect(jog([[14, 18]], { terrain: pond, models: { mover: { ...mover, card: { abilities: [frog] } } } })).toBeNull();
  });
  it('TER-1, TER-12: stairs and what lies below the feet are open ground', () => {
    expect(jog([[14, 18]], { terrain: [piece('stairs', 'stairs', [11, 17, 13, 19])] })).toBeNull();
    expect(
      jog([[14, 18]], { models: { mover: { ...mover, height: 3 } }, terrain: wall.map((piece) => ({ ...piece, top: 700 })) }),
    ).toBeNull();
  });
  it('EDG-1: a way off the board is legal, and what lies beyond is not asked', () => {
    expect(go('step', [[0.2, 18]], { models: { mover: { ...mover, at: [1, 18] } } })).toBeNull();
    expect(jog([[3, 18]], { models: { mover: { ...mover, at: [1, 18] } } })).toBeNull();
  });
});

describe('squeezing', () => {
  const gap = (width: number) => [
    piece('north', 'barrier', [12, 14, 12.5, 18 - width / 2]),
    piece('south', 'barrier', [12, 18 + width / 2, 12.5, 22]),
  ];
  it('MOV-3, MOV-4, MOV-11: an own activation leads through an open door of any width (V-35)', () => {
    expect(jog([[14, 18]], { terrain: gap(0.7) })).toBeNull();
    expect(jog([[14, 18]], { terrain: gap(0.1) })).toBeNull();
  });
  it('MOV-4: items that touch close the gap', () => {
    expect(jog([[14, 18]], { terrain: gap(0) })).toMatchObject({ code: 'gap-closed', clauses: ['MOV-4', 'MOV-1'] });
  });
  it('MOV-5, MOV-2: it must end clear of the walls', () => {
    expect(jog([[12.25, 18]], { terrain: gap(0.7) })).toMatchObject({ code: 'ends-on-terrain', clauses: ['MOV-2', 'TER-3', 'MOV-5'] });
  });
  it('MOV-6: no gap beside an enemy; MOV-3: one beside a friend (V-37)', () => {
    const wall = [piece('wall', 'barrier', [11, 14, 13, 17.5])];
    const beside = (seat: number) => ({
      terrain: wall,
      models: { mover: { ...mover, at: [10, 17.95] as XY }, other: { seat, at: [12, 18.99] as XY, card: { meleeRange: 0 } } },
    });
    expect(
      jog(
        [
          [13, 17.95],
          [13.6, 18.2],
        ],
        beside(0),
      ),
    ).toBeNull();
    expect(
      jog(
        [
          [13, 17.95],
          [13.6, 18.2],
        ],
        beside(1),
      ),
    ).toMatchObject({ code: 'no-squeeze-enemy', clauses: ['MOV-6', 'MOV-1'] });
  });
  it('MOV-7: not outside the own activation, nor when somebody else moves the model (V-37)', () => {
    const terrain = [piece('north', 'barrier', [10.6, 14, 10.7, 17.7]), piece('south', 'barrier', [10.6, 18.3, 10.7, 22])];
    const near = { terrain, models: { mover: { ...mover, at: [9.98, 18] as XY } } };
    expect(go('reaction', [[10.95, 18]], near)).toMatchObject({ clauses: ['MOV-7', 'MOV-1', 'REA-9'] });
    expect(go('effect', [[10.95, 18]], { ...near, seat: 1 })).toMatchObject({ code: 'squeeze-not-now' });
    const through: MoveRoute = { model: '0:mover', as: 'effect', seat: 0, path: [pointAt([11.6, 18])], length: 2 * STEP_LENGTH };
    const led = (active: string): Reason | null =>
      refusePath(acting({ ...near, models: { ...near.models, friend: { seat: 0, at: [30, 30] } }, active }).look, through);
    expect(led('mover')).toBeNull();
    expect(led('friend')).toMatchObject({ code: 'squeeze-not-now' });
  });
  it('MOV-12: cutting the corner of a single item is no squeeze', () => {
    expect(jog([[14, 18]], { terrain: [piece('rock', 'barrier', [11.5, 18.3, 12, 19])] })).toMatchObject({ code: 'overlaps-terrain' });
  });
  it('MOV-13: a jog slips between two wooded patches 0.2″ apart, not between touching ones (V-36)', () => {
    const woods = (width: number) => [
      piece('one', 'woods', [11, 14, 13, 18 - width / 2]),
      piece('two', 'woods', [11, 18 + width / 2, 13, 22]),
    ];
    expect(jog([[13.7, 18]], { terrain: woods(0.2) })).toBeNull();
    expect(code(jog([[13.7, 18]], { terrain: woods(0) }))).toBe('gap-closed');
  });
});

describe('a jog near enemies', () => {
  const enemy = (x: number, range = 1) => ({ models: { enemy: { seat: 1, at: [x, 18] as XY, card: { meleeRange: range } } } });
  it('JOG-3, JOG-5: the gap to whoever engages may not grow (V-27)', () => {
    const near = enemy(10 + 1.1811 + 0.8);
    expect(jog([[9.98, 18]], near)).toMatchObject({ code: 'engaged-away', clauses: ['JOG-3', 'JOG-5'], facts: { from: '1:enemy' } });
    expect(jog([[10.5, 18]], near)).toBeNull();
    expect(
      code(
        jog(
          [
            [10.5, 18],
            [10, 18],
          ],
          near,
        ),
      ),
    ).toBe('engaged-away');
  });
  it('JOG-4: circling is allowed, as short chords', () => {
    const centre = 11.9811;
    const circle = [0.08, 0.16, 0.24, 0.32].map((turn): XY => [centre - 1.9811 * Math.cos(turn), 18 + 1.9811 * Math.sin(turn)]);
    expect(jog(circle, enemy(centre))).toBeNull();
  });
  it('STP-3: a step leads away all the same', () => {
    expect(go('step', [[9, 18]], enemy(11.9811))).toBeNull();
  });
  it('JOG-3: an enemy met on the way is not left again (V-28)', () => {
    expect(
      code(
        jog(
          [
            [11.4, 18],
            [10, 18],
          ],
          enemy(13.4),
        ),
      ),
    ).toBe('engaged-away');
    expect(
      jog(
        [
          [11.1, 18],
          [10, 18],
        ],
        enemy(13.4),
      ),
    ).toBeNull();
  });
  it('JOG-6: whoever sees the model no more binds it no more', () => {
    const terrain = [piece('wall', 'barrier', [10.65, 14, 10.75, 17.9])];
    const enemyBehind = { models: { enemy: { seat: 1, at: [11.5, 18] as XY, card: { meleeRange: 3 } } }, terrain };
    expect(
      code(
        jog(
          [
            [10, 16.2],
            [9, 16.2],
          ],
          enemyBehind,
        ),
      ),
    ).toBe('engaged-away');
    expect(
      jog(
        [
          [10, 16.2],
          [9, 16.2],
        ],
        { ...enemyBehind, models: { enemy: { ...enemyBehind.models.enemy, card: { meleeRange: 0 } } } },
      ),
    ).toBeNull();
    const shut = [piece('wall', 'barrier', [10.65, 12, 10.75, 24])];
    expect(jog([[9, 18]], { ...enemyBehind, terrain: shut })).toBeNull();
  });
});

describe('faeries', () => {
  const faerie = { ...mover, card: { keywords: ['faerie'] } };
  const fly = (path: XY[], position: Partial<Position> = {}) => jog(path, { ...position, models: { mover: faerie, ...position.models } });
  it('FAE-1, FAE-2, FAE-5: a jogging faerie flies over water, woods, obstacles and models, and may end in water (V-39)', () => {
    for (const kind of ['water', 'woods', 'obstacle'] as const)
      expect(fly([[14, 18]], { terrain: [piece('it', kind, [11, 14, 12, 22])] })).toBeNull();
    expect(fly([[13, 18]], { models: { other: { seat: 1, at: [11.6, 18], card: { meleeRange: 0 } } } })).toBeNull();
    expect(fly([[13, 18]], { terrain: [piece('pond', 'water', [12, 14, 20, 22])] })).toBeNull();
  });
  it('FAE-2: it must end clear; FAE-3: barriers stop it', () => {
    expect(code(fly([[12, 18]], { models: { other: { seat: 0, at: [12.5, 18] } } }))).toBe('ends-on-model');
    expect(fly([[14, 18]], { terrain: [piece('wall', 'barrier', [11, 14, 12, 22])] })?.clauses).toContain('TER-3');
  });
  it('FAE-6: an engaging enemy binds it; FAE-7: its step is an ordinary one', () => {
    expect(code(fly([[13.8, 18]], { models: { enemy: { seat: 1, at: [11.9, 18] } } }))).toBe('engaged-away');
    expect(code(go('step', [[11, 18]], { models: { mover: faerie, other: { seat: 0, at: [11.3, 18] } } }))).toBe('overlaps-model');
  });
});

describe('platforms and stairs', () => {
  const roof = piece('roof', 'platform', [8, 16, 12, 20], { top: 3 });
  const stairs = piece('stairs', 'stairs', [12, 17, 14, 19], { top: 3 });
  const up = { models: { mover: { ...mover, at: [11, 18] as XY, height: 3 } } };
  it('MOV-14: nobody walks off a platform; the ground below is closed to it by the sides', () => {
    expect(jog([[13, 18]], { ...up, terrain: [roof] })).toMatchObject({ code: 'no-way-down', clauses: ['MOV-14', 'FAL-1'] });
    expect(jog([[9, 18]], { ...up, terrain: [roof] })).toBeNull();
    expect(
      jog(
        [
          [14, 18],
          [12.5, 18],
        ],
        { models: { mover: { ...mover, at: [15, 18] } }, terrain: [roof] },
      )?.clauses,
    ).toEqual(['TER-3', 'MOV-1', 'MOV-14']);
  });
  it('TER-12, TER-17: stairs lead up and down, and only the way in the plane counts', () => {
    expect(jog([[15, 18]], { ...up, terrain: [roof, stairs] })).toBeNull();
    expect(jog([[11, 18]], { models: { mover: { ...mover, at: [15, 18] } }, terrain: [roof, stairs] })).toBeNull();
  });
  it('FAL-9, FAL-13: an effect leads nobody over the edge', () => {
    expect(
      go('effect', [[12.1, 18]], { models: { mover: { ...mover, at: [11.5, 18], height: 3 } }, terrain: [roof], seat: 1 })?.clauses[0],
    ).toBe('FAL-9');
    expect(go('effect', [[12.1, 18]], { models: { mover: { ...mover, at: [11.5, 18], height: 3 } }, terrain: [roof] })?.clauses[0]).toBe(
      'FAL-13',
    );
  });
  it('VAR-5: without heights a platform is a barrier', () => {
    expect(
      code(jog([[9, 18]], { models: { mover: { ...mover, at: [12.7, 18] } }, terrain: [roof, stairs], options: { heights: false } })),
    ).toBe('overlaps-terrain');
  });
  it('VAR-5: without heights whoever stands on a platform walks off it', () => {
    expect(
      jog([[13, 18]], { models: { mover: { ...mover, at: [11, 18], height: 3 } }, terrain: [roof], options: { heights: false } }),
    ).toBeNull();
  });
  it('TER-16: on a ladder only a traverse leads on', () => {
    const ladder = piece('ladder', 'ladder', [10.6, 17.8, 11, 18.2], { top: 6 });
    expect(jog([[9, 18]], { models: { mover: { ...mover, height: 3 } }, terrain: [ladder] })).toMatchObject({
      code: 'on-a-ladder',
      clauses: ['TER-16', 'TER-14'],
    });
  });
});

describe('standing and dropping', () => {
  const terrain = [piece('wall', 'barrier', [11.5, 14, 12, 22]), piece('roof', 'platform', [20, 16, 24, 20], { top: 3 })];
  const { look } = table({ models: { mover, other: { seat: 1, at: [14, 18] } }, terrain, stones: { s1: { at: [10, 22] } } });
  const stand = (xy: XY, height?: number) => refuseStand(look, '0:mover', pointAt(xy), height)?.code;
  it('MOV-2, MOV-15, MST-6, EDG-3: a place is free, flat and on the board', () => {
    expect(stand([8, 18])).toBeUndefined();
    expect(stand([14.5, 18])).toBe('ends-on-model');
    expect(stand([11.3, 18])).toBe('ends-on-terrain');
    expect(stand([10.5, 22])).toBe('ends-on-stone');
    expect(stand([0.5906, 18])).toBeUndefined();
    expect(stand([0.5, 18])).toBe('off-board');
    expect(stand([22, 18])).toBeUndefined();
    expect(stand([22, 18], 0)).toBe('ends-on-terrain');
    expect(stand([8, 18], 3 * 254)).toBe('nothing-to-stand-on');
  });
  it('DEF-31: spots round a model run clockwise from north and touch it', () => {
    const spots = standSpots(look, '0:mover', { model: '1:other' });
    expect(spots[0]).toEqual({ x: 14 * 254, y: 18 * 254 - 300 });
    expect(spots.length).toBe(64);
    for (const spot of standSpots(look, '0:mover', { piece: 'wall' })) expect(refuseStand(look, '0:mover', spot)).toBeNull();
    expect(standSpots(look, '0:mover', { piece: 'wall' }).length).toBeGreaterThan(20);
  });
  it('HLD-5, HLD-8: a dropped stone lies in contact, clear of everything; V-127: anywhere round the base', () => {
    const spots = stoneSpots(look, '0:mover');
    expect(spots.length).toBe(64);
    expect(refuseStone(look, '0:mover', spots[0] ?? pointAt([0, 0]))).toBeNull();
    expect(refuseStone(look, '0:mover', pointAt([9, 18]))?.code).toBe('stone-not-in-contact');
    expect(refuseStone(look, '0:mover', pointAt([10.2, 18]))?.code).toBe('stone-on-model');
    const besideWall = table({ models: { mover: { ...mover, at: [10.9, 18] } }, terrain }).look;
    expect(stoneSpots(besideWall, '0:mover').length).toBeLessThan(64);
    expect(refuseStone(besideWall, '0:mover', pointAt([11.74, 18]))?.code).toBe('stone-on-terrain');
  });
  it('HLD-8: where nothing touching is free, the nearest legal place serves', () => {
    const walls = [
      piece('n', 'barrier', [9, 17, 11, 17.39]),
      piece('s', 'barrier', [9, 18.61, 11, 19]),
      piece('w', 'barrier', [9, 17, 9.39, 19]),
      piece('e', 'barrier', [10.61, 17, 11, 19]),
    ];
    const cage = table({ models: { mover }, terrain: walls }).look;
    const [spot, ...others] = stoneSpots(cage, '0:mover');
    expect(others).toEqual([]);
    expect(refuseStone(cage, '0:mover', spot ?? pointAt([0, 0]))).toBeNull();
  });
});
