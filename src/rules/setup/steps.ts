import { deploy } from './deploy.ts';
import { draft } from './draft.ts';
import { edge } from './edge.ts';
import { faction } from './faction.ts';
import { markers } from '../markers/place.ts';
import { pick } from './pick.ts';
import { roll } from './roll.ts';
import { stones } from './stones.ts';
import { troupe } from './troupe.ts';

/** Everything before the first turn. @rule SET-4 */
export const setupSteps = {
  'setup.faction': faction,
  'setup.troupe': troupe,
  'setup.draft': draft,
  'setup.pick': pick,
  'setup.stones': stones,
  'setup.roll': roll,
  'setup.edge': edge,
  'setup.markers': markers,
  deploy,
};
