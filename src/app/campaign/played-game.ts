import { playAsks, resultOf } from '../../campaign/index.ts';
import type { Campaign } from '../../campaign/terms/campaign.ts';
import type { OwnPlay } from '../../campaign/terms/decision.ts';
import type { CardPlay, GameId, PlayerId } from '../../campaign/terms/parts.ts';
import type { PlayAsk } from '../../campaign/terms/view.ts';
import type { MatchRecord } from '../../record/record.ts';
import { openRecord } from '../../record/open-record.ts';
import { matchResult, type Gain } from '../../rules/scoring/match-result.ts';
import type { PlayedGame } from '../../ui/contexts/gatherings/campaign-port.ts';

/**
 * The knowledge of a match about a played card: its count, its marker and whether it happened; the table says whom the card names. `active`: the number
 * of active markers of its player.
 */
function playOf({ card, asks, mostCount, mostActive }: PlayAsk, gains: readonly Gain[], active: number): OwnPlay {
  const counted = gains.reduce((sum, { vp }) => sum + vp, 0);
  return {
    card,
    ...(asks.includes('count') ? { count: Math.min(mostCount ?? counted, Math.max(0, counted)) } : {}),
    ...(asks.includes('happened') ? { happened: gains.length > 0 } : {}),
    ...(asks.includes('active') ? { active: Math.min(mostActive, active) } : {}),
  };
}

/** The result of a campaign's game in its match; null where the match is not over or cannot be played. */
export function playedGame(
  campaign: Campaign,
  { game, players }: { game: GameId; players: readonly PlayerId[] },
  match: { id: string; record: MatchRecord },
): PlayedGame | null {
  const opened = openRecord(match.record);
  if (opened.as === 'read-only' || opened.folded.match.order.result === null) return null;
  const result = matchResult(opened.folded.match, match.record.cards);
  // a match asks for the last cards only of players who did not concede; the campaign asks the others
  const windows = result.seats.some(({ conceded }) => conceded) ? ('ask' as const) : ('given' as const);
  const plays = result.cardsPlayed.flatMap(({ seat, card, gains }): CardPlay[] => {
    const player = players[seat];
    const asks = player === undefined ? [] : playAsks(campaign, game, player).filter((ask) => ask.card === card);
    const active = result.seats[seat]?.markers?.active ?? 0;
    return player === undefined ? [] : asks.map((ask) => ({ player, ...playOf(ask, gains, active) }));
  });
  return { result: resultOf(match.id, result, players), plays, windows };
}
