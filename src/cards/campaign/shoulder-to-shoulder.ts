import type { TableCard } from '../../rules/terms/card-language.ts';

export const shoulderToShoulder: TableCard = {
  id: 'shoulder-to-shoulder',
  kind: 'campaign',
  name: 'Shoulder to Shoulder',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth'],
  at: ['action-gap'],
  rules: [
    {
      always: [
        { mod: 'stat', stat: 'melee', by: 1 },
        { mod: 'stat', stat: 'arcane', by: 1 },
      ],
      to: { is: ['militia'] },
      if: [{ exists: { side: 'friendly', is: ['militia'], other: true, within: { in: 6 } } }],
    },
  ],
};
