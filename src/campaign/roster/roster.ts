import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { barredBy } from '../../rules/terms/upgrades.ts';
import { currentWeek, growthOf, playerOf, rosterOf } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign } from '../terms/campaign.ts';
import type { CampaignCatalogue } from '../terms/catalogue.ts';
import type { PlayerId, Roster } from '../terms/parts.ts';
import type { RosterLimits } from '../terms/view.ts';

export type RosterDraft = Pick<Roster, 'characters' | 'upgrades'>;

const upgradesOf = ({ upgrades }: RosterDraft): UpgradeId[] => Object.values(upgrades).flat();

/** The roster before this week's changes. */
const previousOf = (campaign: Campaign, player: PlayerId): Roster => rosterOf(campaign, player, currentWeek(campaign).n - 1);

/** The limits of a player's roster this week. @rule campaign 2.5 2.6 */
export function rosterLimits(campaign: Campaign, player: PlayerId): RosterLimits {
  const week = currentWeek(campaign);
  const previous = previousOf(campaign, player);
  const row = growthOf(week.published ? week.settings : campaign.settings, week.n);
  const given = upgradesOf(previous).length + previous.lost.length;
  return {
    ...row,
    // a smaller growth table takes no character away
    rosterSize: Math.max(row.rosterSize, previous.characters.length),
    upgradesLeft: Math.max(0, row.upgradesTotal - given),
    previous,
  };
}

/** The reason why a character cannot be on a roster of this faction; null otherwise. @rule campaign 2.4 */
export function refuseCharacter({ characters }: CampaignCatalogue, faction: Faction | undefined, character: CharacterId): Reason | null {
  const facts = Object.hasOwn(characters, character) ? characters[character] : undefined;
  if (!facts) return no('unknown-character', '2.4', { character });
  if (facts.summoned) return no('only-summoned', '2.4', { character });
  return faction !== undefined && facts.factions.includes(faction) ? null : no('wrong-faction', '2.4', { character });
}

/** The reason why this faction cannot have an upgrade at all; null otherwise. @rule campaign 3.1 */
export function refuseUpgrade({ upgrades }: CampaignCatalogue, faction: Faction | undefined, upgrade: UpgradeId): Reason | null {
  const facts = Object.hasOwn(upgrades, upgrade) ? upgrades[upgrade] : undefined;
  if (!facts) return no('unknown-upgrade', '3.1', { upgrade });
  return faction !== undefined && facts.factions.includes(faction) ? null : no('upgrade-wrong-faction', '3.1', { upgrade });
}

/** The reason why a character cannot have an upgrade, by its printed keywords; null otherwise. @rule campaign 3.1 */
function refuseBearer(catalogue: CampaignCatalogue, character: CharacterId, upgrade: UpgradeId): Reason | null {
  const facts = catalogue.upgrades[upgrade];
  const keywords = catalogue.characters[character]?.keywords ?? [];
  const barred = barredBy({ allowed: facts?.needs ?? [], forbidden: facts?.forbids ?? [] }, keywords);
  if (!barred) return null;
  if ('needs' in barred) return no('upgrade-needs-keyword', '3.1', { upgrade, character, needs: barred.needs });
  return no('upgrade-forbids-keyword', '3.1', { upgrade, character, keyword: barred.forbids[0] ?? '' });
}

function refuseCharacters(campaign: Campaign, player: PlayerId, { characters }: RosterDraft): Reason | null {
  const limits = rosterLimits(campaign, player);
  const { previous } = limits;
  const faction = playerOf(campaign, player)?.faction;
  for (const character of characters) {
    // cards may change in an edition, but characters stay on their roster
    const refused = previous.characters.includes(character) ? null : refuseCharacter(campaign.catalogue, faction, character);
    if (refused) return refused;
  }
  const twice = characters.find((character, index) => characters.indexOf(character) !== index);
  if (twice !== undefined) return no('twice-on-roster', '2.4', { character: twice });
  if (characters.length > limits.rosterSize) return no('roster-too-large', '2.5', { most: limits.rosterSize });
  const least = Math.max(previous.characters.length, Math.min(limits.gameSize, limits.rosterSize));
  if (characters.length < least) return no('roster-too-small', '2.5', { least });
  const swapped = previous.characters.filter((character) => !characters.includes(character));
  return swapped.length > limits.swapsAllowed ? no('too-many-swaps', '2.6', { most: limits.swapsAllowed, swapped: swapped.length }) : null;
}

/**
 * The reason why these upgrades are not possible; null otherwise. Upgrades stay with their character, two on each, each once on the roster,
 * no more than the week allows. @rule campaign 2.5 3.2 3.3 3.4
 */
function refuseUpgrades(campaign: Campaign, player: PlayerId, draft: RosterDraft): Reason | null {
  const { catalogue } = campaign;
  const { previous, upgradesLeft } = rosterLimits(campaign, player);
  const faction = playerOf(campaign, player)?.faction;
  const most = currentWeek(campaign).settings.upgradesPerCharacter;
  const stray = Object.keys(draft.upgrades).find((character) => !draft.characters.includes(character));
  if (stray !== undefined) return no('not-on-roster', '3.2', { character: stray });
  for (const character of draft.characters) {
    const upgrades = draft.upgrades[character] ?? [];
    const before = previous.characters.includes(character) ? (previous.upgrades[character] ?? []) : [];
    const lost = before.find((upgrade) => !upgrades.includes(upgrade));
    if (lost !== undefined) return no('upgrade-stays', '3.2', { upgrade: lost, character });
    if (upgrades.length > Math.max(most, before.length)) return no('upgrades-per-character', '3.3', { most, character });
    for (const upgrade of upgrades.filter((id) => !before.includes(id))) {
      const refused = refuseUpgrade(catalogue, faction, upgrade) ?? refuseBearer(catalogue, character, upgrade);
      if (refused) return refused;
    }
  }
  const all = upgradesOf(draft);
  const twice = all.find((upgrade, index) => all.indexOf(upgrade) !== index);
  if (twice !== undefined) return no('upgrade-twice', '3.4', { upgrade: twice });
  const keptCount = upgradesOf(previous).length - lostBy(previous, draft).length;
  return all.length - keptCount > upgradesLeft ? no('too-many-upgrades', '2.5', { left: upgradesLeft }) : null;
}

/** Upgrades that are lost with characters swapped out. @rule campaign 2.6 */
const lostBy = (previous: Roster, { characters }: RosterDraft): UpgradeId[] =>
  previous.characters.filter((character) => !characters.includes(character)).flatMap((character) => previous.upgrades[character] ?? []);

/** The reason why a roster cannot be locked this week; null otherwise. */
export const refuseRoster = (campaign: Campaign, player: PlayerId, draft: RosterDraft): Reason | null =>
  refuseCharacters(campaign, player, draft) ?? refuseUpgrades(campaign, player, draft);

/** The roster to store, with the upgrades lost by swaps. @rule campaign 2.6 3.2 */
export function rosterFrom(campaign: Campaign, player: PlayerId, draft: RosterDraft): Roster {
  const previous = previousOf(campaign, player);
  const upgrades = Object.fromEntries(Object.entries(draft.upgrades).filter(([, list]) => list.length > 0));
  return { characters: [...draft.characters], upgrades, lost: [...previous.lost, ...lostBy(previous, draft)] };
}
