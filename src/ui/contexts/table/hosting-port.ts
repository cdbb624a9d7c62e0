import type { Seat } from '../../../rules/terms/ids.ts';

/** The content of another glass (a second window, or another device): the cards of a seat, everything of a seat, or the public view. */
export type GlassPart = 'hand' | 'seat' | 'watch';
/** The line to another glass. `shaky`: silent just now; `away`: silent for a while. */
export type LineState = 'here' | 'shaky' | 'away';

/** Another glass of a match, as the glass with the record sees it. */
export interface OtherGlass {
  readonly part: GlassPart;
  readonly seats: readonly Seat[];
  readonly state: LineState;
  /** True if this device asks its questions until it comes back. */
  readonly replaced: boolean;
  /** True if the match may be handed over to it, which only another device can take. */
  readonly mayTake: boolean;
}

/** The result of handing a match over; unless it has moved, nothing has changed. */
export type HandedOver = 'moved' | 'refused' | 'failed';

/**
 * The reason why two devices do not meet. `address`: this device has no address in a network; `silence`: no connection came about; `denied`: the
 * browser forbids it; `code`: the text read is not a code of the other device.
 */
export type MeetingFault = 'address' | 'silence' | 'denied' | 'code' | 'unsupported';

/** The meeting of two devices, in which each reads a code of the other. */
export interface MeetingPort {
  /** The code that the other device has to read; null until it is ready. */
  readonly code: string | null;
  /** `unanswered`: the other device has been silent for a while, and `fault` says what may be wrong; it may still read the code. */
  readonly state: 'gathering' | 'showing' | 'joining' | 'unanswered' | 'open' | 'failed';
  readonly fault: MeetingFault | null;
  /** True if this device returns without a new code after its page is reloaded. */
  readonly returns: boolean;
  /** Takes the text read from the other device: its code, or a link with the code. */
  read(text: string): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** The other glasses of a match whose record is on this device. */
export interface HostingPort {
  readonly glasses: readonly OtherGlass[];
  /** The address at which a second window of this device shows a part of the match. */
  windowHash(part: GlassPart, seats: readonly Seat[]): string;
  /** Meets another device to which a part of the match goes. */
  meet(part: GlassPart, seats: readonly Seat[]): MeetingPort;
  /** Asks the questions of an absent glass on this device. */
  goOnHere(glass: OtherGlass): void;
  /** Sends a glass away for good. */
  dismiss(glass: OtherGlass): void;
  /** Hands the match over to another device once its player agrees; `hash`: the address at which this device is then a guest of the match. */
  handOver(glass: OtherGlass): Promise<{ outcome: HandedOver; hash: string }>;
  subscribe(listener: () => void): () => void;
}
