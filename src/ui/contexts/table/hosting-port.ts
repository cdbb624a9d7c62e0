import type { Seat } from '../../../rules/terms/ids.ts';

/** What another glass shows: the cards of a seat, all of a seat, or what everybody sees. */
export type GlassPart = 'hand' | 'seat' | 'watch';
/** `shaky`: nothing is heard of it just now; `away`: for a while. */
export type LineState = 'here' | 'shaky' | 'away';

/** Another glass of a match, as the glass with the record sees it. */
export interface OtherGlass {
  readonly part: GlassPart;
  readonly seats: readonly Seat[];
  readonly state: LineState;
  /** Its questions are put here until it comes back. */
  readonly replaced: boolean;
  /** It is another device, and the match may be handed over to it. */
  readonly mayTake: boolean;
}

/** What has come of handing a match over: nothing has changed unless it has moved. */
export type HandedOver = 'moved' | 'refused' | 'failed';

/** Why two devices do not meet. `address`: this device has none in a network; `silence`: nothing came of it; `denied`: the browser forbids it; `code`: what was read is no code of theirs. */
export type MeetingFault = 'address' | 'silence' | 'denied' | 'code' | 'unsupported';

/** Two devices that meet: each shows what the other has to read. */
export interface MeetingPort {
  /** What the other device has to read; null until it is there. */
  readonly code: string | null;
  /** `unanswered`: nothing has come for a while, and `fault` says what may be wrong; the other device may still look. */
  readonly state: 'gathering' | 'showing' | 'joining' | 'unanswered' | 'open' | 'failed';
  readonly fault: MeetingFault | null;
  /** Whether this device comes back by itself after its page was reloaded. */
  readonly returns: boolean;
  /** The text that was read from the other device: its code, or a link with it. */
  read(text: string): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** The other glasses of a match whose record lies on this device. */
export interface HostingPort {
  readonly glasses: readonly OtherGlass[];
  /** Where a second window of this device shows a part of the match. */
  windowHash(part: GlassPart, seats: readonly Seat[]): string;
  /** Meets another device that is to have a part of the match. */
  meet(part: GlassPart, seats: readonly Seat[]): MeetingPort;
  /** Puts the questions of a glass that is away here. */
  goOnHere(glass: OtherGlass): void;
  /** Sends a glass away for good. */
  dismiss(glass: OtherGlass): void;
  /** Hands the match over to another device once its player agrees; `hash`: where this device is a glass of it then. */
  handOver(glass: OtherGlass): Promise<{ how: HandedOver; hash: string }>;
  subscribe(listener: () => void): () => void;
}
