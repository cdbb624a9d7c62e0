import { INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { gapBetween, type FigurePosition } from './figures.ts';
import type { Weights } from './weights.ts';

/** The distance in inches over which the last turn draws a model to its goal or away from its enemies. */
const LATE = 16;

/** The distance in inches within which an enemy that is still to act may come: energy is kept for a reaction to it. */
const NEAR = 10;

/**
 * A small slope for energy that nobody can use any more: in the last turn the models of a seat that is behind go to enemy carriers and to moonstones on
 * the ground. The carriers of other seats keep away from armed enemies, unless one is near that may still act.
 */
export function lateValue({ figures, free, held, turnsLeft }: FigurePosition, seat: Seat, { late = 0 }: Weights): number {
  if (late === 0 || turnsLeft > 0) return 0;
  const isBehind = (held[seat] ?? 0) < Math.max(...held.filter((_, index) => index !== seat));
  const enemies = figures.filter((figure) => figure.seat !== seat);
  const armed = enemies.filter(({ facts: { reach, shots } }) => reach > 0 || shots.length > 0);
  const share = (inches: number): number => Math.min(1, Math.max(0, inches) / LATE);
  let sum = 0;
  for (const figure of figures) {
    if (figure.seat !== seat) continue;
    if (isBehind) {
      const carriers = enemies.filter(({ stones }) => stones > 0).map((enemy) => gapBetween(figure, enemy));
      const stones = free.map((stone) => distance(stone.at, figure.at) / INCH);
      sum -= late * share(Math.min(LATE, ...carriers, ...stones));
    } else if (figure.stones > 0 && !armed.some((enemy) => enemy.ready && gapBetween(figure, enemy) < NEAR))
      sum += late * share(Math.min(LATE, ...armed.map((enemy) => gapBetween(figure, enemy) - enemy.facts.reach)));
  }
  return sum;
}
