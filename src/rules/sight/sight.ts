import type { Look } from '../look.ts';
import { presenceOf } from '../printed/reach.ts';
import type { CoverFound, SightLine, Thing } from '../space/space.ts';
import type { ModelId } from '../terms/ids.ts';

/** A model always sees itself (LOS-10). @rule LOS-2 */
export const sees = (look: Look, from: ModelId, to: ModelId): SightLine => look.space.sees(from, to);

/** @rule LOS-11 */
export const seesThing = (look: Look, from: ModelId, thing: Thing): SightLine => look.space.seesThing(from, thing);

/**
 * The cover of a target without the items that the originator may ignore; none against itself (COV-11).
 * @rule COV-2 COV-3 COV-5 COV-6 COV-8 COV-9 COV-10 COV-14
 */
export const coverBetween = (look: Look, from: ModelId, to: ModelId): CoverFound =>
  from === to || !presenceOf(look, to).covered ? { cover: 'none', by: [] } : look.space.cover(from, to);
