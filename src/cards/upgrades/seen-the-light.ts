import type { Upgrade } from '../../rules/terms/card-language.ts';

/** Its text means another Cultist, because its bearer is always one. @rule UPG-14 */
export const seenTheLight: Upgrade = {
  id: 'seen-the-light',
  name: 'Seen the Light',
  version: 1,
  factions: ['leshavult'],
  allowed: [],
  forbidden: [],
  keywords: ['cultist'],
  abilities: [
    {
      kind: 'passive',
      id: 'for-the-cause',
      name: 'For the Cause',
      rules: [
        {
          always: [
            { mod: 'stat', stat: 'melee', by: 1 },
            { mod: 'stat', stat: 'arcane', by: 1 },
          ],
          if: [{ exists: { side: 'friendly', other: true, is: ['cultist'], within: { in: 6 } } }],
        },
      ],
    },
  ],
};
