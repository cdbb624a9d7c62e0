import type { FromHost, WireEnding, WireLine } from './wire.ts';

/** Another glass as the device with the record sees it, whatever it is told. It outlives its line: a new one goes on where the last broke. */
export interface HostEnd {
  readonly linked: boolean;
  /** It has left for good, or was sent away. */
  readonly over: boolean;
  /** Speaks over this line from now on. */
  link(line: WireLine): void;
  /** Gives its line away; null where it has none. */
  release(): WireLine | null;
  /** Tells a glass that has come along what lies here, and how it stands. */
  begin(): void;
  /** Tells how it stands, where that has changed. */
  tell(): void;
  /** Sends the glass away. */
  end(ending: WireEnding): void;
  send(message: FromHost): void;
}
