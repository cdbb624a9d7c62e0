import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { reload, shootPistol } from '../library/firearms.ts';

export const swiggartySwooty: Character = {
  id: 'swiggarty-swooty',
  name: 'Swiggarty Swooty',
  version: 2,
  factions: ['dominion'],
  keywords: ['goblin', 'pirate'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 6],
  melee: 3,
  meleeRange: 2,
  arcane: 3,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'luva-da-booty',
      name: "Luv'a da Booty",
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'attacks', who: { side: 'friendly', is: ['pirate'], within: { in: 6 } } },
          if: [{ who: 'self', holdsStone: true }],
          may: true,
          do: [{ do: 'gain', to: 'subject', energy: { of: 'self', the: 'stones' } }],
        },
      ],
    },
    reload(shootPistol),
    shootPistol,
    {
      kind: 'arcane',
      id: 'plunder',
      name: 'Plunder',
      cost: 1,
      range: 2,
      target: { which: { other: true } },
      outcomes: [
        { on: { colour: 'any', value: 2 }, do: [{ do: 'lose-ability', from: 'target', of: 'passive', until: 'turn', to: 'self' }] },
        { on: 'catastrophe', do: [{ do: 'move', who: 'self', in: 2, may: true, by: 'resisting' }] },
      ],
    },
  ],
  signature: {
    id: 'tentai-surprise',
    name: 'Tentai Surprise!',
    upgrades: 'rising-attack',
    types: ['piercing'],
    deal: deal(2, 1, 2, 1, 2, 2),
  },
};
