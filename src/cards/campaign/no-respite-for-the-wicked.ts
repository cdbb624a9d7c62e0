import type { TableCard } from '../../rules/terms/card-language.ts';

export const noRespiteForTheWicked: TableCard = {
  id: 'no-respite-for-the-wicked',
  kind: 'campaign',
  name: 'No Respite for the Wicked',
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['action-gap'],
  rules: [{ lingers: true }],
};
