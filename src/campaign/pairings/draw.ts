import { byesOf, currentWeek, playersInWeek } from '../players.ts';
import { standingsOf } from '../scoring/standings.ts';
import type { Campaign } from '../terms/campaign.ts';
import type { PlayerId } from '../terms/parts.ts';
import { circle, type Round } from './circle.ts';

/** The history that pairings respect: earlier meetings and bystander weeks. */
export interface Past {
  met: (a: PlayerId, b: PlayerId) => number;
  byes: (player: PlayerId) => number;
}

export function pastOf(campaign: Campaign): Past {
  const weekNow = currentWeek(campaign).n;
  const games = campaign.weeks.filter(({ n }) => n < weekNow).flatMap((week) => week.games);
  return {
    met: (a, b) => games.filter(({ players }) => players.includes(a) && players.includes(b)).length,
    byes: (player) => byesOf(campaign, player, weekNow),
  };
}

const repeats = (past: Past, games: readonly PlayerId[][]): number => games.reduce((sum, [a = '', b = '']) => sum + past.met(a, b), 0);

/** The players with the fewest bystander weeks; only they may sit out next. @rule campaign 9.2 */
export function nextToSitOut(past: Past, players: readonly PlayerId[]): PlayerId[] {
  const least = Math.min(...players.map(past.byes));
  return players.filter((player) => past.byes(player) === least);
}

/** The round of the circle with the fewest repeated meetings whose bystander may sit out. @rule campaign 9.1 9.2 */
export function roundRobin(past: Past, players: readonly PlayerId[]): Round {
  const mayRest = nextToSitOut(past, players);
  const fair = circle(players).filter(({ bystanders }) => bystanders.every((player) => mayRest.includes(player)));
  const fewest = Math.min(...fair.map(({ games }) => repeats(past, games)));
  return fair.find(({ games }) => repeats(past, games) === fewest) ?? { games: [], bystanders: [...players] };
}

const MOST_TRIES = 20_000;

/** Pairs with the fewest repeated meetings; among equals the order of the list decides. */
function fewestRepeats(past: Past, players: readonly PlayerId[]): PlayerId[][] {
  let best: { games: PlayerId[][]; cost: number } | null = null;
  let tries = 0;
  const search = (unpaired: readonly PlayerId[], games: PlayerId[][], cost: number): void => {
    const [first, ...others] = unpaired;
    if (best && (cost >= best.cost || best.cost === 0 || tries > MOST_TRIES)) return;
    tries += 1;
    if (first === undefined) {
      best = { games, cost };
      return;
    }
    const byMeetings = [...others].sort((a, b) => past.met(first, a) - past.met(first, b));
    for (const opponent of byMeetings) {
      search(
        others.filter((player) => player !== opponent),
        [...games, [first, opponent]],
        cost + past.met(first, opponent),
      );
    }
  };
  search(players, [], 0);
  return (best as { games: PlayerId[][] } | null)?.games ?? [];
}

/** A random draw without repeated meetings while that is possible. `order` is the shuffled players. @rule campaign 9.1 */
export function randomDraw(past: Past, order: readonly PlayerId[]): Round {
  const [rests] = order.length % 2 === 1 ? nextToSitOut(past, order) : [];
  const players = order.filter((player) => player !== rests);
  return { games: fewestRepeats(past, players), bystanders: rests === undefined ? [] : [rests] };
}

/** First against second, third against fourth, repeated meetings allowed. The lowest player who may sit out does. @rule campaign 7.5 */
export function byStandings(campaign: Campaign, past: Past): Round {
  const players = playersInWeek(campaign);
  const ranked = standingsOf(campaign)
    .map(({ player }) => player)
    .filter((player) => players.includes(player));
  const rests = ranked.length % 2 === 1 ? nextToSitOut(past, ranked).pop() : undefined;
  const unpaired = ranked.filter((player) => player !== rests);
  return {
    games: unpaired.flatMap((player, index) => (index % 2 === 0 ? [[player, unpaired[index + 1] ?? '']] : [])),
    bystanders: rests === undefined ? [] : [rests],
  };
}
