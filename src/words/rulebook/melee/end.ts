import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const endRules: System = {
  id: 'END',
  title: () => msg('End Step of a melee', { id: 'rule.END' }),
  summary: () =>
    msg('After the damage the special effects happen: pushes, healing, stolen moonstones. Then the cards go back.', {
      id: 'rule.END.summary',
    }),
  clauses: [
    { id: 'END-1', text: () => msg('Each round of melee has one End Step, after all damage.', { id: 'rule.END-1' }) },
    {
      id: 'END-2',
      text: () => msg('All End Step Effects of the round happen there, at once where that is possible.', { id: 'rule.END-2' }),
    },
    { id: 'END-3', text: () => msg('Where the order matters the attacker chooses.', { id: 'rule.END-3' }) },
    { id: 'END-4', text: () => msg('They happen even if their owner was slain, unless the text says otherwise.', { id: 'rule.END-4' }) },
    {
      id: 'END-5',
      text: () => msg('Conditions such as having suffered a wound look at the whole round.', { id: 'rule.END-5' }),
      why: () => msg('The texts do not single out one attack.', { id: 'rule.END-5.why' }),
    },
    { id: 'END-6', text: () => msg('A defender that cannot reach the attacker uses only effects on itself.', { id: 'rule.END-6' }) },
    { id: 'END-7', text: () => msg('Damage in the End Step is not melee damage, unless the text says so.', { id: 'rule.END-7' }) },
    { id: 'END-8', text: () => msg('Then the cards are shuffled back, the action is over, and reactions follow.', { id: 'rule.END-8' }) },
    {
      id: 'END-9',
      text: () =>
        msg('Moves in the End Step follow all the rules for moves by effects; only the active model squeezes, when it moves itself.', {
          id: 'rule.END-9',
        }),
      why: () => msg('It is its activation.', { id: 'rule.END-9.why' }),
    },
  ],
};
