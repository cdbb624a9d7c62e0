import { describe, expect, it } from 'vitest';
import { boards } from '../../../src/cards/index.ts';
import { refuseJumpHere } from '../../../src/rules/movement/jump.ts';
import { refusePath } from '../../../src/rules/movement/ways.ts';
import { climb as climbed, traverseSpots } from '../../../src/rules/movement/traverse.ts';
import { refuseClimb, refuseTraverse } from '../../../src/rules/movement/ways.ts';
import type { Look } from '../../../src/rules/look.ts';
import { acting, pointAt, type XY } from '../../rules/activation/fixture.ts';

/** A climb to an end that has room. */
const climb = (...given: Parameters<typeof climbed>): NonNullable<ReturnType<typeof climbed>> => {
  const end = climbed(...given);
  if (!end) throw new Error('no room');
  return end;
};

const INCH = 254;
const mover = '0:mover';
/** A model of 30 mm on a board of ours. */
function on(board: string, where: XY, height = 0): Look {
  const terrain = boards.find(({ id }) => id === board)?.terrain ?? [];
  return acting({ models: { mover: { seat: 0, at: where, height } }, terrain, active: 'mover' }).look;
}
const jog = (look: Look, ...path: XY[]) =>
  refusePath(look, { model: mover, as: 'jog', seat: 0, path: path.map(pointAt), length: 4 * INCH });

describe('Lantern Yard', () => {
  it('TER-8: the open doors of the inn are walked through, its walls are not', () => {
    expect(jog(on('lantern-yard', [13, 6.75]), [9.5, 6.75])).toBeNull();
    expect(jog(on('lantern-yard', [13, 8.6]), [9.5, 8.6])).toMatchObject({ clauses: ['TER-3', 'MOV-1'] });
  });
  it('TER-9, TER-10: a closed door and a window are traversed, and stay closed', () => {
    const inside = on('lantern-yard', [9.67, 5.1]);
    const door = 'lantern-inn-north-door-b';
    const [spot] = traverseSpots(inside, mover, door);
    expect(spot).toBeDefined();
    expect(spot && spot.y).toBeLessThan(4 * INCH);
    expect(jog(inside, [9.67, 2.5])).toMatchObject({ clauses: ['TER-2', 'MOV-1'] });
    const window = on('lantern-yard', [4.4, 6.75]);
    expect(refuseTraverse(window, mover, 'lantern-inn-west-window-a', pointAt([6.1, 6.75]))).toBeNull();
  });
});

describe('Hollow Farm', () => {
  it('TER-8: a barn can be crossed from its open gate to its open side', () => {
    expect(jog(on('hollow-farm', [20, 6.25]), [23.6, 6.25])).toBeNull();
    expect(jog(on('hollow-farm', [26.3, 7.5]), [26.3, 10.4])).toBeNull();
  });
});

describe('Owl Towers', () => {
  it('TER-12, TER-17: the terrace is reached by its stairs', () => {
    expect(jog(on('owl-towers', [14.3, 5.7]), [10.6, 5.7])).toBeNull();
    expect(jog(on('owl-towers', [10.6, 5.7], 3), [14.3, 5.7])).toBeNull();
  });
  it('MOV-14: and by no other side', () => {
    expect(jog(on('owl-towers', [12.2, 8]), [9.5, 8])).toMatchObject({ clauses: ['TER-3', 'MOV-1', 'MOV-14'] });
  });
  it('TER-14: a ladder leads from the ground to the terrace and another on to the turret', () => {
    const foot = on('owl-towers', [7.5, 10.5]);
    expect(refuseClimb(foot, mover, 'owl-tower-terrace-ladder', 'up')).toBeNull();
    expect(climb(foot, mover, 'owl-tower-terrace-ladder', 'up').height).toBe(3 * INCH);
    const terrace = on('owl-towers', [9, 5.7], 3);
    const up = climb(terrace, mover, 'owl-tower-turret-ladder', 'up');
    expect(up.height).toBe(6 * INCH);
    expect(up.at.x).toBeLessThan(8 * INCH);
  });
  it('TER-15, TER-16: the long ladder takes two goes', () => {
    const foot = on('owl-towers', [3.5, 5.7]);
    const half = climb(foot, mover, 'owl-tower-long-ladder', 'up');
    expect(half).toEqual({ at: pointAt([3.5, 5.7]), height: 3 * INCH });
    const top = climb(on('owl-towers', [3.5, 5.7], 3), mover, 'owl-tower-long-ladder', 'up');
    expect(top.height).toBe(6 * INCH);
    expect(top.at.x).toBeGreaterThan(4.5 * INCH);
  });
  it('FAL-1: the terrace can be jumped off near its edge', () => {
    expect(refuseJumpHere(on('owl-towers', [5.3, 8.5], 3), mover, 'owl-tower-terrace')).toBeNull();
  });
});

describe('Heron Quay', () => {
  it('TER-12, TER-14: stairs lead up to the quay, a ladder down to the water', () => {
    expect(jog(on('heron-quay', [17, 4.25]), [20.9, 4.25])).toBeNull();
    const down = climb(on('heron-quay', [25.9, 4.1], 2), mover, 'east-quay-ladder', 'down');
    expect(down.height).toBe(0);
    expect(down.at.x).toBeGreaterThan(26.5 * INCH);
  });
});
