import { BOARD, CONTACT, INCH, OVERLAP } from '../../geometry/lengths.ts';
import { shapesOverlap } from '../../geometry/segments.ts';
import { distanceToShape, gapBetween, signedArea } from '../../geometry/shapes.ts';
import type { Clause, PieceId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { leastThickness } from './board-extent.ts';
import { groundOf } from './board-ground.ts';

/** The findings about a board; each has a sentence in src/words. */
export const BOARD_CODES = [
  'off-board',
  'no-footprint',
  'heights-wrong',
  'same-name',
  'centre-covered',
  'too-thin',
  'pieces-overlap',
  'no-way-up',
  'leads-nowhere',
  'cannot-be-reached',
  'strip-crowded',
  'too-empty',
  'too-full',
] as const;
export type BoardCode = (typeof BOARD_CODES)[number];

/** Something about a board worth saying before it is played on. */
export interface BoardFinding {
  /** An error cannot be played; a warning can. */
  grade: 'error' | 'warning';
  code: BoardCode;
  clause: Clause;
  /** The pieces it is about, by id; a house has many. */
  pieces: PieceId[];
  /** Where on the board, in tenths of a millimetre. */
  at?: Point;
  edge?: 'north' | 'east' | 'south' | 'west';
}

const CENTRE: Point = { x: BOARD / 2, y: BOARD / 2 };
/** A piece thinner than a fifth of an inch is a slip of the hand. */
const THIN = 0.2 * INCH;
/** Heights nearer than a tenth of an inch are one level. */
const LEVEL = 25.4;
const SPARSE = 0.04;
const CROWDED = 0.36;
const LEAST_STRIP = 0.45;

const finding = (grade: BoardFinding['grade'], code: BoardCode, clause: Clause, pieces: readonly Piece[], point?: Point): BoardFinding => ({
  grade,
  code,
  clause,
  pieces: pieces.map(({ id }) => id),
  ...(point ? { at: point } : {}),
});
const error = (code: BoardCode, clause: Clause, ...pieces: Piece[]): BoardFinding => finding('error', code, clause, pieces);
const warning = (code: BoardCode, clause: Clause, pieces: readonly Piece[], point?: Point): BoardFinding =>
  finding('warning', code, clause, pieces, point);

const crossesItself = (polygon: readonly Point[]): boolean => {
  const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const next = (i: number): Point => polygon[(i + 1) % polygon.length] ?? CENTRE;
  return polygon.some((a, i) =>
    polygon.some((c, k) => {
      if (k <= i + 1 || (i === 0 && k === polygon.length - 1)) return false;
      const [b, d] = [next(i), next(k)];
      return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    }),
  );
};

const hasFootprint = ({ shape }: Piece): boolean =>
  'disc' in shape
    ? shape.disc.radius > 0
    : shape.polygon.length >= 3 && Math.abs(signedArea(shape.polygon)) > 2 && !crossesItself(shape.polygon);

const isInside = ({ shape }: Piece): boolean => {
  const corners = 'disc' in shape ? [shape.disc.at] : shape.polygon;
  const inset = 'disc' in shape ? shape.disc.radius - OVERLAP : -OVERLAP;
  return corners.every(({ x, y }) => x >= inset && y >= inset && x <= BOARD - inset && y <= BOARD - inset);
};

const heightsFit = ({ kind, base, top }: Piece): boolean => base >= 0 && (kind === 'water' ? top >= base : top > base);

/** What no board may have. */
function errors(terrain: readonly Piece[]): BoardFinding[] {
  const seen = new Set<PieceId>();
  return terrain.flatMap((piece) => {
    const again = seen.has(piece.id);
    seen.add(piece.id);
    return [
      ...(hasFootprint(piece) ? [] : [error('no-footprint', 'TER-18', piece)]),
      ...(isInside(piece) ? [] : [error('off-board', 'SET-2', piece)]),
      ...(heightsFit(piece) ? [] : [error('heights-wrong', 'TER-18', piece)]),
      ...(again ? [error('same-name', 'SET-7', piece)] : []),
    ];
  });
}

const itemOf = (piece: Piece): string => piece.piece ?? piece.id;
const meet = (a: Piece, b: Piece): boolean =>
  a.base < b.top - LEVEL && b.base < a.top - LEVEL
    ? true
    : (a.kind === 'water' || b.kind === 'water') && Math.abs(a.base - b.base) <= LEVEL;
const isWayUp = ({ kind }: Piece): boolean => kind === 'stairs' || kind === 'ladder';

/** Two of a kind are no more together than one of them is, unless they end at different heights. */
const agree = (a: Piece, b: Piece): boolean => a.kind === b.kind && (a.kind !== 'platform' || Math.abs(a.top - b.top) <= LEVEL);

/** Pieces of two items and kinds that fill the same room. A way up may lie against what it leads to, and a platform may carry others. @rule SET-7 */
function overlaps(terrain: readonly Piece[]): BoardFinding[] {
  return terrain.flatMap((first, i) =>
    terrain.slice(i + 1).flatMap((second) => {
      if (itemOf(first) === itemOf(second) || agree(first, second) || !meet(first, second)) return [];
      if ([first, second].some(isWayUp) && [first, second].some(({ kind }) => kind === 'platform')) return [];
      return shapesOverlap(first.shape, second.shape) ? [warning('pieces-overlap', 'SET-7', [first, second])] : [];
    }),
  );
}

/** Whether something with these feet can be reached: the ground, or a platform among those that were. */
const standsOn = (piece: Piece, height: number, reached: ReadonlySet<Piece>): boolean =>
  height <= LEVEL ||
  [...reached].some((support) => Math.abs(support.top - height) <= LEVEL && gapBetween(piece.shape, support.shape) <= CONTACT);

/** Platforms that nobody can climb, and stairs and ladders that lead to none. @rule MOV-14 TER-12 TER-14 */
function ways(terrain: readonly Piece[]): BoardFinding[] {
  const platforms = terrain.filter(({ kind }) => kind === 'platform');
  const ups = terrain.filter(isWayUp);
  const joins = (up: Piece, platform: Piece): boolean =>
    Math.abs(up.top - platform.top) <= LEVEL && gapBetween(up.shape, platform.shape) <= CONTACT;
  const reached = new Set<Piece>();
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const platform of platforms) {
      const besides = standsOn(platform, platform.top, reached);
      if (besides || ups.some((up) => joins(up, platform) && standsOn(up, up.base, reached))) reached.add(platform);
    }
  }
  const nowhere = ups.filter((up) => !platforms.some((platform) => joins(up, platform)));
  return [
    ...platforms.filter((platform) => !reached.has(platform)).map((platform) => warning('no-way-up', 'MOV-14', [platform])),
    ...nowhere.map((up) => warning('leads-nowhere', up.kind === 'stairs' ? 'TER-12' : 'TER-14', [up])),
  ];
}

