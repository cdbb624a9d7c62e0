import type { Character } from '../../../rules/terms/card-language.ts';
import { FACTIONS } from '../../../rules/terms/factions.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../../rules/terms/ids.ts';
import { BOOK, switchesOf } from '../../../rules/terms/options.ts';
import type { HouseRules } from '../../contexts/library-port.ts';
import type { NewMatch } from '../../contexts/table/new-match.ts';
import type { ComputerLevel } from '../../contexts/table-port.ts';
import { companions } from '../../../troupes/companions.ts';
import { poolsOf, type DraftFrom, type DraftPool } from './draft-plan.ts';

export const EVENINGS = ['quick', 'first', 'friendly', 'draft', 'organised', 'campaign'] as const;
export type EveningKind = (typeof EVENINGS)[number];

export interface SeatPlan {
  name: string;
  /** The level of the computer that plays the seat; left out for a person. */
  computer?: ComputerLevel;
  faction: Faction;
  troupe: readonly CharacterId[];
  /** The id of the saved troupe it comes from; removed once the troupe is changed. */
  savedTroupeId?: string;
  /** The upgrades of that troupe, by the character that has them. */
  upgrades?: Record<CharacterId, UpgradeId[]>;
  /** The pool of the seat, where each seat drafts from its own. */
  pool?: DraftPool;
  /** The id of the club member at the seat. */
  member?: string;
}

/** A match that is being laid out. Where `options.troupeSize` is left out, the kind of evening and the number of players give the size. */
export interface MatchPlan {
  kind: EveningKind;
  seats: readonly SeatPlan[];
  board: string;
  options: HouseRules;
  /** True if the miniatures stand on a real table. */
  beside?: boolean;
  /** True if each player picks faction and troupe at the table. */
  atTable?: boolean;
  /** True if the match is played with printed cards only. */
  official?: boolean;
  draftFrom?: DraftFrom;
  /** The pool for all seats. */
  pool?: DraftPool;
}

/** SET-9: characters in a troupe with two, three and four players. */
const FULL: Record<number, number> = { 2: 6, 3: 4, 4: 3 };

export const MOST_SEATS = 4;

/** The number of campaign cards each player chooses where no player supports or sabotages. @rule campaign 4.1 4.2 */
const CAMPAIGN_CARDS = 2;

export const sizeOf = ({ kind, seats, options }: MatchPlan): number =>
  options.troupeSize ?? (kind === 'quick' || kind === 'first' ? 3 : (FULL[seats.length] ?? 6));

/** Characters that a troupe of a faction may hold. @rule SET-12 SET-16 */
export const poolOf = (characters: readonly Character[], faction: Faction): Character[] =>
  characters.filter((character) => character.factions.includes(faction) && !character.unselectable);

/** Factions that can field a troupe of this size. @rule SET-14 SET-17 VAR-8 */
export const factionsOf = (characters: readonly Character[], { shades = true }: HouseRules, size = 1): Faction[] =>
  FACTIONS.filter((faction) => companions(poolOf(characters, faction)).length >= size && (shades || faction !== 'shades'));

/**
 * A troupe cut to its size, or filled up from the pool with characters that may join it; characters of the other troupes (`lastResort`) are
 * taken last.
 * @rule SET-14 SET-15
 */
export function filled(
  troupe: readonly CharacterId[],
  pool: readonly Character[],
  size: number,
  lastResort: readonly CharacterId[] = [],
): CharacterId[] {
  const kept = troupe.flatMap((id) => pool.find((character) => character.id === id) ?? []).slice(0, size);
  const more = pool.filter((character) => !kept.includes(character));
  const isTaken = ({ id }: Character): boolean => lastResort.includes(id);
  const fresh = companions([...more.filter((candidate) => !isTaken(candidate)), ...more.filter(isTaken)], kept);
  return [...kept, ...fresh.slice(0, size - kept.length)].map(({ id }) => id);
}

/** The plan with every troupe legal again after its faction, size or the house rules have changed. */
export function legalPlan(plan: MatchPlan, characters: readonly Character[]): MatchPlan {
  const size = sizeOf(plan);
  const factions = factionsOf(characters, plan.options, size);
  const seats: SeatPlan[] = [];
  for (const [index, seat] of plan.seats.entries()) {
    const faction = factions.includes(seat.faction) ? seat.faction : (factions[index % Math.max(1, factions.length)] ?? 'commonwealth');
    const otherCharacters = [...seats, ...plan.seats.slice(index + 1)].flatMap(({ troupe }) => troupe);
    const troupe = filled(seat.troupe, poolOf(characters, faction), size, otherCharacters);
    const { savedTroupeId, upgrades = {}, ...seatFields } = seat;
    const unchanged = savedTroupeId !== undefined && troupe.join() === seat.troupe.join();
    seats.push({ ...seatFields, faction, troupe, ...(unchanged ? { savedTroupeId, upgrades } : {}) });
  }
  return { ...plan, seats };
}

