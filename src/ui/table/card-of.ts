import type { Ability, Character, Upgrade } from '../../rules/terms/card-language.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { upgradedCard } from '../../rules/terms/upgrades.ts';
import type { TablePort } from '../contexts/table-port.ts';

/** The card of a model with its upgrades; null for an id that is no model. */
export function cardOf(table: TablePort, id: ModelId | undefined): Character | null {
  const model = id === undefined ? undefined : table.view(null).table.models[id];
  const card = model && table.characters[model.character];
  return card ? upgradedCard({ upgrades: table.upgrades }, card, model.upgrades) : null;
}

/** All abilities of a model's card, so that one can name another. */
export const besideOf = (table: TablePort, id: ModelId): readonly Ability[] => cardOf(table, id)?.abilities ?? [];

/** The upgrades attached to a model. */
export const upgradesOf = (table: TablePort, id: ModelId): Upgrade[] =>
  (table.view(null).table.models[id]?.upgrades ?? []).flatMap((upgrade) => table.upgrades[upgrade] ?? []);
