import type { Look } from '../look.ts';
import { sees } from '../sight/sight.ts';
import { everyOf, filterOf } from '../space/missing-facts.ts';
import type { ModelId } from '../terms/ids.ts';
import { isForbidden, untargetable } from './stats.ts';
import { inStrikeRange } from './strike-range.ts';

/** The enemies on which a model could make a melee attack from its place, even if it is slain; the cost does not matter. @rule MEL-5 */
export const mayStrike = (look: Look, model: ModelId): ModelId[] =>
  filterOf(
    look.onBoard.map(({ id }) => id).filter((id) => id !== model && !look.friends(id, model) && !isForbidden(look, model, 'melee', id)),
    (id) =>
      everyOf(
        [() => inStrikeRange(look, model, id), () => sees(look, model, id).visible, () => !untargetable(look, id, model, 'melee')],
        (test) => test(),
      ),
  );
