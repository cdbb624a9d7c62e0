import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Stores } from '../../storage/backup/backup.ts';
import { TroupeStore } from '../../storage/stores/troupe-store.ts';
import type { Fielded, UsedBy } from '../../ui/contexts/cards/cabinet-port.ts';
import { dayOf } from './day-of.ts';

/** The number of times that people fielded each character in finished matches of this device. */
export async function fieldedIn({ matches }: Stores): Promise<ReadonlyMap<CharacterId, Fielded>> {
  const fielded = new Map<CharacterId, Fielded>();
  for (const { outcome, computers, changedAt } of await matches.list()) {
    const day = dayOf(new Date(changedAt));
    const troupes = outcome?.troupes.filter((_, seat) => !computers?.[seat]) ?? [];
    for (const id of new Set(troupes.flat())) {
      const { times, last } = fielded.get(id) ?? { times: 0, last: 0 };
      fielded.set(id, { times: times + 1, last: Math.max(last ?? 0, day) });
    }
  }
  return fielded;
}

/** The stored troupes that each character is in; archived troupes do not count. */
export async function usedIn({ database }: Stores): Promise<ReadonlyMap<CharacterId, readonly UsedBy[]>> {
  const uses = new Map<CharacterId, UsedBy[]>();
  for (const { id, archived, data } of await new TroupeStore(database).list())
    if (archived === null)
      for (const character of new Set(data.characters)) uses.set(character, [...(uses.get(character) ?? []), { id, name: data.name }]);
  return uses;
}
