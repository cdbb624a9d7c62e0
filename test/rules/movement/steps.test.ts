import { describe, expect, it } from 'vitest';
import { playOn } from '../../../src/rules/look-at.ts';
import { fallWounds } from '../../../src/rules/movement/fall.ts';
import { discOf } from '../../../src/rules/measuring/bases.ts';
import { straightMove } from '../../../src/rules/movement/straight-move.ts';
import { movementSteps } from '../../../src/rules/movement/steps.ts';
import type { Play, Look } from '../../../src/rules/index.ts';
import type { MoveFrame } from '../../../src/rules/terms/frame.ts';
import type { Model } from '../../../src/rules/terms/match.ts';
import { acting, piece, type Position, type XY } from '../activation/fixture.ts';

const pusher = { seat: 0, at: [10, 18] as XY };
const pushed = { seat: 1, at: [12, 18] as XY };

interface Done {
  model: Model;
  events: string[];
  result: MoveFrame['result'];
  play: Play;
}
/** Runs a move frame on a position. */
function run(position: Partial<Position>, frame: (look: Look) => MoveFrame): Done {
  const { match, cards, look } = acting({ ...position, models: { pusher, pushed, ...position.models }, active: 'pusher' });
  const play = playOn({ ...match, stack: [...match.stack, frame(look)] }, cards);
  movementSteps.move.run(play, play.top as MoveFrame);
  const top = play.top as MoveFrame;
  return { model: play.model(top.model), events: play.events.map(({ what }) => what), result: top.result, play };
}
const push = (position: Partial<Position>, inches: number, way: 'towards' | 'away' = 'away'): Done =>
  run(position, (look) => straightMove(look, { model: '1:pushed', seat: 0 }, discOf(look, '0:pusher'), inches, way));
const x = ({ model }: Done): number => Math.round((model.at.x / 254) * 100) / 100;

