import type { TableCard } from '../../rules/terms/card-language.ts';

/** The player chooses X once; it counts in every turn. */
export const bloodAndSweat: TableCard = {
  id: 'blood-and-sweat',
  kind: 'campaign',
  name: 'Blood and Sweat',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['replenish-start'],
  do: [{ do: 'choose-x', to: 6, keep: true, then: [] }],
  rules: [
    {
      when: { on: 'replenish', at: 'end' },
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', is: ['cultist', 'militia'] },
          n: 'X',
          upTo: true,
          as: 'worker',
          then: [
            { do: 'wound', to: { picked: 'worker' }, by: 'X' },
            { do: 'gain', to: { picked: 'worker' }, energy: 1 },
          ],
        },
      ],
    },
  ],
};
