import type { Faction } from '../../rules/terms/factions.ts';
import type { Branded, CharacterId } from '../../rules/terms/ids.ts';
import type { TournamentSettings } from './settings.ts';

/** `e1`, `e2` … in the order of entry. */
export type EntrantId = Branded<string, 'entrant'>;

/** The list of an entrant. `cards`: the edition of the cards when it was written. @rule campaign A.1 A.5 */
export interface TroupeList {
  faction: Faction | null;
  characters: CharacterId[];
  cards: string;
}

export interface Entrant {
  id: EntrantId;
  name: string;
  list: TroupeList | null;
  /** Drawn at the entry; the higher lot comes first when no other measure separates two players. @rule campaign A.6 */
  lot: number;
  /** The round before which the entrant entered; 1 for the start. */
  since: number;
  /** True if the entrant has withdrawn and not returned. */
  isGone: boolean;
  /** True if the organiser has seen that the list is fully painted. @rule campaign A.9 */
  isPainted: boolean;
}

/** The result of a game. `stones`: in the order of its players. `conceded`: the players who conceded or were missing. */
export interface TableResult {
  stones: [number, number];
  conceded: EntrantId[];
}

/** A game of a round; its table is its place in the list, counted from 1. */
export interface RoundGame {
  players: [EntrantId, EntrantId];
  result: TableResult | null;
}

export interface TournamentRound {
  games: RoundGame[];
  bye: EntrantId | null;
  /** The seed with which it was paired. */
  seed: number;
}

/** A round clock. While it runs, `since` is the time at which it was last started, in milliseconds since 1970. @rule campaign A.4 */
export interface RoundClock {
  minutes: number;
  /** The milliseconds that it had run before `since`. */
  elapsed: number;
  since: number | null;
}

/** A correction of an entered result. */
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
  /** The rounds in order; the last one may be under way. */
  rounds: TournamentRound[];
  clock: RoundClock | null;
  corrections: ResultCorrection[];
  isOver: boolean;
}
