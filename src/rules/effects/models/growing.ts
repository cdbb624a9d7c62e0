import { fullBoard, isOnBoard } from '../../../geometry/board.ts';
import { BOARD } from '../../../geometry/lengths.ts';
import { overlaps, type Disc } from '../../../geometry/shapes.ts';
import type { Look } from '../../look.ts';
import { discOf, stoneDisc } from '../../measuring/bases.ts';
import { isUnder } from '../../measuring/lures.ts';
import { valueOf } from '../../reading/reading.ts';
import type { Thing } from '../../space/space.ts';
import { thingWithin } from '../../sight/distance.ts';
import { seesThing } from '../../sight/sight.ts';
import { inches, pointOf, spotOf, units } from '../../table/spots.ts';
import { UNSAID, type Spot } from '../../terms/decision.ts';
import type { PieceId, Seat } from '../../terms/ids.ts';
import type { Piece, Point } from '../../terms/match.ts';
import type { Question } from '../../terms/opening.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { ask, note, over, type Handlers } from '../work.ts';

export type GroundQuestion = Extract<Question, { ask: 'ground' }>;
type GrowingTerrain = GroundQuestion & { kind: 'woods' | 'water' };

const grows = (question: GroundQuestion): question is GrowingTerrain => question.kind === 'woods' || question.kind === 'water';

/** The heights of new terrain, in tenths of a millimetre (TER-18). */
const TOPS: Record<GrowingTerrain['kind'], number> = { woods: units(4), water: 0 };
/** The listed places on the board are the fields of a grid with this many rows and columns. */
const GRID = 12;
/** The listed places round a model: directions clockwise from north. */
const WAYS: readonly [number, number][] = [[0, -1], [1, -2], [1, -1], [2, -1], [1, 0], [2, 1], [1, 1], [1, 2], [0, 1], [-1, 2], [-1, 1], [-2, 1], [-1, 0], [-2, -1], [-1, -1], [-1, -2]]; // prettier-ignore

/** A round piece at this place. */
const grownAt = (id: PieceId, { kind, radius }: GrowingTerrain, point: Point): Piece => ({
  id,
  kind,
  shape: { disc: { at: point, radius } },
  base: 0,
  top: TOPS[kind],
});

type No = (code: string) => Reason;

const lying = (look: Look): Disc[] => look.match.table.stones.filter(({ holder }) => holder === null).map(stoneDisc);

/** Open ground is clear of terrain, bases and stones. @rule CMP-7 */
function refuseOpen(look: Look, disc: Disc, no: No): Reason | null {
  if (look.match.table.terrain.some(({ shape }) => overlaps(disc, shape))) return no('terrain-on-terrain');
  if (look.onBoard.some(({ id }) => overlaps(disc, { disc: discOf(look, id) }))) return no('terrain-on-model');
  return lying(look).some((stone) => overlaps(disc, { disc: stone })) ? no('terrain-on-stone') : null;
}

/** True if a piece is solid, so that nothing can be placed in it. */
const isSolid = ({ kind }: Piece): boolean => kind === 'obstacle' || kind === 'barrier' || kind === 'ladder' || kind === 'stairs';

/** A lure may be placed in water and woods, but not in contact with a model. @rule CHR-28 */
function refuseLure(look: Look, disc: Disc, no: No): Reason | null {
  if (look.match.table.terrain.some((piece) => isSolid(piece) && overlaps(disc, piece.shape))) return no('lure-on-terrain');
  if (look.onBoard.some(({ id }) => isUnder(look, disc, id))) return no('lure-on-model');
  return lying(look).some((stone) => overlaps(disc, { disc: stone })) ? no('lure-on-stone') : null;
}

/**
 * The reason why a round thing may not be placed here, or the point not be picked; near a model it must be in the model's sight.
 * @rule CMP-7 LOS-11 ABL-23 CHR-28 CHR-29
 */
export function refuseGround(look: Look, question: GroundQuestion, spot: Spot): Reason | null {
  if (look.isSpoken) return null;
  const { radius, of, within, kind } = question;
  const disc: Disc = { at: pointOf(spot), radius };
  const no: No = (code) => reason(code, [kind === 'lure' ? 'CHR-28' : 'CMP-7'], {}, disc.at);
  if (!isOnBoard(disc, fullBoard)) return no('off-board');
  const closed = kind === 'point' ? null : kind === 'lure' ? refuseLure(look, disc, no) : refuseOpen(look, disc, no);
  if (closed || of === undefined || within === undefined) return closed;
  const { lookAfter: there, thing } = imagined(look, question, disc);
  if (!thingWithin(there, of, thing, inches(within))) return reason('too-far', ['DEF-5'], {}, disc.at);
  return seesThing(there, of, thing).visible ? null : reason('no-line-of-sight', ['LOS-11'], {}, disc.at);
}

