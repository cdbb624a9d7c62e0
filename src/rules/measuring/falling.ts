import type { Look } from '../look.ts';
import type { ModelId } from '../terms/ids.ts';

/** The name of the text by which slain models drop their moonstones; when it ends, they leave the board. */
export const SLAIN = 'slain';

/** The name of the text that resolves what follows from marks once it is known which models stay in play. */
export const FATE = 'fate';

/** The name of the text by which slain models leave after their players were asked for a card. */
export const DEPART = 'depart';

/** The slain models that have not left the board yet. @rule SLN-2 SLN-7 */
export function falling({ match }: Look): ModelId[] {
  const texts = match.stack.flatMap((frame) => [frame, ...(frame.pending ?? [])]).filter((frame) => frame.kind === 'effects');
  const named = texts.flatMap(({ ability, bound: { each = [], marks = [] } }) => {
    if (ability === SLAIN || ability === DEPART) return each;
    return ability === FATE ? marks.filter(({ slain }) => slain).map(({ to }) => to) : [];
  });
  return [...new Set(named)].filter((id) => match.table.models[id]?.status === 'slain');
}
