import type { Decision } from '../rules/terms/decision.ts';
import type { Witnessed } from '../seats/events-for.ts';
import type { View } from '../seats/view.ts';
import type { Lot } from './lot.ts';

/**
 * Decides for a seat that is asked something: by its view, the events it has witnessed since it was last asked, and a lot of its own. It
 * knows nothing else, so a person at the glass, one in another room and a computer are the same to the match. All three are plain data.
 */
export type Player = (view: View, witnessed: readonly Witnessed[], lot: Lot) => Decision;