/** The match with the new piece, and the thing to be seen. A lure or a point does not change the match. */
function imagined(look: Look, question: GroundQuestion, disc: Disc): { lookAfter: Look; thing: Thing } {
  if (!grows(question)) return { lookAfter: look, thing: { disc } };
  const piece = freshName(look, question.kind);
  const table = { ...look.match.table, terrain: [...look.match.table.terrain, grownAt(piece, question, disc.at)] };
  return { lookAfter: look.with({ ...look.match, table }), thing: { piece } };
}

/** Some of the places where the thing may be placed. */
export const groundSpots = (look: Look, question: GroundQuestion): Spot[] =>
  look.isSpoken ? [UNSAID] : spotsAsked(look, question).filter((spot) => !refuseGround(look, question, spot));

/** True if one of these places is legal. */
export const hasGround = (look: Look, question: GroundQuestion): boolean =>
  look.isSpoken || spotsAsked(look, question).some((spot) => !refuseGround(look, question, spot));

function spotsAsked(look: Look, { of, within, radius }: GroundQuestion): Spot[] {
  return (of === undefined || within === undefined ? grid() : around(look, of, radius, within)).map(spotOf);
}

function grid(): Point[] {
  const along = Array.from({ length: GRID }, (_, step) => Math.round(((step + 0.5) * BOARD) / GRID));
  return along.flatMap((y) => along.map((x): Point => ({ x, y })));
}

/** Places round a model at the full distance, at half of it and close by, clockwise from north. */
function around(look: Look, centre: GroundQuestion['of'] & string, radius: number, within: number): Point[] {
  const { at, radius: ownRadius } = discOf(look, centre);
  return [within, within / 2, 0].flatMap((gap) =>
    WAYS.map(([x, y]): Point => {
      const reach = Math.ceil(ownRadius + gap + radius) + (gap === 0 ? 1 : -1);
      const size = Math.sqrt(x * x + y * y);
      return { x: Math.round(at.x + (x * reach) / size), y: Math.round(at.y + (y * reach) / size) };
    }),
  );
}

/** A name for a new piece. */
function freshName(look: Look, kind: string): string {
  const { terrain } = look.match.table;
  for (let nth = 1; ; nth += 1) if (!terrain.some(({ id }) => id === `grown-${kind}-${nth}`)) return `grown-${kind}-${nth}`;
}

const tagOf = (seat: Seat): string => `made-by-${seat}`;

/** The pieces of a kind, made by a side, of which one must go because there are too many; the newest is not among them. */
const tooMany = (look: Look, seat: Seat, kind: string, most: number, newest: PieceId): PieceId[] => {
  const made = look.match.table.terrain.filter((piece) => piece.kind === kind && piece.tags?.includes(tagOf(seat)));
  return made.length > most ? made.map(({ id }) => id).filter((id) => id !== newest) : [];
};

export const growingEffects: Pick<Handlers, 'grow-terrain'> = {
  /** The pieces are placed one after the other. @rule CMP-7 TER-18 */
  'grow-terrain'({ play, frame, reading, answer, now }, { n, kind, across, within, most }) {
    const { grown = 0, newest } = now;
    const radius = across * 5;
    const near = within === undefined ? {} : { of: frame.model, within: units(valueOf(reading, within)) };
    const question: GrowingTerrain = { ask: 'ground', radius, kind, ...near };
    const owner = 'card' in frame.text ? frame.seat : play.model(frame.model).seat;
    if (newest !== undefined) {
      const old = most === undefined ? [] : tooMany(play, owner, kind, most, newest);
      const gone = old.find((id) => id === answer?.option);
      if (gone === undefined && old.length > 0) return ask(frame.seat, { ask: 'option', options: old, of: 'piece' });
      if (gone !== undefined) {
        play.patchTable({ terrain: play.match.table.terrain.filter(({ id }) => id !== gone) });
        play.emit({ what: 'terrain-gone', piece: gone, kind });
      }
      return note({ grown });
    }
    if (answer?.at) {
      const piece: Piece = { ...grownAt(freshName(play, kind), question, pointOf(answer.at)), tags: [tagOf(owner)] };
      play.patchTable({ terrain: [...play.match.table.terrain, piece] });
      play.emit({ what: 'terrain-grown', piece: piece.id, kind });
      return note({ grown: grown + 1, newest: piece.id });
    }
    if (answer?.pass || grown >= n || !hasGround(play, question)) return over(grown);
    return ask(frame.seat, question);
  },
};
