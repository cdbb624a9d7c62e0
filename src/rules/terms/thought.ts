import type { Decision } from './decision.ts';
import type { AbilityId, ModelId, Seat } from './ids.ts';

/** The aim of a plan: the first thing in it that is not a move. */
export type Aim =
  | { to: 'harvest' }
  | { to: 'melee'; target: ModelId }
  | { to: 'use'; model: ModelId | null; ability: AbilityId; target: ModelId | null }
  | { to: 'safety' }
  | { to: 'ground' };

/** Why somebody would decide so, as facts that words are made of. Shares are per cent. */
export type Motive =
  | { code: 'aims'; aim: Aim }
  | { code: 'enough' } // nothing more is worth its energy
  | { code: 'mixes'; share: number }
  | { code: 'bluffs'; share: number }
  | { code: 'tells'; share: number }
  | { code: 'doubts'; share: number }
  | { code: 'knows' } // it can be nothing else
  | { code: 'any' } // it was not weighed
  | { code: 'best' }; // tried in what could be so

/** The parts of the worth of a match. */
export const PARTS = ['stones', 'reach', 'hunt', 'lead', 'models', 'energy', 'danger', 'chance', 'end'] as const;
export type WorthPart = (typeof PARTS)[number];

/** A decision that might have been better: points, of which a moonstone has ten, by what they come of. The parts add up to the loss. */
export interface Turning extends Advice {
  /** The number of the decision, which was made by `seat`. */
  at: number;
  seat: Seat;
  turn: number;
  /** The seat of the activation. */
  active: ModelId | null;
  made: Decision;
  loss: number;
  parts: { part: WorthPart; points: number }[];
}

/** The decision a computer would take, and why. */
export interface Advice {
  decision: Decision;
  why: Motive;
}
