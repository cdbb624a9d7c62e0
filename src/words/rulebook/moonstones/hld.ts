import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const hldRules: System = {
  id: 'HLD',
  title: () => msg('Carrying moonstones', { id: 'rule.HLD' }),
  summary: () =>
    msg(
      'Moonstones lie on the card of the character that holds them. A player never puts them down by choice, and they make the character Slow.',
      { id: 'rule.HLD.summary' },
    ),
  clauses: [
    { id: 'HLD-1', text: () => msg('A moonstone that is taken lies on the character’s card.', { id: 'rule.HLD-1' }) },
    { id: 'HLD-2', text: () => msg('A character may carry any number.', { id: 'rule.HLD-2' }) },
    { id: 'HLD-3', text: () => msg('A character may not drop one by choice.', { id: 'rule.HLD-3' }) },
    { id: 'HLD-4', text: () => msg('Some abilities make a model drop moonstones or hand them over.', { id: 'rule.HLD-4' }) },
    {
      id: 'HLD-5',
      text: () =>
        msg('A dropped moonstone is placed by the active player, touching the model that dropped it, at depth 1.', { id: 'rule.HLD-5' }),
    },
    {
      id: 'HLD-6',
      text: () => msg('That depth applies to every kind of dropping.', { id: 'rule.HLD-6' }),
      why: () => msg('It must still be possible to Harvest it.', { id: 'rule.HLD-6.why' }),
    },
    { id: 'HLD-7', text: () => msg('A moonstone that is handed over goes straight to the other card.', { id: 'rule.HLD-7' }) },
    {
      id: 'HLD-8',
      text: () =>
        msg('Moonstones lie on free ground on the board; if there is no free ground in contact, as near as possible.', {
          id: 'rule.HLD-8',
        }),
      why: () => msg('It must still be possible to Harvest it.', { id: 'rule.HLD-8.why' }),
    },
    {
      id: 'HLD-9',
      text: () => msg('Several moonstones are placed one by one, each where the player wants.', { id: 'rule.HLD-9' }),
      why: () => msg('It must still be possible to Harvest it.', { id: 'rule.HLD-9.why' }),
    },
  ],
};
