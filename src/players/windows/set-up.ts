import { BOARD, INCH } from '../../geometry/lengths.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Decision, Edge } from '../../rules/terms/decision.ts';
import { imaginedAnswers, isTaken, lookOn, type Imagined } from '../../seats/imagined-match.ts';
import { isMired } from '../imagined/mires.ts';
import { afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import type { Thinker } from '../plan/moves.ts';

const COLUMNS = 14;
const STRIP = 10 * INCH;
/** Just inside the strip with a common base, and well behind. */
const DEPTHS: readonly number[] = [STRIP - 260, STRIP - 900];

const along = (column: number): number => Math.round(400 + ((BOARD - 800) * column) / (COLUMNS - 1));

function spotAt(edge: Edge, column: number, deep: number): Point {
  const place = along(column);
  if (edge === 'north') return { x: place, y: deep };
  if (edge === 'south') return { x: place, y: BOARD - deep };
  return edge === 'west' ? { x: deep, y: place } : { x: BOARD - deep, y: place };
}

/** The points that a model loses by starting where it may not Jog. @rule JOG-8 */
const MIRED = 10;

/** The best legal place of the strip for the next model; null when no tried place is legal. */
export function deploying(match: Imagined, edge: Edge, { seat, cards, level }: Thinker, lot: Lot): Decision | null {
  const models = imaginedAnswers(match, seat, cards).drawn.flatMap((drag) => (drag.kind === 'deploy' ? [drag.model] : []));
  const [model] = models;
  if (model === undefined) return null;
  let best: { decision: Decision; worth: number } | null = null;
  for (const deep of DEPTHS) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const decision: Decision = { seat, kind: 'deploy', model, at: spotOf(spotAt(edge, column, deep)) };
      if (!isTaken(match, decision, cards)) continue;
      const moved = afterDecision(match, decision, cards);
      const mired = level.weights.mires && isMired(lookOn(moved, cards), model) ? MIRED : 0;
      const worth = worthOf(moved, seat, cards, level.weights) - mired + (lot.share() - 0.5) * (0.4 + level.noise);
      if (!best || worth > best.worth) best = { decision, worth };
    }
  }
  return best?.decision ?? null;
}
