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

/** `live`: what happens is heard at once; `connecting`: a line is being opened; `away`: there is none. */
export type ClubLine = 'live' | 'connecting' | 'away';

/** Something that was decided and has no answer yet. `about`: `match.ID`, `campaign.ID`, `tournament.ID`, or `club`. Milliseconds since 1970. */
export interface ClubDraft {
  readonly id: string;
  readonly about: string;
  readonly made: number;
}

/** What came of an ask: a sentence why it was refused, or what it gives. */
export type ClubAnswer =
  | { readonly refused: string; readonly value?: undefined }
  | { readonly refused: null; readonly value: Json | undefined };

/** A match for a club. `members`: who sits where; null for a computer, whose level the seat has. `days`: for an answer, where it is played by turns. */
export interface NewClubMatch {
  readonly match: NewMatch;
  readonly members: readonly (string | null)[];
  readonly days: number | null;
  readonly then: 'steward' | 'concede';
}

/** A match of the club on this screen. */
export interface ClubTable {
  /** Null until something was told. */
  readonly table: TablePort | null;
  readonly seats: readonly Seat[];
  /** Why it is shown no longer, as a sentence; null while it is. */
  readonly ended: string | null;
  /** A newer edition of the app is needed. */
  readonly outdated: boolean;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** A campaign of the club; its one player is the member of this device. */
export interface ClubCampaign extends CampaignPort {
  /** Results that one player has told and no other has confirmed. */
  readonly claims: readonly CampaignClaim[];
  confirm(claim: number): Promise<Reason | null>;
  dispute(claim: number, note: string): Promise<Reason | null>;
}

/** A tournament of the club: the organiser has the desk, a player its own table. */
export interface ClubTournament extends TournamentDesk {
  readonly organises: boolean;
  readonly you: EntrantId | null;
  readonly claims: readonly TournamentClaim[];
  /** Resolve with a sentence why not; null when it was taken. */
  takePart(name: string, list: Entrant['list']): Promise<RefusalText>;
  withdraw(): Promise<RefusalText>;
  claim(round: number, table: number, result: TableResult): Promise<RefusalText>;
  confirm(round: number, table: number): Promise<RefusalText>;
}

/** How this device joins a club. */
export interface ClubJoining {
  /** The key of this device would be a secret that travels: the page has no better one. */
  readonly bare: boolean;
  /** This device has joined already. */
  readonly joined: boolean;
  /** The name of the club; null where it cannot be reached. Uses nothing of the code. */
  look(): Promise<string | null>;
  /** Resolves with a sentence why not; null when this device has joined. */
  join(code: string, name: string): Promise<string | null>;
  /** The same with a link for watchers. */
  watch(code: string): Promise<string | null>;
}

/** The matches, campaigns and tournaments of a club. */
interface ClubEvents {
  begin(match: NewClubMatch): Promise<ClubAnswer>;
  /** Keeps the record of a match that is over among the matches of this device; gives its id, or null where it cannot. */
  keepRecord(match: string): Promise<string | null>;
  sit(match: string): ClubTable;
  /** Null where the club shows none of that id. */
  campaign(id: string): Promise<ClubCampaign | null>;
  tournament(id: string): Promise<ClubTournament | null>;
  /** A campaign of this device moves into the club. `members`: by place of its player, counted from 0 in the order of the campaign. */
  moveIn(campaign: string, members: Readonly<Record<string, string>>): Promise<ClubAnswer>;
  /** A copy of a campaign of the club comes to lie on this device; gives its id there. */
  moveOut(campaign: string): Promise<ClubAnswer>;
}

/** The club of this device. */
export interface ClubPort extends ClubEvents {
  readonly line: ClubLine;
  /** As it was told last; null where nothing was ever heard. */
  readonly view: ClubView | null;
  /** When that was; milliseconds since 1970. */
  readonly heardAt: number | null;
  /** The key of this device is a secret that travels. */
  readonly bare: boolean;
  /** This device has the link for watchers and belongs to no member. */
  readonly watches: boolean;
  /** Why the club has sent this device away; null while it has not. */
  readonly closed: DeviceClosing | null;
  /** Whether this device is told of what waits while it sleeps; `never`: it can not be. */
  readonly wakes: 'never' | 'on' | 'off';
  /** Resolves with a sentence why not; null when it is so. Asks the person: by a press alone. */
  wake(on: boolean): Promise<string | null>;
  /** All that the club holds, as a file for its organiser; null where it gives none. */
  everything(): Promise<Blob | null>;
  readonly drafts: readonly ClubDraft[];
  /** A sentence about something that was said late and not taken; null for none. */
  readonly lateNotice: string | null;
  lateNoticeSeen(): void;
  drawBack(draft: string): Promise<void>;
  /** Asks the club; what is asked without a line waits, on the device, until there is one. */
  ask(ask: ClubAsk): Promise<ClubAnswer>;
  /** The address at which a code is used. */
  addressOf(code: string): string;
  /** This device forgets the club. */
  forget(): Promise<void>;
  /** Opens a line now. */
  again(): void;
  subscribe(listener: () => void): () => void;
}
