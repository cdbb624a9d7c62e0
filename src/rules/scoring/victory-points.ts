import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { resultOn } from './match-result.ts';
import { conclude, seatsPlaying } from './scoring.ts';

/**
 * True if a match outside a campaign is decided by victory points: with campaign cards and objective markers. A campaign counts its games itself.
 * @rule campaign 1.3 CMP-10
 */
const countsPoints = (look: Look): boolean => look.options.campaignCards > 0 && look.options.objectiveMarkers;

/** Victory points by seat: its moonstones, and the gains of its cards for their own player. @rule campaign 1.3 */
function pointsOf(look: Look): number[] {
  const { seats, cardsPlayed } = resultOn(look);
  const gains = cardsPlayed.flatMap((played) => played.gains);
  return seats.map(({ seat, stones }) => gains.reduce((sum, { who, vp }) => (who === seat ? sum + vp : sum), stones));
}

/**
 * Decides the match by victory points when no seat has a card left to show; a tie for the most is a draw. A concession or an agreed draw
 * stays as it is. @rule campaign 5.6 5.7 CMP-10
 */
export function countPoints(play: Play): void {
  const { result } = play.match.order;
  if (!result || !countsPoints(play) || ['victory-points', 'concession', 'agreement'].includes(result.why)) return;
  const points = pointsOf(play);
  const most = Math.max(...seatsPlaying(play).map((seat) => points[seat] ?? 0));
  const leaders = seatsPlaying(play).filter((seat) => points[seat] === most);
  const [leader] = leaders;
  conclude(play, leaders.length === 1 && leader !== undefined ? leader : 'draw', 'victory-points', points);
}
