import type { Reason } from '../../rules/terms/reason.ts';
import { currentWeek, playersInWeek } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign, Game, Week } from '../terms/campaign.ts';
import type { PlayerId } from '../terms/parts.ts';
import type { CampaignWork } from '../work.ts';
import type { Round } from './circle.ts';
import { byStandings, nextToSitOut, pastOf, randomDraw, roundRobin } from './draw.ts';

const newGame = (week: number, index: number, players: PlayerId[]): Game => ({
  id: `w${week}g${index + 1}`,
  players,
  stage: 'cards',
  stirred: true,
  hands: {},
  sealed: {},
  early: {},
  late: false,
  lapsed: {},
  owed: {},
  asking: [],
  plays: [],
  result: null,
  substitutes: {},
});

export const gamesFrom = (week: Week, pairs: readonly PlayerId[][]): Game[] =>
  pairs.map((players, index) => newGame(week.n, index, [...players]));

/** Pairs the coming week as the settings say; by hand, the round robin is a first proposal. @rule campaign 9.1 7.5 */
export function pairWeek(work: CampaignWork): void {
  const { campaign, week } = work;
  const past = pastOf(campaign);
  const players = playersInWeek(campaign);
  const drawn = (): Round => {
    if (week.final && campaign.settings.final === 'by-standings') return byStandings(campaign, past);
    if (campaign.settings.pairings === 'random') return randomDraw(past, work.shuffle(players));
    return roundRobin(past, players);
  };
  const { games, bystanders } = drawn();
  work.patchWeek({ games: gamesFrom(week, games), bystanders, byHand: false });
}

/**
 * The reason why these pairings are not possible; null otherwise. Games of three and four are allowed; the bystander must be one who may
 * sit out. @rule campaign 9.1 9.2 9.5
 */
export function refusePairs(campaign: Campaign, games: readonly PlayerId[][]): Reason | null {
  const players = playersInWeek(campaign);
  const named = games.flat();
  const unknown = named.find((player) => !players.includes(player));
  if (unknown !== undefined) return no('no-such-player', '9.1', { player: unknown });
  const twice = named.find((player, index) => named.indexOf(player) !== index);
  if (twice !== undefined) return no('paired-twice', '9.1', { player: twice });
  if (games.some((game) => game.length < 2 || game.length > 4)) return no('table-of-two-to-four', '9.5');
  const resting = players.filter((player) => !named.includes(player));
  const { absent } = currentWeek(campaign);
  const byes = resting.filter((player) => !absent.includes(player));
  if (byes.length > 1) return no('one-bystander', '9.2', { bystanders: byes.length });
  const mayRest = nextToSitOut(pastOf(campaign), players);
  const early = byes.find((player) => !mayRest.includes(player));
  return early === undefined ? null : no('bystander-again', '9.2', { player: early });
}

/** The reason why the bye cannot move to this player; null otherwise. @rule campaign 9.2 10.3 */
export function refuseByeSwap(campaign: Campaign, to: PlayerId): Reason | null {
  const week = currentWeek(campaign);
  if (week.bystanders.length !== 1) return no('no-bystander', '9.2');
  if (week.bystanders.includes(to) || !playersInWeek(campaign).includes(to)) return no('no-such-player', '9.2', { player: to });
  return nextToSitOut(pastOf(campaign), playersInWeek(campaign)).includes(to) ? null : no('bystander-again', '9.2', { player: to });
}

/** Moves the bye to another player; the bystander takes over that player's game. */
export function swapBye(work: CampaignWork, to: PlayerId): void {
  const { week } = work;
  const [from] = week.bystanders;
  if (from === undefined) return;
  const games = week.games.map((game) => ({ ...game, players: game.players.map((player) => (player === to ? from : player)) }));
  work.patchWeek({ games, bystanders: [to] });
}

/** Pairings of later weeks as far as they are certain: a round robin does not depend on results. @rule campaign 9.1 */
export function scheduleOf(campaign: Campaign, last: number): ({ week: number } & Round)[] {
  const current = currentWeek(campaign);
  if (campaign.settings.pairings !== 'round-robin') return [];
  const until = campaign.settings.final === 'by-standings' ? last - 1 : last;
  const schedule: ({ week: number } & Round)[] = [];
  let ahead: Campaign = { ...campaign, weeks: [...campaign.weeks.slice(0, -1), { ...current, published: true }] };
  for (let n = current.n + 1; n <= until; n += 1) {
    ahead = { ...ahead, weeks: [...ahead.weeks, { ...current, n, games: [], bystanders: [], published: true }] };
    const round = roundRobin(pastOf(ahead), playersInWeek(ahead));
    const week: Week = { ...currentWeek(ahead), games: gamesFrom(currentWeek(ahead), round.games), bystanders: round.bystanders };
    ahead = { ...ahead, weeks: [...ahead.weeks.slice(0, -1), week] };
    schedule.push({ week: n, ...round });
  }
  return schedule;
}
