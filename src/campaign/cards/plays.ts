import type { Reason } from '../../rules/terms/reason.ts';
import { allowanceOf } from '../allowance.ts';
import { currentWeek, playersInWeek, present } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign, Game, Week } from '../terms/campaign.ts';
import type { CardPlay, PlayWindow } from '../terms/parts.ts';
import { owedBy, playable, refuseCard } from './hands.ts';
import { leagueCard } from '../league-cards.ts';

const whole = (value: number | undefined, most: number): boolean =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= most;

/** The reason why the particulars of a play do not fit its card; null otherwise. @rule campaign 4.7 4.9 6.5 */
export function refuseParticulars(campaign: Campaign, week: number, play: CardPlay): Reason | null {
  const { card } = play;
  const { asks, most = Infinity, markers } = leagueCard(card);
  if (asks.includes('named')) {
    if (play.named === undefined || !playersInWeek(campaign, week).includes(play.named) || play.named === play.player)
      return no('card-names-another', '6.5', { card });
  } else if (play.named !== undefined) return no('card-names-nobody', '6.5', { card });
  if (asks.includes('count') ? !whole(play.count, most) : play.count !== undefined)
    return no('card-count', '4.9', { card, ...(most === Infinity ? {} : { most }) });
  if (asks.includes('active') ? !whole(play.active, markers?.[1] ?? 0) : play.active !== undefined)
    return no('card-markers', '4.7', { card, most: markers?.[1] ?? 0 });
  if (asks.includes('happened') !== (play.happened !== undefined)) return no('card-happened', '4.9', { card });
  return null;
}

/**
 * * The reason why a player cannot play these cards in the open window; null otherwise. A card that must be played cannot be held back.
 * @rule campaign 4.5 4.9
 */
export function refusePlays(campaign: Campaign, game: Game, window: PlayWindow, plays: readonly CardPlay[], player: string): Reason | null {
  const hand = playable(game, player, window);
  for (const [index, play] of plays.entries()) {
    if (!hand.includes(play.card)) return no('card-not-in-window', '4.9', { card: play.card });
    if (plays.findIndex(({ card }) => card === play.card) !== index) return no('card-twice', '4.5', { card: play.card });
    const refused = refuseParticulars(campaign, currentWeek(campaign).n, play);
    if (refused) return refused;
  }
  const obliged = hand.find((card) => leagueCard(card).must === true && !plays.some((play) => play.card === card));
  return obliged === undefined ? null : no('card-must-be-played', '4.9', { card: obliged });
}

/**
 * The reason why the plays of a result are not possible; null otherwise. They must come from the hand if cards were chosen in the app;
 * otherwise their number must be allowed. @rule campaign 4.2 4.5 10.5
 */
export function refusePlayed(campaign: Campaign, week: Week, game: Game, plays: readonly CardPlay[], every: boolean): Reason | null {
  const players = present(week, game);
  // Extra cards from a play during the game were chosen at the table.
  const given = owedBy(week, game, plays.filter(({ card, player }) => !game.plays.some((play) => play.card === card && play.player === player))); // prettier-ignore
  for (const [index, play] of plays.entries()) {
    const { player, card } = play;
    if (!players.includes(player)) return no('no-such-player', '5.5', { player });
    const refused = refuseCard(campaign, player, card, game) ?? refuseParticulars(campaign, week.n, play);
    if (refused) return refused;
    if (plays.findIndex((earlier) => earlier.player === player && earlier.card === card) !== index)
      return no('card-twice', '4.5', { card });
    const hand = game.hands[player];
    const further = plays.slice(0, index).filter((earlier) => earlier.player === player && hand && !hand.includes(earlier.card)).length;
    if (hand && !hand.includes(card) && further >= (given[player] ?? 0)) return no('card-not-chosen', '4.5', { card });
  }
  const owed = owedBy(week, game, plays);
  for (const player of players) {
    const most = allowanceOf(week, player) + (owed[player] ?? 0);
    const played = plays.filter((play) => play.player === player);
    if (every && game.hands[player] === undefined && played.length > most) return no('too-many-cards', '4.2', { most });
    const obliged = (game.hands[player] ?? []).find((card) => leagueCard(card).must === true && !played.some((play) => play.card === card));
    if (every && obliged !== undefined) return no('card-must-be-played', '4.9', { card: obliged });
  }
  return null;
}
