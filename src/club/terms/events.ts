import type { CampaignDecisionOf } from '../../campaign/terms/decision.ts';
import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { CampaignView } from '../../campaign/terms/view.ts';
import type { EntrantId, TableResult, Tournament } from '../../tournament/terms/tournament.ts';
import type { TournamentDecision } from '../../tournament/terms/decision.ts';
import type { MemberId } from './club.ts';

/** A result that a player has claimed and no other has confirmed. `at` is its position, by which it is named. */
export interface CampaignClaim {
  at: number;
  by: PlayerId;
  result: CampaignDecisionOf<'result'>;
  disputed: { by: PlayerId; note: string } | null;
}

/** The topic `campaign.ID` for a member. A claim names cards, so only the players of its game and the Chamberlain see it. */
export interface ClubCampaignView {
  view: CampaignView;
  claims: CampaignClaim[];
  members: Record<PlayerId, MemberId>;
  /** The player of the member; null for a watcher. */
  you: PlayerId | null;
}

/** A result that a player has claimed from a phone. */
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
  /** The members of entrants who entered themselves. */
  members: Record<EntrantId, MemberId>;
  you: EntrantId | null;
  organiser: boolean;
  /** The step that the organiser's undo would take back. */
  undoable: TournamentDecision | null;
}
