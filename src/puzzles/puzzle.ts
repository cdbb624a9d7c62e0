import type { Decision } from '../rules/terms/decision.ts';
import type { ModelId, Seat } from '../rules/terms/ids.ts';
import type { Setup } from '../rules/terms/setup.ts';

/** A condition of the goal: an enemy is slain, the solver has this many moonstones, or a model of the solver is still on the board. */
export type GoalPart = { what: 'slain'; model: ModelId } | { what: 'stones'; count: number } | { what: 'stands'; model: ModelId };

/** The time of the solver: the next activation, or the rest of the turn. */
export const SPANS = ['activation', 'turn'] as const;
export type Span = (typeof SPANS)[number];

/** A puzzle: a position, and a goal for the first seat. The seed of the setup fixes chance. */
export interface Puzzle {
  /** A slug. */
  id: string;
  name: string;
  /** The maker's name; may be empty. */
  by: string;
  setup: Setup;
  /** All conditions must hold at the same time. */
  goal: GoalPart[];
  within: Span;
  /** Decisions of all seats that reach the goal; others may reach it too. */
  solution: Decision[];
}

/** The seat of the solver. The other seat belongs to a computer. */
export const SOLVER: Seat = 0;
/** The computer player of the other seat. It gives the same answers in the same position on every device. */
export const RIVAL = { level: 'club', lighter: 1 } as const;

export const LIMITS = { models: 16, decisions: 240, parts: 3, terrain: 40, letters: 40 } as const;
