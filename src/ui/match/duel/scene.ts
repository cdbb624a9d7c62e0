import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** The placing of the two sides of a duel: beside each other, at the far and the near end, or at the left and the right side of the table. */
export type Facing = 'beside' | 'ends' | 'sides';

const turnOf = (turns: readonly number[], seat: number): number => (((turns[seat] ?? 0) % 360) + 360) % 360;

/** The facts that both halves of a duel need: the way they face, the one that comes first on the screen, and the turn of each. */
export interface SceneSeats {
  facing: Facing;
  /** The place of each side, counted from the far end or from the left: 0 or 1; each is at its own player's edge. */
  place: readonly [number, number];
  turn: readonly [number, number];
}

/** The scene of a duel between two seats; `turns`: how each seat of the table sits, in degrees. */
export function sceneOf(turns: readonly number[], [first, second]: readonly [number, number]): SceneSeats {
  const turn = [turnOf(turns, first), turnOf(turns, second)] as const;
  if (turn[0] === turn[1]) return { facing: 'beside', place: first < second ? [0, 1] : [1, 0], turn };
  const sideways = turn.some((angle) => angle % 180 !== 0);
  const swapped = sideways ? turn[1] === 90 || turn[0] === 270 : turn[0] === 0;
  return { facing: sideways ? 'sides' : 'ends', place: swapped ? [1, 0] : [0, 1], turn };
}

/** The picture behind the fighters: the dark table, a beam of moonlight, a hill. */
export const backdrop = (): TemplateResult =>
  html`<div class="backdrop" aria-hidden="true"><i class="beam"></i><i class="hill"></i><i class="hush"></i></div>`;

/** Ends all animations on a stage at once. */
export function hurry(stage: Element | null): void {
  for (const animation of stage?.getAnimations({ subtree: true }) ?? []) animation.finish();
}
