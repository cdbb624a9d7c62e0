import type { Passive } from '../../rules/terms/card-language.ts';

/** If all members are in the troupe, each has the keywords of the others. @rule CHR-8 */
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
