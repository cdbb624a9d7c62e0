import type { Passive, TableCard } from '../../rules/terms/card-language.ts';

const oneFootIn: Passive = {
  kind: 'passive',
  id: 'one-foot-in-the-grave',
  name: 'One Foot in the Grave',
  rules: [{ when: { on: 'moves' }, do: [{ do: 'wound', to: 'self', by: 1 }] }],
};

export const oneFootInTheGrave: TableCard = {
  id: 'one-foot-in-the-grave',
  kind: 'campaign',
  name: 'One Foot in the Grave',
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['moving'],
  do: [{ do: 'cancel' }, { do: 'give', to: 'originator', ability: oneFootIn, until: 'turn' }],
};
