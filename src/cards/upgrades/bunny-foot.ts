import type { Upgrade } from '../../rules/terms/card-language.ts';

/** @rule UPG-16 */
export const bunnyFoot: Upgrade = {
  id: 'bunny-foot',
  name: 'Bunny Foot',
  version: 1,
  factions: ['commonwealth', 'leshavult'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'lucky-murder-bunny-foot',
      name: 'Lucky Murder-Bunny Foot',
      limit: { per: 'game', first: true },
      rules: [{ when: { on: 'catastrophe', at: 'before' }, may: true, do: [{ do: 'avert' }] }],
    },
  ],
};
