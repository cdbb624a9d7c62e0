import type { Arcane, Character, Eff } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';

const aBunny: Eff = { do: 'summon', what: 'murder-bunny', contact: 'self' };

const summonBunny: Arcane = {
  kind: 'arcane',
  id: 'summon-a-murder-bunny',
  name: 'Summon a Murder Bunny',
  cost: 3,
  outcomes: [{ on: { colour: 'any', value: 2 }, do: [aBunny] }, selfWounds(3)],
};

const summonJackalope: Arcane = {
  kind: 'arcane',
  id: 'summon-the-jackalope',
  name: 'Summon the Jackalope',
  cost: 5,
  usableIf: [{ not: { exists: { side: 'friendly', named: ['jackalope'] } } }],
  outcomes: [
    {
      on: { colour: 'any', value: 3 },
      do: [
        { do: 'wound', to: 'self', by: 3 },
        { do: 'summon', what: 'jackalope', contact: 'self', ready: true },
      ],
    },
    { on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: 3 }, aBunny] },
  ],
};

/** @rule CHR-62 */
export const borisTheBunnySummoner: Character = {
  id: 'boris-the-bunny-summoner',
  name: 'Boris, The Bunny Summoner',
  version: 2,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['faun', 'wizard'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 4, 7],
  melee: 2,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'herd-master',
      name: 'Herd Master',
      rules: [
        {
          when: { on: 'replenish', at: 'during' },
          do: [{ do: 'gain', to: 'self', energy: { count: { side: 'friendly', named: ['murder-bunny'] } } }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'shepherds-crook',
      name: "Shepherd's Crook",
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing', 'piercing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    summonBunny,
    summonJackalope,
  ],
  signature: {
    id: 'rabbit-punch',
    name: 'Rabbit Punch',
    upgrades: 'thrust',
    types: ['impact'],
    deal: deal(0, 1, 1, null, 1, 1),
    mods: [{ mods: [{ mod: 'dealt', by: { mul: [1, { count: { is: ['animal'], within: { in: 4 } } }] } }] }],
  },
};
