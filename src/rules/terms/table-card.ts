import type { Cond, Eff, Keyword, Limit, Mod, Trigger, Which } from './card-language.ts';
import type { Faction } from './factions.ts';
import type { Clause } from './ids.ts';

// Cards that belong to a player and to no character, in the language of all cards.

export const PLAY_MOMENTS = [
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
  'entered', // a model of the player's has been summoned
  'stone-lost', // before the stone lies anywhere
  'game-end',
] as const;
/** When a card that a player holds may be played. */
export type PlayMoment = (typeof PLAY_MOMENTS)[number];

/** What a card in play does for the rest of the game, for each character of its player: `self` is that character. */
export type SeatRule =
  | { always: Mod[]; to?: Which; if?: Cond[] }
  | { when: Trigger; if?: Cond[]; may?: true; limit?: Limit; do: Eff[] } // `self` is any character of its player
  | { roll: 'first'; by: number } // added to the roll for who activates first
  | { lingers: true } // what enemies have gained until they are slain stays with them
  | { fields: number }; // that many characters more, or fewer

/** Something a campaign pays for a card: victory points and machination points. */
export interface LeagueGain {
  who: 'self' | 'opponent' | 'chosen' | 'supporters' | 'saboteurs';
  vp?: number;
  mp?: number;
  /** So much for each of them, when it is counted; `standing`: not slain. */
  each?: { what: 'slain' | 'standing' | 'far' | 'active-marker'; is?: Keyword[] };
  most?: number;
  /** All of it must be so; the first three the match knows, the others the campaign alone. */
  if?: LeagueCond[];
}
export type LeagueCond =
  | 'won'
  | 'lost'
  | 'target-slain'
  | 'no-noble-slain'
  | 'no-thrall-in-play'
  | 'all-stones'
  | 'four-catastrophes'
  | 'markers-active'
  | 'highest-power'
  | 'lowest-power'
  | 'unsupported';

/** What a card means to a campaign. */
export interface League {
  /** `now`: counted when the card is played; else when the game is over. */
  counts: 'now' | 'end';
  gains: LeagueGain[];
  /** Objective Markers placed before deployment: at least and at most. */
  markers?: readonly [number, number];
  /** Further cards that may be chosen. */
  moreCards?: { who: 'self' | 'opponent'; n: number };
  /** What binds others in this week or the next. */
  order?: 'must-support' | 'supporters-gain-nothing';
  /** It counts whether or not its player shows it. */
  must?: true;
}

/**
 * A card that belongs to a player and to no character: an Event is played once, an Agenda goes on once it is shown, a campaign card
 * does either.
 */
export interface TableCard {
  /** `event:hesitation`, `agenda:crazy-town`, `hesitation`. */
  id: string;
  kind: 'event' | 'agenda' | 'campaign';
  name: string;
  version: number;
  /** The clause that prints it. */
  clause: Clause;
  /** Only players of this faction may take it. */
  faction?: Faction;
  /** Only players of one of these may. */
  factions?: Faction[];
  at: PlayMoment[];
  /** The one model it names when it is played; in `would-suffer` it is one of those that would. */
  target?: Which;
  /** What must be so, of those the moment binds: `originator`, `target`, `subject`, `enemy`. */
  if?: Cond[];
  do?: Eff[];
  rules?: SeatRule[];
  league?: League;
  /** The table itself does what it says; it is announced and told. */
  byHand?: true;
}
