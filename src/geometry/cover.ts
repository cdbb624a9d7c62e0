import { mayMeetHull, meetsHull } from './hull.ts';
import { crosses } from './segments.ts';
import type { Disc, Solid } from './shapes.ts';

/** Something that may stand between originator and target. */
export type CoverItem = Solid;

export type Cover = 'none' | 'light' | 'heavy';

export type CoverLine = { readonly cover: Cover; readonly by: readonly { readonly id: string; readonly heavy: boolean }[] };

/**
 * The best cover between two bases and every item that gives some. Which items may be ignored (COV-6) is decided by the
 * caller, who leaves them out. @rule COV-2 @rule COV-3 @rule COV-5 @rule COV-10
 */
export const coverLine = (from: Disc, to: Disc, items: readonly CoverItem[]): CoverLine => {
  const covering: { id: string; heavy: boolean }[] = [];
  let heavy = false;
  for (const { id, shape } of items) {
    if (!mayMeetHull(shape, from, to)) continue;
    const across = crosses(from.at, to.at, shape);
    heavy ||= across;
    if (across || meetsHull(shape, from, to)) covering.push({ id, heavy: across });
  }
  return { cover: heavy ? 'heavy' : covering.length > 0 ? 'light' : 'none', by: covering };
};
