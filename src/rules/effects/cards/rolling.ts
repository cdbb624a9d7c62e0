import { fullBoard, isOnBoard } from '../../../geometry/board.ts';
import { overlaps } from '../../../geometry/shapes.ts';
import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import { discOf, stoneDisc } from '../../measuring/bases.ts';
import { pointOf, units } from '../../table/spots.ts';
import type { StoneId } from '../../terms/ids.ts';
import type { Point, Stone } from '../../terms/match.ts';
import { namedBy } from '../../reading/named-by.ts';
import { ask, into, over, type Handlers } from '../work.ts';

/** A random direction is drawn from the whole numbers between minus and plus this. */
const FINE = 1000;
const DROPPED_DEPTH = 1; // HLD-5

const stoneIn = (value: unknown): StoneId | null => (typeof value === 'string' ? value : null);

/**
 * A random direction, every one equally likely: a random point of a square that is in its circle and not in the middle; other points are drawn again.
 */
function direction(play: Play): Point {
  const [x, y] = [play.between(-FINE, FINE), play.between(-FINE, FINE)];
  const square = x * x + y * y;
  return square === 0 || square > FINE * FINE ? direction(play) : { x, y };
}

/** True if a moonstone may be here: clear of terrain, bases and other moonstones. */
function isFree(look: Look, stone: Stone, point: Point): boolean {
  const disc = stoneDisc({ ...stone, at: point });
  const { terrain, stones } = look.match.table;
  return (
    isOnBoard(disc, fullBoard) &&
    !terrain.some(({ shape }) => overlaps(disc, shape)) &&
    !look.onBoard.some(({ id }) => overlaps(disc, { disc: discOf(look, id) })) &&
    !stones.some((neighbour) => neighbour.id !== stone.id && neighbour.holder === null && overlaps(disc, { disc: stoneDisc(neighbour) }))
  );
}

/** The farthest free point along a line within `length`; the moonstone's own point when there is none. */
function rolledTo(look: Look, stone: Stone, heading: Point, length: number): Point {
  const size = Math.sqrt(heading.x * heading.x + heading.y * heading.y);
  for (let travelled = length; travelled > 0; travelled -= 1) {
    const point = {
      x: Math.round(stone.at.x + (heading.x * travelled) / size),
      y: Math.round(stone.at.y + (heading.y * travelled) / size),
    };
    if (isFree(look, stone, point)) return point;
  }
  return stone.at;
}

export const rollingEffects: Pick<Handlers, 'pick-stone' | 'scatter-stone' | 'roll-stone'> = {
  'pick-stone'({ play, frame, answer }, { other, may }) {
    if (answer?.pass) return over(0);
    const options = play.match.table.stones
      .filter(({ id, holder }) => holder === null && !(other && id === frame.bound.stone))
      .map(({ id }) => id);
    const { option } = answer ?? {};
    if (option !== undefined && options.includes(option)) return into(['then'], { stone: option });
    return options.length === 0 ? over(0) : ask(frame.seat, { ask: 'option', options, of: 'stone', ...(may ? { may } : {}) });
  },

  /** The moonstone rolls less far where the ground is not open. At a spoken table the event gives only the direction. @rule CMP-7 */
  'scatter-stone'({ play, reading }, { in: range }) {
    const id = stoneIn(reading.bound.stone);
    if (id === null) return over(0);
    const heading = direction(play);
    const point = play.isSpoken ? heading : rolledTo(play, play.stone(id), heading, units(range));
    play.patchStone(id, { at: play.isSpoken ? play.stone(id).at : point });
    play.emit({ what: 'stone-rolled', stone: id, at: point });
    return over(1);
  },

  /** The moonstone goes to the answered point instead of being dropped in contact or taken. @rule CMP-7 */
  'roll-stone'({ play, frame, reading, answer }, { in: range }) {
    const id = stoneIn(reading.bound.stone);
    const [model] = namedBy(reading, 'subject');
    if (id === null || model === undefined) return over(0);
    if (!answer?.at) return ask(frame.seat, { ask: 'stone', stone: id, model, within: units(range) });
    const point = pointOf(answer.at);
    play.patchStone(id, { holder: null, at: point, depth: DROPPED_DEPTH });
    play.emit({ what: 'stone-dropped', model, stone: id, at: point });
    return over(1);
  },
};
