import type { Character } from '../../rules/terms/card-language.ts';
import { psychopomp } from '../library/psychopomps.ts';

export const jeremyLordOfTheDeep: Character = psychopomp({
  id: 'jeremy-lord-of-the-deep',
  name: 'Jeremy, Lord of the Deep',
  keywords: ['animal', 'aquatic'],
  abilities: [
    {
      kind: 'passive',
      id: 'waterfoot',
      name: 'Waterfoot',
      rules: [{ always: [{ mod: 'move-freely', over: ['water'], during: ['jog'] }] }],
    },
    {
      kind: 'active',
      id: 'behold-my-splashy-fury',
      name: 'Behold my Splashy Fury!',
      cost: 1,
      range: 2,
      limit: { per: 'turn' },
      usableIf: [{ who: 'self', inTerrain: 'water' }],
      target: {},
      do: [{ do: 'damage', to: 'target', by: 2, type: 'magical' }],
    },
  ],
});
