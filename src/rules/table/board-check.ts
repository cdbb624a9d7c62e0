import { BOARD, CONTACT, INCH, OVERLAP } from '../../geometry/lengths.ts';
import { shapesOverlap } from '../../geometry/segments.ts';
import { distanceToShape, gapBetween, signedArea } from '../../geometry/shapes.ts';
import type { Clause, PieceId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { leastThickness } from './board-extent.ts';
import { groundOf } from './board-ground.ts';

/** The codes of findings about a board; each has a sentence in src/words. */
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

/** A finding about a board, for its players before a match. */
export interface BoardFinding {
  /** A board with an error cannot be played; one with a warning can. */
  grade: 'error' | 'warning';
  code: BoardCode;
  clause: Clause;
  /** The ids of the pieces that the finding is about; a house has many. */
  pieces: PieceId[];
  /** The place on the board, in tenths of a millimetre. */
  at?: Point;
  edge?: 'north' | 'east' | 'south' | 'west';
}

const CENTRE: Point = { x: BOARD / 2, y: BOARD / 2 };
/** A piece thinner than a fifth of an inch was probably drawn by mistake. */
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

/** The errors of a board. */
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

/** True if overlapping pieces of two items are harmless: they are of the same kind, and platforms also of the same height. */
const agree = (a: Piece, b: Piece): boolean => a.kind === b.kind && (a.kind !== 'platform' || Math.abs(a.top - b.top) <= LEVEL);

/** Pieces of different items and kinds that overlap. A ladder or stairs may overlap its platform, and a platform may carry other pieces. @rule SET-7 */
function overlaps(terrain: readonly Piece[]): BoardFinding[] {
  return terrain.flatMap((first, i) =>
    terrain.slice(i + 1).flatMap((second) => {
      if (itemOf(first) === itemOf(second) || agree(first, second) || !meet(first, second)) return [];
      if ([first, second].some(isWayUp) && [first, second].some(({ kind }) => kind === 'platform')) return [];
      return shapesOverlap(first.shape, second.shape) ? [warning('pieces-overlap', 'SET-7', [first, second])] : [];
    }),
  );
}

/** True if a piece that begins at this height can be reached: from the ground, or from a platform that is reached. */
const standsOn = (piece: Piece, height: number, reached: ReadonlySet<Piece>): boolean =>
  height <= LEVEL ||
  [...reached].some((support) => Math.abs(support.top - height) <= LEVEL && gapBetween(piece.shape, support.shape) <= CONTACT);

/** Platforms that no model can climb, and stairs and ladders that lead to no platform. @rule MOV-14 TER-12 TER-14 */
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

/** The warnings about a board: findings that do not prevent play. */
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
 * The findings about a board: its errors, or, if it has none, its warnings. @rule SET-2 SET-5 SET-6 SET-7 TER-18 MOV-14 MST-10 DEP-10
 */
export function checkBoard(terrain: readonly Piece[]): BoardFinding[] {
  const wrong = errors(terrain);
  return wrong.length > 0 ? wrong : warnings(terrain);
}
