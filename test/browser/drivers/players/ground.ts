import { boards, catalogue } from '../../../../src/cards/index.ts';
import type { Point, SeenPiece } from '../../readers/sight.ts';

export const INCH = 254;
export const BOARD = 36 * INCH;

export const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const seatOf = (id: string): number => Number(id.split(':')[0]);
export const characterOf = (id: string) => catalogue.characters[id.replace(/^\d+:/, '').replace(/#.*$/, '')];
export const nameOf = (id: string): string => characterOf(id)?.name ?? id;
/** The point at this distance on the way from one point to another. */
export const toward = (from: Point, to: Point, length: number): Point => {
  const whole = far(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
};
/** The item nearest to a point. */
export const nearest = <T extends { at: Point }>(to: Point, all: readonly T[]): T | undefined =>
  [...all].sort((a, b) => far(a.at, to) - far(b.at, to))[0];
export const enemiesOf = (me: SeenPiece, models: readonly SeenPiece[]): SeenPiece[] =>
  models.filter(({ id }) => seatOf(id) !== seatOf(me.id));

export type Edge = 'north' | 'east' | 'south' | 'west';
/** A place by its distance along an edge (from the left, for a player who sits there) and from that edge, in inches. */
export function fromEdge(edge: Edge, along: number, inward: number): Point {
  const [a, b] = [along * INCH, inward * INCH];
  return {
    north: { x: BOARD - a, y: b },
    south: { x: a, y: BOARD - b },
    east: { x: BOARD - b, y: BOARD - a },
    west: { x: b, y: a },
  }[edge];
}
/** The distance of a place from an edge, in inches. */
export const inFrom = (edge: Edge, { x, y }: Point): number => ({ north: y, south: BOARD - y, west: x, east: BOARD - x })[edge] / INCH;

/** A piece of terrain as the printed board shows it. */
export interface Ground {
  id: string;
  at: Point;
  corners: Point[];
}

/** Pieces of one kind on a board, as far as they have corners. */
export const piecesOf = (board: string, wanted: 'obstacle' | 'platform'): Ground[] =>
  (boards.find(({ id }) => id === board)?.terrain ?? []).flatMap(({ id, kind, shape }) => {
    if (kind !== wanted || 'disc' in shape) return [];
    const { polygon } = shape;
    const sum = polygon.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    return [{ id, corners: polygon, at: { x: sum.x / polygon.length, y: sum.y / polygon.length } }];
  });

/** The length of a piece. */
export const lengthOf = ({ corners }: Ground): number =>
  Math.max(...corners.map((corner) => Math.max(...corners.map((other) => far(corner, other)))));

/** The point of a piece's outline that is nearest to a place. */
export function nearestPoint({ corners }: Ground, to: Point): Point {
  const points = corners.map((from, index) => {
    const end = corners[(index + 1) % corners.length] ?? from;
    const [dx, dy] = [end.x - from.x, end.y - from.y];
    const share = Math.max(0, Math.min(1, ((to.x - from.x) * dx + (to.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
    return { at: { x: from.x + dx * share, y: from.y + dy * share } };
  });
  return nearest(to, points)?.at ?? to;
}
