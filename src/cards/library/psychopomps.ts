import type { Passive } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';

// What every Psychopomp carries, and who brings one along.

/** It acts when whoever has summoned it acts. @rule CTL-4 */
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
export const comesWith = (id: string, name: string, who: CharacterId): Passive => ({
  kind: 'passive',
  id,
  name,
  rules: [
    {
      when: { on: 'enters' },
      if: [{ not: { exists: { side: 'friendly', named: [who] } } }],
      may: true,
      do: [{ do: 'summon', what: who, contact: 'self' }],
    },
  ],
});
