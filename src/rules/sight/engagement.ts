import type { Look } from '../look.ts';
import { engaging } from '../printed/reach.ts';
import { filterOf } from '../space/missing-facts.ts';
import type { ModelId } from '../terms/ids.ts';

/** True if a engages b: they are enemies, and b is in a's melee range and line of sight. @rule ENG-1 ENG-3 ENG-5 */
export function engages(look: Look, a: ModelId, b: ModelId): boolean {
  const engager = engaging(look, b).find(({ id }) => id === a);
  return engager !== undefined && look.model(a).status === 'board' && look.space.reaches(a, b, engager.range);
}

/** The enemies that engage this model. @rule ENG-2 */
export const engagedBy = (look: Look, model: ModelId): ModelId[] =>
  filterOf(engaging(look, model), ({ id, range }) => look.space.reaches(id, model, range)).map(({ id }) => id);
