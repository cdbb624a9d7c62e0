import type { Faction } from '../../rules/terms/factions.ts';
import type { Branded, CharacterId } from '../../rules/terms/ids.ts';
import type { TournamentSettings } from './settings.ts';

/** `e1`, `e2` … in the order of entry. */
export type EntrantId = Branded<string, 'entrant'>;

/** The list that an entrant brings. `cards`: the edition of the cards with which it was written. @rule campaign A.1 A.5 */
export interface TroupeList {
  faction: Faction | null;
  characters: CharacterId[];
  cards: string;
}

export interface Entrant {
  id: EntrantId;
  name: string;
  list: TroupeList | null;
  /** Drawn at the entry; the higher one comes first when nothing else separates two players. @rule campaign A.6 */
  lot: number;
  /** The round before which the entrant came; 1 from the start. */
  since: number;
  /** Withdrawn, and not come back. */
  isGone: boolean;
  /** The organiser has seen that the list is fully painted. @rule campaign A.9 */
  isPainted: boolean;
}

/** How a game ended. `stones`: in the order of its players. `conceded`: the players who gave up or did not come. */
export interface TableResult {
  stones: [number, number];
  conceded: EntrantId[];
}

/** A game of a round; its table is its place in the list, from 1. */
export interface RoundGame {
  players: [EntrantId, EntrantId];
  result: TableResult | null;
}

export interface TournamentRound {
  games: RoundGame[];
  bye: EntrantId | null;
  /** The lot with which it was paired. */
  seed: number;
}

/** A round clock. While it runs, `since` is the time at which it was last started, in milliseconds of the epoch. @rule campaign A.4 */
export interface RoundClock {
  minutes: number;
  /** Milliseconds that ran before `since`. */
  elapsed: number;
  since: number | null;
}

/** A correction of a result that had been entered. */
export interface ResultCorrection {
  round: number;
  table: number;
  was: TableResult;
  why: string;
}

export interface Tournament {
  name: string;
  settings: TournamentSettings;
  entrants: Entrant[];
  /** In their order; the last one may be under way. */
  rounds: TournamentRound[];
  clock: RoundClock | null;
  corrections: ResultCorrection[];
  isOver: boolean;
}
