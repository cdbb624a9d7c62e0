import * as v from 'valibot';
import { FACTIONS } from '../factions.ts';
import { trigger } from './abilities.ts';
import { cond, eff, mod, node, outline, told, which, type OutputOf } from './grammar.ts';
import { count, flag, keywordNames, list, maybe, name, number } from './plain.ts';
import { limit } from './words.ts';

// Cards that belong to a player and to no character, in the language of all cards.

/** When a card that a player holds may be played. */
export const playMoment = v.picklist([
  'action-gap', // before or after an action, and between steps
  'replenish-start',
  'replenish-end',
  'declared', // an opponent has declared an action
  'would-suffer', // somebody would suffer the first wound of an action
  'immediately', // the dice for deployment are cast, and nobody has chosen yet
  'deploying', // a player is about to place its last character
  'deployed', // everybody is deployed
  'activation-end',
  'moving', // somebody else has declared a Step or Jog, or begins a Reaction Step
  'melee-start', // before cards are drawn; for the players of the two fighters
  'melee-opened', // the first cards of the round lie open
  'melee-revealed', // those, or the cards of a Follow-Up Attack
  'arcane-start', // before cards are drawn
  'catastrophe', // somebody suffers one that would cost it wounds
  'slain',
  'entered', // a model of the player's has been summoned, or has come back
  'stone-lost', // before the stone lies anywhere
  'game-end',
]);
export type PlayMoment = OutputOf<typeof playMoment>;

/** What a card in play does for the rest of the game, for each character of its player: `self` is that character. */
export const seatRules = {
  always: { always: list(mod), to: maybe(which), if: maybe(list(cond)) },
  /** `self` is any character of its player. */
  when: { when: trigger, if: maybe(list(cond)), may: maybe(flag), limit: maybe(limit), do: list(eff) },
  /** Added to the roll for who activates first. */
  roll: { roll: v.literal('first'), by: number },
  /** What enemies have gained until they are slain stays with them. */
  lingers: { lingers: flag },
  /** That many characters more, or fewer. */
  fields: { fields: number },
};
export const seatRule = told(seatRules, 'always');
export type SeatRule = OutputOf<typeof seatRule>;

/** All but the first three of what a gain asks for the campaign alone knows. */
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

/** Something a campaign pays for a card: victory points and machination points. */
export const leagueGain = node({
  who: v.picklist(['self', 'opponent', 'chosen', 'supporters', 'saboteurs']),
  vp: maybe(number),
  mp: maybe(number),
  /** So much for each of them, when it is counted; `standing`: not slain. */
  each: maybe(node({ what: v.picklist(['slain', 'standing', 'far', 'active-marker']), is: maybe(keywordNames) })),
  most: maybe(number),
  /** All of it must be so. */
  if: maybe(list(leagueCond)),
});
export type LeagueGain = OutputOf<typeof leagueGain>;

/** What a card means to a campaign. */
export const league = node({
  /** `now`: counted when the card is played; else when the game is over. */
  counts: v.picklist(['now', 'end']),
  gains: list(leagueGain),
  /** Objective Markers placed before deployment: at least and at most. */
  markers: maybe(v.strictTuple([count, count])),
  /** Further cards that may be chosen. */
  moreCards: maybe(node({ who: v.picklist(['self', 'opponent']), n: count })),
  /** What binds others in this week or the next. */
  order: maybe(v.picklist(['must-support', 'supporters-gain-nothing'])),
  /** It counts whether or not its player shows it. */
  must: maybe(flag),
});
export type League = OutputOf<typeof league>;

/**
 * A card that belongs to a player and to no character: an Event is played once, an Agenda goes on once it is shown, a campaign card
 * does either.
 */
export const tableCard = outline({
  /** `event:hesitation`, `agenda:crazy-town`, `hesitation`. */
  id: name,
  kind: v.picklist(['event', 'agenda', 'campaign']),
  name,
  version: count,
  /** The clause that prints it. */
  clause: name,
  /** Only players of this faction may take it. */
  faction: maybe(v.picklist(FACTIONS)),
  /** Only players of one of these may. */
  factions: maybe(list(v.picklist(FACTIONS))),
  at: list(playMoment),
  /** The one model it names when it is played; in `would-suffer` it is one of those that would. */
  target: maybe(which),
  /** What must be so, of those the moment binds: `originator`, `target`, `subject`, `enemy`. */
  if: maybe(list(cond)),
  do: maybe(list(eff)),
  rules: maybe(list(seatRule)),
  league: maybe(league),
  /** The table itself does what it says; it is announced and told. */
  byHand: maybe(flag),
});
export type TableCard = OutputOf<typeof tableCard>;
