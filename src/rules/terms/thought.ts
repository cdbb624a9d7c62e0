import type { Decision } from './decision.ts';
import type { AbilityId, ModelId, Seat, StoneId } from './ids.ts';

/** The aim of a plan: its first decision that is not a move, or the thing to which its first move leads. */
export type Aim =
  | { to: 'harvest' }
  | { to: 'melee'; target: ModelId }
  | { to: 'use'; model: ModelId | null; ability: AbilityId; target: ModelId | null }
  | { to: 'safety' }
  | { to: 'stone'; stone: StoneId }
  | { to: 'enemy'; target: ModelId };

/** The reason why a computer player would make a decision, as facts for a sentence. Shares are per cent. */
export type Motive =
  | { code: 'aims'; aim: Aim }
  | { code: 'enough' } // stopping is at least as good as everything that was tried
  | { code: 'mixes'; share: number }
  | { code: 'bluffs'; share: number }
  | { code: 'tells'; share: number }
  | { code: 'declines'; share: number }
  | { code: 'doubts'; share: number }
  | { code: 'knows' } // the seat has all copies of the claimed card, so the claim is a lie
  | { code: 'only' } // there is no other answer
  | { code: 'any' } // the decision was not compared with others
  | { code: 'best' }; // the decision did best of all that were tried

/** The parts of the value of a match to a seat. */
export const PARTS = ['stones', 'reach', 'hunt', 'lead', 'models', 'energy', 'danger', 'chance', 'end'] as const;
export type WorthPart = (typeof PARTS)[number];

/** A decision of a match that could have been better. Losses are in points, ten to a moonstone; the `parts` add up to `loss`. */
export interface Turning extends Advice {
  /** The number of the decision in its match. */
  at: number;
  seat: Seat;
  turn: number;
  /** The model whose activation it was. */
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
