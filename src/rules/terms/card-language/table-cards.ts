import * as v from 'valibot';
import { FACTIONS } from '../factions.ts';
import { trigger } from './abilities.ts';
import { cond, eff, mod, node, outline, shapeByField, which, type OutputOf } from './grammar.ts';
import { count, flag, keywordNames, list, maybe, name, number } from './plain.ts';
import { limit } from './words.ts';

// The cards of players: Events, Agendas and campaign cards.

/** The moments at which a card may be played. */
export const playMoment = v.picklist([
  'action-gap', // before or after an action, and between steps
  'replenish-start',
  'replenish-end',
  'declared', // an opponent has declared an action
  'would-suffer', // a model would suffer the first wound of an action
  'immediately', // the dice for deployment are rolled, and no player has chosen yet
  'deploying', // a player is about to place its last character
  'deployed', // all models are deployed
  'activation-end',
  'moving', // another player's model has declared a Step or Jog, or begins a Reaction Step
  'melee-start', // before cards are drawn; for the players of the two fighters
  'melee-opened', // the first cards of the round are revealed
  'melee-revealed', // the first cards, or the cards of a Follow-Up Attack, are revealed
  'arcane-start', // before cards are drawn
  'catastrophe', // a model suffers a catastrophe that would cost it wounds
  'slain',
  'entered', // a model of the player has been summoned, or has come back
  'stone-lost', // a model loses a moonstone, which has not been placed yet
  'game-end',
]);
export type PlayMoment = OutputOf<typeof playMoment>;

/** The rules of a card that stays in play for the rest of the game. `self` is each character of its player. */
export const seatRules = {
  always: { always: list(mod), to: maybe(which), if: maybe(list(cond)) },
  /** `self` is any character of its player. */
  when: { when: trigger, if: maybe(list(cond)), may: maybe(flag), limit: maybe(limit), do: list(eff) },
  /** Added to the roll for who activates first. */
  roll: { roll: v.literal('first'), by: number },
  /** Enemies keep what they have gained until slain, even when they are slain. */
  lingers: { lingers: flag },
  /** The player fields this many characters more, or fewer. */
  fields: { fields: number },
};
export const seatRule = shapeByField(seatRules, 'always');
export type SeatRule = OutputOf<typeof seatRule>;

/** The conditions of a gain. Except for the first three, only the campaign knows whether they hold. */
export const leagueCond = v.picklist([
  'won',
  'lost',
  'target-slain',
  'no-noble-slain',
  'no-thrall-in-play',
  'all-stones',
  'four-catastrophes',
  'markers-active',
  'highest-power',
  'lowest-power',
  'unsupported',
]);
export type LeagueCond = OutputOf<typeof leagueCond>;

/** Victory points and machination points that a campaign gives for a card. */
export const leagueGain = node({
  who: v.picklist(['self', 'opponent', 'chosen', 'supporters', 'saboteurs']),
  vp: maybe(number),
  mp: maybe(number),
  /** The points count for each of these; `standing`: not slain. */
  each: maybe(node({ what: v.picklist(['slain', 'standing', 'far', 'active-marker']), is: maybe(keywordNames) })),
  most: maybe(number),
  /** All these conditions must hold. */
  if: maybe(list(leagueCond)),
});
export type LeagueGain = OutputOf<typeof leagueGain>;

/** The part of a card that matters to a campaign. */
export const league = node({
  /** `now`: the gains are counted when the card is played; `end`: when the game is over. */
  counts: v.picklist(['now', 'end']),
  gains: list(leagueGain),
  /** The numbers of Objective Markers that its player places before deployment: at least and at most. */
  markers: maybe(v.strictTuple([count, count])),
  /** Further cards that may be chosen. */
  moreCards: maybe(node({ who: v.picklist(['self', 'opponent']), n: count })),
  /** An order that binds other players in this week or the next. */
  order: maybe(v.picklist(['must-support', 'supporters-gain-nothing'])),
  /** The card counts even if its player does not show it. */
  must: maybe(flag),
});
export type League = OutputOf<typeof league>;

/**
 * A card that belongs to a player, not to a character: an Event is played once, an Agenda stays in play once it is shown, a campaign card
 * is like one or the other.
 */
export const tableCard = outline({
  /** `event:hesitation`, `agenda:crazy-town`; of a campaign card without a prefix: `hesitation`. */
  id: name,
  kind: v.picklist(['event', 'agenda', 'campaign']),
  name,
  version: count,
  /** The clause that prints it. */
  clause: name,
  /** Only players of this faction may take it. */
  faction: maybe(v.picklist(FACTIONS)),
  /** Only players of one of these factions may take it. */
  factions: maybe(list(v.picklist(FACTIONS))),
  at: list(playMoment),
  /** The model that the player names when playing the card; at `would-suffer` it is a model that would suffer. */
  target: maybe(which),
  /** Conditions about the models that the moment binds: `originator`, `target`, `subject`, `enemy`. */
  if: maybe(list(cond)),
  do: maybe(list(eff)),
  rules: maybe(list(seatRule)),
  league: maybe(league),
  /** The players do by hand what the card says; the app announces it. */
  byHand: maybe(flag),
});
export type TableCard = OutputOf<typeof tableCard>;
