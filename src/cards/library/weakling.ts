import type { Passive } from '../../rules/terms/card-language.ts';

/** It deals less melee damage, and a Harvest costs it 1 energy more. */
const weak = (id: string, name: string, less: number): Passive => ({
  kind: 'passive',
  id,
  name,
  rules: [
    {
      always: [
        { mod: 'dealt', by: less, scope: 'melee' },
        { mod: 'cost', of: ['harvest'], by: 1 },
      ],
    },
  ],
});

export const weakling = weak('weakling', 'Weakling', -1);
export const feeble = weak('feeble', 'Feeble', -2);
