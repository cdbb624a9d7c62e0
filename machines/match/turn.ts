import { leaf } from './leaf.ts';

/** A turn (TRN-2): replenish, the roll, activations, discard; after the fourth, sunrise or a Sudden Death turn (WIN-3). */
export const replenish = leaf('replenish', { replenished: 'first' });
export const first = leaf('first', { chosen: 'activation.choose' });
export const activation = {
  choose: leaf('activation.choose', { activated: 'activation.act', over: 'discard', ended: 'finished' }),
  act: leaf('activation.act', { acted: 'activation.react', ended: 'activation.choose' }),
  react: leaf('activation.react', { reacted: 'activation.act', won: 'finished' }),
};
export const discard = leaf('discard', { 'next-turn': 'replenish', sunrise: 'finished', tie: 'sudden-death' });
export const suddenDeath = leaf('sudden-death', { begun: 'replenish' });
export const finished = leaf('finished', {});
