import type { BoardShelf, BoardWorkshop } from '../board-port.ts';
import type { CabinetPort } from '../cards/cabinet-port.ts';
import type { CampaignShelf } from '../gatherings/campaign-port.ts';
import type { ClubJoining, ClubPort } from '../gatherings/club-port.ts';
import type { PackPort } from '../cards/pack-port.ts';
import type { PlayersPort } from '../players-port.ts';
import type { PuzzlePort } from '../learning/puzzle-port.ts';
import type { TournamentShelf } from '../gatherings/tournament-port.ts';
import type { TroupeDesk } from '../cards/troupe-port.ts';
import type { WorkshopPort } from '../cards/workshop-port.ts';

/** The parts of the app that screens use outside a match; each is fetched with the first screen that asks for it. */
export interface DesksPort {
  campaigns(): Promise<CampaignShelf>;
  /** The functions of the board editor, and the shelf of the player's own boards. */
  workshop(): Promise<{ workshop: BoardWorkshop; shelf: BoardShelf }>;
  /** Troupes, and sharing of every kind. */
  troupes(): Promise<TroupeDesk>;
  /** The packs of cards on this device. */
  packs(): Promise<PackPort>;
  cardWorkshop(): Promise<WorkshopPort>;
  /** The club of this device; null where it has joined none. */
  club(): Promise<ClubPort | null>;
  clubJoining(): Promise<ClubJoining>;
  /** The puzzles of the app and of this device. */
  puzzles(): Promise<PuzzlePort>;
  tournaments(): Promise<TournamentShelf>;
  /** The collection in cabinets; it is read completely at the first call. */
  cabinet(): Promise<CabinetPort>;
  players(): Promise<PlayersPort>;
}
