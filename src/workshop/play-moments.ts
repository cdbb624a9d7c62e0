import type { PlayMoment } from '../rules/terms/card-language.ts';
import { playMoment } from '../rules/terms/card-language/table-cards.ts';

/** Every moment at which a card of a player can be played. */
export const PLAY_MOMENTS: readonly PlayMoment[] = (playMoment as unknown as { options: PlayMoment[] }).options;
