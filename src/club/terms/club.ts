import type { Json, Seat } from '../../rules/terms/ids.ts';

// A member's knowledge of its club. Names are stored beside the logs, so that they can be deleted.

/** `m1`, `m2` … in the order of joining. */
export type MemberId = string;
/** A random word of the device, 22 characters. */
export type DeviceId = string;

export const CLUB_ROLES = ['organiser', 'player', 'watcher'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

export interface ClubMember {
  id: MemberId;
  /** Empty after it was deleted. */
  name: string;
  role: ClubRole;
  left: boolean;
  /** True if one of the member's devices is connected. */
  live: boolean;
  /** The time when its last connection was lost, in milliseconds since 1970; null when it has not been seen since the server started. */
  awaySince: number | null;
}

/** A device of the member itself. */
export interface ClubDevice {
  id: DeviceId;
  since: number;
  out: boolean;
  /** Set for a device with a secret instead of keys, added on a page without a secure connection. */
  bare: boolean;
}

export interface ClubInvitation {
  /** The beginning of its hash, by which it can be withdrawn. */
  id: string;
  role: ClubRole;
  /** Set for another device of this member, or its first after all were lost. */
  member: MemberId | null;
  until: number;
}

/** The holder of a seat: a member, or a computer. */
export type SeatTaker = { member: MemberId } | { level: string };

/** A match by turns gives a seat so many days for an answer; `then` is what follows, agreed at the beginning. */
export type ClubPace = { kind: 'live' } | { kind: 'turns'; days: number; then: 'steward' | 'concede' };

/** The time for which a computer answers for a seat; `tonight` ends at the time in `until`. */
export const STEWARDS = ['window', 'tonight', 'always'] as const;
export interface Stewarding {
  for: (typeof STEWARDS)[number];
  /** Milliseconds since 1970; null except for `tonight`. */
  until: number | null;
}

/** The public events that wake a seat that stands by. */
export type WakeWhen = { when: 'named'; model: string } | { when: 'near'; inches: number } | { when: 'melee' };

export interface ClubMatch {
  id: string;
  title: string;
  seats: SeatTaker[];
  pace: ClubPace;
  over: boolean;
  turn: number;
  /** The seats with an open question. */
  asked: Seat[];
  /** The end of each seat's time; null while none runs. */
  due: (number | null)[];
  /** Seats whose time has run out; a computer answers for them until their members return. */
  absent: Seat[];
  /** The match that this one is a rematch of. */
  after: string | null;
  /** The seats of this member. */
  yours: Seat[];
  /** The models of those seats. */
  models: { id: string; seat: Seat; character: string }[];
  /** The orders of this member for its seats. */
  steward: Record<Seat, Stewarding | null>;
  wake: Record<Seat, WakeWhen[]>;
  /** The remaining days of holiday for this member's seats. */
  holiday: Record<Seat, number>;
  /** The campaign and game that this match decides. */
  campaign: { id: string; game: string } | null;
  began: number;
  /** The time of the last decision. */
  last: number;
}

export interface ClubEvent {
  id: string;
  name: string;
  over: boolean;
  /** True if the member takes part. */
  yours: boolean;
  began: number;
}

/** A question that waits for a member. */
export interface ClubWaiting {
  kind: 'match' | 'campaign' | 'tournament';
  id: string;
  title: string;
  /** The kinds of the openings. */
  what: string[];
  /** The number of the question; a new question has a new number. */
  nth: number;
  since: number;
  due: number | null;
}

/** The topic `club`: everything that a member may know of it. */
export interface ClubView {
  name: string;
  you: { member: MemberId; role: ClubRole; name: string; device: DeviceId } | null;
  members: ClubMember[];
  /** Of this member. */
  devices: ClubDevice[];
  /** Invitations: all for organisers, else the member's own. */
  invitations: ClubInvitation[];
  /** True if a link for watchers exists. */
  watched: boolean;
  matches: ClubMatch[];
  campaigns: ClubEvent[];
  tournaments: ClubEvent[];
  waiting: ClubWaiting[];
  /** The time of the newest entry in the copy from which the club was restored; null when it never was. */
  setBack: number | null;
  /** The public key for push messages; null when the club sends none. */
  push: string | null;
  /** True if the club can send push messages to this device. */
  pushed: boolean;
}

/** A view of a topic is plain JSON. */
export const asJson = (view: object): Json => view as unknown as Json;
