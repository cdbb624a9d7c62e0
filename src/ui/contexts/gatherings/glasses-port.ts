import type { Seat } from '../../../rules/terms/ids.ts';
import type { RemoteCampaignPort } from './campaign-port.ts';
import type { TablePort } from '../table-port.ts';
import type { GlassPart, LineState, MeetingPort } from '../table/hosting-port.ts';

/** This glass as a guest of a match whose record lies elsewhere. */
export interface GuestPort {
  /** Null until something was told. */
  readonly table: TablePort | null;
  /** A campaign between its games; null or left out while a match is shown. */
  readonly campaign?: RemoteCampaignPort | null;
  readonly part: GlassPart;
  readonly seats: readonly Seat[];
  readonly state: LineState | 'waiting' | 'ended';
  /** The device with the record is elsewhere just now, and this glass goes on with what lies there next. */
  readonly rests?: boolean;
  /** Meets the device with the record once more, where no line comes by itself; left out where one does. */
  meetAgain?(): MeetingPort;
  /** Whether the match may move to this device: its player is asked, or it is on its way. Null or left out while it does not. */
  readonly offer?: 'asked' | 'taking' | null;
  takeOver?(yes: boolean): void;
  /** The match has moved to this device: its id here. */
  readonly taken?: string | null;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** What brings this glass to a table. */
export interface JoiningPort {
  /** In a second window of the device that has the record; null where the address names none. */
  window(address: string): GuestPort | null;
  /** Meets the device with the record; `code`: of that device, where an address brought it. */
  meet(code: string): { meeting: MeetingPort; guest: Promise<GuestPort> };
  /** The table that this device was at last under an address, where it comes back without a look; null where it does not. `expects`: hears before what it will show. */
  again(address: string, expects?: (part: GlassPart) => void): Promise<GuestPort | null>;
}
