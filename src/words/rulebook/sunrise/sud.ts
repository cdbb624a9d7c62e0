import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const sudRules: System = {
  id: 'SUD',
  title: () => msg('Sudden Death', { id: 'rule.SUD' }),
  summary: () =>
    msg('A tie at sunrise means another turn, and then another. A player who is alone in the lead when an action ends has won.', {
      id: 'rule.SUD.summary',
    }),
  clauses: [
    { id: 'SUD-1', text: () => msg('Sudden Death is a whole extra turn, without bonuses on the roll.', { id: 'rule.SUD-1' }) },
    {
      id: 'SUD-2',
      text: () => msg('When an action ends and one player holds more than every other, that player wins at once.', { id: 'rule.SUD-2' }),
    },
    {
      id: 'SUD-3',
      text: () =>
        msg(
          'It is checked after each action, before the reactions, and again after each reaction. As an option it is checked at every moment.',
          { id: 'rule.SUD-3' },
        ),
      why: () => msg('The newer book says so.', { id: 'rule.SUD-3.why' }),
    },
    {
      id: 'SUD-4',
      text: () => msg('All players take part in it, not only those who tied.', { id: 'rule.SUD-4' }),
      why: () => msg('The books describe no other ending.', { id: 'rule.SUD-4.why' }),
    },
    {
      id: 'SUD-5',
      text: () =>
        msg('A turn that ends in a tie is followed by another. With Sudden Death switched off a tie is a draw.', { id: 'rule.SUD-5' }),
      why: () => msg('The books describe no other ending.', { id: 'rule.SUD-5.why' }),
    },
    {
      id: 'SUD-6',
      text: () => msg('Sudden Death is looked at before a text that has waited for the end of the action speaks.', { id: 'rule.SUD-6' }),
      why: () => msg('That action is over.', { id: 'rule.SUD-6.why' }),
    },
  ],
};
