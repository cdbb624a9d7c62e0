import type { Character, Eff, Passive, Until } from '../../rules/terms/card-language.ts';
import { circled, deal } from '../library/deal.ts';

/** Piercing damage may be dealt as Magical; it keeps the bonus for Piercing. */
const enchantedJavelin: Passive = {
  kind: 'passive',
  id: 'enchanted-javelin',
  name: 'Enchanted Javelin',
  rules: [
    {
      always: [
        { mod: 'dealt', types: ['piercing'], by: 2, scope: 'melee' },
        { mod: 'dealt-as', as: 'magical', from: ['piercing'], optional: true },
      ],
    },
    {
      when: { on: 'would-deal', types: ['piercing'], with: ['active', 'arcane'] },
      may: true,
      do: [{ do: 'sharpen', as: 'magical' }],
    },
  ],
};

const thrown = (until: Until, after?: 'action'): Eff => ({
  do: 'apply',
  to: 'self',
  mods: [{ mod: 'without', ability: enchantedJavelin.id }],
  until,
  ...(after ? { after } : {}),
});

export const ericTheEnlightened: Character = {
  id: 'eric-the-enlightened',
  name: 'Eric, the Enlightened',
  version: 1,
  factions: ['leshavult'],
  keywords: ['human', 'animal', 'cultist'],
  base: 40,
  health: 10,
  blueDots: [1, 3, 8],
  melee: 4,
  meleeRange: 2,
  arcane: 3,
  evade: 1,
  abilities: [
    enchantedJavelin,
    {
      kind: 'passive',
      id: 'woodland-animal',
      name: 'Woodland Animal',
      rules: [
        { always: [{ mod: 'move-freely', over: ['woods'], during: ['jog'] }] },
        {
          when: { on: 'replenish', at: 'during' },
          if: [{ who: 'self', inTerrain: 'woods' }],
          do: [{ do: 'gain', to: 'self', energy: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'leshavits-shield',
      name: "Leshavit's Shield",
      limit: { per: 'game' },
      rules: [{ when: { on: 'would-suffer' }, may: true, do: [{ do: 'avert' }] }],
    },
    {
      kind: 'arcane',
      id: 'enchanted-bladestorm',
      name: 'Enchanted Bladestorm',
      cost: 2,
      range: 6,
      usableIf: [{ who: 'self', hasAbility: enchantedJavelin.id }],
      mods: [{ mod: 'ignore', what: ['evade', 'cover'] }],
      target: {},
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'piercing' }, thrown('turn', 'action')],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'may-pay',
              who: 'self',
              energy: 2,
              then: [
                {
                  do: 'pulse',
                  in: 4,
                  which: { other: true },
                  effects: [
                    { do: 'damage', to: 'each', by: { x: 1, plus: 1 }, type: 'piercing' },
                    { do: 'move', who: 'each', in: 'X', way: { away: 'self' } },
                  ],
                },
              ],
            },
            thrown('game', 'action'),
          ],
        },
        {
          on: 'catastrophe',
          do: [
            {
              do: 'if',
              cond: [{ who: 'self', hasAbility: enchantedJavelin.id }],
              then: [{ do: 'give', to: 'target', ability: enchantedJavelin, until: 'turn' }, thrown('turn')],
            },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'swinging-antlers',
    name: 'Swinging Antlers',
    upgrades: 'sweeping-cut',
    types: ['impact'],
    deal: deal(0, 3, circled(0), 1, 2, 1),
    end: [{ do: 'move', who: 'enemy', in: 1 }],
  },
};
