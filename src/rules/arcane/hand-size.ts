import { modsOfKind, readingOf } from '../reading/mods.ts';
import { matches } from '../reading/reading.ts';
import { isTerrain } from '../table/is-terrain.ts';
import { deepensCover, ignores, statOf } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import { coverBetween } from '../sight/sight.ts';
import { elevation } from '../sight/elevation.ts';
import type { ArcaneFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';

/** The number of cards that the originator draws, and the parts of that number. */
export interface HandSize {
  cards: number;
  stat: number;
  elevation: number;
  evade: number;
  cover: number;
  /** Cards that texts add directly, not by a stat. */
  more: number;
}

/** @rule ARC-5 */
const RESIST_HAND = 6;

/** The cover of a target, without terrain and models that a text ignores. @rule CHR-27 */
function coverMet(look: Look, model: ModelId, target: ModelId): 'none' | 'light' | 'heavy' {
  const { cover, by } = coverBetween(look, model, target);
  const texts = modsOfKind(look, model, 'looks-past');
  if (texts.length === 0 || by.length === 0) return cover;
  const { terrain, models } = look.match.table;
  const isPassed = (id: string): boolean =>
    texts.some((modifier) => {
      const piece = terrain.find((candidate) => candidate.id === id);
      if (piece) return modifier.mod.terrain.some((kind) => isTerrain(piece, kind));
      return modifier.mod.models !== undefined && models[id] !== undefined && matches(readingOf(look, modifier), id, modifier.mod.models);
    });
  const counting = by.filter(({ id, ignored }) => !ignored && !isPassed(id));
  return counting.some(({ heavy }) => heavy) ? 'heavy' : counting.length > 0 ? 'light' : 'none';
}

/**
 * The number of cards that cover takes away; under the older elevation rule fewer when the originator stands higher.
 * @rule COV-1 COV-2 COV-3 COV-11 COV-13 ELE-8
 */
function coverCost(look: Look, frame: ArcaneFrame, target: ModelId): number {
  const friendly = look.model(target).controller === frame.seat;
  if (target === frame.model || (friendly && !look.options.coverVsFriendly)) return 0;
  if (ignores(look, frame.model, 'cover', frame.ability)) return 0;
  const cover = coverMet(look, frame.model, target);
  const eased = look.options.elevation === 'german' && elevation(look, frame.model, target).range > 0;
  const deep = !friendly && cover === 'light' && deepensCover(look, target, 'arcane');
  const cost = { none: 0, light: 1, heavy: 2 }[deep ? 'heavy' : cover];
  return eased ? Math.max(0, cost - 1) : cost;
}

/**
 * Arcane stat + evade of an enemy target − cover, at least one card, floored once at the end.
 * @rule CRD-5 CRD-6 COV-4 COV-12 ELE-7 ARC-8 ARC-9 ARC-10 ARC-11
 */
export function handSize(look: Look, frame: ArcaneFrame): HandSize {
  const stat = statOf(look, frame.model, 'arcane', frame.ability, frame.declared.targets);
  const more = statOf(look, frame.model, 'arcane-cards');
  const target = frame.declared.targets?.[0];
  if (target === undefined) return { cards: Math.max(1, stat + more), stat, elevation: 0, evade: 0, cover: 0, more };
  const higher = elevation(look, frame.model, target).arcane;
  const enemy = look.model(target).controller !== frame.seat;
  const evade = enemy && !ignores(look, frame.model, 'evade', frame.ability) ? statOf(look, target, 'evade', undefined, [frame.model]) : 0;
  const cover = coverCost(look, frame, target);
  return { cards: Math.max(1, stat + higher + evade - cover + more), stat, elevation: higher, evade, cover, more };
}

/** The number of cards that the resisting seat draws: six, and as many as the texts of its models add. @rule ARC-5 */
export const resistSize = (look: Look, { seat, declared: { targets = [] } }: Pick<ArcaneFrame, 'seat' | 'declared'>): number =>
  RESIST_HAND +
  Math.max(0, ...targets.filter((target) => look.model(target).controller !== seat).map((target) => statOf(look, target, 'resist-cards')));
