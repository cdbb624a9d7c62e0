import type { TableCard } from '../../rules/terms/card-language.ts';

export const twistedFates: TableCard = {
  id: 'twisted-fates',
  kind: 'campaign',
  name: 'Twisted Fates',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult'],
  at: ['catastrophe'],
  do: [
    {
      do: 'pick',
      which: { but: 'originator' },
      as: 'victim',
      then: [{ do: 'apply', to: 'originator', mods: [{ mod: 'passes-wounds' }], until: 'action', against: { picked: 'victim' } }],
    },
  ],
};
