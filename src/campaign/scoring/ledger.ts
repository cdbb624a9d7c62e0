import type { Campaign, Week } from '../terms/campaign.ts';
import type { LedgerLine } from '../terms/ledger.ts';
import { scoreWeek } from './score-week.ts';

// A week never changes: another one takes its place.
const known = new WeakMap<Week, LedgerLine[]>();

function linesOf(week: Week): LedgerLine[] {
  const lines = known.get(week) ?? scoreWeek(week);
  known.set(week, lines);
  return lines;
}

/** Every point of a campaign up to a week, worked out from what happened: nothing is stored, so nothing is counted twice. @rule campaign 10.3 */
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
