import type { TableCard } from '../../rules/terms/card-language.ts';

export const worstShortcutEver: TableCard = {
  id: 'worst-shortcut-ever',
  kind: 'campaign',
  name: 'Worst. Shortcut. Ever.',
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion', 'shades'],
  at: ['action-gap'],
  target: { side: 'friendly' },
  do: [
    {
      do: 'flip',
      then: [
        { do: 'place', who: 'target', within: { in: 2, of: 'target' } },
        { do: 'wound', to: 'target', by: 'X' },
      ],
      catastrophe: [{ do: 'place', who: 'target', within: { in: 2, of: 'target' }, by: 'resisting' }],
    },
  ],
};
