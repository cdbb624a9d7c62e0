import { BOARD, INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import { STONE_RADIUS } from '../../rules/measuring/bases.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Look } from '../../seats/imagined-match.ts';
import { deckUnder, STOREY } from './climbs.ts';
import { detour, trail } from './detours.ts';
import { positionOf, type Figure, type FigurePosition } from './figures.ts';

// The places to which a model may want to go. Rotations come from triangles with sides of 3, 4 and 5, so every device finds the same places.

const STONES = 4;
/** The number of sides of ladders and stairs that are tried. */
const FEET = 3;
const ENEMIES = 5;
const JUST_IN = 8;
/** Six directions: straight, slightly and far to each side, and behind the target. */
const TURNS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.8, 0.6],
  [0.8, -0.6],
  [0.28, 0.96],
  [0.28, -0.96],
  [-0.6, 0.8],
];
const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [0.6, 0.8],
  [-0.6, 0.8],
  [0.6, -0.8],
  [-0.6, -0.8],
];

const length = ({ x, y }: Point): number => Math.sqrt(x * x + y * y);

/** A point at distance `reach` from the centre, towards another point, then rotated about the centre. */
function beside(centre: Point, towards: Point, reach: number, [c, s]: readonly [number, number]): Point {
  const offset = { x: towards.x - centre.x, y: towards.y - centre.y };
  const all = length(offset);
  if (all === 0) return centre;
  const [x, y] = [offset.x / all, offset.y / all];
  return { x: Math.round(centre.x + reach * (x * c - y * s)), y: Math.round(centre.y + reach * (x * s + y * c)) };
}

/** A point on the way to another, at most `most` away. */
function towards(from: Point, to: Point, most: number): Point {
  const gap = distance(from, to);
  if (gap <= most) return to;
  return { x: Math.round(from.x + ((to.x - from.x) * most) / gap), y: Math.round(from.y + ((to.y - from.y) * most) / gap) };
}

/** The farthest point on the way round walls that one straight move of this length reaches. */
function roundWalls({ look }: FigurePosition, from: Point, to: Point, most: number): Point {
  const { terrain } = look.match.table;
  if (detour(terrain, to, from) < 1) return towards(from, to, most);
  let last = to;
  for (const cell of trail(terrain, from, to)) {
    if (distance(from, cell) > most) break;
    last = cell;
  }
  return towards(from, last, most);
}

function stonePlaces(position: FigurePosition, { at, facts, height }: Figure, most: number, plain: boolean): Point[] {
  const contact = facts.radius + STONE_RADIUS;
  const { terrain } = position.look.match.table;
  const near = position.free
    .map((stone) => ({ stone, far: distance(at, stone.at) + (plain ? 0 : INCH * detour(terrain, stone.at, at)) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, STONES);
  return near.flatMap(({ stone, far }) => {
    const deck = plain ? null : deckUnder(terrain, stone.at);
    if (deck && height < deck.top - STOREY) {
      const feet = deck.ways.flatMap(({ sides }) => sides(facts.radius)).sort((a, b) => distance(at, a) - distance(at, b));
      return feet.slice(0, FEET).map((foot) => (distance(at, foot) <= most ? foot : roundWalls(position, at, foot, most)));
    }
    if (far <= contact + 3) return [];
    const round = TURNS.map((turn) => beside(stone.at, at, contact, turn)).filter((spot) => distance(at, spot) <= most);
    const straight = beside(stone.at, at, contact, [1, 0]);
    return round.length > 0 ? round : [plain ? towards(at, straight, most) : roundWalls(position, at, straight, most)];
  });
}

function enemyPlaces(position: FigurePosition, figure: Figure, most: number): Point[] {
  const { at, facts } = figure;
  const enemies = position.figures
    .filter(({ seat }) => seat !== figure.seat)
    .map((enemy) => ({ enemy, far: distance(at, enemy.at) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, ENEMIES);
  return enemies.flatMap(({ enemy, far }) => {
    const bases = facts.radius + enemy.facts.radius;
    const ranges = [...new Set([...(facts.reach > 0 ? [0, facts.reach] : []), ...facts.shots.map(({ range }) => range)])];
    const strikeSpots = ranges.flatMap((range) => {
      const gap = bases + range * INCH - JUST_IN;
      if (far <= gap) return [];
      const turns = range === facts.reach ? TURNS.slice(0, 3) : TURNS.slice(0, 1);
      return turns.map((turn) => beside(enemy.at, at, gap, turn));
    });
    const clear = bases + (enemy.facts.reach + enemy.jog + 0.1) * INCH;
    const retreats = far < clear ? [beside(enemy.at, at, Math.min(clear, far + most), [1, 0])] : [];
    return [...strikeSpots.filter((spot) => distance(at, spot) <= most), ...retreats.map((spot) => towards(at, spot, most))];
  });
}

function otherPlaces(position: FigurePosition, figure: Figure, most: number, plain: boolean): Point[] {
  const { at } = figure;
  const friend = position.figures
    .filter(({ seat, id }) => seat === figure.seat && id !== figure.id)
    .sort((a, b) => distance(at, a.at) - distance(at, b.at))[0];
  const edge = position.look.match.order.seats[figure.seat]?.edge;
  const home = {
    north: { x: at.x, y: 300 },
    south: { x: at.x, y: BOARD - 300 },
    west: { x: 300, y: at.y },
    east: { x: BOARD - 300, y: at.y },
  };
  const goals = [
    { x: BOARD / 2, y: BOARD / 2 },
    ...(edge ? [home[edge]] : []),
    ...(friend ? [beside(friend.at, at, friend.facts.radius + figure.facts.radius + 30, [1, 0])] : []),
    ...(plain ? [] : AROUND).map(([x, y]) => ({ x: at.x + x * most, y: at.y + y * most })),
  ];
  return goals.map((goal) => towards(at, { x: Math.round(goal.x), y: Math.round(goal.y) }, most));
}

const isInside = ({ x, y }: Point, radius: number): boolean => x >= radius && y >= radius && x <= BOARD - radius && y <= BOARD - radius;

/**
 * The places at which a move of at most `limit` units may aim, without duplicates. `plain` goes straight for moonstones and enemies and
 * tries no other place around.
 */
export function placesFor(look: Look, model: ModelId, limit: number, plain = false): Point[] {
  const position = positionOf(look, true);
  const figure = position.figures.find(({ id }) => id === model);
  if (!figure) return [];
  const all = [
    ...stonePlaces(position, figure, limit, plain),
    ...enemyPlaces(position, figure, limit),
    ...otherPlaces(position, figure, limit, plain),
  ];
  const seen = new Set<string>();
  return all.flatMap((spot): Point[] => {
    const point = { x: Math.round(spot.x), y: Math.round(spot.y) };
    const key = `${Math.round(point.x / 20)},${Math.round(point.y / 20)}`;
    if (seen.has(key) || !isInside(point, figure.facts.radius) || distance(point, figure.at) < 25) return [];
    seen.add(key);
    return [point];
  });
}
