import { distance } from '../../geometry/points.ts';
import { discOf, STONE_RADIUS } from '../../rules/measuring/bases.ts';
import { contactSpots } from '../../rules/movement/stand.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import { isTaken, lookOn, type Imagined } from '../../seats/imagined-match.ts';
import type { BoardPoint } from '../../seats/table/answers.ts';

/** Units: a base touches a moonstone up to this distance. */
const CONTACT = 2;

/** The moonstone that a player means to touch when pointing at `to`, where the model would end at `end`. */
function targetStone(match: Imagined, model: ModelId, cards: Catalogue, to: BoardPoint, end: BoardPoint): BoardPoint | null {
  const { radius } = discOf(lookOn(match, cards), model);
  const reach = radius + STONE_RADIUS + CONTACT;
  const stone = match.table.stones.find(({ holder, at }) => holder === null && distance(at, end) <= reach && distance(at, to) <= reach);
  return stone?.at ?? null;
}

/**
 * One Step that reaches the moonstone to which a way of several Steps leads: round the corner of a wall another side of it may be nearer. Null where
 * no Step reaches it.
 */
export function touchingStep(
  match: Imagined,
  { seat, model, length }: { seat: Seat; model: ModelId; length: number },
  cards: Catalogue,
  { to, end }: { to: BoardPoint; end: BoardPoint },
): BoardPoint | null {
  const stone = targetStone(match, model, cards, to, end);
  if (!stone) return null;
  const { at, radius } = discOf(lookOn(match, cards), model);
  const round = contactSpots({ disc: { at: stone, radius: STONE_RADIUS } }, radius);
  const near = round.filter((place) => distance(at, place) <= length).toSorted((a, b) => distance(at, a) - distance(at, b));
  return near.find((place) => isTaken(match, { seat, kind: 'step', model, path: [spotOf(place)] }, cards)) ?? null;
}
