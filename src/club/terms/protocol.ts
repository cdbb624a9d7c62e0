import type { CampaignSetup } from '../../campaign/terms/campaign.ts';
import type { CampaignDecisionOf, CampaignDecision } from '../../campaign/terms/decision.ts';
import type { ViewPatch } from '../../glasses/patch.ts';
import type { MatchRecord } from '../../record/record.ts';
import type { Json, Seat } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { TableResult } from '../../tournament/terms/tournament.ts';
import type { TournamentEntry } from '../../tournament/terms/decision.ts';
import type { ClubPace, ClubRole, DeviceId, MemberId, SeatTaker, Stewarding, WakeWhen } from './club.ts';

// The messages between a device and its club on one connection. Messages of a match are those of `src/glasses/wire.ts` inside of it.

/** The version of these messages. It rises when an older edition would misunderstand them. */
export const CLUB_PROTOCOL = 1;

/** The public half of a device's key, or a secret on a page that has no keys because it is not secure. */
export type DeviceKey = { kind: 'p256'; x: string; y: string } | { kind: 'secret'; secret: string };
export type DeviceProof = { signature: string } | { secret: string };

/** The statements of a member about a campaign. One player claims a result, and it counts when another confirms it. */
export type CampaignSaying =
  | { say: 'decide'; decision: CampaignDecision }
  | { say: 'claim'; result: CampaignDecisionOf<'result'> }
  | { say: 'confirm'; claim: number }
  | { say: 'dispute'; claim: number; note: string };

/** The statements of a member about a tournament. The organiser decides; a player claims the result of its own table, enters or withdraws. */
export type TournamentSaying =
  | { say: 'decide'; entry: TournamentEntry['decision'] }
  | { say: 'enter'; name: string; list: Json }
  | { say: 'withdraw' }
  | { say: 'claim'; round: number; table: number; result: TableResult }
  | { say: 'confirm'; round: number; table: number };

/** The requests of a member that are not about a match. */
export type ClubAsk =
  /** Answered with the code of an invitation; `member` is a member who has lost all devices. */
  | { ask: 'invite'; role: ClubRole; member?: MemberId | undefined }
  /** Answered with a code for another device of the member. */
  | { ask: 'add-device' }
  | { ask: 'drop-device'; device: DeviceId }
  | { ask: 'drop-invitation'; invitation: string }
  | { ask: 'role'; member: MemberId; role: ClubRole }
  | { ask: 'rename'; name: string }
  | { ask: 'name-club'; name: string }
  /** A member leaves or is removed by an organiser. */
  | { ask: 'leave'; member: MemberId }
  /** Deletes the name and all keys of a member. */
  | { ask: 'forget'; member: MemberId }
  /** Opens a new link for watchers, answered with its code, or closes the old one. */
  | { ask: 'watch-link'; open: boolean }
  /** Answered with the id of the match. */
  | {
      ask: 'match';
      title: string;
      setup: MatchRecord['setup'];
      seats: SeatTaker[];
      pace: ClubPace;
      campaign?: { id: string; game: string } | undefined;
    }
  /** Begins the same match with another seed. Answered with the id of the match, the same for all who ask. */
  | { ask: 'rematch'; match: string }
  | { ask: 'steward'; match: string; seat: Seat; steward: Stewarding | null }
  | { ask: 'wake'; match: string; seat: Seat; wake: WakeWhen[] }
  | { ask: 'holiday'; match: string; seat: Seat; days: number }
  /** Answered with the record of a finished match as the text of a file. */
  | { ask: 'record'; match: string }
  /** Answered with the id. `members` is by player of the setup. */
  | { ask: 'campaign'; setup: CampaignSetup; seed: string; members: Record<string, MemberId> }
  /** Moves a campaign from a tablet into the club; `record` is its beginning. */
  | { ask: 'campaign-in'; record: Json; members: Record<string, MemberId> }
  | { ask: 'campaign-out'; campaign: string }
  | { ask: 'campaign-say'; campaign: string; at: number; saying: CampaignSaying }
  | { ask: 'tournament'; name: string }
  | { ask: 'tournament-say'; tournament: string; at: number; saying: TournamentSaying }
  /** The address for push messages to this device; null stops them. */
  | { ask: 'push'; subscription: Json };

/** The messages of a device to its club. */
export type FromDevice =
  | { say: 'hello'; protocol: number; app: string; session: string | null; device: DeviceId | null }
  | { say: 'sign'; device: DeviceId; proof: DeviceProof }
  | { say: 'join'; code: string; name: string; device: DeviceId; key: DeviceKey }
  /** Signs in with a link for watchers. */
  | { say: 'watch'; code: string }
  | { say: 'follow'; topic: string }
  | { say: 'unfollow'; topic: string }
  /** `id` is the same for every try of one request. */
  | { say: 'ask'; id: string; ask: ClubAsk }
  /** `seen` means that the page is in front and was touched lately. */
  | { say: 'ping'; seen?: boolean | undefined };

/** The reason why a club closes a connection or a match on it. */
export type ClubClosing = 'edition' | 'noise' | 'gone' | 'revoked' | 'other-rules' | 'crowded' | 'damaged' | 'over';

/** The same on a device, whose club may be of an older edition. */
export type DeviceClosing = ClubClosing | 'older-club';

/** The messages of a club to a device. */
export type FromClub =
  /** A challenge to sign, see `signedText`. `club` is the club's name. */
  | { say: 'challenge'; challenge: string; club: string }
  | { say: 'signed'; session: string; until: number; member: MemberId | null; role: ClubRole; device: DeviceId | null }
  /** The proof, the code or the link was refused; the connection stays. */
  | { say: 'unsigned'; reason: Reason }
  /** A topic after `at` entries, as a difference to the message `from`; null when it is complete. */
  | { say: 'view'; topic: string; at: number; nth: number; from: number | null; patch: ViewPatch | null }
  | { say: 'answered'; id: string; refused: Reason | null; value?: Json | undefined }
  /** `protocol` is the number of the club when editions differ. */
  | { say: 'closed'; why: ClubClosing; topic?: string | undefined; protocol?: number | undefined }
  | { say: 'pong' };

/**
 * Topics are `club`, `campaign.ID` and `tournament.ID`. Messages of a match begin with `@ID ` instead, followed by a message of
 * `src/glasses/wire.ts`.
 */
export const CLUB_TOPIC = 'club';

/** The message of a match as text on the connection of a club. */
export const matchText = (match: string, text: string): string => `@${match} ${text}`;

/** The match of such a text and its message; null for any other text. */
export function matchOfText(text: string): { match: string; text: string } | null {
  const end = text.startsWith('@') ? text.indexOf(' ') : -1;
  return end < 2 ? null : { match: text.slice(1, end), text: text.slice(end + 1) };
}

/** The text that a device signs. `host` is the host and port by which it has reached the club, so that no server can pass a challenge on. */
export const signedText = (host: string, device: DeviceId, challenge: string): string => `moonrise-club ${host} ${device} ${challenge}`;
