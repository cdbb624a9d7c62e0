import type { Active, Character, Passive } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { psychopomp } from './psychopomps.ts';

/** When an enemy targets it, it may move towards its Nanny. @rule REA-15 */
const iWantMyNanny = (id: string, name: string): Passive => ({
  kind: 'passive',
  id,
  name,
  limit: { per: 'turn' },
  rules: [
    {
      when: { on: 'targeted', by: 'enemy' },
      if: [{ exists: { side: 'friendly', named: ['nanny'] } }],
      may: true,
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', named: ['nanny'] },
          as: 'nanny',
          then: [{ do: 'move', who: 'self', in: 2, way: { towards: { picked: 'nanny' } } }],
        },
      ],
    },
  ],
});

/** A Babeling. Babelings differ in the ability by which they harm. */
export const babeling = (id: CharacterId, name: string, hurts: Active, cry = 'I Want My Nanny!!'): Character =>
  psychopomp({ id, name, keywords: ['babeling'], abilities: [iWantMyNanny('i-want-my-nanny', cry), hurts] });
