import type { Reason } from '../../rules/terms/reason.ts';
import { allowanceOf } from '../allowance.ts';
import { playerOf, present } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign, Game, Week } from '../terms/campaign.ts';
import type { CardId } from '../terms/catalogue.ts';
import type { CardPlay, PlayerId, PlayWindow } from '../terms/parts.ts';
import { leagueCard } from '../league-cards.ts';

/** Cards that a player has played in this campaign and may not play again, without those of one game. @rule campaign 4.5 */
export const usedCards = (campaign: Campaign, player: PlayerId, aside?: string): CardId[] =>
  campaign.weeks
    .flatMap(({ games }) => games)
    .filter(({ id }) => id !== aside)
    .flatMap(({ plays }) => plays.filter((play) => play.player === player).map(({ card }) => card));

/** The reason why a player cannot have a card at all: it is unknown, of another faction, or crossed off. @rule campaign 4.1 4.5 */
export function refuseCard(campaign: Campaign, player: PlayerId, card: CardId, game: Game): Reason | null {
  const { cards } = campaign.catalogue;
  const facts = Object.hasOwn(cards, card) ? cards[card] : undefined;
  if (!facts) return no('unknown-card', '4.1', { card });
  const faction = playerOf(campaign, player)?.faction;
  if (faction === undefined || !facts.factions.includes(faction)) return no('card-wrong-faction', '4.1', { card });
  return usedCards(campaign, player, game.id).includes(card) ? no('card-used', '4.5', { card }) : null;
}

/** The number of cards that a player may choose now. @rule campaign 4.2 4.6 */
export const mostCards = (week: Week, game: Game, player: PlayerId): number =>
  game.stage === 'cards' ? allowanceOf(week, player) : (game.owed[player] ?? 0);

/** The reason why these cards cannot be chosen; null otherwise. A player may choose fewer than the limit. @rule campaign 4.1 4.2 4.6 */
export function refuseChoice(campaign: Campaign, week: Week, game: Game, player: PlayerId, cards: readonly CardId[]): Reason | null {
  const most = mostCards(week, game, player);
  if (cards.length > most) return no('too-many-cards', '4.1 4.2', { most });
  const hand = game.stage === 'cards' ? [] : (game.hands[player] ?? []);
  for (const [index, card] of cards.entries()) {
    const refused = refuseCard(campaign, player, card, game);
    if (refused) return refused;
    if (cards.indexOf(card) !== index || hand.includes(card)) return no('card-twice', '4.5', { card });
  }
  return null;
}

/** The extra cards that plays give to the players of a game. All other players present are opponents. @rule campaign 4.6 */
export function owedBy(week: Week, game: Game, plays: readonly CardPlay[]): Record<PlayerId, number> {
  const owed: Record<PlayerId, number> = {};
  const add = (player: PlayerId, more: number): void => {
    owed[player] = (owed[player] ?? 0) + more;
  };
  for (const { player, card } of plays) {
    const { extra } = leagueCard(card);
    if (!extra) continue;
    if ('self' in extra) add(player, extra.self);
    else for (const opponent of present(week, game)) if (opponent !== player) add(opponent, extra.opponents);
  }
  return owed;
}

/** Cards that are chosen and not played yet. */
export const unplayed = (game: Game, player: PlayerId): CardId[] =>
  (game.hands[player] ?? []).filter((card) => !game.plays.some((play) => play.player === player && play.card === card));

/** Cards of a hand that may be played in an open window. After an early result, immediate cards belong to the end of the game. @rule campaign 4.9 */
export const playable = (game: Game, player: PlayerId, window: PlayWindow): CardId[] =>
  unplayed(game, player).filter((card) => {
    const printed = leagueCard(card).window;
    return printed === window || (game.late && window === 'end' && printed === 'immediate');
  });

/** Chosen cards that were not played in a game: kept by their players, or lapsed. */
export function cardsHeld(game: Game): { player: PlayerId; card: CardId; outcome: 'kept' | 'lapsed' }[] {
  const { hands, lapsed, plays } = game;
  return [...new Set([...Object.keys(hands), ...Object.keys(lapsed)])].flatMap((player) => {
    const lapsedCards = lapsed[player] ?? [];
    const all = [...new Set([...(hands[player] ?? []), ...lapsedCards])];
    return all
      .filter((card) => !plays.some((play) => play.player === player && play.card === card))
      .map((card) => ({ player, card, outcome: lapsedCards.includes(card) ? ('lapsed' as const) : ('kept' as const) }));
  });
}
