import type { CardId } from './terms/catalogue.ts';
import type { PlayWindow } from './terms/parts.ts';
import type { CardAsk } from './terms/view.ts';

/** The players whom an effect concerns. In a game of three or four every other player is an opponent. */
export type CardWho = 'self' | 'opponents' | 'named' | 'saboteurs';
/** The condition of an effect. `highest` and `lowest` mean alone, by the Power when the week was published. @rule campaign 5.1 */
export type CardIf = 'won' | 'lost' | 'highest' | 'lowest' | 'unsupported' | 'happened' | { active: number } | { all: readonly CardIf[] };

/** Points for each player concerned. `per` multiplies them by a number that the players enter. */
export interface CardGain {
  points: 'vp' | 'mp';
  by: number;
  who: readonly CardWho[];
  if?: CardIf;
  per?: 'count' | 'active';
}

/** The effect of a campaign card on the campaign; its effect on the board is written elsewhere. */
export interface LeagueCard {
  window: PlayWindow;
  gains: readonly CardGain[];
  asks: readonly CardAsk[];
  /** The most that counts; no limit when missing. */
  most?: number;
  /** The fewest and the most Objective Markers that the card may place. @rule campaign 4.7 */
  markers?: readonly [number, number];
  must?: true;
  /** The number of cards that may be chosen beyond the allowance. @rule campaign 4.6 */
  extra?: { opponents: number } | { self: number };
  /** Supporters of its player gain nothing from the win. @rule campaign 6.5 */
  keepsGlory?: true;
  /** The named player may not sabotage the card's player next week and must support them if able. @rule campaign 6.5 */
  pledge?: true;
}

const self = (points: 'vp' | 'mp', amount: number, extra: Partial<CardGain> = {}): CardGain => ({
  points,
  by: amount,
  who: ['self'],
  ...extra,
});
const others = (roles: readonly CardWho[], amount: number, condition?: CardIf): CardGain => ({
  points: 'mp',
  by: amount,
  who: roles,
  ...(condition === undefined ? {} : { if: condition }),
});

const active = (least: number): CardIf => ({ active: least });
const card = (window: PlayWindow, gains: readonly CardGain[], extra: Partial<LeagueCard> = {}): LeagueCard => ({
  window,
  gains,
  asks: [],
  ...extra,
});

/** The cards that affect a campaign's points. @rule campaign 1.7 4.6 4.7 5.6 6.5 */
export const LEAGUE_CARDS: Readonly<Record<CardId, LeagueCard>> = {
  antagonise: card('immediate', [self('vp', 1)], { extra: { opponents: 1 } }),
  'a-plan-500-years-in-the-making': card('during', [self('vp', 1, { per: 'count' })], { asks: ['count'], most: 3 }),
  bravado: card('during', [self('mp', 4, { if: 'won' }), others(['opponents'], -2, 'won')]),
  'brown-nose': card('after', [], { asks: ['named'], pledge: true }),
  'consolidate-power': card('immediate', [self('mp', 1, { if: 'highest' })]),
  decoy: card('after', [self('mp', 1, { if: 'won' })], { markers: [1, 2] }),
  'distant-relatives': card('during', [self('vp', 2, { if: 'happened' })], { asks: ['happened'] }),
  'fae-spitefulness': card('immediate', [others(['named'], -1)], { asks: ['named'] }),
  'gamble-the-silverware': card('end', [self('vp', 1, { if: active(1) }), self('mp', 2, { if: 'won' }), self('mp', -2, { if: 'lost' })], {
    asks: ['active'],
    markers: [1, 1],
    must: true,
  }),
  infiltrate: card('during', [self('vp', 1, { per: 'count' })], { asks: ['count'], most: 3 }),
  'keeping-the-new-robes-clean': card('during', [self('vp', 1, { per: 'count', if: 'happened' })], { asks: ['happened', 'count'] }),
  longsight: card('immediate', [self('vp', -1)], { extra: { self: 2 } }),
  'lurk-in-obscurity': card('immediate', [self('mp', 3, { if: 'lowest' })]),
  'make-your-own-luck': card('during', [self('vp', -1)]),
  'malign-resurrection': card('during', [self('vp', -1)]),
  'nefarious-bargain': card('end', [self('vp', 1), others(['named'], 2)], { asks: ['named'] }),
  'plant-propaganda': card('end', [self('vp', 2, { if: active(2) }), others(['opponents'], -2, active(2))], {
    asks: ['active'],
    markers: [2, 2],
  }),
  'portal-of-grommel': card('during', [self('vp', 1)], { markers: [2, 2] }),
  'putting-the-kiddies-to-bed': card('during', [self('vp', 1, { if: 'happened' })], { asks: ['happened'] }),
  'sir-flashypants': card('during', [self('vp', 4, { if: 'happened' }), others(['opponents'], -2, 'happened')], { asks: ['happened'] }),
  'stand-alone': card('after', [self('mp', 3, { if: { all: ['won', 'unsupported'] } })]),
  'steal-the-glory': card('after', [self('mp', 1, { if: 'won' })], { keepsGlory: true }),
  'the-high-road': card('after', [self('mp', 2, { if: 'won' })]),
  'the-slippery-squid': card('after', [self('mp', 2, { if: 'lost' })]),
  'troll-fists': card('end', [self('vp', 1, { per: 'active' })], { asks: ['active'], markers: [2, 2] }),
  'turn-the-tables': card('end', [self('vp', 1, { if: active(1) }), others(['opponents', 'saboteurs'], -1, active(1))], {
    asks: ['active'],
    markers: [1, 1],
  }),
  vengeance: card('after', [others(['opponents', 'saboteurs'], -2, 'won')]),
  'wytchwood-riddle': card('end', [self('vp', 3, { if: { all: ['happened', active(1)] } })], {
    asks: ['happened', 'active'],
    markers: [1, 1],
  }),
};

const PLAIN: LeagueCard = { window: 'during', gains: [], asks: [] };

/** The effect of a card on the campaign; other cards have none. */
export const leagueCard = (id: CardId): LeagueCard => (Object.hasOwn(LEAGUE_CARDS, id) ? (LEAGUE_CARDS[id] ?? PLAIN) : PLAIN);
