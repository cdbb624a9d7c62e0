import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Seat } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';
import type { Witnessed } from '../seats/events-for.ts';
import type { ViewPatch } from './patch.ts';

// What the device that has the record and another glass tell each other: plain JSON, and nothing of a match but views, witnessed events and decisions.

/** Raised when an older edition would misunderstand. */
export const WIRE = 1;

/** `hand`: the cards of a seat whose board is another glass; `seat`: all of a seat; `watch`: what everybody sees. */
export type GlassPart = 'hand' | 'seat' | 'watch';

/** An entry of the log as the seats of a glass witnessed it; the prologue has the index −1. */
export interface WireEntry {
  at: number;
  seat: Seat | null;
  events: Witnessed[];
  /** Who has decided for the seat, where neither its player nor its computer has. */
  by?: DecidedFor | undefined;
}

/** A computer that a player has asked to answer, or a clock that has run out. */
export type DecidedFor = 'steward' | 'clock';

/** The decision a seat could take back. */
export type Back = { to: number; alone: boolean } | null;

/** The state of the table beside its views. */
export interface TableState {
  /** The app gives the only answer there is: nobody is asked. */
  held: boolean;
  back: Record<Seat, Back>;
  computers: ({ level: string } | null)[];
  allCopies: Seat[];
  laid: Seat[];
  readOnly: string | null;
  unsaved: string | null;
  awaited: Seat | null;
  /** When the round ends, by the clock of the host; null while no clock runs. */
  roundEnds: number | null;
}

/** How the match stands after `at` decisions. */
export interface WireStands {
  say: 'stands';
  at: number;
  /** The message this one is a difference to, by its number; null: everything is told. */
  from: number | null;
  nth: number;
  /** What everybody may know. */
  shared: ViewPatch | null;
  /** By seat of the glass: the difference of its view to the shared one; left out where that is the same as before. */
  own: Record<Seat, ViewPatch | null>;
  entries: WireEntry[];
  /** Makes the state of the table that holds now. */
  state: ViewPatch | null;
  /** The clock of the host: clocks differ. */
  now?: number | undefined;
}

export interface Welcome {
  say: 'welcome';
  wire: number;
  /** The number of the rules by which the host judges; an edition before these numbers sends none. */
  rules?: number | undefined;
  match: string;
  part: GlassPart;
  seats: Seat[];
  names: string[];
  levels: (string | null)[];
  /** The cards of the match and their sum; null where the glass has them. */
  cards: { sum: string; all: Catalogue | null };
}

/** Why the host ends a line. */
export type WireEnding = 'edition' | 'noise' | 'taken' | 'ended' | 'moved';

/** The place of a glass that the new device with the record is to give it. */
export interface WirePlace {
  part: GlassPart;
  seats: Seat[];
}

/** How a campaign stands for the players of a glass. */
export interface WireCampaign {
  say: 'campaign';
  id: string;
  nth: number;
  /** The message this one is a difference to, by its number; null: everything is told. */
  from: number | null;
  part: GlassPart;
  /** Places among the players of the campaign, and who sits there. */
  seats: Seat[];
  players: string[];
  /** What lies open to all. */
  shared: ViewPatch | null;
  /** By player, the difference of the view to the shared one; left out where that is the same as before, or a number is still asked for. */
  own: Record<string, ViewPatch | null>;
  /** The cards that it is played with, where everything is told. */
  cards: Catalogue | null;
  isReadOnly: boolean;
}

/** Messages that are not about the match. A code in them says how a device is reached. */
export type BesideFromHost =
  /** Connections that wait for this glass: `again`, should its page be reloaded, `next`, should its line be lost; `anew`: how this device comes, should its own page be reloaded. */
  | { say: 'spare'; again: string; next: string; anew?: string | undefined }
  /** The device with the record is elsewhere just now; the line waits for what lies there next. */
  | { say: 'rests' }
  | WireCampaign
  | { say: 'planned'; nth: number; refused: Reason | null }
  /** The match may move to this glass; `stays`: it does not after all. */
  | { say: 'give' }
  | { say: 'take'; file: string }
  | { say: 'stays' }
  /** The match lies there now; `own`: the place that this device wants in it, over the same line; `places`: of the other glasses; `levels`: of the computers. */
  | { say: 'yours'; own: WirePlace; places: WirePlace[]; levels: (string | null)[] }
  /** From the new device to the old one: how it is reached by the glass of a place. */
  | { say: 'introduce'; place: number; code: string }
  /** The match has moved to the device that is reached so. */
  | { say: 'move'; code: string };

export type FromHost =
  | Welcome
  | WireStands
  | { say: 'answered'; nth: number; refused: Reason | null }
  | BesideFromHost
  | { say: 'pong' }
  | { say: 'bye'; why: WireEnding };

export type BesideFromGlass =
  /** `anew`: where this glass waits for the other device, should that be reloaded. */
  | { say: 'spare'; again: string; next: string; anew?: string | undefined }
  /** Whether its player takes the match. */
  | { say: 'give'; yes: boolean }
  /** It has kept the match. */
  | { say: 'taken' }
  /** How the glass of a place is reached, and this glass by the new device. */
  | { say: 'introduced'; place: number; code: string }
  | { say: 'moved'; code: string }
  /** A secret answer in a campaign, counted by the glass. */
  | { say: 'plan'; nth: number; plan: Record<string, unknown> }
  | { say: 'pin'; player: string; pin: string };

export type FromGlass =
  /** `rules`: the number of the rules by which this glass judges; `life`: new whenever the page begins; `has`: how many entries it has, of `match`; `cards`: the sum of the cards it has. */
  | { say: 'hello'; wire: number; rules?: number | undefined; life: string; has: number; cards: string; match?: string | undefined }
  /**
   * `at`: after how many decisions it was decided; `nth`: counted by the glass, so that it may be told twice; `id`: the same for every try of the same
   * decision, whatever page tells it.
   */
  | { say: 'decide'; nth: number; at: number; id?: string | undefined; decision: Decision }
  | { say: 'prefers'; seat: Seat; allCopies: boolean }
  | { say: 'laid'; seat: Seat; lies: boolean }
  | BesideFromGlass
  /** A difference does not fit the view that it is against. */
  | { say: 'again' }
  | { say: 'ping' }
  | { say: 'leave' };

/** Texts both ways, in order, none twice; or it tells that it no longer carries. */
export interface WireLine {
  send(text: string): void;
  onText: (text: string) => void;
  onGone: () => void;
  close(): void;
  /** The device at the other end has the record from now on. */
  turn?(): void;
}
