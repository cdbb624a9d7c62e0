import { fullBoard, isOnBoard } from '../../geometry/board.ts';
import { overlaps } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { discOf, stoneDisc } from '../measuring/bases.ts';
import { pointOf, units } from '../table/spots.ts';
import type { StoneId } from '../terms/ids.ts';
import type { Point, Stone } from '../terms/match.ts';
import { namedBy } from '../reading/reading.ts';
import { ask, into, over, type Handlers } from './work.ts';

/** How fine a random direction is. */
const FINE = 1000;
const DROPPED_DEPTH = 1; // HLD-5

const stoneIn = (value: unknown): StoneId | null => (typeof value === 'string' ? value : null);

/** A direction, every one as likely: a point of a square that lies in the circle, and not at its middle. */
function direction(play: Play): Point {
  const [x, y] = [play.between(-FINE, FINE), play.between(-FINE, FINE)];
  const far = x * x + y * y;
  return far === 0 || far > FINE * FINE ? direction(play) : { x, y };
}

/** Whether a stone may lie here: clear of terrain, bases and other stones. */
function isFree(look: Look, stone: Stone, at: Point): boolean {
  const disc = stoneDisc({ ...stone, at });
  const { terrain, stones } = look.match.table;
  return (
    isOnBoard(disc, fullBoard) &&
    !terrain.some(({ shape }) => overlaps(disc, shape)) &&
    !look.onBoard.some(({ id }) => overlaps(disc, { disc: discOf(look, id) })) &&
    !stones.some((other) => other.id !== stone.id && other.holder === null && overlaps(disc, { disc: stoneDisc(other) }))
  );
}

/** The farthest free point along a line, up to so far; where it lies when there is none. */
function rolledTo(look: Look, stone: Stone, way: Point, length: number): Point {
  const size = Math.sqrt(way.x * way.x + way.y * way.y);
  for (let far = length; far > 0; far -= 1) {
    const at = { x: Math.round(stone.at.x + (way.x * far) / size), y: Math.round(stone.at.y + (way.y * far) / size) };
    if (isFree(look, stone, at)) return at;
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

  /** Shorter where the ground is not open. Where nobody has a board, what is told is the direction. @rule CMP-7 */
  'scatter-stone'({ play, reading }, { in: far }) {
    const id = stoneIn(reading.bound.stone);
    if (id === null) return over(0);
    const way = direction(play);
    const at = play.isSpoken ? way : rolledTo(play, play.stone(id), way, units(far));
    play.patchStone(id, { at: play.isSpoken ? play.stone(id).at : at });
    play.emit({ what: 'stone-rolled', stone: id, at });
    return over(1);
  },

  /** Instead of lying in contact, or going to somebody else. @rule CMP-7 */
  'roll-stone'({ play, frame, reading, answer }, { in: far }) {
    const id = stoneIn(reading.bound.stone);
    const [model] = namedBy(reading, 'subject');
    if (id === null || model === undefined) return over(0);
    if (!answer?.at) return ask(frame.seat, { ask: 'stone', stone: id, model, within: units(far) });
    const at = pointOf(answer.at);
    play.patchStone(id, { holder: null, at, depth: DROPPED_DEPTH });
    play.emit({ what: 'stone-dropped', model, stone: id, at });
    return over(1);
  },
};
