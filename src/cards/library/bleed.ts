import type { Eff, Passive, Who } from '../../rules/terms/card-language.ts';

const wound: Passive = {
  kind: 'passive',
  id: 'bleed',
  name: 'Bleed',
  rules: [{ when: { on: 'discard', at: 'start' }, do: [{ do: 'wound', to: 'self', by: 1 }, { do: 'lapse' }] }],
};

/** An open wound: a bleeding model suffers from each of them once, in the Discard Step. */
export const bleed = (to: Who): Eff => ({ do: 'give', to, ability: wound, until: 'lapse' });
