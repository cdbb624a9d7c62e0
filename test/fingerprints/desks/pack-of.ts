import type { Pack } from '../../../src/packs/pack.ts';
import { correction, example, printed } from '../../packs/example.ts';
import { nameOf } from './scene.ts';

/** The example, or a correction of one of two characters: those with an odd number correct the same. */
export const packOf = (index: number): Pack =>
  index === 0
    ? example
    : {
        ...correction(`mill-club-k3f${index}`, { ...printed(index % 2 ? 'grub' : 'fritz'), melee: index }),
        name: nameOf(index),
        version: index,
      };
