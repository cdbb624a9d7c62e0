import type { Decision } from '../rules/terms/decision.ts';
import type { ModelId, Seat } from '../rules/terms/ids.ts';
import type { Setup } from '../rules/terms/setup.ts';

/** What must be so: an enemy is slain, the solver holds so many moonstones, one of the solver's models is still on the board. */
export type GoalPart = { what: 'slain'; model: ModelId } | { what: 'stones'; count: number } | { what: 'stands'; model: ModelId };

/** The time of the solver: the next activation, or the rest of the turn. */
export const SPANS = ['activation', 'turn'] as const;
export type Span = (typeof SPANS)[number];

/** A position, and what the first seat is to bring about in it. Chance is fixed by the seed of the setup. */
export interface Puzzle {
  /** A slug. */
  id: string;
  name: string;
  /** The maker's name; may be empty. */
  by: string;
  setup: Setup;
  /** All of it must be so at once. */
  goal: GoalPart[];
  within: Span;
  /** Decisions of all seats that lead to the goal. Any others that do are as good. */
  solution: Decision[];
}

/** The seat of the solver. The other seat belongs to a computer. */
export const SOLVER: Seat = 0;
/** The computer of the other seat: it answers the same to the same, on every device. */
export const RIVAL = { level: 'club', lighter: 1 } as const;

export const LIMITS = { models: 16, decisions: 240, parts: 3, terrain: 40, letters: 40 } as const;
