import type { TableCard } from '../../rules/terms/card-language.ts';

export const pomperiousMischievousExtremis: TableCard = {
  id: 'pomperious-mischievous-extremis',
  kind: 'campaign',
  name: 'Pomperious Mischievous Extremis',
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['action-gap'],
  target: { side: 'friendly', is: ['psychopomp'] },
  do: [
    {
      do: 'pick',
      which: { side: 'friendly', is: ['psychopomp'], but: 'target' },
      as: 'other',
      then: [
        { do: 'swap', a: 'target', b: { picked: 'other' } },
        { do: 'act', who: 'target', not: ['jog'], own: true },
        { do: 'act', who: { picked: 'other' }, not: ['jog'], own: true },
      ],
    },
  ],
};
