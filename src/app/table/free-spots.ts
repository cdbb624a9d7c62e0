import { BOARD } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import { refuseAnswer } from '../../rules/abilities/questions.ts';
import type { Look } from '../../rules/look.ts';
import { discOf } from '../../rules/sight/bases.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Point } from '../../rules/terms/match.ts';
import type { Question } from '../../rules/terms/opening.ts';

/** How far apart places are tried, in units; where one of two is free and the other is not, as far apart as `FINE`. */
const COARSE = 128;
const FINE = COARSE / 2;

/** The part of the board in which something may be put down: a circle round a middle; null where the question itself lists the places. */
function areaOf(look: Look, question: Question): { middle: Point; radius: number } | null {
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
    case 'ground':
      return { middle: { x: BOARD / 2, y: BOARD / 2 }, radius: BOARD };
    default:
      return null;
  }
}

/**
 * Where a model, a moonstone or a piece of terrain may be put to answer a question, at most `COARSE` units apart; every one of
 * these places is legal. Null where any place may be tried, or the question lists its places.
 */
export function freeSpots(look: Look, seat: Seat, question: Question): Point[] | null {
  const area = areaOf(look, question);
  if (!area) return null;
  const { middle, radius } = area;
  const tried = new Map<string, boolean>();
  const free: Point[] = [];
  const isFree = (column: number, row: number): boolean => {
    const key = `${column} ${row}`;
    const known = tried.get(key);
    if (known !== undefined) return known;
    const at = { x: middle.x + column * FINE, y: middle.y + row * FINE };
    const stone = question.ask === 'stone' ? { stone: question.stone } : {};
    const inside = distance(at, middle) <= radius && at.x > 0 && at.y > 0 && at.x < BOARD && at.y < BOARD;
    const fits = inside && refuseAnswer(look, seat, question, { ...stone, at: spotOf(at) }) === null;
    if (fits) free.push(at);
    tried.set(key, fits);
    return fits;
  };
  const steps = Math.ceil(radius / COARSE);
  const all = Array.from({ length: 2 * steps + 1 }, (_, at) => 2 * (at - steps));
  for (const column of all) for (const row of all) isFree(column, row);
  for (const column of all)
    for (const row of all) {
      const here = isFree(column, row);
      const around = [isFree(column + 2, row), isFree(column, row + 2), isFree(column + 2, row + 2)];
      if (around.every((one) => one === here)) continue;
      isFree(column + 1, row);
      isFree(column, row + 1);
      isFree(column + 1, row + 1);
    }
  return free;
}
