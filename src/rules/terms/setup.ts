import type { Piece, Point } from './board.ts';
import type { Edge } from './decision.ts';
import type { Faction } from './factions.ts';
import type { AbilityId, CharacterId, ModelId, Seat, StoneId, UpgradeId } from './ids.ts';
import type { Chance, Marker, Model } from './match.ts';
import type { Options } from './options.ts';

// The setup of a match.

export interface SeatSetup {
  faction?: Faction;
  troupe?: CharacterId[];
  /** Its own collection in a draft (DRF-5); players who draft from one pool bring the same. */
  pool?: CharacterId[];
  upgrades?: Record<CharacterId, UpgradeId[]>;
  cards?: string[];
  used?: string[];
  /** Campaign cards it has played in earlier games: it cannot choose them any more. */
  crossedOff?: string[];
  /** Chosen already, for matches that begin with deployment. */
  edge?: Edge;
}

/** A position to begin from, for scenario files and lessons. */
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
  /** Objective markers of a campaign game that lie there already. */
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
