import type { Character } from '../../rules/terms/card-language.ts';
import { psychopomp } from '../library/psychopomps.ts';

export const teacakeOfTorment: Character = psychopomp({
  id: 'teacake-of-torment',
  name: 'Teacake of Torment',
  keywords: ['food'],
  abilities: [
    {
      kind: 'active',
      id: 'eat-me',
      name: 'Eat Me!',
      cost: 1,
      range: 2,
      target: { which: { side: 'friendly' } },
      do: [
        { do: 'heal', to: 'target', by: 2 },
        { do: 'wound', to: 'self', by: 1 },
      ],
    },
    {
      kind: 'active',
      id: 'leave-to-rise-until-doubled-in-size',
      name: 'Leave to Rise until Doubled in Size',
      cost: 1,
      do: [
        { do: 'heal', to: 'self', by: 1 },
        { do: 'apply', to: 'self', mods: [{ mod: 'forbid', actions: ['any'] }], until: 'turn' },
      ],
    },
  ],
});
