import type { Character } from '../../rules/terms/card-language.ts';
import { psychopomp } from '../library/psychopomps.ts';

export const lampyDarkson: Character = psychopomp({
  id: 'lampy-darkson',
  name: 'Lampy Darkson',
  keywords: ['familiar'],
  arcane: 4,
  abilities: [
    {
      kind: 'passive',
      id: 'lampys-light',
      name: "Lampy's Light",
      rules: [
        {
          always: [{ mod: 'stat', stat: 'evade', by: 1 }],
          to: { side: 'enemy', within: { in: { add: [3, { of: 'self', the: 'aura' }] } } },
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'a-little-more-oil',
      name: 'A Little More Oil...',
      cost: 1,
      limit: { per: 'turn' },
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'aura', by: 'X' }], until: 'turn' }],
        },
        { on: 'catastrophe', do: [{ do: 'apply', to: 'self', mods: [{ mod: 'without', ability: 'lampys-light' }], until: 'turn' }] },
      ],
    },
  ],
});
