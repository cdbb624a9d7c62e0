import { catalogue, UPGRADES } from '../../../src/cards/index.ts';
import type { Lot } from '../../../src/players/lot.ts';
import type { Faction } from '../../../src/rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../../src/rules/terms/ids.ts';
import { refuseUpgrade } from '../../../src/rules/terms/upgrades.ts';

type Attached = Record<CharacterId, UpgradeId[]>;

/** Random upgrades that a troupe may have, about one for each character, after those it already has. */
export function randomUpgrades(lot: Lot, faction: Faction | null, troupe: readonly CharacterId[], first: Attached = {}): Attached {
  const attached: Attached = { ...first };
  for (const character of troupe) {
    for (const chance of [75, 35]) {
      const legal = UPGRADES.filter(({ id: upgrade }) => !refuseUpgrade(catalogue, { upgrade, character, faction, attached }));
      const upgrade = lot.percent(chance) ? lot.of(legal) : undefined;
      if (upgrade) attached[character] = [...(attached[character] ?? []), upgrade.id];
    }
  }
  return attached;
}
