import type { Upgrade } from '../../rules/terms/card-language.ts';
import { healing } from '../library/healing.ts';

export const feverfewLeaf: Upgrade = {
  id: 'feverfew-leaf',
  name: 'Feverfew Leaf',
  version: 1,
  factions: ['commonwealth', 'leshavult'],
  allowed: ['cleric', 'faun', 'gnome'],
  forbidden: [],
  abilities: [healing],
};
