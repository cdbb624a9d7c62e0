import type { Look } from '../../../src/rules/look.ts';
import { refusePath } from '../../../src/rules/movement/ways.ts';
import type { ReachMove } from '../../../src/rules/movement/reach.ts';
import type { Point } from '../../../src/rules/terms/match.ts';

const far = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/**
 * A slow judge of moves that knows nothing but `refusePath`: from place to neighbouring place of a coarse grid, every path
 * as a whole asked of the rules. Gives each place it gets to with its path and the length of that.
 */
export function steppedReach(look: Look, move: ReachMove, step: number): { at: Point; path: Point[]; length: number }[] {
  const { at: start, controller: seat } = look.model(move.model);
  const most = move.length + (move.lunge ?? 0);
  const found = new Map<string, { at: Point; path: Point[]; length: number }>();
  let open = [{ at: start, path: [] as Point[], length: 0 }];
  while (open.length > 0) {
    open.sort((a, b) => b.length - a.length);
    const here = open.pop();
    if (!here || found.has(`${here.at.x} ${here.at.y}`)) continue;
    found.set(`${here.at.x} ${here.at.y}`, here);
    for (const dx of [-step, 0, step]) {
      for (const dy of [-step, 0, step]) {
        const point = { x: here.at.x + dx, y: here.at.y + dy };
        const length = here.length + far(here.at, point);
        if (length > most || found.has(`${point.x} ${point.y}`)) continue;
        const path = [...here.path, point];
        if (point.x < 0 || point.y < 0 || point.x > 9144 || point.y > 9144) continue;
        if (refusePath(look, { ...move, seat, path }) === null) open = [...open, { at: point, path, length }];
      }
    }
  }
  found.delete(`${start.x} ${start.y}`);
  return [...found.values()];
}
