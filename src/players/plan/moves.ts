import { distance } from '../../geometry/points.ts';
import { jogLength, lungeLength } from '../../rules/movement/allowance.ts';
import { wayTo } from '../../rules/movement/reach.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Drawn } from '../../rules/terms/choices.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { isTaken, lookOn, withModel, type Imagined } from '../../seats/imagined.ts';
import { placesFor } from '../imagined/places.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Level } from '../levels.ts';

// Moves that are drawn with a finger: where to, and by which legal way.

type DrawnWalk = Extract<Drawn, { kind: 'step' | 'jog' | 'react' }>;

/** Ways round are dear to find. */
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

/** The best places for a move by what the match would be worth with the model simply put there, each with a legal way. */
export function walks(match: Imagined, walk: DrawnWalk, { seat, cards, level }: Thinker, most: number): Decision[] {
  const look = lookOn(match, cards);
  const { at } = look.model(walk.model);
  const isOwn = look.match.order.active === walk.model;
  const open = isOwn && look.model(walk.model).energy > (walk.kind === 'jog' ? 0 : 1);
  const placed = placesFor(look, walk.model, walk.length, level.plain)
    .map((place) => {
      const moved = withModel(match, walk.model, { at: place, ...(walk.kind === 'jog' ? { jogged: true } : {}) });
      return { place, worth: worthOf(moved, seat, cards, level.weights, open) };
    })
    .sort((a, b) => b.worth - a.worth || a.place.x - b.place.x || a.place.y - b.place.y);
  const decisions: Decision[] = [];
  const taken: Point[] = [];
  let round = 0;
  let tries = 0;
  for (const { place } of placed) {
    if (decisions.length >= most || tries >= TRIES * most) break;
    if (taken.some((spot) => distance(spot, place) < 60)) continue;
    tries += 1;
    const straight = walkTo(seat, walk, [place]);
    if (isTaken(match, straight, cards)) {
      decisions.push(straight);
      taken.push(place);
    } else if (walk.kind === 'jog' && round < (level.brief ? 0 : WAYS_ROUND)) {
      round += 1;
      const length = jogLength(look, walk.model);
      const path = wayTo(look, { model: walk.model, as: 'jog', length, lunge: lungeLength(look, walk.model) }, place);
      const bent = path && walkTo(seat, walk, path);
      if (bent && isTaken(match, bent, cards)) {
        decisions.push(bent);
        taken.push(place);
      }
    } else if (decisions.length === 0) {
      const detour = BENDS.map((bend) => walkTo(seat, walk, [turned(at, place, bend)])).find((candidate) =>
        isTaken(match, candidate, cards),
      );
      if (detour) {
        decisions.push(detour);
        taken.push(place);
      }
    }
  }
  return decisions;
}
