import type { Piece, Point } from './board.ts';
import type { Edge } from './decision.ts';
import type { Faction } from './factions.ts';
import type { AbilityId, CharacterId, ModelId, Seat, StoneId, UpgradeId } from './ids.ts';
import type { Chance, Marker, Model } from './match.ts';
import type { Options } from './options.ts';

export interface SeatSetup {
  faction?: Faction;
  troupe?: CharacterId[];
  /** The characters from which the seat drafts (DRF-5); players who draft from one pool have the same list. */
  pool?: CharacterId[];
  upgrades?: Record<CharacterId, UpgradeId[]>;
  cards?: string[];
  used?: string[];
  /** Campaign cards that the seat has played in earlier games and can no longer choose. */
  crossedOff?: string[];
  /** For matches that begin with deployment: the edge that is already chosen. */
  edge?: Edge;
}

/** The position in which a match begins, for scenario files and lessons. */
export interface SetupPosition {
  models?: Record<
    ModelId,
    Partial<Pick<Model, 'at' | 'height' | 'wounds' | 'energy' | 'activated' | 'jogged'>> & {
      used?: AbilityId[];
      stones?: number | StoneId[];
      status?: Model['status'];
    }
  >;
  stones?: { id: StoneId; at: Point; depth: number }[];
  /** Objective markers of a campaign game that are already placed. */
  markers?: Marker[];
  turn?: number;
  first?: Seat;
  initiative?: Seat | null;
  draws?: Partial<Chance['fixed']>;
}

export interface Setup {
  seats: SeatSetup[];
  options: Partial<Options>;
  terrain: Piece[];
  seed: string;
  start: 'setup' | 'deploy' | 'replenish' | 'activation' | 'discard';
  position?: SetupPosition;
}
