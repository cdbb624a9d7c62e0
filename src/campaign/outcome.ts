import { leagueCard, type CardGain, type CardIf } from './league-cards.ts';
import { present } from './players.ts';
import type { Game, Week } from './terms/campaign.ts';
import type { CardPlay, PlayerId, GameResult, GameSide } from './terms/parts.ts';
import type { GameOutcome } from './terms/settings.ts';

/** The players who supported or sabotaged a player this week, without machinations that the Chamberlain has struck out. */
export const schemersOf = (week: Week, kind: 'support' | 'sabotage', target: PlayerId): PlayerId[] =>
  week.order.filter((rival) =>
    week.submissions[rival]?.machinations.some(
      (machination) => machination.kind === kind && machination.target === target && machination.void === undefined,
    ),
  );

/** True if a player alone had the highest or lowest Power when the week was published. @rule campaign 5.1 */
function isExtreme(week: Week, player: PlayerId, extreme: 'highest' | 'lowest'): boolean {
  const ownPower = week.frozen[player]?.power;
  if (ownPower === undefined) return false;
  return Object.entries(week.frozen).every(
    ([rival, { power }]) => rival === player || (extreme === 'highest' ? power < ownPower : power > ownPower),
  );
}

/** True if the condition of a gain is met. `outcome` is null before the winner is known. */
export function isMet(condition: CardIf | undefined, play: CardPlay, week: Week, outcome: GameOutcome | null): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'object') {
    if ('all' in condition) return condition.all.every((part) => isMet(part, play, week, outcome));
    return (play.active ?? 0) >= condition.active;
  }
  switch (condition) {
    case 'won':
    case 'lost':
      return outcome === condition;
    case 'highest':
    case 'lowest':
      return isExtreme(week, play.player, condition);
    case 'unsupported':
      return week.machinations && schemersOf(week, 'support', play.player).length === 0;
    case 'happened':
      return play.happened === true;
  }
}

/** The factor of a gain. */
export function times(gain: CardGain, play: CardPlay): number {
  const { most = Infinity } = leagueCard(play.card);
  return gain.per === undefined ? 1 : Math.min(most, (gain.per === 'count' ? play.count : play.active) ?? 0);
}

/** Victory points from a player's own cards in a game. @rule campaign 1.3 */
export function cardVp(week: Week, game: Game, player: PlayerId): number {
  const plays = game.plays.filter((play) => play.player === player);
  return plays.reduce(
    (sum, play) =>
      leagueCard(play.card).gains.reduce(
        (part, gain) => part + (gain.points === 'vp' && isMet(gain.if, play, week, null) ? gain.by * times(gain, play) : 0),
        sum,
      ),
    0,
  );
}

/** Moonstones that decide a game: those held, and one for a painted troupe where the settings say so. @rule campaign 5.7 A.9 */
function decidingStones({ settings }: Week, side: GameSide | undefined): number {
  return (side?.stones ?? 0) + (settings.painted === 'stone' && side?.painted ? 1 : 0);
}

/** The victory points of each player present: moonstones and cards. @rule campaign 1.3 5.6 */
export const gameVp = (week: Week, game: Game): Record<PlayerId, number> =>
  Object.fromEntries(
    present(week, game).map((player) => [player, decidingStones(week, game.result?.sides[player]) + cardVp(week, game, player)]),
  );

/** The number that decides a game, by player: victory points or moonstones. Players who conceded come last. */
const decidingPoints = (week: Week, game: Game, { sides, conceded = [] }: GameResult): Record<PlayerId, number> => {
  const points = gameVp(week, game);
  const value = (player: PlayerId): number => (week.settings.winner === 'vp' ? (points[player] ?? 0) : decidingStones(week, sides[player]));
  return Object.fromEntries(Object.keys(points).map((player) => [player, conceded.includes(player) ? -Infinity : value(player)]));
};

function outcomesFrom(week: Week, game: Game): Record<PlayerId, GameOutcome> {
  const players = present(week, game);
  const absentees = Object.fromEntries(
    game.players.filter((player) => !players.includes(player)).map((player) => [player, 'lost' as const]),
  );
  const [only] = players;
  if (players.length === 0) return absentees;
  if (players.length === 1 && only !== undefined) return { ...absentees, [only]: 'won' };
  if (!game.result) return {};
  const value = decidingPoints(week, game, game.result);
  const most = Math.max(...Object.values(value));
  const leaders = players.filter((player) => value[player] === most);
  const { suddenDeath } = game.result;
  const sudden = week.settings.winner === 'core' && suddenDeath !== undefined && leaders.includes(suddenDeath) ? suddenDeath : undefined;
  const winner = leaders.length === 1 ? leaders[0] : sudden;
  const outcomeOf = (player: PlayerId): GameOutcome => {
    if (player === winner) return 'won';
    return winner === undefined && leaders.includes(player) ? 'drawn' : 'lost';
  };
  return { ...absentees, ...Object.fromEntries(players.map((player) => [player, outcomeOf(player)])) };
}

// weeks are replaced and never changed, so they can serve as keys; standings ask for the same games many times
const outcomesByWeek = new WeakMap<Week, Map<Game, Record<PlayerId, GameOutcome>>>();

/**
 * * The outcome of a game for each of its players. The highest alone wins, several highest draw, the others lose; Sudden Death decides a
 * draw by the core rule. An absent player has lost. Without a result there is no outcome while two or more are present.
 * @rule campaign 5.7 9.5 9.6
 */
export function outcomesOf(week: Week, game: Game): Record<PlayerId, GameOutcome> {
  const games = outcomesByWeek.get(week) ?? new Map<Game, Record<PlayerId, GameOutcome>>();
  outcomesByWeek.set(week, games);
  const outcomes = games.get(game) ?? outcomesFrom(week, game);
  games.set(game, outcomes);
  return outcomes;
}
