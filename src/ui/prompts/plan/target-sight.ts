import type { AbilityId, ModelId } from '../../../rules/terms/ids.ts';
import type { Ray } from '../../board/modes.ts';
import type { SightExplained, TablePort } from '../../contexts/table-port.ts';

/** The acting model, the target in question, and the ability that it would use; null where there is none. */
export interface Aim {
  from: ModelId | null;
  target: string | null;
  ability: AbilityId | null;
}

/** The sight of a target; null if sight does not matter, or if the target is the acting model itself or not a model. */
export const sightOf = (table: TablePort, { from, target, ability }: Aim): SightExplained | null =>
  from !== null && target !== null && target !== from && target in table.view(null).table.models
    ? table.sight(from, target, ability ?? undefined)
    : null;

/** The line on the board to a target: the line of sight, or else the line between the models. */
export function rayTo(table: TablePort, aim: Aim): Ray | null {
  const sight = sightOf(table, aim);
  if (!sight) return null;
  const { models } = table.view(null).table;
  const [from, to] = [models[aim.from ?? '']?.at, models[aim.target ?? '']?.at];
  const line = sight.line ?? (from && to ? ([from, to] as const) : null);
  return line && { line, clear: sight.visible };
}
