import type { Look } from '../look.ts';
import { sees } from '../sight/sight.ts';
import { everyOf, filterOf } from '../space/missing-facts.ts';
import type { ModelId } from '../terms/ids.ts';
import { isForbidden, untargetable } from './stats.ts';
import { inStrikeRange } from './strike-range.ts';

/** The enemies at which a model may aim a melee attack from where it stands, or fell; what it costs is not looked at. @rule MEL-5 */
export const mayStrike = (look: Look, model: ModelId): ModelId[] =>
  filterOf(
    look.onBoard.map(({ id }) => id).filter((id) => id !== model && !look.friends(id, model) && !isForbidden(look, model, 'melee', id)),
    (id) =>
      everyOf(
        [() => inStrikeRange(look, model, id), () => sees(look, model, id).visible, () => !untargetable(look, id, model, 'melee')],
        (test) => test(),
      ),
  );
