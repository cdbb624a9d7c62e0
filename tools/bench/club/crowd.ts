import type { ServerCost } from './server-cost.ts';

/**
 * 25 live matches with two players and a watcher each: 75 connections, a decision in each match every 2.5 s. Turns in seconds, pauses in
 * milliseconds.
 */
export const LIVE = { matches: 25, pace: 2500, turns: 4, seconds: 12, warmUp: 12 };

/** The clients of one server, in a separate process; all sit at their matches. */
export interface Crowd {
  /** Plays for a number of seconds; gives for each decision the milliseconds from sending it until the last client has it. */
  play(seconds: number): Promise<number[]>;
  cost(): Promise<ServerCost>;
  /** Memory of the server before the first match. */
  before: ServerCost;
  /** Ends the clients and the server. */
  end(): Promise<void>;
}
