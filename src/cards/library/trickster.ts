import type { Passive } from '../../rules/terms/card-language.ts';

/** A lie that was believed pays when it is shown. */
export const trickster: Passive = {
  kind: 'passive',
  id: 'trickster',
  name: 'Trickster',
  limit: { per: 'turn' },
  rules: [{ when: { on: 'bluffed', at: 'resolved' }, may: true, do: [{ do: 'gain', to: 'self', energy: 3 }] }],
};
