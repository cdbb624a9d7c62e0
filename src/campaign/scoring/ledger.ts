import type { Campaign, Week } from '../terms/campaign.ts';
import type { LedgerLine } from '../terms/ledger.ts';
import { scoreWeek } from './score-week.ts';

// weeks are replaced and never changed, so they can serve as keys
const linesByWeek = new WeakMap<Week, LedgerLine[]>();

function linesOf(week: Week): LedgerLine[] {
  const lines = linesByWeek.get(week) ?? scoreWeek(week);
  linesByWeek.set(week, lines);
  return lines;
}

/** All points of a campaign up to a week, calculated from its events. Nothing is stored, so nothing counts twice. @rule campaign 10.3 */
export function ledgerOf(campaign: Campaign, upTo = Infinity): LedgerLine[] {
  return campaign.weeks
    .filter(({ n }) => n <= upTo)
    .flatMap((week) => [
      ...campaign.players
        .filter(({ joined, startMp }) => joined === week.n && startMp !== 0)
        .map(({ id, startMp }): LedgerLine => ({ week: week.n, player: id, kind: 'joined', points: 'mp', delta: startMp, because: {} })),
      ...(week.scored ? linesOf(week) : []),
      ...campaign.corrections
        .filter((correction) => correction.week === week.n)
        .map(({ player, points, delta, note }): LedgerLine => ({
          week: week.n,
          player,
          kind: 'correction',
          points,
          delta,
          because: { note },
        })),
    ]);
}
