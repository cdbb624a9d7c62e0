import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const losRules: System = {
  id: 'LOS',
  title: () => msg('Line of sight', { id: 'rule.LOS' }),
  summary: () =>
    msg('If any straight line from your base to theirs is clear, you see them. Models and Barriers block it; low things do not.', {
      id: 'rule.LOS.summary',
    }),
  clauses: [
    {
      id: 'LOS-1',
      text: () => msg('The active model must see the target of its action, unless the text says otherwise.', { id: 'rule.LOS-1' }),
    },
    {
      id: 'LOS-2',
      text: () =>
        msg(
          'You see a target if one straight line from some part of your base to some part of its base crosses no other base and no Barrier.',
          { id: 'rule.LOS-2' },
        ),
    },
    { id: 'LOS-3', text: () => msg('Friends block sight as enemies do.', { id: 'rule.LOS-3' }) },
    { id: 'LOS-4', text: () => msg('Obstacles, water and open ground never block sight.', { id: 'rule.LOS-4' }) },
    { id: 'LOS-5', text: () => msg('A line may start or end in a Wooded Patch but not pass right through it.', { id: 'rule.LOS-5' }) },
    {
      id: 'LOS-6',
      text: () => msg('Woods block a line only when both its ends are outside them.', { id: 'rule.LOS-6' }),
      why: () => msg('The rule says “into and out of, not through”, and that includes bases half inside.', { id: 'rule.LOS-6.why' }),
    },
    { id: 'LOS-7', text: () => msg('If every line between the two is blocked, there is no sight.', { id: 'rule.LOS-7' }) },
    {
      id: 'LOS-8',
      text: () =>
        msg('A line that only touches an edge is clear: a base does not hide another one of the same size behind it.', {
          id: 'rule.LOS-8',
        }),
      why: () => msg('The publisher answered it so.', { id: 'rule.LOS-8.why' }),
    },
    {
      id: 'LOS-9',
      text: () => msg('No line passes between two things in contact.', { id: 'rule.LOS-9' }),
      why: () => msg('Touching closes a gap.', { id: 'rule.LOS-9.why' }),
    },
    {
      id: 'LOS-10',
      text: () =>
        msg('The two models themselves are never in the way, and models in contact always see each other.', { id: 'rule.LOS-10' }),
      why: () => msg('Otherwise there would be no line.', { id: 'rule.LOS-10.why' }),
    },
    { id: 'LOS-11', text: () => msg('Moonstones and terrain are seen in the same way.', { id: 'rule.LOS-11' }) },
    { id: 'LOS-12', text: () => msg('The inch of leeway for cover (COV-6) does not apply to sight.', { id: 'rule.LOS-12' }) },
    {
      id: 'LOS-13',
      text: () =>
        msg(
          'Sight lines are drawn as seen from above. Ignored are: the thing one of the two stands on, anything no higher than the lower of them, and models more than 2″ below or above both.',
          { id: 'rule.LOS-13' },
        ),
      why: () => msg('A roof does not hide a model that stands on it.', { id: 'rule.LOS-13.why' }),
    },
    {
      id: 'LOS-14',
      text: () => msg('One clear line is enough.', { id: 'rule.LOS-14' }),
      why: () => msg('It is the newer test, and it is the same in both directions.', { id: 'rule.LOS-14.why' }),
    },
    { id: 'LOS-15', text: () => msg('A pulse needs no sight.', { id: 'rule.LOS-15' }) },
  ],
};
