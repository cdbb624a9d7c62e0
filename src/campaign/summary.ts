import type { SheetRow, WeekSummary } from './terms/summary.ts';
import type { CampaignView } from './terms/view.ts';

/** A scored week as data for a message, from a viewer's knowledge; null before it is scored. @rule campaign 5.8 10.4 */
export function summaryOf(view: CampaignView, n: number): WeekSummary | null {
  const week = view.weeks.find((candidate) => candidate.n === n && candidate.scored);
  const after = view.history.find((entry) => entry.week === n);
  if (!week || !after) return null;
  const before = view.history.find((entry) => entry.week === n - 1)?.standings ?? [];
  return {
    campaign: view.name,
    week: n,
    final: week.final,
    games: week.games.map(({ id, players, vp, outcomes, substitutes }) => ({
      id,
      sides: players.map((player) => ({
        player,
        vp: vp?.[player] ?? null,
        outcome: outcomes?.[player] ?? null,
        substitute: substitutes[player] ?? null,
      })),
    })),
    bystanders: week.bystanders,
    movements: after.standings
      .filter(({ left }) => !left)
      .map(({ player, rank, power, vp, mp }) => ({
        player,
        rank,
        before: before.find((row) => row.player === player)?.rank ?? null,
        power,
        vp,
        mp,
      })),
    // cards without points stay in the ledger
    lines: view.ledger.filter(({ week, kind, delta }) => week === n && !(delta === 0 && ['card', 'kept', 'lapsed'].includes(kind))),
    winners: n === view.week ? view.winners : null,
  };
}

/** The sheet of standings and rosters for printing. @rule campaign 10.4 */
export const sheetOf = (view: CampaignView): SheetRow[] =>
  view.standings.flatMap(({ player, rank, vp, mp, power }) => {
    const playerView = view.players.find(({ id }) => id === player);
    if (!playerView) return [];
    const last = playerView.left ?? Infinity;
    const weeks = view.history.map(({ week, standings }) =>
      week > last ? null : (standings.find((row) => row.player === player)?.power ?? null),
    );
    return [
      {
        player,
        name: playerView.name,
        left: playerView.left !== null,
        rank,
        vp,
        mp,
        power,
        weeks,
        roster: playerView.roster,
        used: playerView.used,
      },
    ];
  });
