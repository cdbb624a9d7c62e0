import type { Upgrade } from '../../rules/terms/card-language.ts';

/** @rule CHR-74 */
export const psychopompTamer: Upgrade = {
  id: 'psychopomp-tamer',
  name: 'Psychopomp Tamer',
  version: 1,
  factions: ['shades'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'active',
      id: 'get-em',
      name: "Get 'em!",
      cost: 0,
      range: 4,
      limit: { per: 'turn' },
      target: { which: { is: ['psychopomp'] } },
      do: [
        { do: 'wound', to: 'target', by: 1 },
        { do: 'if', cond: [{ who: 'target', slain: false }], then: [{ do: 'act', who: 'target', not: ['jog'], own: true }] },
      ],
    },
  ],
};
