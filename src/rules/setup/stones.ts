import { fullBoard, isOnBoard } from '../../geometry/board.ts';
import { BOARD } from '../../geometry/lengths.ts';
import { gap, overlaps, type Disc } from '../../geometry/shapes.ts';
import { isTouchable } from '../../geometry/spots.ts';
import type { Play } from '../play.ts';
import { STONE_RADIUS } from '../measuring/bases.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { again, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import type { Piece, Point, Stone } from '../terms/match.ts';
import { units } from '../table/spots.ts';
import { leave } from '../leave.ts';

/** The radius of a 30 mm base. */
const SMALLEST_BASE = 150;
/** The greatest distance from the centre along each axis: a little beyond the edge of the board. */
const BOUNCE = units(20);
/** After this many drops a moonstone stays where it fell, because the board is too full. */
const MOST_DROPS = 1000;

/** A random place for a moonstone, most often near the centre. @rule MST-3 MST-10 */
function bounce(play: Play): Point {
  const along = (): number => {
    const sum = play.between(-BOUNCE, BOUNCE) + play.between(-BOUNCE, BOUNCE) + play.between(-BOUNCE, BOUNCE);
    return Math.round(BOARD / 2 + sum / 3);
  };
  return { x: along(), y: along() };
}

/**
 * True if a moonstone may rest here: on the board, clear of other moonstones, and where a base can touch it; without heights a platform is a wall.
 * @rule MST-4 MST-10 VAR-5
 */
function rests(play: Play, point: Point, others: readonly Stone[]): boolean {
  const disc: Disc = { at: point, radius: STONE_RADIUS };
  if (!isOnBoard(disc, fullBoard)) return false;
  if (others.some((neighbour) => gap(disc, { at: neighbour.at, radius: STONE_RADIUS }) <= 0)) return false;
  const isSolid = ({ kind }: Piece): boolean => kind === 'barrier' || kind === 'obstacle' || (kind === 'platform' && !play.options.heights);
  const solids = play.match.table.terrain.filter((piece) => isSolid(piece) && piece.base === 0);
  return !solids.some(({ shape }) => overlaps(disc, shape)) && isTouchable(disc, SMALLEST_BASE, solids);
}

/**
 * Drops all moonstones; one that may not rest at its place is dropped again. At a spoken table only their depths are rolled.
 * @rule MST-3 MST-4 MST-5 MST-9
 */
function drop(play: Play, mulliganBy: Seat | null): void {
  const stones: Stone[] = [];
  while (play.isSpoken && stones.length < play.options.stones)
    stones.push({ id: `s${stones.length + 1}`, at: { x: 0, y: 0 }, depth: play.roll(4), holder: null });
  while (stones.length < play.options.stones) {
    let point = bounce(play);
    for (let tries = 1; tries < MOST_DROPS && !rests(play, point, stones); tries += 1) point = bounce(play);
    stones.push({ id: `s${stones.length + 1}`, at: point, depth: play.roll(4), holder: null });
  }
  play.patchTable({ stones });
  tell(play, mulliganBy);
}

const tell = (play: Play, mulliganBy: Seat | null): void => {
  const stones = play.match.table.stones.map(({ id, at, depth }) => ({ id, at, depth }));
  play.emit({ what: 'stones-dropped', stones, mulliganBy });
};

const mulligans = (play: Play): Seat[] => seatsPlaying(play).filter((seat) => play.match.order.seats[seat]?.mulligan);

/** Moonstones are dropped; then each seat in turn may demand a new drop, once in the game. @rule MST-1 MST-2 MST-7 MST-8 VAR-1 */
export const stones = step<'setup.stones'>()({
  exits: ['settled'],
  takes: ['keep-stones', 'mulligan'],
  asks: ['mulligan'],
  lays: [],
  run(play, frame) {
    if (frame.stage === undefined) {
      if (play.match.table.stones.length > 0) tell(play, null);
      else drop(play, null);
      play.patchTop<GameFrame>({ stage: 'mulligan', waiting: mulligans(play) });
      return again;
    }
    const seat = (frame.waiting ?? []).find((candidate) => seatsPlaying(play).includes(candidate));
    if (seat === undefined) return leave(play, 'settled');
    play.ask({ seat, kind: 'mulligan' });
    return wait;
  },
  take(play, frame, { seat, kind }) {
    if (kind === 'keep-stones') {
      play.emit({ what: 'stones-kept', seat });
      play.patchTop<GameFrame>({ waiting: (frame.waiting ?? []).filter((waiter) => waiter !== seat) });
      return;
    }
    play.patchSeat(seat, { mulligan: false });
    drop(play, seat);
    play.patchTop<GameFrame>({ waiting: mulligans(play) });
  },
  choices: (_look, _frame, { seat }) =>
    choices({
      decisions: [
        { seat, kind: 'keep-stones' },
        { seat, kind: 'mulligan' },
      ],
    }),
});
