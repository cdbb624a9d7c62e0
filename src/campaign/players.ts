import { impossible } from '../rules/violation.ts';
import type { Campaign, Game, CampaignPlayer, Week } from './terms/campaign.ts';
import type { GameId, PlayerId, Roster } from './terms/parts.ts';
import type { GrowthRow, CampaignSettings } from './terms/settings.ts';

/** The week under way. */
export const currentWeek = (campaign: Campaign): Week =>
  campaign.weeks[campaign.weeks.length - 1] ?? impossible('a campaign without a week');

export const playerOf = (campaign: Campaign, id: PlayerId): CampaignPlayer | undefined =>
  campaign.players.find((player) => player.id === id);

/** The players who take part in a week. @rule campaign 9.7 */
export const playersInWeek = (campaign: Campaign, week = currentWeek(campaign).n): PlayerId[] =>
  campaign.players.filter(({ joined, left }) => joined <= week && (left === null || left >= week)).map(({ id }) => id);

export const gameOf = (week: Week, player: PlayerId): Game | undefined => week.games.find(({ players }) => players.includes(player));

export const gameById = (campaign: Campaign, id: GameId): { week: Week; game: Game } | null => {
  for (const week of campaign.weeks) {
    const game = week.games.find((candidate) => candidate.id === id);
    if (game) return { week, game };
  }
  return null;
};

export const opponentsOf = (week: Week, player: PlayerId): PlayerId[] =>
  (gameOf(week, player)?.players ?? []).filter((opponent) => opponent !== player);

/** The players of a game who are present. */
export const present = (week: Week, game: Game): PlayerId[] => game.players.filter((player) => !week.absent.includes(player));

/** True if a player has a game this week: neither bystander nor absent, and with an opponent present. @rule campaign 6.4 9.4 */
export function hasGame(week: Week, player: PlayerId): boolean {
  const game = gameOf(week, player);
  return game !== undefined && !week.absent.includes(player) && present(week, game).length > 1;
}

/** The row of the growth table for a week; its last row continues. @rule campaign 2.5 */
export const growthOf = (settings: CampaignSettings, week: number): GrowthRow =>
  settings.growth[Math.min(week, settings.growth.length) - 1] ?? impossible('a growth table without rows');

const EMPTY: Roster = { characters: [], upgrades: {}, lost: [] };

/** The roster that a player locked in a week, or last before it. */
export function rosterOf(campaign: Campaign, player: PlayerId, week = currentWeek(campaign).n): Roster {
  for (const { n, rosters } of [...campaign.weeks].reverse()) {
    const roster = rosters[player];
    if (n <= week && roster) return roster;
  }
  return EMPTY;
}

/** The number of bystander weeks of a player, with those credited to a late joiner. @rule campaign 9.2 */
export const byesOf = (campaign: Campaign, player: PlayerId, before = Infinity): number =>
  (playerOf(campaign, player)?.startByes ?? 0) +
  campaign.weeks.filter(({ n, bystanders, published }) => published && n < before && bystanders.includes(player)).length;

/** The number of characters that each player fields: the week's game size, or fewer with three and four players. @rule campaign 2.2 9.5 */
export function fieldOf(week: Week, game: Game): number {
  const { gameSize } = growthOf(week.settings, week.n);
  const { three, four } = week.settings.groupSizes;
  const players = present(week, game).length;
  return players === 3 ? Math.min(gameSize, three) : players === 4 ? Math.min(gameSize, four) : gameSize;
}

/** The last week of the campaign under these settings. @rule campaign 7.4 */
export function lastWeek(campaign: Campaign): number {
  const { length, longest } = campaign.settings;
  const weekNow = currentWeek(campaign).n;
  if (length !== 'auto') return Math.max(length, weekNow);
  const n = playersInWeek(campaign, weekNow).length;
  return Math.max(Math.min(n % 2 === 0 ? n - 1 : n, longest), 1);
}
