import type { Look } from '../look.ts';
import { strikable } from '../sight/range.ts';
import { filterOf } from '../space/unsaid.ts';
import type { ModelId } from '../terms/ids.ts';
import { forbidden, untargetable } from './stats.ts';

/** The enemies at which a model may aim a melee attack from where it stands, or fell; what it costs is not looked at. @rule MEL-5 */
export const mayStrike = (look: Look, model: ModelId): ModelId[] =>
  filterOf(strikable(look, model), (id) => !forbidden(look, model, 'melee', id) && !untargetable(look, id, model, 'melee'));
