import type { Passive } from '../../rules/terms/card-language.ts';

// What every Psychopomp carries.

/** It acts when whoever has summoned it acts. @rule CTL-4 */
export const thrall: Passive = { kind: 'passive', id: 'thrall', name: 'Thrall', rules: [{ always: [{ mod: 'thrall' }] }] };

export const summonersDelight: Passive = {
  kind: 'passive',
  id: 'summoners-delight',
  name: "Summoner's Delight",
  rules: [{ always: [{ mod: 'falls-with' }] }],
};
