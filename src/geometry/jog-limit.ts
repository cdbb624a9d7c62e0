import { JOG_SLACK, JOG_STEP } from './lengths.ts';
import type { Point } from './points.ts';
import { pointBetween, distance } from './points.ts';
import type { Disc } from './shapes.ts';
import { gap } from './shapes.ts';

/** An enemy that may engage the jogging model. */
export type EngagingDisc = { readonly id: string; readonly disc: Disc };

/** Between two tested places the search for the moment at which an enemy falls out of range uses this many parts. */
export const JOG_PARTS = 24;

/**
 * The first place of a Jog where the gap to an engaging enemy has grown beyond its smallest so far, or null. The limit holds while the enemy
 * engages the model, ends with the engagement, and begins again with the next one. A gap that grows beyond the enemy's range between two tested
 * places is noticed too.
 * @rule JOG-3 @rule JOG-5 @rule JOG-6
 */
export const jogLimit = (
  start: Point,
  path: readonly Point[],
  radius: number,
  engaging: (point: Point) => readonly EngagingDisc[],
): { readonly id: string; readonly at: Point } | null => {
  let least = new Map<string, { readonly enemy: EngagingDisc; readonly gap: number }>();

  const grows = (point: Point, enemies: readonly EngagingDisc[]): string | null => {
    for (const { id, disc } of enemies) {
      const known = least.get(id);
      if (known !== undefined && gap({ at: point, radius }, disc) > known.gap + JOG_SLACK) return id;
    }
    return null;
  };

  const note = (point: Point, enemies: readonly EngagingDisc[]): void => {
    const next = new Map<string, { readonly enemy: EngagingDisc; readonly gap: number }>();
    for (const enemy of enemies) {
      const distanceNow = gap({ at: point, radius }, enemy.disc);
      next.set(enemy.id, { enemy, gap: Math.min(distanceNow, least.get(enemy.id)?.gap ?? distanceNow) });
    }
    least = next;
  };

  note(start, engaging(start));
  let position = start;
  for (const next of path) {
    const steps = Math.ceil(distance(position, next) / JOG_STEP);
    for (let i = 1; i <= steps; i += 1) {
      const point = i === steps ? next : pointBetween(position, next, i / steps);
      const before = pointBetween(position, next, (i - 1) / steps);
      const enemies = engaging(point);
      const id = grows(point, enemies);
      if (id !== null) return { id, at: point };
      const escaped = [...least.values()].filter(
        ({ enemy, gap: was }) =>
          !enemies.some((engager) => engager.id === enemy.id) && gap({ at: point, radius }, enemy.disc) > was + JOG_SLACK,
      );
      for (let k = 1; escaped.length > 0 && k < JOG_PARTS; k += 1) {
        const on = pointBetween(before, point, k / JOG_PARTS);
        const remaining = engaging(on).filter((engager) => escaped.some(({ enemy }) => enemy.id === engager.id));
        const shaken = grows(on, remaining);
        if (shaken !== null) return { id: shaken, at: on };
      }
      note(point, enemies);
    }
    position = next;
  }
  return null;
};
