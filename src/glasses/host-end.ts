import type { FromHost, WireEnding, WireLine } from './wire.ts';

/**
 * Another glass as the device with the record sees it, in a match or a campaign. It outlives its line: a new line continues where the last
 * one broke.
 */
export interface HostEnd {
  readonly linked: boolean;
  /** The glass has left for good or was sent away. */
  readonly over: boolean;
  /** Uses this line from now on. */
  link(line: WireLine): void;
  /** Gives up its line; null when it has none. */
  release(): WireLine | null;
  /** Sends the whole state to a glass that has just come. */
  begin(): void;
  /** Sends the state if it has changed. */
  tell(): void;
  /** Sends the glass away. */
  end(ending: WireEnding): void;
  send(message: FromHost): void;
}
