import type { Decision } from './decision.ts';
import type { AbilityId, ModelId, Seat } from './ids.ts';

/** What a way of going on is for: the first thing on it that is no move. */
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

/** What the worth of a match is made of. */
export const PARTS = ['stones', 'reach', 'hunt', 'lead', 'models', 'energy', 'danger', 'chance', 'end'] as const;
export type WorthPart = (typeof PARTS)[number];

/** A decision that might have been better: points, of which a moonstone has ten, by what they come of. The parts add up to the loss. */
export interface Turning extends Advice {
  /** The number of the decision, which was made by `seat`. */
  at: number;
  seat: Seat;
  turn: number;
  /** Whose activation it was. */
  active: ModelId | null;
  made: Decision;
  loss: number;
  parts: { part: WorthPart; points: number }[];
}

/** What somebody would do, and why. */
export interface Advice {
  decision: Decision;
  why: Motive;
}
