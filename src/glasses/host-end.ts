import type { FromHost, WireEnding, WireLine } from './wire.ts';

/**
 * Another screen as the device with the record sees it, in a match or a campaign. It outlives its connection: a new connection continues where the
 * last one broke.
 */
export interface HostEnd {
  readonly linked: boolean;
  /** The screen has left for good or was sent away. */
  readonly isOver: boolean;
  /** Uses this connection from now on. */
  link(line: WireLine): void;
  /** Gives up its connection; null when it has none. */
  release(): WireLine | null;
  /** Sends the whole state to a screen that has just joined. */
  begin(): void;
  /** Sends the state if it has changed. */
  tell(): void;
  /** Sends the screen away. */
  end(ending: WireEnding): void;
  send(message: FromHost): void;
}
