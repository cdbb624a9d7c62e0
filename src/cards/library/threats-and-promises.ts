import type { Signature } from '../../rules/terms/card-language.ts';
import { harmless } from './deal.ts';

/** The enemy gains energy, and may not act against the bearer for the rest of the turn. */
export const threatsAndPromises: Signature = {
  id: 'threats-and-promises',
  name: 'Threats & Promises',
  upgrades: 'rising-attack',
  types: [],
  deal: harmless,
  mods: [{ mods: [{ mod: 'suffered', by: -3 }] }],
  end: [
    { do: 'gain', to: 'enemy', energy: 3 },
    { do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['any'], against: 'self' }], until: 'turn' },
  ],
  worksOutOfRange: true,
};
