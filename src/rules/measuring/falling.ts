import type { Look } from '../look.ts';
import type { ModelId } from '../terms/ids.ts';

/** The name of the text by which the slain drop their stones; when it ends they have left the board. */
export const SLAIN = 'slain';

/** The name of the text that settles what becomes of marks once it is known who stays in play. */
export const FATE = 'fate';

/** The name of the text by which those leave whose players may hold a card for them. */
export const DEPART = 'depart';

/** Those slain in what is under way who have not left the board yet. @rule SLN-2 SLN-7 */
export function falling({ match }: Look): ModelId[] {
  const texts = match.stack.flatMap((frame) => [frame, ...(frame.pending ?? [])]).filter((frame) => frame.kind === 'effects');
  const named = texts.flatMap(({ ability, bound: { each = [], marks = [] } }) => {
    if (ability === SLAIN || ability === DEPART) return each;
    return ability === FATE ? marks.filter(({ slain }) => slain).map(({ to }) => to) : [];
  });
  return [...new Set(named)].filter((id) => match.table.models[id]?.status === 'slain');
}