describe('straight moves', () => {
  it('DEF-29: away along the line of the two centres, the whole distance', () => {
    const done = push({}, 3);
    expect(done.model.at).toEqual({ x: 15 * 254, y: 18 * 254 });
    expect(done.result).toEqual({ travelled: 3 * 254, stoppedBy: null });
    expect(done.events).toEqual(['moved']);
  });
  it('DEF-29, ABL-14: towards, at the latest into contact, and says whom it met', () => {
    const done = push({}, 3, 'towards');
    expect(x(done)).toBeCloseTo(11.18, 1);
    expect(done.result?.stoppedBy).toBe('0:pusher');
    expect(push({ models: { pushed: { ...pushed, at: [16, 18] } } }, 3, 'towards').result?.stoppedBy).toBeNull();
  });
  it('MOV-8: an obstacle 1″ behind stops it there (V-40)', () => {
    const done = push({ terrain: [piece('hedge', 'obstacle', [13.5906, 14, 14, 22])] }, 3);
    expect(x(done)).toBe(13);
    expect(done.result).toMatchObject({ stoppedBy: 'hedge' });
  });
  it('MOV-9: so does a base; MOV-10: water does not', () => {
    expect(push({ models: { other: { seat: 1, at: [14.5, 18] } } }, 3).result?.stoppedBy).toBe('1:other');
    expect(x(push({ terrain: [piece('pond', 'water', [12, 14, 20, 22])] }, 3))).toBe(15);
  });
  it('MST-6, MOV-2: what would end on a stone ends short of it, what passes over one does not', () => {
    const stones = (...places: XY[]) => ({ stones: Object.fromEntries(places.map((place, k) => [`s${k + 1}`, { at: place }])) });
    expect(x(push(stones([15, 18]), 3))).toBe(14.16);
    expect(x(push(stones([15, 18], [14.3, 18.2]), 3))).toBe(13.48);
    expect(x(push(stones([13.5, 18]), 3))).toBe(15);
    expect(push(stones([15, 18]), 3).result).toMatchObject({ stoppedBy: 's1' });
  });
  it('EDG-1, EDG-2, EDG-4, REM-1, REM-2: over the board’s edge it is removed and keeps its stones (V-45, V-21)', () => {
    const done = push({ models: { pusher: { ...pusher, at: [32, 18] }, pushed: { ...pushed, at: [34.4, 18], stones: 2 } } }, 2);
    expect(done.model.status).toBe('removed');
    expect(done.events).toEqual(['moved', 'left']);
    expect(done.play.stonesHeld(1)).toBe(2);
    expect(done.model.at.x).toBeLessThan(36 * 254);
  });
  it('EDG-3: touching the edge is staying on the board', () => {
    expect(push({ models: { pusher: { ...pusher, at: [32, 18] }, pushed: { ...pushed, at: [34.4094, 18] } } }, 1).model.status).toBe(
      'board',
    );
  });
  it('FAL-9, FAL-11, V-42: directly away leads off a roof 3″ high: it falls at the foot and suffers 2 of 7', () => {
    const roof = piece('roof', 'platform', [8, 16, 14, 20], { top: 3 });
    const models = { pusher: { ...pusher, height: 3 }, pushed: { ...pushed, at: [13, 18] as XY, height: 3, card: { health: 7 } } };
    const done = push({ models, terrain: [roof] }, 4);
    expect(done.model).toMatchObject({ height: 0, wounds: 2, at: { y: 18 * 254 } });
    expect(x(done)).toBe(14.59);
    expect(done.events).toEqual(['moved', 'fell', 'wounded']);
    expect(done.result?.travelled).toBe(254);
  });
  it('FAL-9: towards stops at the edge', () => {
    const roof = piece('roof', 'platform', [12, 16, 18, 20], { top: 3 });
    const done = push({ models: { pushed: { ...pushed, at: [13, 18], height: 3 } }, terrain: [roof] }, 3, 'towards');
    expect(done.model).toMatchObject({ height: 3 * 254, wounds: 0 });
    expect(x(done)).toBeCloseTo(12, 1);
  });
  it('FAL-1: the foot is taken: as close as possible', () => {
    const roof = piece('roof', 'platform', [8, 16, 14, 20], { top: 3 });
    const models = {
      pusher: { ...pusher, height: 3 },
      pushed: { ...pushed, at: [13, 18] as XY, height: 3 },
      other: { seat: 0, at: [14.6, 18] as XY },
    };
    const done = push({ models, terrain: [roof] }, 4);
    expect(done.model.height).toBe(0);
    expect(x(done)).toBe(14.59);
    expect(Math.abs(done.model.at.y - 18 * 254)).toBeGreaterThan(295);
    expect(Math.abs(done.model.at.y - 18 * 254)).toBeLessThan(320);
  });
  it('FAL-1: a fall ends on the next surface below, and its height is measured to that', () => {
    const terrain = [piece('tower', 'platform', [8, 16, 14, 20], { top: 6 }), piece('ledge', 'platform', [14, 14, 18, 22], { top: 3 })];
    const models = { pusher: { ...pusher, height: 6 }, pushed: { ...pushed, at: [13, 18] as XY, height: 6 } };
    const done = push({ models, terrain }, 4);
    expect(done.model).toMatchObject({ height: 3 * 254, wounds: 2, status: 'board' });
  });
  it('FAL-5: 6″ slays', () => {
    const done = push(
      {
        models: { pusher: { ...pusher, height: 6 }, pushed: { ...pushed, at: [13, 18], height: 6 } },
        terrain: [piece('tower', 'platform', [8, 16, 14, 20], { top: 6 })],
      },
      4,
    );
    expect(done.model).toMatchObject({ status: 'slain', wounds: 8 });
  });
  it('END-9: a text that forbids being moved holds a model fast', () => {
    const rooted = {
      abilities: [
        {
          id: 'rooted',
          name: 'Rooted',
          kind: 'passive' as const,
          rules: [{ always: [{ mod: 'forbid' as const, actions: ['move' as const] }] }],
        },
      ],
    };
    expect(push({ models: { pushed: { ...pushed, card: rooted } } }, 3).events).toEqual([]);
  });
});

describe('falling', () => {
  const wounds = (height: number, health: number, more: Partial<Position> & { keywords?: string[] } = {}): number => {
    const { look } = acting({
      models: { pusher, pushed: { ...pushed, card: { health, keywords: more.keywords ?? [] } } },
      ...(more.terrain ? { terrain: more.terrain } : {}),
      active: 'pusher',
    });
    return fallWounds(look, '1:pushed', Math.round(height * 254), { at: look.model('1:pushed').at, height: 0 });
  };
  it('FAL-2, FAL-3, FAL-4, FAL-5, FAL-7, FAL-10: the table of heights (V-41)', () => {
    const boxes = [5, 7, 8, 9, 14];
    const row = (height: number) => boxes.map((health) => wounds(height, health));
    expect(row(1.9)).toEqual([0, 0, 0, 0, 0]);
    expect(row(2)).toEqual([2, 2, 2, 3, 4]);
    expect(row(3.9)).toEqual([2, 2, 2, 3, 4]);
    expect(row(4)).toEqual([3, 4, 4, 5, 7]);
    expect(row(5.9)).toEqual([3, 4, 4, 5, 7]);
    expect(row(6)).toEqual(boxes);
  });
  it('FAL-6, FAE-4: water and wings break every fall (V-41)', () => {
    expect(wounds(9, 8, { terrain: [piece('pond', 'water', [10, 14, 20, 22])] })).toBe(0);
    expect(wounds(9, 8, { keywords: ['faerie'] })).toBe(0);
  });
});
