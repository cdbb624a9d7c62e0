import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const slnRules: System = {
  id: 'SLN',
  title: () => msg('Slain', { id: 'rule.SLN' }),
  summary: () =>
    msg('When the last box is filled the character is gone. Its stones fall where it stood, and anybody may dig for them.', {
      id: 'rule.SLN.summary',
    }),
  clauses: [
    { id: 'SLN-1', text: () => msg('A character is slain as soon as all its boxes are filled.', { id: 'rule.SLN-1' }) },
    {
      id: 'SLN-2',
      text: () =>
        msg('Its stones are placed at once by the active player, touching its base, at depth 1; then the model leaves the board.', {
          id: 'rule.SLN-2',
        }),
    },
    {
      id: 'SLN-3',
      text: () => msg('The active player places them, whoever dealt the blow.', { id: 'rule.SLN-3' }),
      why: () => msg('Two of three passages say so.', { id: 'rule.SLN-3.why' }),
    },
    {
      id: 'SLN-4',
      text: () =>
        msg('With nobody active, whoever controls the cause places them; failing that, whoever goes first this turn.', {
          id: 'rule.SLN-4',
        }),
      why: () => msg('Two of three passages say so.', { id: 'rule.SLN-4.why' }),
    },
    { id: 'SLN-5', text: () => msg('The slain take no further part; their energy and all effects on them end.', { id: 'rule.SLN-5' }) },
    { id: 'SLN-6', text: () => msg('A character that is brought back starts afresh.', { id: 'rule.SLN-6' }) },
    {
      id: 'SLN-7',
      text: () =>
        msg('Several who are slain at once drop their stones in an order the active player chooses, before any is taken off.', {
          id: 'rule.SLN-7',
        }),
      why: () => msg('That player makes all such choices.', { id: 'rule.SLN-7.why' }),
    },
    {
      id: 'SLN-8',
      text: () =>
        msg('In melee the slain leave as soon as the wounds are marked. What their card still does reckons from where they stood.', {
          id: 'rule.SLN-8',
        }),
      why: () => msg('Both passages hold.', { id: 'rule.SLN-8.why' }),
    },
  ],
};
