import type { TableCard } from '../../rules/terms/card-language.ts';

export const treacherousTuition: TableCard = {
  id: 'treacherous-tuition',
  kind: 'campaign',
  name: 'Treacherous Tuition',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['action-gap'],
  rules: [
    { always: [{ mod: 'cost', of: ['arcane'], by: -1, least: 1 }], to: { is: ['wizard'] } },
    { when: { on: 'uses-arcane', who: { side: 'friendly', is: ['wizard'] } }, do: [{ do: 'wound', to: 'originator', by: 1 }] },
  ],
};
