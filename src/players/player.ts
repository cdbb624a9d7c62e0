import type { Decision } from '../rules/terms/decision.ts';
import type { Witnessed } from '../seats/events-for.ts';
import type { View } from '../seats/view.ts';
import type { Lot } from './lot.ts';

/**
 * Decides for a seat that has an opening: by its view, the events since its last decision, and its own random numbers. It knows nothing
 * else, so the match cannot tell a person at the screen, one in another room and a computer apart.
 */
export type Player = (view: View, witnessed: readonly Witnessed[], lot: Lot) => Decision;
