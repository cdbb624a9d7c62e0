import type { Look } from '../look.ts';
import { engagesSomebodyFrom } from '../measuring/engagers.ts';
import { modsOfKind } from '../reading/mods.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';

/** The enemies of a model that it may not engage at the end of a Jog. @rule CHR-47 */
export const keepingOff = (look: Look, model: ModelId): ModelId[] =>
  look.onBoard.map(({ id }) => id).filter((id) => !look.friends(id, model) && modsOfKind(look, id, 'keeps-off').length > 0);

/** True if a model would engage one of these at a place. @rule ENG-1 */
export const engagesOneOf = (
  look: Look,
  model: ModelId,
  among: readonly ModelId[],
  { point, height }: { point: Point; height: number },
): boolean => among.length > 0 && engagesSomebodyFrom(look, model, point, height, (id) => among.includes(id));
