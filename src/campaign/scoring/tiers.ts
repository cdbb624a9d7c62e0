import type { Standing } from '../terms/ledger.ts';
import type { PlayerId } from '../terms/parts.ts';
import type { CampaignSettings, Tier } from '../terms/settings.ts';

/** The number of places at each end of the table. @rule campaign 6.2 */
function sizeOf(players: number, rule: CampaignSettings['tierSize']): number {
  if (rule === 'third') return Math.max(1, Math.floor(players / 3));
  return Math.min(2, Math.max(1, Math.floor(players / 2)));
}

/**
 * The tier of each player, from standings in rank order. With `up`, equal Power at a border goes up; with `middle`, players tied across a
 * border are Middle; with `ordered`, the tie-breaks decide and players who are still level go up. @rule campaign 6.1 6.2 6.3
 */
export function tiersOf(standings: readonly Standing[], settings: CampaignSettings): Record<PlayerId, Tier> {
  const rows = standings.filter(({ left }) => !left);
  const size = sizeOf(rows.length, settings.tierSize);
  const worth = (row: Standing | undefined): number =>
    row === undefined ? Infinity : settings.tierTies === 'ordered' ? -row.rank : row.power;
  const lastTop = worth(rows[size - 1]);
  const firstBelow = worth(rows[size] ?? rows[rows.length - 1]);
  const lastMiddle = worth(rows[rows.length - size - 1]);
  const firstBottom = worth(rows[rows.length - size]);
  const tierOf = (row: Standing): Tier => {
    const value = worth(row);
    if (settings.tierTies === 'middle') {
      if ((value === lastTop && value === firstBelow) || (value === lastMiddle && value === firstBottom)) return 'middle';
      return value >= lastTop ? 'top' : value <= firstBottom ? 'bottom' : 'middle';
    }
    return value >= lastTop ? 'top' : value < lastMiddle ? 'bottom' : 'middle';
  };
  return Object.fromEntries(rows.map((row) => [row.player, tierOf(row)]));
}
