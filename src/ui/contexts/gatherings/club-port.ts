import type { ClubView } from '../../../club/terms/club.ts';
import type { ClubAsk, DeviceClosing } from '../../../club/terms/protocol.ts';
import type { CampaignClaim, TournamentClaim } from '../../../club/terms/events.ts';
import type { Json, Seat } from '../../../rules/terms/ids.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import type { Entrant, EntrantId, TableResult } from '../../../tournament/terms/tournament.ts';
import type { CampaignPort } from './campaign-port.ts';
import type { NewMatch } from '../table/new-match.ts';
import type { TablePort } from '../table-port.ts';
import type { RefusalText, TournamentDesk } from './tournament-port.ts';

/** The line to the club. `live`: events arrive at once; `connecting`: the line is being opened; `away`: there is no line. */
export type ClubLine = 'live' | 'connecting' | 'away';

/**
 * A decision that the club has not answered yet. `about`: `match.ID`, `campaign.ID`, `tournament.ID`, or `club`; `made` in milliseconds
 * since 1970.
 */
export interface ClubDraft {
  readonly id: string;
  readonly about: string;
  readonly made: number;
}

/** The answer of the club: a sentence why it refuses, or the value it gives. */
export type ClubAnswer =
  | { readonly refused: string; readonly value?: undefined }
  | { readonly refused: null; readonly value: Json | undefined };

/**
 * A match for a club. `members`: the member at each seat; null for a computer, whose level the seat has. `days`: the time for an answer in
 * a match by turns, null for a live match.
 */
export interface NewClubMatch {
  readonly match: NewMatch;
  readonly members: readonly (string | null)[];
  readonly days: number | null;
  readonly timeout: 'steward' | 'concede';
}

/** A match of the club on this screen. */
export interface ClubTable {
  /** Null until the club has sent the match. */
  readonly table: TablePort | null;
  readonly seats: readonly Seat[];
  /** The reason why the match is no longer shown, as a sentence; null while it is. */
  readonly ended: string | null;
  /** True if the match needs a newer edition of the app. */
  readonly outdated: boolean;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** A campaign of the club; only the member of this device decides here. */
export interface ClubCampaign extends CampaignPort {
  /** Results that one player has entered and no other has confirmed. */
  readonly claims: readonly CampaignClaim[];
  confirm(claim: number): Promise<Reason | null>;
  dispute(claim: number, note: string): Promise<Reason | null>;
}

/** A tournament of the club: the organiser may decide everything, a player only about their own table. */
export interface ClubTournament extends TournamentDesk {
  readonly organises: boolean;
  readonly you: EntrantId | null;
  readonly claims: readonly TournamentClaim[];
  /** Resolves with the sentence why it is refused, or null; so do the methods below. */
  takePart(name: string, list: Entrant['list']): Promise<RefusalText>;
  withdraw(): Promise<RefusalText>;
  claim(round: number, table: number, result: TableResult): Promise<RefusalText>;
  confirm(round: number, table: number): Promise<RefusalText>;
}

/** Joins a club with this device. */
export interface ClubJoining {
  /** True if the key of this device would travel as a readable secret, because the page has no secure context. */
  readonly bare: boolean;
  /** True if this device has joined already. */
  readonly joined: boolean;
  /** Resolves with the name of the club, or null where it cannot be reached. Does not use up the code. */
  look(): Promise<string | null>;
  /** Resolves with the sentence why it is refused, or null when this device has joined. */
  join(code: string, name: string): Promise<string | null>;
  /** Joins with the code for watchers. */
  watch(code: string): Promise<string | null>;
}

/** The matches, campaigns and tournaments of a club. */
interface ClubEvents {
  begin(match: NewClubMatch): Promise<ClubAnswer>;
  /** Saves the record of a finished match among the matches of this device; resolves with its id, or null where it cannot be saved. */
  keepRecord(match: string): Promise<string | null>;
  sit(match: string): ClubTable;
  /** Resolves with null where the club shows no campaign of that id; `tournament` likewise. */
  campaign(id: string): Promise<ClubCampaign | null>;
  tournament(id: string): Promise<ClubTournament | null>;
  /** Moves a campaign of this device into the club. `members`: the member by the place of the player, counted from 0 in the order of the campaign. */
  moveIn(campaign: string, members: Readonly<Record<string, string>>): Promise<ClubAnswer>;
  /** Saves a copy of a campaign of the club on this device; resolves with its id here. */
  moveOut(campaign: string): Promise<ClubAnswer>;
}

/** The club of this device. */
export interface ClubPort extends ClubEvents {
  readonly line: ClubLine;
  /** The club as it was last received; null until something has been received. */
  readonly view: ClubView | null;
  /** When the view was received, in milliseconds since 1970. */
  readonly heardAt: number | null;
  /** True if the key of this device travels as a readable secret. */
  readonly bare: boolean;
  /** True if this device joined with the code for watchers and belongs to no member. */
  readonly watches: boolean;
  /** The reason why the club has sent this device away; null while it has not. */
  readonly closed: DeviceClosing | null;
  /** The notifications of this device while the app is closed; `never`: it cannot. */
  readonly wakes: 'never' | 'on' | 'off';
  /**
   * Switches notifications; resolves with the sentence why they cannot be switched, or null. The browser asks for permission, so call it
   * only after a press of the player.
   */
  wake(on: boolean): Promise<string | null>;
  /** Everything in the club as a file for its organiser; null where the club gives none. */
  everything(): Promise<Blob | null>;
  readonly drafts: readonly ClubDraft[];
  /** A sentence about a decision that was sent late and refused; null for none. */
  readonly lateNotice: string | null;
  lateNoticeSeen(): void;
  drawBack(draft: string): Promise<void>;
  /** Asks the club; without a line the ask waits on the device until there is one. */
  ask(ask: ClubAsk): Promise<ClubAnswer>;
  /** The address that uses a code. */
  addressOf(code: string): string;
  /** Makes this device forget the club. */
  forget(): Promise<void>;
  /** Tries at once to open a line. */
  reconnect(): void;
  subscribe(listener: () => void): () => void;
}
