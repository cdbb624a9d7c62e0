import { boards, campaignCards, catalogue } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { generateBoard } from '../../../src/rules/table/generate-board.ts';
import type { CharacterId } from '../../../src/rules/terms/ids.ts';
import { FACTIONS, type Faction } from '../../../src/rules/terms/factions.ts';
import type { Options, Piece, Setup } from '../../../src/rules/terms/match.ts';
import { randomUpgrades } from './random-upgrades.ts';

const selectable = Object.values(catalogue.characters).filter(({ unselectable }) => !unselectable);
/** The characters that can be in a troupe of a faction; all of them for null. */
export const membersOf = (faction: Faction | null): CharacterId[] =>
  selectable.filter(({ factions }) => faction === null || factions.includes(faction)).map(({ id }) => id);

/** Every faction with enough characters for a whole troupe. */
export const playable = (size: number): Faction[] => FACTIONS.filter((faction) => membersOf(faction).length >= size);

/** A random troupe without duplicates; the wanted characters come first. */
export function troupe(lot: Lot, faction: Faction | null, size: number, wanted: readonly CharacterId[] = []): CharacterId[] {
  const chosen = wanted.slice(0, size);
  const available = membersOf(faction).filter((id) => !chosen.includes(id));
  while (chosen.length < size && available.length > 0) chosen.push(...available.splice(lot.between(0, available.length - 1), 1));
  return chosen;
}

/** Three campaign cards of a faction, or of any, without duplicates; wanted ones come first. */
export function campaignHand(lot: Lot, faction: Faction | null, wanted: readonly string[] = []): string[] {
  const fit = campaignCards.filter(({ id, factions }) => (faction === null || factions?.includes(faction)) && !wanted.includes(id));
  const remaining = fit.map(({ id }) => id);
  return [...wanted, ...Array.from({ length: 3 - wanted.length }, () => remaining.splice(lot.between(0, remaining.length - 1), 1)).flat()];
}

/** The terrain of a board by its id, or of one generated from the seed; undefined when there is no board of that name. */
export const terrainOf = (board: string, seed: string): readonly Piece[] | undefined =>
  board === 'generated' ? generateBoard(seed).terrain : boards.find(({ id }) => id === board)?.terrain;

/** The choices that a simulation fixes; the seed decides the others. */
export interface Wanted {
  seats: number;
  size: number;
  eventsAndAgendas: boolean;
  upgrades?: boolean;
  campaign?: boolean;
  board?: string | undefined;
  options?: Partial<Options>;
}

/** A match to simulate, with board and troupes by the seed. */
export function randomSetup(seed: string, { seats, size, eventsAndAgendas, upgrades, campaign, board, options }: Wanted): Setup {
  const lot = new Lot(seed);
  const drawn = lot.of(boards)?.terrain ?? [];
  const factions = playable(size);
  const first = lot.between(0, factions.length - 1);
  return {
    seats: Array.from({ length: seats }, (_, seat) => {
      const faction = factions[(first + seat) % factions.length] ?? 'dominion';
      const members = troupe(lot, faction, size);
      const attached = upgrades ? { upgrades: randomUpgrades(new Lot(`upgrades ${seed} ${seat}`), faction, members) } : {};
      const cards = campaign ? { cards: campaignHand(new Lot(`campaign ${seed} ${seat}`), faction) } : {};
      return { faction, troupe: members, ...attached, ...cards };
    }),
    options: { troupeSize: size, eventsAndAgendas, ...options },
    terrain: options?.table === 'spoken' ? [] : [...(board === undefined ? drawn : (terrainOf(board, seed) ?? []))],
    seed,
    start: 'setup',
  };
}
