import { deepensCover, ignores, statOf } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import { coverBetween } from '../sight/sight.ts';
import { elevation } from '../sight/elevation.ts';
import type { ArcaneFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';

/** How many cards the originator draws, and out of what. */
export interface HandSize {
  cards: number;
  stat: number;
  elevation: number;
  evade: number;
  cover: number;
}

/** Cards that cover takes away; standing higher eases it under the older elevation rule. @rule COV-1 COV-2 COV-3 COV-11 COV-13 ELE-8 */
function coverCost(look: Look, frame: ArcaneFrame, target: ModelId): number {
  const friendly = look.model(target).controller === frame.seat;
  if (target === frame.model || (friendly && !look.options.coverVsFriendly)) return 0;
  if (ignores(look, frame.model, 'cover', frame.ability)) return 0;
  const { cover } = coverBetween(look, frame.model, target);
  const eased = look.options.elevation === 'german' && elevation(look, frame.model, target).range > 0;
  const deep = !friendly && cover === 'light' && deepensCover(look, target, 'arcane');
  const cost = { none: 0, light: 1, heavy: 2 }[deep ? 'heavy' : cover];
  return eased ? Math.max(0, cost - 1) : cost;
}

/** Arcane stat + evade of an enemy target − cover, at least one card, floored once at the end. @rule CRD-5 CRD-6 COV-4 COV-12 ELE-7 ARC-8 ARC-9 ARC-10 ARC-11 */
export function handSize(look: Look, frame: ArcaneFrame): HandSize {
  const stat = statOf(look, frame.model, 'arcane', frame.ability, frame.declared.targets);
  const more = statOf(look, frame.model, 'arcane-cards');
  const target = frame.declared.targets?.[0];
  if (target === undefined) return { cards: Math.max(1, stat + more), stat, elevation: 0, evade: 0, cover: 0 };
  const higher = elevation(look, frame.model, target).arcane;
  const enemy = look.model(target).controller !== frame.seat;
  const evade = enemy && !ignores(look, frame.model, 'evade', frame.ability) ? statOf(look, target, 'evade', undefined, [frame.model]) : 0;
  const cover = coverCost(look, frame, target);
  return { cards: Math.max(1, stat + higher + evade - cover + more), stat, elevation: higher, evade, cover };
}
