import type { Seat } from '../../../rules/terms/ids.ts';
import type { RemoteCampaignPort } from './campaign-port.ts';
import type { TablePort } from '../table-port.ts';
import type { GlassPart, LineState, MeetingPort } from '../table/hosting-port.ts';

/** This screen as a guest of a match whose record is on another device or in another window. */
export interface GuestPort {
  /** Null until the host has sent the match. */
  readonly table: TablePort | null;
  /** A campaign between its games; null or left out while a match is shown. */
  readonly campaign?: RemoteCampaignPort | null;
  readonly part: GlassPart;
  readonly seats: readonly Seat[];
  readonly state: LineState | 'waiting' | 'ended';
  /** True if the host has left the match: this screen waits for what the host opens next. */
  readonly isHostAway?: boolean;
  /** Meets the host again where no line comes back without a code; left out where one does. */
  meetAgain?(): MeetingPort;
  /** The offer to move the match to this device: its player is asked, or the match is on its way. Null or left out while there is no offer. */
  readonly offer?: 'asked' | 'taking' | null;
  takeOver?(yes: boolean): void;
  /** The id on this device of a match that has moved here. */
  readonly takenMatch?: string | null;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** The ways to bring this screen to a table elsewhere. */
export interface JoiningPort {
  /** Joins in a second window of the device with the record; null where the address names no match. */
  window(address: string): GuestPort | null;
  /** Meets the device with the record; `code`: the code of that device where an address brought it, '' otherwise. */
  meet(code: string): { meeting: MeetingPort; guest: Promise<GuestPort> };
  /**
   * Returns to the table that this device last joined under an address; null where it cannot return without a new code. `expects` is called
   * first with the part that it will show.
   */
  rejoin(address: string, expects?: (part: GlassPart) => void): Promise<GuestPort | null>;
}
