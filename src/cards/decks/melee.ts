import type { MeleeFace } from '../../rules/terms/card-language.ts';
import type { MeleeCard } from '../../rules/terms/decks.ts';
import { circled, deal, harmless } from '../library/deal.ts';

/** The damage that each card of the melee deck deals against each other card, and its types. @rule MEL-2 MEL-3 MEL-4 FUP-2 */
export const meleeFaces: Record<MeleeCard, MeleeFace> = {
  'high-guard': { types: [], deal: { ...harmless, 'falling-swing': circled(null) } },
  'falling-swing': { types: ['impact', 'slicing'], deal: deal(null, 0, 0, 3, 3, 2) },
  thrust: { types: ['piercing'], deal: deal(0, 2, 3, null, 2, 1) },
  'sweeping-cut': { types: ['slicing'], deal: deal(null, 2, circled(0), 0, 2, null) },
  'rising-attack': { types: ['impact', 'slicing', 'piercing'], deal: deal(2, 1, 1, 2, 1, null) },
  'low-guard': { types: [], deal: { ...harmless, 'rising-attack': circled(null) } },
};