/** Findings that do not prevent play but should be seen before. */
function warnings(terrain: readonly Piece[]): BoardFinding[] {
  const centre = terrain.filter(({ shape, base }) => base <= LEVEL && distanceToShape(CENTRE, shape) <= 0);
  const thin = terrain.filter(({ shape }) => leastThickness(shape) < THIN);
  const ground = groundOf(terrain);
  return [
    ...(centre.length > 0 ? [warning('centre-covered', 'SET-6', centre, CENTRE)] : []),
    ...thin.map((piece) => warning('too-thin', 'TER-18', [piece])),
    ...overlaps(terrain),
    ...ways(terrain),
    ...ground.pockets.map((point) => warning('cannot-be-reached', 'MST-10', nearestTo(point, terrain), point)),
    ...ground.strips
      .filter(({ free }) => free < LEAST_STRIP)
      .map(({ edge }): BoardFinding => ({ ...warning('strip-crowded', 'DEP-10', []), edge })),
    ...(ground.covered < SPARSE ? [warning('too-empty', 'SET-5', [])] : []),
    ...(ground.covered > CROWDED ? [warning('too-full', 'SET-5', [])] : []),
  ];
}

const nearestTo = (point: Point, terrain: readonly Piece[]): Piece[] => {
  const closed = terrain.filter(({ kind, base }) => base <= LEVEL && (kind === 'barrier' || kind === 'platform'));
  const [first] = [...closed].sort((a, b) => distanceToShape(point, a.shape) - distanceToShape(point, b.shape));
  return first ? [first] : [];
};

/**
 * What is wrong with a board (errors) and what its players should know before they play on it (warnings), errors first.
 * A board with errors is looked at no further. @rule SET-2 SET-5 SET-6 SET-7 TER-18 MOV-14 MST-10 DEP-10
 */
export function checkBoard(terrain: readonly Piece[]): BoardFinding[] {
  const wrong = errors(terrain);
  return wrong.length > 0 ? wrong : warnings(terrain);
}
