import type { Passive } from '../../rules/terms/card-language.ts';

/** After a lie that was believed, the model may reveal it to gain energy. */
export const trickster: Passive = {
  kind: 'passive',
  id: 'trickster',
  name: 'Trickster',
  limit: { per: 'turn' },
  rules: [{ when: { on: 'bluffed', at: 'resolved' }, may: true, do: [{ do: 'gain', to: 'self', energy: 3 }] }],
};
