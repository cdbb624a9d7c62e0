import type { Seat } from '../../rules/terms/ids.ts';
import type { FigurePosition } from './figures.ts';

/** The parts of a position, each with its value by seat. */
export type OwnedParts = Readonly<Record<'stones' | 'models' | 'energy' | 'reach' | 'danger' | 'hunt', readonly number[]>>;

/** The weights of the parts of a position, in points; one moonstone on a card is worth ten. Zero leaves a part out. */
export interface Weights {
  /** The value of a model on the board and of all its boxes, as shares of the value of its card. */
  presence: number;
  boxes: number;
  /** The share of the expected loss that counts. */
  threat: number;
  ranged: number;
  /** True if parts of an attack count, so that the value has no sharp edge at the end of a range. */
  smooth: boolean;
  walls: boolean;
  /** True if the player sees that no Jog begins in water or woods. A search over several actions finds this by itself. */
  mires: boolean;
  /** The share of passive and lasting damage modifiers that counts. */
  modifiers: number;
  /** The value of the lead in moonstones as turns run out. */
  lead: number;
  /** The points that a slain carrier loses for each moonstone, beside its own value. */
  carrier: number;
  /** True if models and late moonstones lose value as turns run out. */
  countsTurns: boolean;
  /** A slope towards moonstones on enemy cards. */
  hunt: number;
  /** A slope of each armed model towards its preferred enemy. */
  chase?: number;
  /** The share of an enemy model's value that counts once more for the player who slays it. */
  prize?: number;
  /** The value of one unspent energy on a model that has acted, in points; nothing in the last turn. */
  spare?: number;
  /**
   * The value of one energy that a loaded weapon saves in the next turn; nothing in the last turn. Where it is missing, no weapon is ever
   * empty, and shots count in round numbers.
   */
  loaded?: number;
  /** A small slope of the last turn, in which energy has no other use. */
  late?: number;
  /** True if models of a side share out the moonstones, and a model that may not harvest goes for none. */
  spreads: boolean;
  /** The number of nearest moonstones that the player sees. */
  stones: number;
  /** Another evaluation in place of the sum of the parts, for the opponents of the yardstick. */
  judge?: (position: FigurePosition, seat: Seat, parts: OwnedParts) => number;
  /** The number of turns that Sudden Death is assumed to continue. A player for whom each turn is the last one stands still. */
  beyond: number;
}

/** Wounds at their apparent value. They decide far fewer matches: the best weight is less than half of this. */
export const DEAR = { presence: 0.45, boxes: 0.55 };

/** The first evaluation, kept for the yardstick. */
export const FIRST: Weights = {
  ...DEAR,
  threat: 0.35,
  ranged: 0,
  smooth: false,
  walls: false,
  mires: false,
  modifiers: 0,
  lead: 0,
  carrier: 0,
  countsTurns: false,
  hunt: 0,
  spreads: false,
  stones: 7,
  beyond: 0,
};

export const FULL: Weights = {
  presence: 0.55,
  boxes: 0.22,
  threat: 0.2,
  ranged: 0.7,
  smooth: true,
  walls: true,
  mires: false,
  modifiers: 0.6,
  lead: 6,
  carrier: 18,
  countsTurns: true,
  hunt: 0.4,
  spreads: true,
  stones: 7,
  beyond: 2,
};

/** The weights of the strong level: FULL, but it fights. Unspent energy is worth little, and an armed model seeks an enemy in range. */
export const FIGHTING: Weights = {
  ...FULL,
  presence: 0.6,
  boxes: 0.5,
  threat: 0.15,
  hunt: 0,
  chase: 4,
  prize: 0.4,
  spare: 0.04,
};

/** The weights of a beginner: sees the nearest moonstones and no danger, and runs after carriers. */
export const NEAR: Weights = { ...FULL, ...DEAR, threat: 0, ranged: 0, walls: false, mires: true, lead: 0, hunt: 2, stones: 5 };
