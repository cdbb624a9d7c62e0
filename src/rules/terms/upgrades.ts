import type { Ability, Catalogue, Character, Keyword, Upgrade } from './card-language.ts';
import type { Faction } from './factions.ts';
import type { CharacterId, UpgradeId } from './ids.ts';
import { reason, type Reason } from './reason.ts';

// Upgrades: which may be attached to whom, and what a character's card says with them.

/** The upgrades of a troupe, by character. */
export type Attachments = Readonly<Record<CharacterId, readonly UpgradeId[]>>;

/** The most upgrades that one character carries. @rule UPG-4 */
export const MOST_UPGRADES = 2;

/** Which keywords keep an upgrade from somebody with these: those of which one is needed, or those that must not be. @rule UPG-3 */
export function barredBy(
  { allowed, forbidden }: Pick<Upgrade, 'allowed' | 'forbidden'>,
  keywords: readonly Keyword[],
): { needs: Keyword[] } | { forbids: Keyword[] } | null {
  if (allowed.length > 0 && !allowed.some((word) => keywords.includes(word))) return { needs: allowed };
  const forbids = forbidden.filter((word) => keywords.includes(word));
  return forbids.length > 0 ? { forbids } : null;
}

/** The part of an upgrade that says which characters may have it. */
export type UpgradeTerms = Pick<Upgrade, 'id' | 'name' | 'factions' | 'allowed' | 'forbidden'>;

/**
 * Why an upgrade does not suit a character of a troupe of this faction, whatever else is attached; null when it does. A troupe
 * without a faction asks nothing of the upgrade's. Codes: `upgrade-faction`, `upgrade-needs-keyword`, `upgrade-forbids-keyword`.
 * @rule UPG-2 UPG-3
 */
export function refuseSuit(upgrade: UpgradeTerms, { id, name, keywords }: Character, faction: Faction | null): Reason | null {
  const facts = { upgrade: upgrade.id, name: upgrade.name, character: id, bearer: name };
  const { factions } = upgrade;
  if (faction !== null && !factions.includes(faction)) return reason('upgrade-faction', ['UPG-2'], { ...facts, factions });
  const barred = barredBy(upgrade, keywords);
  if (!barred) return null;
  if ('needs' in barred) return reason('upgrade-needs-keyword', ['UPG-3'], { ...facts, keywords: barred.needs });
  return reason('upgrade-forbids-keyword', ['UPG-3'], { ...facts, keywords: barred.forbids });
}

/** The upgrade of an id; none where a code names what every object has, such as `constructor`. */
const printedUpgrade = ({ upgrades = {} }: Pick<Catalogue, 'upgrades'>, id: UpgradeId): Upgrade | undefined =>
  Object.hasOwn(upgrades, id) ? upgrades[id] : undefined;

/**
 * Why one more upgrade may not be attached to a character of a troupe that carries these already; null when it may. Codes: those of
 * `refuseSuit`, `upgrade-not-here`, `unknown-character`, `too-many-upgrades`, `upgrade-taken`.
 * @rule UPG-2 UPG-3 UPG-4 UPG-5
 */
export function refuseUpgrade(
  cards: Pick<Catalogue, 'characters' | 'upgrades'>,
  given: { upgrade: UpgradeId; character: CharacterId; faction: Faction | null; attached: Attachments },
): Reason | null {
  const { character, faction, attached } = given;
  const upgrade = printedUpgrade(cards, given.upgrade);
  if (!upgrade) return reason('upgrade-not-here', ['UPG-1'], { upgrade: given.upgrade });
  const bearer = cards.characters[character];
  if (!bearer) return reason('unknown-character', ['SET-12'], { character });
  const unfit = refuseSuit(upgrade, bearer, faction);
  if (unfit) return unfit;
  const taken = Object.entries(attached).find(([, list]) => list.includes(upgrade.id));
  if (taken) {
    const former = cards.characters[taken[0]]?.name ?? taken[0];
    return reason('upgrade-taken', ['UPG-5'], { upgrade: upgrade.id, name: upgrade.name, character, bearer: former });
  }
  const facts = { upgrade: upgrade.id, name: upgrade.name, character, bearer: bearer.name };
  const full = (attached[character]?.length ?? 0) >= MOST_UPGRADES;
  return full ? reason('too-many-upgrades', ['UPG-4'], { ...facts, most: MOST_UPGRADES }) : null;
}

/** Why a troupe may not carry all these upgrades; null when it may. Adds the code `bearer-not-here` to those of `refuseUpgrade`. @rule UPG-1 */
export function refuseUpgrades(
  cards: Pick<Catalogue, 'characters' | 'upgrades'>,
  given: { troupe: readonly CharacterId[]; faction: Faction | null; upgrades: Attachments },
): Reason | null {
  let attached: Attachments = {};
  for (const [character, upgrades] of Object.entries(given.upgrades)) {
    if (!given.troupe.includes(character)) return reason('bearer-not-here', ['UPG-1'], { character });
    for (const upgrade of upgrades) {
      const refused = refuseUpgrade(cards, { upgrade, character, faction: given.faction, attached });
      if (refused) return refused;
      attached = { ...attached, [character]: [...(attached[character] ?? []), upgrade] };
    }
  }
  return null;
}

/** The id of an upgrade that may be given by the name of an ability it prints. */
export const fullUpgradeName = (cards: Pick<Catalogue, 'upgrades'>, name: string): UpgradeId =>
  cards.upgrades?.[name]
    ? name
    : (Object.values(cards.upgrades ?? {}).find(({ abilities }) => abilities.some(({ id }) => id === name))?.id ?? name);

/** What a card prints once: an active or arcane ability that is there already is not there twice. @rule UPG-7 */
const added = (printed: readonly Ability[], more: readonly Ability[]): Ability[] =>
  more.filter((ability) => ability.kind === 'passive' || !printed.some(({ id }) => id === ability.id));

/** A character's card with one upgrade. @rule UPG-6 */
function withOne(card: Character, { keywords = [], stats = {}, without = [], abilities }: Upgrade): Character {
  const printed = card.abilities.filter(({ id }) => !without.includes(id));
  return {
    ...card,
    keywords: [...card.keywords, ...keywords.filter((word) => !card.keywords.includes(word))],
    melee: card.melee + (stats.melee ?? 0),
    arcane: card.arcane + (stats.arcane ?? 0),
    evade: card.evade + (stats.evade ?? 0),
    abilities: [...printed, ...added(printed, abilities)],
  };
}

// Asked for every model again and again; the list on a model is the same object until it is read again.
const known = new WeakMap<readonly UpgradeId[], { card: Character; of: Catalogue['upgrades']; upgraded: Character }>();

/** A character's card with these upgrades attached; upgrades that the cards in play lack say nothing. @rule UPG-6 */
export function upgradedCard(cards: Pick<Catalogue, 'upgrades'>, card: Character, upgrades: readonly UpgradeId[] | undefined): Character {
  if (!upgrades || upgrades.length === 0) return card;
  const before = known.get(upgrades);
  if (before?.card === card && before.of === cards.upgrades) return before.upgraded;
  const upgraded = upgrades.reduce((sum, id) => {
    const upgrade = printedUpgrade(cards, id);
    return upgrade ? withOne(sum, upgrade) : sum;
  }, card);
  known.set(upgrades, { card, of: cards.upgrades, upgraded });
  return upgraded;
}
