import type { Character, Passive } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { feeble } from './weakling.ts';

// The abilities that all Psychopomps have, and an ability that brings one into play.

/** A thrall acts in the activation of the model that summoned it. @rule CTL-4 */
export const thrall: Passive = { kind: 'passive', id: 'thrall', name: 'Thrall', rules: [{ always: [{ mod: 'thrall' }] }] };

export const summonersDelight: Passive = {
  kind: 'passive',
  id: 'summoners-delight',
  name: "Summoner's Delight",
  rules: [{ always: [{ mod: 'falls-with' }] }],
};

/** All Psychopomps. */
export const PSYCHOPOMPS: CharacterId[] = [
  'flay-bearer-of-knowledge',
  'lampy-darkson',
  'brave-sir-pidge',
  'terrible-musician',
  'jeremy-lord-of-the-deep',
  'teacake-of-torment',
  'urchin',
  'sprog',
  'pookie',
];

/** When the model enters play, it may summon this Psychopomp, unless its side has one already. @rule DEF-16 */
export const comesWith = (id: string, name: string, character: CharacterId): Passive => ({
  kind: 'passive',
  id,
  name,
  rules: [
    {
      when: { on: 'enters' },
      if: [{ not: { exists: { side: 'friendly', named: [character] } } }],
      may: true,
      do: [{ do: 'summon', what: character, contact: 'self' }],
    },
  ],
});

/** A Psychopomp with the values that most of them have; the caller gives those that differ. */
export const psychopomp = ({
  keywords,
  abilities,
  ...own
}: Pick<Character, 'id' | 'name' | 'keywords' | 'abilities'> & Partial<Character>): Character => ({
  version: 1,
  factions: ['shades'],
  base: 30,
  health: 2,
  blueDots: [],
  melee: 1,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  signature: null,
  unselectable: true,
  ...own,
  keywords: ['psychopomp', ...keywords],
  abilities: [thrall, summonersDelight, feeble, ...abilities],
});
