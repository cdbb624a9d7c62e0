import type { Eff, Passive, Who } from '../../rules/terms/card-language.ts';

const wound: Passive = {
  kind: 'passive',
  id: 'bleed',
  name: 'Bleed',
  rules: [{ when: { on: 'discard', at: 'start' }, do: [{ do: 'wound', to: 'self', by: 1 }, { do: 'lapse' }] }],
};

/** Gives Bleed: in the Discard Step the model suffers 1 wound for each one that it has, and loses it. */
export const bleed = (to: Who): Eff => ({ do: 'give', to, ability: wound, until: 'lapse' });
