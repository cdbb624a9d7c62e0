import type { Lot } from '../../../src/players/lot.ts';
import type { Look } from '../../../src/rules/index.ts';
import { standSpots } from '../../../src/rules/movement/stand.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { spotOf } from '../../../src/rules/table/spots.ts';
import type { TerrainName } from '../../../src/rules/terms/card-language.ts';
import type { Drawn } from '../../../src/rules/terms/choices.ts';
import type { Decision, Edge } from '../../../src/rules/terms/decision.ts';
import type { Footprint, Model, Piece, Point } from '../../../src/rules/terms/match.ts';
import { heroesOf, isHero, isPrey, type Quarry } from './quarry.ts';

// Ways towards the needs of an aim: all models gather round those that the aim concerns.

const BOARD = 36 * INCH;
const STRIP = 10 * INCH;
const square = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
const byDistance = <T extends { at: Point }>(from: Point, items: readonly T[]): T[] =>
  [...items].sort((a, b) => square(a.at, from) - square(b.at, from));
const nearest = <T extends { at: Point }>(from: Point, items: readonly T[]): T | undefined => byDistance(from, items)[0];
const middleOf = (shape: Footprint): Point =>
  'disc' in shape
    ? shape.disc.at
    : shape.polygon.reduce((sum, { x, y }, _, all) => ({ x: sum.x + x / all.length, y: sum.y + y / all.length }), { x: 0, y: 0 });

const isTerrain = ({ kind, tags = [] }: Piece, name: TerrainName): boolean => name === 'any' || kind === name || tags.includes(name);

/** The place to which a model should go and the distance from base to base, in units; null without a goal. */
function placeFor(look: Look, lot: Lot, model: Model, quarry: Quarry): { at: Point; gap: number } | null {
  const { match } = look;
  const otherModels = look.onBoard.filter(({ id }) => id !== model.id);
  const radius = look.character(model.id).base * 5;
  const beside = (rival: Model | undefined) => rival && { at: rival.at, gap: radius + look.character(rival.id).base * 5 };
  const prey = otherModels.filter((rival) => !look.friends(rival.id, model.id) && isPrey(quarry, match, rival));
  if (prey.length > 0) return beside(nearest(model.at, prey)) ?? null;
  if (!isHero(quarry, model)) return beside(nearest(model.at, heroesOf(quarry, match))) ?? null;
  const { goal } = quarry;
  if (goal === 'stone') {
    const stone = nearest(model.at, match.table.stones.filter(({ holder }) => holder === null)); // prettier-ignore
    return stone ? { at: stone.at, gap: radius + 63 } : null;
  }
  if (typeof goal === 'object') {
    const pieces = match.table.terrain
      .filter((piece) => isTerrain(piece, goal.terrain))
      .map(({ id, shape }) => ({ id, at: middleOf(shape) }));
    const piece = lot.of(byDistance(model.at, pieces).slice(0, 2));
    const spots = piece ? standSpots(look, model.id, { piece: piece.id }) : [];
    const point = byDistance(model.at, spots.map((spot) => ({ at: spot })))[0]?.at; // prettier-ignore
    return point ? { at: point, gap: 0 } : null;
  }
  const suits = ({ id }: Model): boolean => look.character(id).keywords.some((word) => quarry.targets.includes(word));
  const named = quarry.targets.length > 0 ? otherModels.filter(suits) : [];
  const wanted = named.length > 0 ? named : otherModels.filter(({ id }) => look.friends(id, model.id) === (goal === 'friend'));
  return beside(lot.percent(80) ? nearest(model.at, wanted) : lot.of(otherModels)) ?? null;
}

/** Directions: straight on, or a little to one side, as whole numbers of fifths. */
const TURNS = [
  [5, 0],
  [4, 3],
  [4, -3],
  [3, 4],
  [3, -4],
] as const;
const PARTS = [1, 2 / 3, 1 / 3];

/** A few straight ways of a model, the best first; each still has to be judged. Null when the model is there already. */
export function waysTo(look: Look, lot: Lot, seat: number, drawn: Drawn, quarry: Quarry): Decision[] | null {
  if (drawn.kind !== 'step' && drawn.kind !== 'jog' && drawn.kind !== 'react') return [];
  const model = look.model(drawn.model);
  const place = placeFor(look, lot, model, quarry);
  if (!place) return [];
  const gap = Math.sqrt(square(model.at, place.at));
  const length = Math.min(drawn.length, gap - place.gap);
  if (length < 10) return null;
  return PARTS.flatMap((part) =>
    TURNS.map(([along, aside]): Decision => {
      const [x, y] = [place.at.x - model.at.x, place.at.y - model.at.y];
      const share = (length * part) / gap / 5;
      const end = {
        x: Math.round(model.at.x + (x * along - y * aside) * share),
        y: Math.round(model.at.y + (y * along + x * aside) * share),
      };
      return { seat, kind: drawn.kind, model: model.id, path: [spotOf(end)] };
    }),
  );
}

/** A place at the front of the strip, near the middle. */
export function forward(lot: Lot, seat: number, model: string, edge: Edge | null): Decision {
  const along = BOARD / 2 + lot.between(-4 * INCH, 4 * INCH);
  const deep = STRIP - 30 - lot.between(250, 400);
  const place = { north: [along, deep], south: [along, BOARD - deep], west: [deep, along], east: [BOARD - deep, along] }[edge ?? 'east'];
  return { seat, kind: 'deploy', model, at: spotOf({ x: place[0] ?? 0, y: place[1] ?? 0 }) };
}
