import { leaf } from './leaf.ts';

/** Set-up: troupes, moonstones, roles, edges (SET-4). */
export const setup = {
  faction: leaf('setup.faction', { chosen: 'setup.troupe' }),
  troupe: leaf('setup.troupe', { chosen: 'setup.pick', draft: 'setup.draft' }),
  draft: leaf('setup.draft', { drafted: 'setup.pick' }),
  pick: leaf('setup.pick', { picked: 'setup.stones' }),
  stones: leaf('setup.stones', { settled: 'setup.roll' }),
  roll: leaf('setup.roll', { ranked: 'setup.edge' }),
  edge: leaf('setup.edge', { taken: 'deploy' }),
  markers: leaf('setup.markers', { placed: 'deploy' }),
};

export const deploy = leaf('deploy', { edge: 'setup.edge', markers: 'setup.markers', deployed: 'replenish' });
