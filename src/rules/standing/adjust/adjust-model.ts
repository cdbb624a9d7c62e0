import { isOnBoard } from '../../../geometry/board.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import type { Look } from '../../look.ts';
import { restingHeight } from '../../movement/stand.ts';
import { radiusOf } from '../../measuring/bases.ts';
import { heightOf, pointOf, units } from '../../table/spots.ts';
import type { Spot } from '../../terms/decision.ts';
import type { ModelId } from '../../terms/ids.ts';
import type { Model } from '../../terms/match.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { isCount, isFields, isFlag, isNumber, isSpot, refuseFields, type AdjustFields, type Test } from './fields.ts';

const STATUSES: readonly unknown[] = ['reserve', 'board', 'slain', 'removed'] satisfies Model['status'][];

const FIELDS: Record<string, Test> = {
  at: isSpot,
  height: isNumber,
  wounds: isCount,
  energy: isCount,
  activated: isFlag,
  jogged: isFlag,
  status: (value) => STATUSES.includes(value),
  controller: isCount,
  ends: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  used: (value) => isFields(value) && Object.values(value).every(isFlag),
};

/**
 * The fields of an adjustment of a model. `used`: by ability, whether it counts as used up; if not, it is ready, reloaded and no longer lost.
 * `ends`: abilities whose lasting effects on the model end.
 */
interface ModelSet extends Partial<Pick<Model, 'wounds' | 'energy' | 'activated' | 'jogged' | 'status' | 'controller'>> {
  at?: Spot;
  height?: number;
  used?: Record<string, boolean>;
  ends?: string[];
}

/** The uses of a model after an adjustment. An ability without a limit is used up until the turn ends. */
function withUsed(look: Look, model: Model, given: Record<string, boolean>): Pick<Model, 'used' | 'spent'> {
  const used = { ...model.used };
  const spent = { ...model.spent };
  for (const [id, isUsed] of Object.entries(given)) {
    delete used[id];
    delete spent[id];
    const limit = abilityOf(look, model.id, id)?.limit;
    if (isUsed && limit) used[id] = { turn: limit.max ?? 1, game: limit.max ?? 1 };
    else if (isUsed) spent[id] = 'turn';
  }
  return { used, spent };
}

/** A model after an adjustment. The fields have been tested. */
export function adjustedModel(look: Look, model: Model, change: AdjustFields): Model {
  const { at: spot, height, used, ends, ...plain } = change as ModelSet;
  const place = spot ? pointOf(spot) : model.at;
  const named = height === undefined ? spot && heightOf(spot) : units(height);
  const moved = spot ? restingHeight(look, { at: place, radius: radiusOf(look, model.id) }) : model.height;
  const lasting = ends ? model.lasting.filter(({ from }) => !ends.includes(from.ability)) : model.lasting;
  return { ...model, ...plain, lasting, ...(used ? withUsed(look, model, used) : {}), at: place, height: named ?? moved };
}

/** The reason why an adjustment of a model is not legal. */
export function refuseModel(look: Look, id: ModelId, data: unknown): Reason | null {
  const model = look.match.table.models[id];
  if (!model) return reason('no-such-model', [], { model: id });
  const unread = refuseFields(`models.${id}`, data, FIELDS);
  if (unread) return unread;
  const set = data as ModelSet;
  const unknown = Object.keys(set.used ?? {}).find((ability) => abilityOf(look, id, ability) === null);
  if (unknown !== undefined) return reason('no-such-ability', ['CRD-17'], { model: id, ability: unknown });
  const over = set.ends?.find((ability) => !model.lasting.some(({ from }) => from.ability === ability));
  if (over !== undefined) return reason('no-such-effect', ['TRN-4'], { model: id, ability: over });
  if (set.controller !== undefined && !look.seats.includes(set.controller)) return reason('no-such-seat', ['SET-1']);
  const after = adjustedModel(look, model, data as AdjustFields);
  const { health } = look.character(id);
  if (after.wounds > health) return reason('more-wounds-than-health', ['CRD-19'], { model: id, health });
  if (after.status !== 'board') return null;
  if (after.wounds === health) return reason('would-be-slain', ['CRD-19', 'SLN-1'], { model: id, health });
  const disc = { at: after.at, radius: radiusOf(look, id) };
  return look.isSpoken || isOnBoard(disc) ? null : reason('off-the-board', ['EDG-3'], { model: id }, after.at);
}
