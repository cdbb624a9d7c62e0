import { distance } from '../../geometry/points.ts';
import { jogLength, lungeLength } from '../../rules/movement/allowance.ts';
import { wayTo } from '../../rules/movement/reach.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Drawn } from '../../rules/terms/choices.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { isTaken, lookOn, withModel, type Imagined } from '../../seats/imagined-match.ts';
import { placesFor } from '../imagined/places.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Level } from '../levels.ts';

// Moves that a player draws with a finger: their goals and legal ways.

type DrawnWalk = Extract<Drawn, { kind: 'step' | 'jog' | 'react' }>;

/** The number of ways round obstacles that are searched; they cost much time. */
const WAYS_ROUND = 2;
const TRIES = 3;
const BENDS: readonly (readonly [number, number])[] = [
  [0.8, 0.6],
  [0.8, -0.6],
  [0.6, 0.8],
  [0.6, -0.8],
];

export interface Thinker {
  seat: Seat;
  cards: Catalogue;
  level: Level;
}

const walkTo = (seat: Seat, { kind, model }: DrawnWalk, path: readonly Point[]): Decision => ({
  seat,
  kind,
  model,
  path: path.map(spotOf),
});

const turned = (from: Point, to: Point, [c, s]: readonly [number, number]): Point => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { x: Math.round(from.x + x * c - y * s), y: Math.round(from.y + x * s + y * c) };
};

/** The best legal moves, by the value of the match with the model simply put in each place. */
export function bestWalks(match: Imagined, walk: DrawnWalk, { seat, cards, level }: Thinker, limit: number): Decision[] {
  const look = lookOn(match, cards);
  const { at } = look.model(walk.model);
  const isOwn = look.match.order.active === walk.model;
  const open = isOwn && look.model(walk.model).energy > (walk.kind === 'jog' ? 0 : 1);
  const ranked = placesFor(look, walk.model, walk.length, level.plain)
    .map((place) => {
      const moved = withModel(match, walk.model, { at: place, ...(walk.kind === 'jog' ? { jogged: true } : {}) });
      return { place, worth: worthOf(moved, seat, cards, level.weights, open) };
    })
    .sort((a, b) => b.worth - a.worth || a.place.x - b.place.x || a.place.y - b.place.y);
  const decisions: Decision[] = [];
  const spots: Point[] = [];
  let round = 0;
  let tries = 0;
  for (const { place } of ranked) {
    if (decisions.length >= limit || tries >= TRIES * limit) break;
    if (spots.some((spot) => distance(spot, place) < 60)) continue;
    tries += 1;
    const straight = walkTo(seat, walk, [place]);
    if (isTaken(match, straight, cards)) {
      decisions.push(straight);
      spots.push(place);
    } else if (walk.kind === 'jog' && round < (level.brief ? 0 : WAYS_ROUND)) {
      round += 1;
      const length = jogLength(look, walk.model);
      const path = wayTo(look, { model: walk.model, as: 'jog', length, lunge: lungeLength(look, walk.model) }, place);
      const bent = path && walkTo(seat, walk, path);
      if (bent && isTaken(match, bent, cards)) {
        decisions.push(bent);
        spots.push(place);
      }
    } else if (decisions.length === 0) {
      const detour = BENDS.map((bend) => walkTo(seat, walk, [turned(at, place, bend)])).find((candidate) =>
        isTaken(match, candidate, cards),
      );
      if (detour) {
        decisions.push(detour);
        spots.push(place);
      }
    }
  }
  return decisions;
}
