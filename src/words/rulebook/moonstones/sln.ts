import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const slnRules: System = {
  id: 'SLN',
  title: () => msg('Slain models', { id: 'rule.SLN' }),
  summary: () =>
    msg('When the last box is filled the character is slain. Its moonstones fall where it stood, and any model may dig for them.', {
      id: 'rule.SLN.summary',
    }),
  clauses: [
    { id: 'SLN-1', text: () => msg('A character is slain as soon as all its boxes are filled.', { id: 'rule.SLN-1' }) },
    {
      id: 'SLN-2',
      text: () =>
        msg('Its moonstones are placed at once by the active player, touching its base, at depth 1; then the model leaves the board.', {
          id: 'rule.SLN-2',
        }),
    },
    {
      id: 'SLN-3',
      text: () => msg('The active player places them, whichever model dealt the damage.', { id: 'rule.SLN-3' }),
      why: () => msg('Two of three passages say so.', { id: 'rule.SLN-3.why' }),
    },
    {
      id: 'SLN-4',
      text: () =>
        msg(
          'While no model is active, the player who controls the cause places them; if there is none, the player who goes first this turn.',
          {
            id: 'rule.SLN-4',
          },
        ),
      why: () => msg('Two of three passages say so.', { id: 'rule.SLN-4.why' }),
    },
    { id: 'SLN-5', text: () => msg('A slain model takes no further part; its energy and all effects on it end.', { id: 'rule.SLN-5' }) },
    { id: 'SLN-6', text: () => msg('A character that is brought back starts fresh.', { id: 'rule.SLN-6' }) },
    {
      id: 'SLN-7',
      text: () =>
        msg(
          'If several models are slain at once, their moonstones are dropped in an order the active player chooses, before any model is removed.',
          {
            id: 'rule.SLN-7',
          },
        ),
      why: () => msg('That player makes all such choices.', { id: 'rule.SLN-7.why' }),
    },
    {
      id: 'SLN-8',
      text: () =>
        msg(
          'In melee the slain leave as soon as the wounds are marked. Whatever their card still does is measured from where they stood.',
          {
            id: 'rule.SLN-8',
          },
        ),
      why: () => msg('Both passages of the book hold.', { id: 'rule.SLN-8.why' }),
    },
  ],
};
