import { resultOf } from '../../src/campaign/index.ts';
import type { FoldedClubCampaign } from '../../src/club/campaign-fold.ts';
import type { CampaignSaying } from '../../src/club/terms/protocol.ts';
import { matchResult } from '../../src/rules/scoring/match-result.ts';
import type { HeldMatch } from '../referee/held-match.ts';
import type { Events } from './events.ts';

/** Enters a finished match of a campaign as the result of its game. */
export async function report(events: Events, match: HeldMatch, { id, game }: { id: string; game: string }, when: number): Promise<void> {
  const result = (state: FoldedClubCampaign): CampaignSaying | null => {
    const { campaign } = state.folded;
    const players = match.begin.seats.map((taker) => {
      const member = 'member' in taker ? taker.member : '';
      return Object.keys(state.members).find((player) => state.members[player] === member) ?? '';
    });
    if (players.includes('')) return null;
    const outcome = resultOf(match.matchId, matchResult(match.folded.match, match.cards), players);
    return {
      say: 'decide',
      decision: { player: campaign.chamberlain, kind: 'result', game, result: outcome, plays: [], windows: 'ask' },
    };
  };
  await events.reported(id, { key: match.matchId, game, when, result });
}
