import type { CampaignSetup } from '../../campaign/terms/campaign.ts';
import type { CampaignDecisionOf, CampaignDecision } from '../../campaign/terms/decision.ts';
import type { ViewPatch } from '../../glasses/patch.ts';
import type { MatchRecord } from '../../record/record.ts';
import type { Json, Seat } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { TableResult } from '../../tournament/terms/tournament.ts';
import type { TournamentEntry } from '../../tournament/terms/decision.ts';
import type { ClubPace, ClubRole, DeviceId, MemberId, SeatTaker, Stewarding, WakeWhen } from './club.ts';

// What a device and its club tell each other over one line. A match speaks the wire of another glass (`src/glasses/wire.ts`) inside of it.

/** Raised when an older edition would misunderstand. */
export const CLUB_PROTOCOL = 1;

/** The public half of a device's key, or a secret where the page is not safe and has no keys. */
export type DeviceKey = { kind: 'p256'; x: string; y: string } | { kind: 'secret'; secret: string };
export type DeviceProof = { signature: string } | { secret: string };

/** What a member says of a campaign. A result is claimed by one of its players and holds once another has confirmed it. */
export type CampaignSaying =
  | { say: 'decide'; decision: CampaignDecision }
  | { say: 'claim'; result: CampaignDecisionOf<'result'> }
  | { say: 'confirm'; claim: number }
  | { say: 'dispute'; claim: number; note: string };

/** What a member says of a tournament: the organiser decides, a player claims the result of its own table, and enters or withdraws itself. */
export type TournamentSaying =
  | { say: 'decide'; entry: TournamentEntry['decision'] }
  | { say: 'enter'; name: string; list: Json }
  | { say: 'withdraw' }
  | { say: 'claim'; round: number; table: number; result: TableResult }
  | { say: 'confirm'; round: number; table: number };

/** What a member asks of its club, beside the matches. */
export type ClubAsk =
  /** Gives the code of an invitation: `member`: the member who has lost all devices, where it is for one. */
  | { ask: 'invite'; role: ClubRole; member?: MemberId | undefined }
  /** Gives a code for another device of the member. */
  | { ask: 'add-device' }
  | { ask: 'drop-device'; device: DeviceId }
  | { ask: 'drop-invitation'; invitation: string }
  | { ask: 'role'; member: MemberId; role: ClubRole }
  | { ask: 'rename'; name: string }
  | { ask: 'name-club'; name: string }
  /** Leaves, or is sent away by an organiser. */
  | { ask: 'leave'; member: MemberId }
  /** The name and all keys are forgotten. */
  | { ask: 'forget'; member: MemberId }
  /** Gives the code of a new link for watchers, or takes the old one away. */
  | { ask: 'watch-link'; open: boolean }
  /** Gives the id of the match. */
  | {
      ask: 'match';
      title: string;
      setup: MatchRecord['setup'];
      seats: SeatTaker[];
      pace: ClubPace;
      campaign?: { id: string; game: string } | undefined;
    }
  /** The same seats once more, with other chances. Gives the id of the match; the same to all who ask. */
  | { ask: 'rematch'; match: string }
  | { ask: 'steward'; match: string; seat: Seat; steward: Stewarding | null }
  | { ask: 'wake'; match: string; seat: Seat; wake: WakeWhen[] }
  | { ask: 'holiday'; match: string; seat: Seat; days: number }
  /** Gives the record of a match that is over, as the text of a file. */
  | { ask: 'record'; match: string }
  /** Gives the id. `members`: by player of the setup. */
  | { ask: 'campaign'; setup: CampaignSetup; seed: string; members: Record<string, MemberId> }
  /** A campaign of a tablet moves in: `record` is its beginning. */
  | { ask: 'campaign-in'; record: Json; members: Record<string, MemberId> }
  | { ask: 'campaign-out'; campaign: string }
  | { ask: 'campaign-say'; campaign: string; at: number; saying: CampaignSaying }
  | { ask: 'tournament'; name: string }
  | { ask: 'tournament-say'; tournament: string; at: number; saying: TournamentSaying }
  /** Where a device that sleeps is told that something waits; null: no more. */
  | { ask: 'push'; subscription: Json };

/** A device to its club. */
export type FromDevice =
  | { say: 'hello'; protocol: number; app: string; session: string | null; device: DeviceId | null }
  | { say: 'sign'; device: DeviceId; proof: DeviceProof }
  | { say: 'join'; code: string; name: string; device: DeviceId; key: DeviceKey }
  /** With a link for watchers. */
  | { say: 'watch'; code: string }
  | { say: 'follow'; topic: string }
  | { say: 'unfollow'; topic: string }
  /** `id`: the same for every try of the same thing. */
  | { say: 'ask'; id: string; ask: ClubAsk }
  /** `seen`: the page is in front and was touched lately. */
  | { say: 'ping'; seen?: boolean | undefined };

/** Why a club ends a line, or a match on it. */
export type ClubClosing = 'edition' | 'noise' | 'gone' | 'revoked' | 'other-rules' | 'crowded' | 'damaged' | 'over';

/** A club to a device. */
export type FromClub =
  /** To be signed: see `signedText`. `club`: its name. */
  | { say: 'challenge'; challenge: string; club: string }
  | { say: 'signed'; session: string; until: number; member: MemberId | null; role: ClubRole; device: DeviceId | null }
  /** The proof, the code or the link was not accepted; the line stays. */
  | { say: 'unsigned'; reason: Reason }
  /** A topic as it is after `at` entries, as a difference to the message `from`; null: all of it. */
  | { say: 'view'; topic: string; at: number; nth: number; from: number | null; patch: ViewPatch | null }
  | { say: 'answered'; id: string; refused: Reason | null; value?: Json | undefined }
  | { say: 'closed'; why: ClubClosing; topic?: string | undefined }
  | { say: 'pong' };

/** Topics: `club`, `campaign.ID`, `tournament.ID`. The texts of a match begin with `@ID ` instead, and what follows is the wire of another glass. */
export const CLUB_TOPIC = 'club';

/** A text of a match on the line of a club. */
export const matchText = (match: string, text: string): string => `@${match} ${text}`;

/** The match of such a text and what it carries; null for any other text. */
export function matchOfText(text: string): { match: string; text: string } | null {
  const end = text.startsWith('@') ? text.indexOf(' ') : -1;
  return end < 2 ? null : { match: text.slice(1, end), text: text.slice(end + 1) };
}

/** What a device signs. `host`: that of the address it has reached the club at, with the port, so that nobody can pass a challenge on. */
export const signedText = (host: string, device: DeviceId, challenge: string): string => `moonrise-club ${host} ${device} ${challenge}`;
