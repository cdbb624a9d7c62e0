import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Seat } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';
import type { Witnessed } from '../seats/events-for.ts';
import type { ViewPatch } from './patch.ts';

// The messages between the device with the record and another screen: plain JSON, and of a match only views, witnessed events and decisions.

/** The version of these messages. It rises when an older edition would misunderstand them. */
export const WIRE = 1;

/** `hand` is the cards of a seat whose board is on another screen; `seat` is everything of a seat; `watch` is the public part. */
export type GlassPart = 'hand' | 'seat' | 'watch';

/** An entry of the log as the seats of a screen witnessed it. The prologue has the index −1. */
export interface WireEntry {
  at: number;
  seat: Seat | null;
  events: Witnessed[];
  /** The steward or clock that decided for the seat, if it was neither its player nor its computer. */
  by?: DecidedFor | undefined;
}

/** A computer that another player has asked to answer, or a clock that has run out. */
export type DecidedFor = 'steward' | 'clock';

/** The decision that a seat could take back; null when there is none. */
export type Back = { to: number; alone: boolean } | null;

/** The state of the table beside its views. */
export interface TableState {
  /** True if the app gives the only possible answer itself, without asking a player. */
  held: boolean;
  back: Record<Seat, Back>;
  computers: ({ level: string } | null)[];
  allCopies: Seat[];
  laid: Seat[];
  readOnly: string | null;
  unsaved: string | null;
  awaited: Seat | null;
  /** The end of the round by the clock of the host; null while no clock runs. */
  roundEnds: number | null;
}

/** The state of the match after `at` decisions. */
export interface WireStands {
  say: 'stands';
  at: number;
  /** The number of the message that this one is a difference to; null when it is complete. */
  from: number | null;
  nth: number;
  /** The public view. */
  shared: ViewPatch | null;
  /** The difference between the view of a seat and the shared one, by seat of the screen. A seat without a change is missing. */
  own: Record<Seat, ViewPatch | null>;
  entries: WireEntry[];
  /** The patch of the table's state. */
  state: ViewPatch | null;
  /** The time by the clock of the host, because clocks differ. */
  now?: number | undefined;
}

export interface Welcome {
  say: 'welcome';
  wire: number;
  /** The rules number of the host; missing from editions before it existed. */
  rules?: number | undefined;
  match: string;
  part: GlassPart;
  seats: Seat[];
  names: string[];
  levels: (string | null)[];
  /** True if the players play for the first time; missing from editions before the hints. */
  first?: boolean | undefined;
  /** The cards of the match and their checksum; null when the screen has them. */
  cards: { sum: string; all: Catalogue | null };
}

/** The reason why the host ends a connection. */
export type WireEnding = 'edition' | 'noise' | 'taken' | 'ended' | 'moved';

/** The place of another screen, which a new host takes over. */
export interface WirePlace {
  part: GlassPart;
  seats: Seat[];
}

/** The state of a campaign for the players of a screen. */
export interface WireCampaign {
  say: 'campaign';
  id: string;
  nth: number;
  /** The number of the message that this one is a difference to; null when it is complete. */
  from: number | null;
  part: GlassPart;
  /** Seats of the screen as places among the players of the campaign, and the players in them. */
  seats: Seat[];
  players: string[];
  /** The public view. */
  shared: ViewPatch | null;
  /** The difference between the view of a player and the shared one, by player. A player without a change, or without a PIN so far, is missing. */
  own: Record<string, ViewPatch | null>;
  /** The cards of the campaign in a complete message, else null. */
  cards: Catalogue | null;
  isReadOnly: boolean;
}

/** Messages of the host that are not about the match. A `code` tells how to reach a device. */
export type BesideFromHost =
  /**
   * Spare connections of this screen: `again` for a reload of its page, `next` for a lost connection; `anew` tells how this device connects after a
   * reload of the host's page.
   */
  | { say: 'spare'; again: string; next: string; anew?: string | undefined }
  /** The device with the record shows something else for now; the connection waits for the next match. */
  | { say: 'rests' }
  | WireCampaign
  | { say: 'planned'; nth: number; refused: Reason | null }
  /** An offer to move the match to this screen; `stays` withdraws it. */
  | { say: 'give' }
  | { say: 'take'; file: string }
  | { say: 'stays' }
  /**
   * The match is now on the other device. `own` is the place that this device wants in it over the same connection, `places` those of the other
   * screens, `levels` those of the computers.
   */
  | { say: 'yours'; own: WirePlace; places: WirePlace[]; levels: (string | null)[] }
  /** From the new host to the old one: how the screen of a place reaches it. */
  | { say: 'introduce'; place: number; code: string }
  /** The match has moved to the device with this code. */
  | { say: 'move'; code: string };

export type FromHost =
  | Welcome
  | WireStands
  | { say: 'answered'; nth: number; refused: Reason | null }
  | BesideFromHost
  | { say: 'pong' }
  /** `wire` and `rules` are the numbers of the host when editions differ; missing from older editions. */
  | { say: 'bye'; why: WireEnding; wire?: number | undefined; rules?: number | undefined };

export type BesideFromGlass =
  /** `anew` tells where this screen waits for the host after a reload. */
  | { say: 'spare'; again: string; next: string; anew?: string | undefined }
  /** `yes`: the player takes the match. */
  | { say: 'give'; yes: boolean }
  /** The screen has saved the match. */
  | { say: 'taken' }
  /** The way to reach the screen of a place; `moved` tells how the new host reaches this screen. */
  | { say: 'introduced'; place: number; code: string }
  | { say: 'moved'; code: string }
  /** A secret answer in a campaign; the screen counts them in `nth`. */
  | { say: 'plan'; nth: number; plan: Record<string, unknown> }
  | { say: 'pin'; player: string; pin: string };

export type FromGlass =
  /**
   * `rules` is the rules number of this screen; `life` is new whenever the page begins; `has` is the number of entries it has of `match`; `cards` is
   * the checksum of its cards.
   */
  | { say: 'hello'; wire: number; rules?: number | undefined; life: string; has: number; cards: string; match?: string | undefined }
  /**
   * `at` is the number of decisions before this one. The screen counts its decisions in `nth`, so that it may send one twice; `id` is the same for
   * every try of one decision, from any page.
   */
  | { say: 'decide'; nth: number; at: number; id?: string | undefined; decision: Decision }
  | { say: 'prefers'; seat: Seat; allCopies: boolean }
  | { say: 'laid'; seat: Seat; lies: boolean }
  | BesideFromGlass
  /** A difference does not fit the view of this screen. */
  | { say: 'again' }
  | { say: 'ping' }
  | { say: 'leave' };

/** Carries texts both ways, in order, each once, or reports that it has broken. */
export interface WireLine {
  send(text: string): void;
  onText: (text: string) => void;
  onGone: () => void;
  close(): void;
  /** The device at the other end has the record from now on. */
  turn?(): void;
}
