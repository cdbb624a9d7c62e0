import { catalogue } from '../../../src/cards/index.ts';
import type { Lot } from '../../../src/players/lot.ts';
import type { CharacterId, UpgradeId } from '../../../src/rules/terms/ids.ts';
import { FACTIONS, type Faction } from '../../../src/rules/terms/factions.ts';
import type { SeatSetup } from '../../../src/rules/terms/match.ts';
import { campaignHand, membersOf, playable, troupe } from './random-setup.ts';
import { randomUpgrades } from './random-upgrades.ts';

/** The characters and upgrades that an aim needs in the first seat, and those that are useful in every seat. */
export interface Needs {
  needed: readonly CharacterId[];
  attached?: Record<CharacterId, UpgradeId[]>;
  card?: string;
  company: readonly CharacterId[];
}

const sharedBy = (lists: readonly (readonly Faction[] | undefined)[], factions: readonly Faction[]): Faction[] =>
  factions.filter((faction) => lists.every((some) => some?.includes(faction)));

const factionsOf = (members: readonly CharacterId[]): Faction[] =>
  sharedBy(
    members.map((id) => catalogue.characters[id]?.factions),
    FACTIONS,
  );

/** The factions that can field them. */
function suited({ needed, attached, card }: Needs, factions: readonly Faction[]): Faction[] {
  return sharedBy(
    [
      ...needed.map((id) => catalogue.characters[id]?.factions),
      ...Object.values(attached ?? {}).flatMap((ids) => ids.map((id) => catalogue.upgrades?.[id]?.factions)),
      ...(card === undefined ? [] : [catalogue.tableCards?.[card]?.factions]),
    ],
    factions,
  );
}

/** The needed characters and some of the company; in a troupe of three or more, at least one place is left for any other. */
function wanted(lot: Lot, faction: Faction | null, size: number, { needed, company }: Pick<Needs, 'needed' | 'company'>): CharacterId[] {
  const welcome = membersOf(faction).filter((id) => company.includes(id) && !needed.includes(id));
  const asked = lot.between(1, 2);
  const some = Array.from({ length: asked }, () => lot.of(welcome) ?? []).flat();
  return [...needed, ...new Set(some)].slice(0, Math.max(needed.length, size - (size > 2 ? 1 : 0)));
}

/** A troupe without a common faction, by agreement. */
function mixed(lot: Lot, size: number, needs: Needs): CharacterId[] {
  const first = troupe(lot, null, Math.max(1, size - 1), wanted(lot, null, size, needs).slice(0, size - 1));
  const strangers = membersOf(null).filter((id) => !first.includes(id) && factionsOf([...first, id]).length === 0);
  const stranger = lot.of(strangers);
  return stranger === undefined ? first : [...first, stranger];
}

/** The upgrades of the aim, by the character that has them. */
const carriedBy = (members: readonly CharacterId[], attached: Needs['attached'] = {}): Record<CharacterId, UpgradeId[]> =>
  Object.fromEntries(Object.entries(attached).filter(([id]) => members.includes(id)));

/** The seats of the table with their troupes; a seat that chooses at the table has none yet. */
export function seatsOf(lot: Lot, count: number, size: number, needs: Needs, atTable: boolean): SeatSetup[] {
  const factions = playable(size);
  const strives = needs.needed.length > 0 || needs.card !== undefined || needs.company.length > 0;
  const chosen = strives ? suited(needs, factions) : factions;
  const carry = needs.attached !== undefined || lot.percent(25);
  const hold = needs.card !== undefined || lot.percent(20);
  return Array.from({ length: count }, (_, seat): SeatSetup => {
    if (atTable) return {};
    const given: Needs = seat === 0 ? needs : { needed: [], company: needs.company };
    const friendly = (seat === 0 ? chosen : factions).filter((faction) => membersOf(faction).some((id) => needs.company.includes(id)));
    const isMixed = (seat === 0 && chosen.length === 0) || lot.percent(4);
    const faction = isMixed
      ? null
      : (lot.of(friendly.length > 0 && lot.percent(seat === 0 ? 85 : 50) ? friendly : seat === 0 ? chosen : factions) ?? 'dominion');
    const members = faction === null ? mixed(lot, size, given) : troupe(lot, faction, size, wanted(lot, faction, size, given));
    const upgraded = carry || isMixed ? { upgrades: randomUpgrades(lot, faction, members, carriedBy(members, given.attached)) } : {};
    const cards = hold ? { cards: campaignHand(lot, faction, given.card === undefined ? [] : [given.card]) } : {};
    return { ...(faction === null ? {} : { faction }), troupe: members, ...upgraded, ...cards };
  });
}
