import { msg, str } from '@lit/localize';
import { allOf } from '../language/sentences.ts';

/** The packs that a match or a campaign is played with. In a file of its own, because the first screen needs nothing else about packs. */
export const playedWith = (packs: readonly string[]): string => msg(str`With the cards from ${allOf(packs)}`, { id: 'packs.played-with' });