/** A saved troupe that a seat takes; `field`: how many of its characters take part, null for all. */
export interface TakenTroupe {
  id: string;
  faction: Faction;
  characters: readonly CharacterId[];
  upgrades: Record<CharacterId, UpgradeId[]>;
  field: number | null;
}

/** The plan with a saved troupe at one seat; the other seats get the same number of characters. @rule SET-8 */
export function withTroupe(
  plan: MatchPlan,
  seat: number,
  { id, faction, characters, upgrades, field }: TakenTroupe,
  all: readonly Character[],
): MatchPlan {
  const { field: _before, ...houseRules } = plan.options;
  const size = characters.length;
  const options: HouseRules = { ...houseRules, troupeSize: size, ...(field !== null && field < size ? { field } : {}) };
  const seats = plan.seats.map((candidate, index) =>
    index === seat ? { ...candidate, faction, troupe: characters, savedTroupeId: id, upgrades } : candidate,
  );
  return legalPlan({ ...plan, seats, options }, all);
}

/** A new plan of one kind of evening for the named players. */
export function planned(kind: EveningKind, names: readonly string[], board: string, characters: readonly Character[]): MatchPlan {
  const options = optionsFor(kind);
  const nobody = names.map((name): SeatPlan => ({ name, faction: 'commonwealth', troupe: [] }));
  const factions = factionsOf(characters, options, sizeOf({ kind, seats: nobody, board, options }));
  const seats = nobody.map((seat, index) => ({ ...seat, faction: factions[index % Math.max(1, factions.length)] ?? seat.faction }));
  return legalPlan({ kind, seats, board, options }, characters);
}

/** The options of a kind of match. @rule VAR-5 */
export function optionsFor(kind: EveningKind): HouseRules {
  if (kind === 'first') return Object.fromEntries(switchesOf('beginner').map((name) => [name, false]));
  if (kind === 'draft') return { draft: true };
  if (kind === 'campaign') return { campaignCards: CAMPAIGN_CARDS, objectiveMarkers: true };
  return kind === 'organised' ? { suddenDeath: 'off', shades: false } : {};
}

/** The number of options that differ from the book. The size of a troupe belongs to the evening and is not counted. */
export function departures(options: HouseRules): number {
  const chosen: Readonly<Record<string, unknown>> = { ...options };
  const changed = Object.entries(BOOK).filter(([name, value]) => chosen[name] !== undefined && chosen[name] !== value).length;
  return changed + (options.field === undefined ? 0 : 1);
}

/** True if the players choose factions and troupes at the table. */
export const choosesAtTable = ({ atTable = false, options: { draft = false } }: MatchPlan): boolean => draft || atTable;

/** The first seat whose troupe is not complete, and how many it lacks; null when the match can begin. */
export function firstIncompleteSeat(plan: MatchPlan): { seat: number; count: number } | null {
  if (choosesAtTable(plan)) return null;
  const size = sizeOf(plan);
  const seat = plan.seats.findIndex(({ troupe }) => troupe.length < size);
  return seat < 0 ? null : { seat, count: size - (plan.seats[seat]?.troupe.length ?? 0) };
}

/** The plan as the library takes it. */
export function newMatchOf(plan: MatchPlan): NewMatch {
  const size = sizeOf(plan);
  const { field = size } = plan.options;
  const { field: _field, ...houseRules } = plan.options;
  const pools = poolsOf(plan);
  return {
    ...(plan.official === true ? { official: true } : {}),
    board: plan.board,
    options: { ...houseRules, troupeSize: size, ...(field < size ? { field } : {}), ...(plan.beside ? { table: 'spoken' as const } : {}) },
    seats: plan.seats.map(({ name: written, computer, member, faction, troupe, upgrades = {} }, index) => {
      const name = computer ? '' : written;
      const sitting = computer ? { computer } : member === undefined ? {} : { member };
      const more = { ...(Object.keys(upgrades).length > 0 ? { upgrades } : {}), ...sitting };
      const pool = pools[index];
      return choosesAtTable(plan) ? { name, ...sitting, ...(pool ? { pool: pool.characters } : {}) } : { name, faction, troupe, ...more };
    }),
  };
}
