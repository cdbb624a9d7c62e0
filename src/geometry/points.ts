/** A place on the table, or a direction, in units. */
export type Point = { readonly x: number; readonly y: number };

export const point = (x: number, y: number): Point => ({ x, y });
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const length = (a: Point): number => Math.sqrt(a.x * a.x + a.y * a.y);
export const distance = (a: Point, b: Point): number => length(minus(a, b));
export const isSamePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
export const pointBetween = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Unit vector from a to b; towards +x when the two coincide. */
export const direction = (a: Point, b: Point): Point => {
  const d = distance(a, b);
  return d === 0 ? { x: 1, y: 0 } : { x: (b.x - a.x) / d, y: (b.y - a.y) / d };
};

/** The place `reach` units from a on the ray towards b (may pass b). */
export const along = (a: Point, b: Point, reach: number): Point => plus(a, times(direction(a, b), reach));

/** The nearest place on the grid of whole units. */
export const snapped = (a: Point): Point => ({ x: Math.round(a.x) + 0, y: Math.round(a.y) + 0 });

/** The place of segment ab nearest to p. */
export const nearestOnSegment = (p: Point, a: Point, b: Point): Point => {
  const ab = minus(b, a);
  const size = dot(ab, ab);
  if (size === 0) return a;
  const share = Math.min(1, Math.max(0, dot(minus(p, a), ab) / size));
  return pointBetween(a, b, share);
};

/** Distance from p to segment ab. */
export const distanceToSegment = (p: Point, a: Point, b: Point): number => distance(p, nearestOnSegment(p, a, b));

/** Length of a polyline. @rule DEF-28 */
export const pathLength = (start: Point, path: readonly Point[]): number => {
  let sum = 0;
  let position = start;
  for (const next of path) {
    sum += distance(position, next);
    position = next;
  }
  return sum;
};
