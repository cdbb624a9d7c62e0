import type { Character } from '../../rules/terms/card-language.ts';
import { psychopomp } from '../library/psychopomps.ts';

export const flayBearerOfKnowledge: Character = psychopomp({
  id: 'flay-bearer-of-knowledge',
  name: 'Flay, Bearer of Knowledge',
  keywords: ['familiar'],
  arcane: 4,
  abilities: [
    {
      kind: 'passive',
      id: 'forbidden-tome',
      name: 'Forbidden Tome',
      rules: [{ always: [{ mod: 'stat', stat: 'arcane', by: 1 }], to: { only: 'summoner', within: { in: 2 } } }],
    },
    {
      kind: 'arcane',
      id: 'share-the-knowledge',
      name: 'Share the Knowledge',
      cost: 2,
      range: 2,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        {
          on: { colour: ['blue'], value: 'X' },
          do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: 1 }], until: 'turn' }],
        },
        { on: 'catastrophe', do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: -2 }], until: 'turn' }] },
      ],
    },
  ],
});
