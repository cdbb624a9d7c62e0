import { distance } from '../../geometry/points.ts';
import { room, type Solid } from '../../geometry/shapes.ts';
import type { Look } from '../../rules/look.ts';
import { contactSpots } from '../../rules/movement/stand.ts';
import { refuseStand } from '../../rules/movement/ways.ts';
import { discOf, heightOf, stoneDisc } from '../../rules/measuring/bases.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Point } from '../../rules/terms/board.ts';

/** A finger this close beside a thing (0.25 inches) means contact with it. */
const BESIDE = 64;
/** A finger this near to the middle of a moonstone, in units, is on its drawing: it means the moonstone, not one side of it. */
const ON = 100;
/** Places whose distances from the finger differ by less are equally near; then the one nearer to the model counts. */
const TIE = 0.05;

/**
 * The place in base contact with the thing under or close beside a finger; for a moonstone the place nearest to the model. Null without a thing or a
 * free place.
 */
export function contactNear(look: Look, model: ModelId, solids: readonly Solid[], goal: Point): Point | null {
  const { at: start, radius } = discOf(look, model);
  const stones = look.match.table.stones.filter(({ holder }) => holder === null);
  const things = [...solids, ...stones.map((stone): Solid => ({ id: stone.id, shape: { disc: stoneDisc(stone) } }))];
  const near = things
    .map(({ id, shape }) => ({ id, shape, off: room({ at: goal, radius }, shape) }))
    .filter(({ off }) => off < BESIDE)
    .sort((a, b) => a.off - b.off);
  const [nearest] = near;
  if (!nearest) return null;
  const stone = stones.find(({ id }) => id === nearest.id);
  const isOn = stone !== undefined && distance(stone.at, goal) < ON;
  const cost = (spot: Point): number => (isOn ? 0 : distance(spot, goal)) + TIE * distance(spot, start);
  const height = heightOf(look, model);
  return (
    contactSpots(nearest.shape, radius)
      .map((spot) => ({ spot, off: cost(spot) }))
      .sort((a, b) => a.off - b.off)
      .find(({ spot }) => refuseStand(look, model, spot, height) === null)?.spot ?? null
  );
}
