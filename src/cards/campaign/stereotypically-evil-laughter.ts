import type { Cond, Eff, TableCard } from '../../rules/terms/card-language.ts';

const elrich: Cond = { exists: { side: 'friendly', is: ['elrich'] } };
const friend: Cond = { who: 'originator', side: 'friendly' };

const laughter = (cond: Cond[], more: number): Eff => ({
  do: 'if',
  cond,
  then: [{ do: 'apply', to: 'originator', mods: [{ mod: 'stat', stat: 'arcane', by: more }], until: 'action' }],
});

export const stereotypicallyEvilLaughter: TableCard = {
  id: 'stereotypically-evil-laughter',
  kind: 'campaign',
  name: 'Stereotypically Evil Laughter',
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['arcane-start'],
  do: [
    laughter([elrich, friend], 3),
    laughter([elrich, { not: friend }], -3),
    laughter([{ not: elrich }, friend], 2),
    laughter([{ not: elrich }, { not: friend }], -2),
  ],
};
