import type { Passive, TableCard } from '../../rules/terms/card-language.ts';

const enlivened: Passive = {
  kind: 'passive',
  id: 'distant-relatives',
  name: 'Distant Relatives',
  rules: [{ when: { on: 'replenish', at: 'during' }, do: [{ do: 'gain', to: 'self', energy: 1 }] }],
};

export const distantRelatives: TableCard = {
  id: 'distant-relatives',
  kind: 'campaign',
  name: 'Distant Relatives',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['deployed'],
  target: { side: 'enemy' },
  do: [
    {
      do: 'pick',
      which: { side: 'friendly', if: [{ shareKeyword: ['each', 'target'] }] },
      as: 'relative',
      then: [
        { do: 'give', to: { picked: 'relative' }, ability: enlivened, until: 'game' },
        { do: 'give', to: 'target', ability: enlivened, until: 'game' },
      ],
    },
  ],
  league: { counts: 'end', gains: [{ who: 'self', vp: 2, if: ['target-slain'] }] },
};
