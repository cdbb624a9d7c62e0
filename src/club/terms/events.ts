import type { CampaignDecisionOf } from '../../campaign/terms/decision.ts';
import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { CampaignView } from '../../campaign/terms/view.ts';
import type { EntrantId, TableResult, Tournament } from '../../tournament/terms/tournament.ts';
import type { TournamentDecision } from '../../tournament/terms/decision.ts';
import type { MemberId } from './club.ts';

/** A result that one of its players has told and no other has confirmed. `at`: its position, by which it is named. */
export interface CampaignClaim {
  at: number;
  by: PlayerId;
  result: CampaignDecisionOf<'result'>;
  disputed: { by: PlayerId; note: string } | null;
}

/** The topic `campaign.ID` as a member is shown it. A claim names cards: only its game's players and the Chamberlain see it. */
export interface ClubCampaignView {
  view: CampaignView;
  claims: CampaignClaim[];
  members: Record<PlayerId, MemberId>;
  /** The player that the member is; null for a watcher. */
  you: PlayerId | null;
}

/** A result that a player has told from its phone. */
export interface TournamentClaim {
  round: number;
  table: number;
  by: MemberId;
  result: TableResult;
}

/** The topic `tournament.ID`. */
export interface ClubTournamentView {
  tournament: Tournament;
  claims: TournamentClaim[];
  /** The members of those who have entered themselves. */
  members: Record<EntrantId, MemberId>;
  you: EntrantId | null;
  organiser: boolean;
  /** What an undo of the organiser would take back. */
  undoable: TournamentDecision | null;
}
