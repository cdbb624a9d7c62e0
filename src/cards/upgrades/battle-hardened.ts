import type { Upgrade } from '../../rules/terms/card-language.ts';
import { toughAsOldBoots } from '../library/tough-as-old-boots.ts';

export const battleHardened: Upgrade = {
  id: 'battle-hardened',
  name: 'Battle Hardened',
  version: 1,
  factions: ['commonwealth'],
  allowed: [],
  forbidden: [],
  abilities: [toughAsOldBoots],
};
