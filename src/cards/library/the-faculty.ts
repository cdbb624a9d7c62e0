import type { Passive } from '../../rules/terms/card-language.ts';

/** Together from the beginning, its members count as each other's kind. @rule CHR-8 */
export const theFaculty: Passive = {
  kind: 'passive',
  id: 'the-faculty',
  name: 'The Faculty',
  rules: [
    {
      always: [
        { mod: 'keyword', add: 'rogue' },
        { mod: 'keyword', add: 'animal' },
        { mod: 'keyword', add: 'machine' },
      ],
      if: [{ inTroupe: 'old-polly' }, { inTroupe: 'prof-boffinsworth' }, { inTroupe: 'flinders-memphis' }],
    },
  ],
};
