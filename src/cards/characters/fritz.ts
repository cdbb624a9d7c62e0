import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { roundabout } from '../library/signatures.ts';
import { predictableCombatant } from '../library/predictable-combatant.ts';
import { standBack } from '../library/stand-back.ts';

export const fritz: Character = {
  id: 'fritz',
  name: 'Fritz',
  version: 3,
  factions: ['commonwealth'],
  keywords: ['human', 'mercenary', 'soldier'],
  base: 30,
  health: 9,
  blueDots: [1, 3, 5],
  melee: 4,
  meleeRange: 2,
  arcane: 0,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'great-sword',
      name: 'Great Sword',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing'], by: 3, scope: 'melee' },
            { mod: 'dealt', types: ['impact', 'piercing'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'intimidate',
      name: 'Intimidate',
      cost: 1,
      range: 4,
      target: { which: { is: ['human', 'goblin'] } },
      do: [
        { do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: -2 }], until: 'turn' },
        { do: 'give', to: 'target', ability: predictableCombatant, until: 'turn' },
      ],
    },
    standBack,
  ],
  signature: {
    id: 'corn-cutter',
    name: 'Corn Cutter',
    upgrades: 'rising-attack',
    types: ['slicing'],
    deal: deal(2, 1, 1, 2, 1, null),
    end: [roundabout],
  },
};
