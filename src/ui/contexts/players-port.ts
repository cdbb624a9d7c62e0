import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Waiting } from './waiting.ts';

/** Colours and patterns of players’ pennants: a colour is never the only sign. */
export const PLAYER_COLOURS = ['amber', 'teal', 'mauve', 'lime'] as const;
export const PLAYER_PATTERNS = ['bars', 'bands', 'slants', 'dots', 'chequers', 'moons'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
export type PlayerPattern = (typeof PLAYER_PATTERNS)[number];

/** A player on this device. `alsoCalled`: names under which earlier matches were played. */
export interface KnownPlayer {
  id: string;
  name: string;
  colour: PlayerColour;
  pattern: PlayerPattern;
  alsoCalled: readonly string[];
}

export interface Tally {
  won: number;
  lost: number;
  drawn: number;
}
/** A player's results in the finished matches on this device. */
export interface PlayerRecord extends Tally {
  /** The characters the player fielded, the most played first. */
  characters: readonly (Tally & { character: CharacterId })[];
}

/** The players this device knows. Methods that write reject only when nothing was saved. */
export interface PlayersPort {
  list(): Promise<readonly KnownPlayer[]>;
  save(player: KnownPlayer): Promise<void>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
  /**
   * Results by the player's id. Matches that were finished before results were noted are read through once, which takes a while and can be
   * cancelled.
   */
  records(waiting?: Waiting): Promise<ReadonlyMap<string, PlayerRecord>>;
}
