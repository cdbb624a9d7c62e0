import type { Seat } from '../../rules/terms/ids.ts';
import type { FigurePosition } from './figures.ts';

/** What each seat has for itself, part by part. */
export type OwnedParts = Readonly<Record<'stones' | 'models' | 'energy' | 'reach' | 'danger' | 'hunt', readonly number[]>>;

/** What the parts of a position are worth, in points of which a stone has ten. Zero leaves a part out. */
export interface Weights {
  /** What a model is worth for being there, and its boxes all together: shares of its card's value. */
  there: number;
  boxes: number;
  /** The share of an expected loss that counts. */
  threat: number;
  ranged: number;
  /** Parts of an attack count, so that no model dances at the edge of a reach. */
  smooth: boolean;
  walls: boolean;
  /** Sees that no Jog begins in water or woods. A player that looks many actions ahead finds out anyhow. */
  mires: boolean;
  /** What passives and lasting effects make of a blow. */
  gear: number;
  /** Being ahead when turns run out. */
  lead: number;
  /** What a carrier has to lose beside its own boxes. */
  carrier: number;
  /** Models count by what they can still do. */
  fades: boolean;
  /** A slope towards stones on enemies' cards. */
  hunt: number;
  /** A slope of each armed model towards the enemy that it would most like to strike or shoot. */
  chase?: number;
  /** What enemy models are worth beside their own value to them: a share of it. */
  prize?: number;
  /** What unspent energy is worth to a model that has acted, a point of it; nothing in the last turn. */
  spare?: number;
  /** A side's models share the stones out, and a model that may not harvest goes for none. */
  spreads: boolean;
  /** How many of the nearest stones are seen. */
  stones: number;
  /** An evaluation of another make in place of the sum of the parts: that of the yardstick's opponents. */
  judge?: (position: FigurePosition, seat: Seat, parts: OwnedParts) => number;
  /** Turns that Sudden Death is thought to go on after this one: a player that takes each of its turns for the last stands still in it. */
  beyond: number;
}

/** Wounds as dear as they look. The result of a match depends far less on them: the best weight is less than half of that. */
export const DEAR = { there: 0.45, boxes: 0.55 };

/** The first evaluation that was tried, kept as the yardstick's. */
export const FIRST: Weights = {
  ...DEAR,
  threat: 0.35,
  ranged: 0,
  smooth: false,
  walls: false,
  mires: false,
  gear: 0,
  lead: 0,
  carrier: 0,
  fades: false,
  hunt: 0,
  spreads: false,
  stones: 7,
  beyond: 0,
};

export const FULL: Weights = {
  there: 0.55,
  boxes: 0.22,
  threat: 0.2,
  ranged: 0.7,
  smooth: true,
  walls: true,
  mires: false,
  gear: 0.6,
  lead: 6,
  carrier: 18,
  fades: true,
  hunt: 0.4,
  spreads: true,
  stones: 7,
  beyond: 2,
};

/** What the strong level wants: as FULL, but it fights. Energy that is left over is worth little, and a model that is armed wants somebody before its arms. */
export const FIGHTING: Weights = { ...FULL, there: 0.6, boxes: 0.5, threat: 0.15, hunt: 0, chase: 4, prize: 0.4, spare: 0.04 };

/** A beginner's: sees the nearest stones and no danger, and runs after models that carry one. */
export const NEAR: Weights = { ...FULL, ...DEAR, threat: 0, ranged: 0, walls: false, mires: true, lead: 0, hunt: 2, stones: 5 };
