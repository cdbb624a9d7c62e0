import { CONTACT } from '../../geometry/lengths.ts';
import { distanceToSegment } from '../../geometry/points.ts';
import { gap, type Disc } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Lure, Point } from '../terms/match.ts';
import { discOf, heightOf } from './bases.ts';
import { onStoneLevel } from './gaps.ts';

export const luresOf = (look: Look): readonly Lure[] => look.match.table.lures ?? [];

/** A lure that a text lays: `across` in mm, `in` in inches. */
export const lureOf = (
  { lure, across, in: reach }: { lure: string; across: number; in: number },
  { id, at, by }: Pick<Lure, 'id' | 'at' | 'by'>,
): Lure => ({ id, lure, at, radius: across * 5, in: reach, by });

export const lureDisc = ({ at, radius }: Lure): Disc => ({ at, radius });

/** True if a disc on the ground is in base contact with a model, or under it. @rule DEF-31 CHR-28 */
export const isUnder = (look: Look, disc: Disc, model: ModelId): boolean =>
  gap(discOf(look, model), disc) <= CONTACT && onStoneLevel(look, disc, heightOf(look, model));

/** True if a base touches a disc on its path. */
function isPassed({ at, radius }: Disc, path: readonly Point[], ownRadius: number): boolean {
  return path.some((to, nth) => distanceToSegment(at, path[nth - 1] ?? to, to) - radius - ownRadius <= CONTACT);
}

/** The lures in base contact with a model, or touched on the path by which it came. @rule CHR-28 */
export const luresUnder = (look: Look, model: ModelId, path: readonly Point[]): Lure[] =>
  luresOf(look).filter((lure) => {
    const disc = lureDisc(lure);
    if (isUnder(look, disc, model)) return true;
    return isPassed(disc, path, discOf(look, model).radius) && onStoneLevel(look, disc, heightOf(look, model));
  });
