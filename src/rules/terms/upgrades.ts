import type { Ability, Catalogue, Character, Keyword, Upgrade } from './card-language.ts';
import type { Faction } from './factions.ts';
import type { CharacterId, UpgradeId } from './ids.ts';
import { reason, type Reason } from './reason.ts';

// Upgrades: which characters may have which, and how they change a character's card.

/** The upgrades of a troupe, by character. */
export type Attachments = Readonly<Record<CharacterId, readonly UpgradeId[]>>;

/** The most upgrades of one character. @rule UPG-4 */
export const MOST_UPGRADES = 2;

/**
 * The reason why these keywords do not suit an upgrade: `needs`: one of those is required; `forbids`: those are forbidden. Null when they suit it.
 * @rule UPG-3
 */
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
 * The reason why an upgrade does not suit a character of a troupe of this faction, whatever other upgrades it has; null when it does. In a troupe
 * without a faction the factions of the upgrade do not matter. Codes: `upgrade-faction`, `upgrade-needs-keyword`, `upgrade-forbids-keyword`.
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

/** The upgrade with this id; undefined also for names that every object inherits, such as `constructor`, which a share code may contain. */
const printedUpgrade = ({ upgrades = {} }: Pick<Catalogue, 'upgrades'>, id: UpgradeId): Upgrade | undefined =>
  Object.hasOwn(upgrades, id) ? upgrades[id] : undefined;

/**
 * The reason why one more upgrade may not be attached to a character of a troupe that already has the upgrades `attached`; null when it may. Codes: those
 * of `refuseSuit`, `upgrade-not-here`, `unknown-character`, `too-many-upgrades`, `upgrade-taken`.
 * @rule UPG-2 UPG-3 UPG-4 UPG-5
 */
export function refuseUpgrade(
  cards: Pick<Catalogue, 'characters' | 'upgrades'>,
  attachment: { upgrade: UpgradeId; character: CharacterId; faction: Faction | null; attached: Attachments },
): Reason | null {
  const { character, faction, attached } = attachment;
  const upgrade = printedUpgrade(cards, attachment.upgrade);
  if (!upgrade) return reason('upgrade-not-here', ['UPG-1'], { upgrade: attachment.upgrade });
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

/** The reason why a troupe may not have all these upgrades; null when it may. Codes: those of `refuseUpgrade`, and `bearer-not-here`. @rule UPG-1 */
export function refuseUpgrades(
  cards: Pick<Catalogue, 'characters' | 'upgrades'>,
  troupe: { troupe: readonly CharacterId[]; faction: Faction | null; upgrades: Attachments },
): Reason | null {
  let attached: Attachments = {};
  for (const [character, upgrades] of Object.entries(troupe.upgrades)) {
    if (!troupe.troupe.includes(character)) return reason('bearer-not-here', ['UPG-1'], { character });
    for (const upgrade of upgrades) {
      const refused = refuseUpgrade(cards, { upgrade, character, faction: troupe.faction, attached });
      if (refused) return refused;
      attached = { ...attached, [character]: [...(attached[character] ?? []), upgrade] };
    }
  }
  return null;
}

/** The id of an upgrade; `name` may also be the id of an ability on the upgrade's card. */
export const fullUpgradeName = (cards: Pick<Catalogue, 'upgrades'>, name: string): UpgradeId =>
  cards.upgrades?.[name]
    ? name
    : (Object.values(cards.upgrades ?? {}).find(({ abilities }) => abilities.some(({ id }) => id === name))?.id ?? name);

/** The abilities that an upgrade adds: an active or arcane ability that the card already prints is not added again. @rule UPG-7 */
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

// Cached because it is asked for constantly. The key is the list on a model, which is the same object until the match is read from JSON again.
const known = new WeakMap<readonly UpgradeId[], { card: Character; of: Catalogue['upgrades']; upgraded: Character }>();

/** A character's card with these upgrades attached; upgrades that are not among the cards in play are ignored. @rule UPG-6 */
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
