import type { Decision } from './decision.ts';
import type { AbilityId, ModelId, Seat, StoneId } from './ids.ts';

/** The aim of a plan: the first thing in it that is not a move, or else what its first move comes nearer to. */
export type Aim =
  | { to: 'harvest' }
  | { to: 'melee'; target: ModelId }
  | { to: 'use'; model: ModelId | null; ability: AbilityId; target: ModelId | null }
  | { to: 'safety' }
  | { to: 'stone'; stone: StoneId }
  | { to: 'enemy'; target: ModelId };

/** Why somebody would decide so, as facts that words are made of. Shares are per cent. */
export type Motive =
  | { code: 'aims'; aim: Aim }
  | { code: 'enough' } // nothing that was tried is better than to stop
  | { code: 'mixes'; share: number }
  | { code: 'bluffs'; share: number }
  | { code: 'tells'; share: number }
  | { code: 'declines'; share: number }
  | { code: 'doubts'; share: number }
  | { code: 'knows' } // the seat holds every card that could be meant
  | { code: 'only' } // there is no other answer
  | { code: 'any' } // it was not weighed
  | { code: 'best' }; // it was tried, and nothing else did better

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
