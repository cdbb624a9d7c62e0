import { leagueCard, type CardGain, type CardIf } from './league-cards.ts';
import { present } from './players.ts';
import type { Game, Week } from './terms/campaign.ts';
import type { CardPlay, PlayerId, GameResult, GameSide } from './terms/parts.ts';
import type { GameOutcome } from './terms/settings.ts';

/** The players who supported or sabotaged a player this week; a machination that the Chamberlain struck out does not count. */
export const behind = (week: Week, kind: 'support' | 'sabotage', target: PlayerId): PlayerId[] =>
  week.order.filter((rival) =>
    week.submissions[rival]?.machinations.some(
      (machination) => machination.kind === kind && machination.target === target && machination.void === undefined,
    ),
  );

/** Whether a player alone had the highest or lowest Power when the week was published. @rule campaign 5.1 */
function alone(week: Week, player: PlayerId, extreme: 'highest' | 'lowest'): boolean {
  const ownPower = week.frozen[player]?.power;
  if (ownPower === undefined) return false;
  return Object.entries(week.frozen).every(
    ([rival, { power }]) => rival === player || (extreme === 'highest' ? power < ownPower : power > ownPower),
  );
}

/** Whether what a gain waits for is so. `outcome` is null before the winner is known. */
export function holds(condition: CardIf | undefined, play: CardPlay, week: Week, outcome: GameOutcome | null): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'object') {
    if ('all' in condition) return condition.all.every((part) => holds(part, play, week, outcome));
    return (play.active ?? 0) >= condition.active;
  }
  switch (condition) {
    case 'won':
    case 'lost':
      return outcome === condition;
    case 'highest':
    case 'lowest':
      return alone(week, play.player, condition);
    case 'unsupported':
      return week.machinations && behind(week, 'support', play.player).length === 0;
    case 'happened':
      return play.happened === true;
  }
}

/** How often a gain counts. */
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
        (part, gain) => part + (gain.points === 'vp' && holds(gain.if, play, week, null) ? gain.by * times(gain, play) : 0),
        sum,
      ),
    0,
  );
}

/** Moonstones that decide a game: those held, and one for a painted troupe where that is its worth. @rule campaign 5.7 A.9 */
function decidingStones({ settings }: Week, side: GameSide | undefined): number {
  return (side?.stones ?? 0) + (settings.painted === 'stone' && side?.painted ? 1 : 0);
}

/** What each brings home: moonstones and victory points of cards. @rule campaign 1.3 5.6 */
export const gameVp = (week: Week, game: Game): Record<PlayerId, number> =>
  Object.fromEntries(
    present(week, game).map((player) => [player, decidingStones(week, game.result?.sides[player]) + cardVp(week, game, player)]),
  );

/** What decides: victory points, or stones. Those who conceded are behind everybody who played on. */
const standing = (week: Week, game: Game, { sides, conceded = [] }: GameResult): Record<PlayerId, number> => {
  const points = gameVp(week, game);
  const value = (player: PlayerId): number => (week.settings.winner === 'vp' ? (points[player] ?? 0) : decidingStones(week, sides[player]));
  return Object.fromEntries(Object.keys(points).map((player) => [player, conceded.includes(player) ? -Infinity : value(player)]));
};

function worked(week: Week, game: Game): Record<PlayerId, GameOutcome> {
  const players = present(week, game);
  const gone = Object.fromEntries(game.players.filter((player) => !players.includes(player)).map((player) => [player, 'lost' as const]));
  const [only] = players;
  if (players.length === 0) return gone;
  if (players.length === 1 && only !== undefined) return { ...gone, [only]: 'won' };
  if (!game.result) return {};
  const value = standing(week, game, game.result);
  const most = Math.max(...Object.values(value));
  const leaders = players.filter((player) => value[player] === most);
  const { suddenDeath } = game.result;
  const sudden = week.settings.winner === 'core' && suddenDeath !== undefined && leaders.includes(suddenDeath) ? suddenDeath : undefined;
  const winner = leaders.length === 1 ? leaders[0] : sudden;
  const outcomeOf = (player: PlayerId): GameOutcome => {
    if (player === winner) return 'won';
    return winner === undefined && leaders.includes(player) ? 'drawn' : 'lost';
  };
  return { ...gone, ...Object.fromEntries(players.map((player) => [player, outcomeOf(player)])) };
}

// A week never changes: another one takes its place. Standings ask for the same games again and again.
const known = new WeakMap<Week, Map<Game, Record<PlayerId, GameOutcome>>>();

/**
 * How a game ended for each who came to it: most alone wins, joint most draw, everybody with fewer loses. By the core rule,
 * Sudden Death parts players who are level. An absent player has lost; without an opponent and a result there is no outcome.
 * @rule campaign 5.7 9.5 9.6
 */
export function outcomesOf(week: Week, game: Game): Record<PlayerId, GameOutcome> {
  const games = known.get(week) ?? new Map<Game, Record<PlayerId, GameOutcome>>();
  known.set(week, games);
  const outcomes = games.get(game) ?? worked(week, game);
  games.set(game, outcomes);
  return outcomes;
}
