import { plainMods } from '../printed/standing-mods.ts';
import { meleeRangeOf } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import { someOf } from '../space/missing-facts.ts';
import type { TerrainName } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import { within } from './distance.ts';

/** The friends whose melee range a model may treat as this terrain, the model itself included. @rule CHR-45 */
export const lendersOf = (look: Look, model: ModelId, terrain: TerrainName): ModelId[] =>
  look.onBoard
    .map(({ id }) => id)
    .filter((id) => look.friends(model, id) && plainMods(look, id, 'lends-terrain').some((mod) => mod.terrain === terrain));

/** True if a model is in, or within `inches` of, terrain that a friend of `resolver` lends; only distance counts, not sight. @rule CHR-45 CRD-4 */
export const isInLent = (look: Look, resolver: ModelId, model: ModelId, terrain: TerrainName, inches = 0): boolean =>
  someOf(lendersOf(look, resolver, terrain), (lender) => within(look, lender, model, meleeRangeOf(look, lender) + inches));
