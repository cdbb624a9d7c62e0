import type { Eff, Passive, Who } from '../../rules/terms/card-language.ts';

const protection: Passive = {
  kind: 'passive',
  id: 'protection',
  name: 'Protection',
  rules: [{ when: { on: 'would-suffer' }, do: [{ do: 'avert' }, { do: 'lapse' }] }],
};

/** A protected model suffers nothing the first time that it would suffer damage this turn. */
export const protect = (to: Who): Eff => ({ do: 'give', to, ability: protection, until: 'turn' });
