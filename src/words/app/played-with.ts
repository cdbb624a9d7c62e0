import { msg, str } from '@lit/localize';
import { allOf } from '../language/sentences.ts';

/** The packs that a match or a campaign is played with. Stands alone: the first screen says it, and nothing else of packs. */
export const playedWith = (packs: readonly string[]): string => msg(str`With the cards of ${allOf(packs)}`, { id: 'packs.played-with' });
