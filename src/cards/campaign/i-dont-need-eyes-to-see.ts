import type { TableCard } from '../../rules/terms/card-language.ts';

/** Evade is ignored only where it costs cards. */
export const iDontNeedEyesToSee: TableCard = {
  id: 'i-dont-need-eyes-to-see',
  kind: 'campaign',
  name: "I Don't Need Eyes to See",
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['arcane-start'],
  if: [{ who: 'originator', side: 'friendly' }],
  do: [
    { do: 'apply', to: 'originator', mods: [{ mod: 'ignore', what: ['cover'] }], until: 'action' },
    {
      do: 'if',
      cond: [{ compare: { of: 'target', the: 'evade' }, op: '<', to: 0 }],
      then: [{ do: 'apply', to: 'originator', mods: [{ mod: 'ignore', what: ['evade'] }], until: 'action' }],
    },
  ],
};
