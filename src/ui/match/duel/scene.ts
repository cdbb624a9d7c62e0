import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** How the two sides of a duel stand to each other: beside each other, at the far and the near end, or at the left and the right end of the table. */
export type Facing = 'beside' | 'ends' | 'sides';

const turnOf = (turns: readonly number[], seat: number): number => (((turns[seat] ?? 0) % 360) + 360) % 360;

/** What both sides of a duel need to know of the glass: how they face, who comes first on it, and how each half is turned. */
export interface SceneSeats {
  facing: Facing;
  /** Which place each takes from the far end, or from the left: 0 or 1; each stands at its own edge. */
  place: readonly [number, number];
  turn: readonly [number, number];
}

/** The two seats a duel is between, and how the half of each seat is turned. */
export function sceneOf(turns: readonly number[], [first, second]: readonly [number, number]): SceneSeats {
  const turn = [turnOf(turns, first), turnOf(turns, second)] as const;
  if (turn[0] === turn[1]) return { facing: 'beside', place: first < second ? [0, 1] : [1, 0], turn };
  const sideways = turn.some((angle) => angle % 180 !== 0);
  const swapped = sideways ? turn[1] === 90 || turn[0] === 270 : turn[0] === 0;
  return { facing: sideways ? 'sides' : 'ends', place: swapped ? [1, 0] : [0, 1], turn };
}

/** What lies behind the fighters: the table in the dark, a beam of the moon, a hill. */
export const backdrop = (): TemplateResult =>
  html`<div class="backdrop" aria-hidden="true"><i class="beam"></i><i class="hill"></i><i class="hush"></i></div>`;

/** Ends whatever still moves on a stage: one tap is enough. */
export function hurry(stage: Element | null): void {
  for (const animation of stage?.getAnimations({ subtree: true }) ?? []) animation.finish();
}
