import type { Character, Passive } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { feeble } from './weakling.ts';

// What every Psychopomp carries, and who brings one along.

/** It acts when the model that summoned it acts. @rule CTL-4 */
export const thrall: Passive = { kind: 'passive', id: 'thrall', name: 'Thrall', rules: [{ always: [{ mod: 'thrall' }] }] };

export const summonersDelight: Passive = {
  kind: 'passive',
  id: 'summoners-delight',
  name: "Summoner's Delight",
  rules: [{ always: [{ mod: 'falls-with' }] }],
};

/** Everybody who is one. */
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

/** Comes with a Psychopomp, when none of its kind is there. @rule DEF-16 */
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

/** A Psychopomp as most of them are: summoned, small, and soon gone; what differs is said. */
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
