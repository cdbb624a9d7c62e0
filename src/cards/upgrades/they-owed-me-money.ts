import type { Upgrade } from '../../rules/terms/card-language.ts';

export const theyOwedMeMoney: Upgrade = {
  id: 'they-owed-me-money',
  name: 'They Owed Me Money',
  version: 1,
  factions: ['dominion', 'shades'],
  allowed: [],
  forbidden: ['giant', 'troll'],
  abilities: [
    {
      kind: 'passive',
      id: 'bitter-debtor',
      name: 'Bitter Debtor',
      rules: [
        {
          when: { on: 'replenish', at: 'start' },
          if: [{ compare: 'turn-number', op: '=', to: 1 }],
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', other: true, isNot: ['psychopomp'] },
              as: 'debtor',
              then: [{ do: 'nominate', who: { picked: 'debtor' } }],
            },
          ],
        },
        { always: [{ mod: 'stat', stat: 'melee', by: 2 }], if: [{ who: 'nominee', gone: true }] },
      ],
    },
  ],
};
