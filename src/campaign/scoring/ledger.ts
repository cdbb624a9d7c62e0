import type { Campaign } from '../terms/campaign.ts';
import type { Line } from '../terms/ledger.ts';
import { scoreWeek } from './score-week.ts';

/** Every point of a campaign up to a week, worked out from what happened: nothing is stored, so nothing is counted twice. @rule campaign 10.3 */
export function ledgerOf(campaign: Campaign, upTo = Infinity): Line[] {
  return campaign.weeks
    .filter(({ n }) => n <= upTo)
    .flatMap((week) => [
      ...campaign.players
        .filter(({ joined, startMp }) => joined === week.n && startMp !== 0)
        .map(({ id, startMp }): Line => ({ week: week.n, player: id, kind: 'joined', points: 'mp', delta: startMp, because: {} })),
      ...(week.scored ? scoreWeek(week) : []),
      ...campaign.corrections
        .filter((correction) => correction.week === week.n)
        .map(({ player, points, delta, note }): Line => ({ week: week.n, player, kind: 'correction', points, delta, because: { note } })),
    ]);
}
