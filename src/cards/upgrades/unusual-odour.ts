import type { Upgrade } from '../../rules/terms/card-language.ts';
import { standBack } from '../library/stand-back.ts';

export const unusualOdour: Upgrade = {
  id: 'unusual-odour',
  name: 'Unusual Odour',
  version: 1,
  factions: ['leshavult', 'dominion'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'unusual-odour',
      name: 'Unusual Odour',
      rules: [
        {
          always: [
            { mod: 'stat', stat: 'melee', by: -1 },
            { mod: 'stat', stat: 'arcane', by: -1 },
          ],
          to: { other: true, within: { in: 2 } },
        },
      ],
    },
    standBack,
  ],
};
