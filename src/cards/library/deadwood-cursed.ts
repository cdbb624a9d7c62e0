import type { Eff, Passive, Who } from '../../rules/terms/card-language.ts';

const deadwoodCursed: Passive = {
  kind: 'passive',
  id: 'deadwood-cursed',
  name: 'Deadwood Cursed',
  rules: [
    {
      when: { on: 'discard', at: 'start' },
      do: [{ do: 'pulse', in: 3, which: { side: 'friendly' }, effects: [{ do: 'wound', to: 'each', by: 1 }] }],
    },
  ],
};

/** Curses a model until it is slain: in each Discard Step it and its friends near it suffer 1 wound. @rule CHR-72 */
export const curse = (to: Who): Eff => ({ do: 'give', to, ability: deadwoodCursed, until: 'slain' });
