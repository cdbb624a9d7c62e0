import type { Match } from '../../src/rules/terms/match.ts';
import type { Sent } from './twisted-decisions.ts';

const PER_INCH = 254;
const MOST_PIECES = 4;
/** Inches of a limit, and slightly more. */
const LENGTHS = [1, 1.02, 2, 3, 4, 4.02, 6];
const DIAGONAL = 0.6;
const SLOPE = 0.8;
const COMPASS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [DIAGONAL, SLOPE],
  [-DIAGONAL, SLOPE],
  [DIAGONAL, -SLOPE],
  [-DIAGONAL, -SLOPE],
] as const;

const rounded = (inches: number): number => Math.round(inches * 1000) / 1000;

/** Steps, Jogs, climbs and jumps of the active model in every direction, up to a limit and slightly beyond; none where there is no board. */
export function waysOfTheActive({ table, order }: Match): Sent[] {
  const model = table.models[order.active ?? ''];
  if (!model || table.terrain.length === 0) return [];
  const { id, controller: seat, at } = model;
  const away = ([x, y]: readonly [number, number], length: number): number[] => [
    rounded(at.x / PER_INCH + x * length),
    rounded(at.y / PER_INCH + y * length),
  ];
  const walks = LENGTHS.flatMap((length) =>
    COMPASS.flatMap((side) => [
      { seat, kind: 'step', model: id, path: [away(side, length)] },
      { seat, kind: 'jog', model: id, path: [away(side, length / 2), away(side, length)] },
      { seat, kind: 'step', model: id, path: [[...away(side, length), 3]] },
    ]),
  );
  const crossings = table.terrain.slice(0, MOST_PIECES).flatMap((piece) => [
    ...['up', 'down'].map((to) => ({ seat, kind: 'traverse', model: id, terrain: piece.id, to })),
    ...COMPASS.flatMap((side) =>
      [1, 2.4, 3.6].flatMap((length) => [
        { seat, kind: 'traverse', model: id, terrain: piece.id, to: away(side, length) },
        { seat, kind: 'jump', model: id, terrain: piece.id, to: away(side, length) },
      ]),
    ),
  ]);
  return [...walks, ...crossings];
}
