import type { Passive } from '../../rules/terms/card-language.ts';

export const hippity: Passive = {
  kind: 'passive',
  id: 'hippity',
  name: 'Hippity',
  rules: [{ always: [{ mod: 'move-freely', over: ['obstacle', 'models'], during: ['jog'] }] }],
};
