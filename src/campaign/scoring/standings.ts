import type { Campaign } from '../terms/campaign.ts';
import type { LedgerLine, Standing } from '../terms/ledger.ts';
import type { PlayerId } from '../terms/parts.ts';
import type { TieBreak } from '../terms/settings.ts';
import { currentWeek, playersInWeek, present } from '../players.ts';
import { scoredGames, killsAndDeaths } from './counts.ts';
import { ledgerOf } from './ledger.ts';
import { outcomesOf } from '../outcome.ts';

type StandingRow = Omit<Standing, 'rank'>;

/** The campaign with the weeks up to a given one. */
const upToWeek = (campaign: Campaign, upTo: number): Campaign => ({ ...campaign, weeks: campaign.weeks.filter(({ n }) => n <= upTo) });

function rowOf(campaign: Campaign, player: PlayerId, lines: readonly LedgerLine[]): StandingRow {
  const ownLines = lines.filter((line) => line.player === player);
  const sum = (points: 'vp' | 'mp'): number => ownLines.reduce((total, line) => total + (line.points === points ? line.delta : 0), 0);
  const row: StandingRow = {
    player,
    vp: sum('vp'),
    mp: sum('mp'),
    power: sum('vp') + sum('mp'),
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    byes: campaign.weeks.filter(({ scored, bystanders }) => scored && bystanders.includes(player)).length,
    stones: 0,
    kills: 0,
    deaths: 0,
    left: !playersInWeek(campaign).includes(player),
  };
  for (const { week, game } of scoredGames(campaign)) {
    const outcome = game.players.includes(player) ? outcomesOf(week, game)[player] : undefined;
    if (outcome === undefined) continue;
    row[outcome] += 1;
    if (!present(week, game).includes(player) || !game.result) continue;
    const { kills, deaths } = killsAndDeaths(campaign, game, player);
    row.played += 1;
    row.kills += kills;
    row.deaths += deaths;
    row.stones += game.result.sides[player]?.stones ?? 0;
  }
  return row;
}

/** The number of games that a player won against others of a group. */
function winsAmong(campaign: Campaign, player: PlayerId, group: readonly PlayerId[]): number {
  return scoredGames(campaign).filter(
    ({ week, game }) =>
      outcomesOf(week, game)[player] === 'won' && present(week, game).some((rival) => rival !== player && group.includes(rival)),
  ).length;
}

type StandingKey = 'power' | TieBreak;

function valueOf(campaign: Campaign, row: StandingRow, key: StandingKey, group: readonly StandingRow[]): number {
  switch (key) {
    case 'deaths':
      return -row.deaths;
    case 'head-to-head':
      return winsAmong(
        campaign,
        row.player,
        group.map(({ player }) => player),
      );
    case 'power':
    case 'vp':
    case 'kills':
      return row[key];
  }
}

/** Groups of players that all keys leave level, best first. */
function groupsByKeys(campaign: Campaign, rows: readonly StandingRow[], keys: readonly StandingKey[]): StandingRow[][] {
  const [key, ...rest] = keys;
  if (key === undefined || rows.length < 2) return [[...rows]];
  const values = new Map(rows.map((row) => [row, valueOf(campaign, row, key, rows)]));
  const distinct = [...new Set(values.values())].sort((a, b) => b - a);
  return distinct.flatMap((value) =>
    groupsByKeys(
      campaign,
      rows.filter((row) => values.get(row) === value),
      rest,
    ),
  );
}

/**
 * * The standings after a week, from the ledger: by Power, then by the tie-breaks; players who are still level share a rank.
 * @rule campaign 1.4 1.5 7.1 7.2
 */
export function standingsOf(campaign: Campaign, upTo = Infinity): Standing[] {
  const lines = ledgerOf(campaign, upTo);
  const past = upToWeek(campaign, upTo);
  const joinedPlayers = campaign.players.filter(({ joined }) => joined <= Math.min(upTo, currentWeek(campaign).n));
  const rows = joinedPlayers.map(({ id }) => rowOf(past, id, lines));
  const keys: StandingKey[] = ['power', ...campaign.settings.tieBreaks];
  const groups = [false, true].flatMap((hasLeft) =>
    groupsByKeys(
      past,
      rows.filter((row) => row.left === hasLeft),
      keys,
    ),
  );
  let rank = 1;
  return groups.flatMap((group) => {
    const shared = group.map((row): Standing => ({ ...row, rank }));
    rank += group.length;
    return shared;
  });
}

/** The winners: the highest Power after the final week; several if the tie-breaks leave them level. @rule campaign 7.6 */
export const winnersOf = (campaign: Campaign): PlayerId[] =>
  standingsOf(campaign)
    .filter(({ rank, left }) => rank === 1 && !left)
    .map(({ player }) => player);
