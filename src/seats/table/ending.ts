import { CONTACT } from '../../geometry/lengths.ts';
import { snapped } from '../../geometry/points.ts';
import { gap } from '../../geometry/shapes.ts';
import { lookAt } from '../../rules/look-at.ts';
import type { Look } from '../../rules/look.ts';
import { discOf, stoneDisc } from '../../rules/measuring/bases.ts';
import { refuseHarvest } from '../../rules/activation/refuse.ts';
import { refuseStart } from '../../rules/movement/ways.ts';
import { engagedBy, engages } from '../../rules/sight/engagement.ts';
import { stonesTouched } from '../../rules/sight/distance.ts';
import type { Clause, ModelId } from '../../rules/terms/ids.ts';
import type { BoardPoint, Ending } from './answers.ts';

/** A model this near (1 inch) to a moonstone may have been meant to touch it. */
const NEARLY = 254;

/** The clauses by which only the place of a model prevents an action. */
const PLACED: readonly Clause[] = ['HRV-5', 'JOG-8'];

/** The situation of a model at the end of a move, on its present level. @rule DEF-31 HRV-2 HRV-5 JOG-8 ENG-1 ENG-2 */
export function endingOf(look: Look, model: ModelId, to: BoardPoint): Ending {
  const { match } = look;
  const { table } = match;
  const moved = { ...look.model(model), at: snapped(to) };
  const after = lookAt({ ...match, table: { ...table, models: { ...table.models, [model]: moved } } }, look.cards);
  const touched = stonesTouched(after, model).map(({ id }) => id);
  const disc = discOf(after, model);
  const [nearest] = table.stones
    .filter(({ holder }) => holder === null)
    .map((stone) => ({ stone: stone.id, gap: gap(disc, stoneDisc(stone)) }))
    .filter((near) => near.gap > CONTACT && near.gap < NEARLY)
    .sort((a, b) => a.gap - b.gap);
  const [stone] = touched;
  const refused = [stone === undefined ? null : refuseHarvest(after, model, stone), refuseStart(after, model, 'jog')];
  return {
    touches: touched,
    short: touched.length === 0 ? (nearest ?? null) : null,
    engages: after.onBoard.filter(({ id }) => engages(after, model, id)).map(({ id }) => id),
    engagedBy: engagedBy(after, model),
    hampers: refused.flatMap((refusal) => (refusal?.clauses.some((clause) => PLACED.includes(clause)) ? [refusal] : [])),
  };
}
