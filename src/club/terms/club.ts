import type { Json, Seat } from '../../rules/terms/ids.ts';

// What a member's device is shown of its club. Names lie beside the logs, so that they can be forgotten.

/** `m1`, `m2` … in the order of joining. */
export type MemberId = string;
/** A word that the device draws, 22 signs. */
export type DeviceId = string;

export const CLUB_ROLES = ['organiser', 'player', 'watcher'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

export interface ClubMember {
  id: MemberId;
  /** Empty where it was forgotten. */
  name: string;
  role: ClubRole;
  left: boolean;
  /** Whether one of its devices is connected. */
  live: boolean;
  /** When its last line was lost, in milliseconds since 1970; null: never seen since the club began to run. */
  awaySince: number | null;
}

/** A device of the member itself. */
export interface ClubDevice {
  id: DeviceId;
  since: number;
  out: boolean;
  /** It has a secret instead of a key: it was added where the page is not safe. */
  bare: boolean;
}

export interface ClubInvitation {
  /** The beginning of its hash: enough to withdraw it. */
  id: string;
  role: ClubRole;
  /** For this member: another device, or the first one after all were lost. */
  member: MemberId | null;
  until: number;
}

/** The holder of a seat: a member, or a computer. */
export type SeatTaker = { member: MemberId } | { level: string };

/** By turns a seat has so many days for an answer; what comes then was agreed at the beginning. */
export type ClubPace = { kind: 'live' } | { kind: 'turns'; days: number; then: 'steward' | 'concede' };

/** How long a computer answers windows for a seat. `tonight`: until the time that is given with it. */
export const STEWARDS = ['window', 'tonight', 'always'] as const;
export interface Stewarding {
  for: (typeof STEWARDS)[number];
  /** In milliseconds since 1970; null but for `tonight`. */
  until: number | null;
}

/** What wakes a seat that stands by: public facts. */
export type WakeWhen = { when: 'named'; model: string } | { when: 'near'; inches: number } | { when: 'melee' };

export interface ClubMatch {
  id: string;
  title: string;
  seats: SeatTaker[];
  pace: ClubPace;
  over: boolean;
  turn: number;
  /** The seats that are asked something now. */
  asked: Seat[];
  /** By seat, when its time ends; null where none runs. */
  due: (number | null)[];
  /** Seats whose time has run out: a computer answers for them until their members are back. */
  absent: Seat[];
  /** The match that this one is a rematch of. */
  after: string | null;
  /** The seats of this member. */
  yours: Seat[];
  /** The models of those seats. */
  models: { id: string; seat: Seat; character: string }[];
  /** What this member has ordered for its seats. */
  steward: Record<Seat, Stewarding | null>;
  wake: Record<Seat, WakeWhen[]>;
  /** Days of holiday that are left to this member's seats. */
  holiday: Record<Seat, number>;
  /** The campaign and the game of it that are played out here. */
  campaign: { id: string; game: string } | null;
  began: number;
  /** When the last decision was taken. */
  last: number;
}

export interface ClubEvent {
  id: string;
  name: string;
  over: boolean;
  /** Whether the member takes part. */
  yours: boolean;
  began: number;
}

/** What waits for a member. */
export interface ClubWaiting {
  kind: 'match' | 'campaign' | 'tournament';
  id: string;
  title: string;
  /** What is asked: the kinds of its openings. */
  what: string[];
  /** Which question it is: another number is another question. */
  nth: number;
  since: number;
  due: number | null;
}

/** The topic `club`: all that a member is shown of it. */
export interface ClubView {
  name: string;
  you: { member: MemberId; role: ClubRole; name: string; device: DeviceId } | null;
  members: ClubMember[];
  /** Of this member. */
  devices: ClubDevice[];
  /** For organisers, and one's own. */
  invitations: ClubInvitation[];
  /** Whether there is a link for watchers. */
  watched: boolean;
  matches: ClubMatch[];
  campaigns: ClubEvent[];
  tournaments: ClubEvent[];
  waiting: ClubWaiting[];
  /** When the newest entry was made that a copy had from which the club was restored; null: it never was. */
  setBack: number | null;
  /** The public key for messages to a device that sleeps; null where the club sends none. */
  push: string | null;
  /** Whether the club knows where this device is reached while it sleeps. */
  pushed: boolean;
}

/** A view of a topic is plain JSON. */
export const asJson = (view: object): Json => view as unknown as Json;
