import { BOARD } from '../../geometry/lengths.ts';
import { distance, snapped } from '../../geometry/points.ts';
import { refuseAnswer } from '../../rules/effects/questions.ts';
import type { Look } from '../../rules/look.ts';
import { discOf } from '../../rules/measuring/bases.ts';
import { inches, spotOf } from '../../rules/table/spots.ts';
import type { Answer } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Question } from '../../rules/terms/opening.ts';
import type { Moved } from './answers.ts';

/** The distance of tried places in units; between a free place and one that is not free, places at the distance `FINE` are tried. */
const COARSE = 128;
const FINE = COARSE / 2;

/** The circle in which a thing may be placed; null when the question itself lists the places. */
function areaOf(look: Look, question: Question, piece: Moved | undefined): { middle: Point; radius: number } | null {
  switch (question.ask) {
    case 'place': {
      const { model, of, within } = question;
      if (of === undefined || within === undefined) return null;
      const { at, radius } = discOf(look, of);
      return { middle: at, radius: radius + within + 2 * discOf(look, model).radius };
    }
    case 'stone': {
      if (question.within === undefined) return null;
      const { at, radius } = discOf(look, question.model);
      return { middle: at, radius: radius + question.within + COARSE };
    }
    case 'ground': {
      const { of, within } = question;
      if (of !== undefined && within !== undefined) {
        const { at, radius } = discOf(look, of);
        return { middle: at, radius: radius + within + 2 * question.radius };
      }
      return { middle: { x: BOARD / 2, y: BOARD / 2 }, radius: BOARD };
    }
    case 'terrain': {
      return piece ? { middle: snapped(piece.middle), radius: question.within + COARSE } : null;
    }
    default:
      return null;
  }
}

const isInside = (along: number): boolean => along > 0 && along < BOARD;

/** The answer that places the thing at a point; for a moonstone, the one that is asked about. */
function answerAt(question: Question, point: Point, middle: Point, piece: Moved | undefined): Answer {
  if (question.ask === 'terrain' && piece !== undefined)
    return { terrain: piece.id, by: [inches(point.x - middle.x), inches(point.y - middle.y)] };
  return { at: spotOf(point) };
}

/**
 * Legal places for the model, moonstone or piece of terrain of a question, at most `COARSE` units apart; for a moved piece of terrain the
 * places of its middle. Null when any place may be tried, or the question lists its places.
 */
export function freeSpots(look: Look, seat: Seat, question: Question, piece?: Moved): Point[] | null {
  const area = areaOf(look, question, piece);
  if (!area) return null;
  const { middle, radius } = area;
  const tried = new Map<string, boolean>();
  const free: Point[] = [];
  const isFree = (column: number, row: number): boolean => {
    const key = `${column} ${row}`;
    const known = tried.get(key);
    if (known !== undefined) return known;
    const point = { x: middle.x + column * FINE, y: middle.y + row * FINE };
    const inside = distance(point, middle) <= radius && isInside(point.x) && isInside(point.y);
    const fits = inside && refuseAnswer(look, seat, question, answerAt(question, point, middle, piece)) === null;
    if (fits) free.push(point);
    tried.set(key, fits);
    return fits;
  };
  const steps = Math.ceil(radius / COARSE);
  const all = Array.from({ length: 2 * steps + 1 }, (_, index) => 2 * (index - steps));
  for (const column of all) for (const row of all) isFree(column, row);
  for (const column of all)
    for (const row of all) {
      const open = isFree(column, row);
      const around = [isFree(column + 2, row), isFree(column, row + 2), isFree(column + 2, row + 2)];
      if (around.every((neighbour) => neighbour === open)) continue;
      isFree(column + 1, row);
      isFree(column, row + 1);
      isFree(column + 1, row + 1);
    }
  return free;
}
