import type { Passive } from '../../rules/terms/card-language.ts';

/** Its Jogs ignore Wooded Patches. */
export const woodfoot: Passive = {
  kind: 'passive',
  id: 'woodfoot',
  name: 'Woodfoot',
  rules: [{ always: [{ mod: 'move-freely', over: ['woods'], during: ['jog'] }] }],
};
