import { fullBoard, isOnBoard } from '../../geometry/board.ts';
import { BOARD } from '../../geometry/lengths.ts';
import { overlaps, type Disc } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import { discOf, stoneDisc } from '../measuring/bases.ts';
import { pointOf, spotOf, units } from '../table/spots.ts';
import type { Spot } from '../terms/decision.ts';
import type { Piece, Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { ask, note, over, type Handlers } from './work.ts';

/** TER-18 */
const WOODS_TOP = units(4);
/** Of the places that are listed for whoever does not draw one. */
const GRID = 12;

/** Why a round piece may not be put here: open ground is clear of terrain, bases and stones. @rule CMP-7 */
export function refuseGround(look: Look, radius: number, spot: Spot): Reason | null {
  const disc: Disc = { at: pointOf(spot), radius };
  const no = (code: string): Reason => reason(code, ['CMP-7'], {}, disc.at);
  if (!isOnBoard(disc, fullBoard)) return no('off-board');
  if (look.match.table.terrain.some(({ shape }) => overlaps(disc, shape))) return no('terrain-on-terrain');
  if (look.onBoard.some(({ id }) => overlaps(disc, { disc: discOf(look, id) }))) return no('terrain-on-model');
  const lying = look.match.table.stones.filter(({ holder }) => holder === null);
  return lying.some((stone) => overlaps(disc, { disc: stoneDisc(stone) })) ? no('terrain-on-stone') : null;
}

/** Some of the places where it may be put. */
export function groundSpots(look: Look, radius: number): Spot[] {
  const along = Array.from({ length: GRID }, (_, step) => Math.round(((step + 0.5) * BOARD) / GRID));
  const grid = along.flatMap((y) => along.map((x): Point => ({ x, y })));
  return grid.map(spotOf).filter((spot) => !refuseGround(look, radius, spot));
}

/** A name that no piece has. */
function freshName(look: Look, kind: string): string {
  const { terrain } = look.match.table;
  for (let nth = 1; ; nth += 1) if (!terrain.some(({ id }) => id === `grown-${kind}-${nth}`)) return `grown-${kind}-${nth}`;
}

export const growingEffects: Pick<Handlers, 'grow-terrain'> = {
  /** One piece after the other. @rule CMP-7 TER-18 */
  'grow-terrain'({ play, frame, answer, now }, { n, kind, across }) {
    const grown = now.grown ?? 0;
    const radius = across * 5;
    if (answer?.at) {
      const piece: Piece = {
        id: freshName(play, kind),
        kind,
        shape: { disc: { at: pointOf(answer.at), radius } },
        base: 0,
        top: WOODS_TOP,
      };
      play.patchTable({ terrain: [...play.match.table.terrain, piece] });
      play.emit({ what: 'terrain-grown', piece: piece.id, kind });
      return note({ grown: grown + 1 });
    }
    if (grown >= n || groundSpots(play, radius).length === 0) return over(grown);
    return ask(frame.seat, { ask: 'ground', radius });
  },
};
