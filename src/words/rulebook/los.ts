import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const losRules: System = {
  id: 'LOS',
  title: () => msg('Line of sight', { id: 'rule.LOS' }),
  summary: () =>
    msg('If any straight line from your base to theirs is clear, you see them. Models and Barriers are in the way; low things are not.', {
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
    { id: 'LOS-3', text: () => msg('Friends block as enemies do.', { id: 'rule.LOS-3' }) },
    { id: 'LOS-4', text: () => msg('Obstacles, water and open ground never block sight.', { id: 'rule.LOS-4' }) },
    { id: 'LOS-5', text: () => msg('A line may start or end in a Wooded Patch but not pass right through it.', { id: 'rule.LOS-5' }) },
    {
      id: 'LOS-6',
      text: () => msg('Woods block a line exactly when both its ends lie outside them.', { id: 'rule.LOS-6' }),
      why: () => msg('“Into and out of, not through”, also for bases half inside.', { id: 'rule.LOS-6.why' }),
    },
    { id: 'LOS-7', text: () => msg('If every line between the two is blocked, there is no sight.', { id: 'rule.LOS-7' }) },
    {
      id: 'LOS-8',
      text: () =>
        msg('A line that only touches an edge is clear: a base of the same size does not hide what stands behind it.', {
          id: 'rule.LOS-8',
        }),
      why: () => msg('The publisher’s answer.', { id: 'rule.LOS-8.why' }),
    },
    {
      id: 'LOS-9',
      text: () => msg('Between two things in contact no line passes.', { id: 'rule.LOS-9' }),
      why: () => msg('Touching closes a gap.', { id: 'rule.LOS-9.why' }),
    },
    {
      id: 'LOS-10',
      text: () =>
        msg('The two models themselves are never in the way, and models in contact always see each other.', { id: 'rule.LOS-10' }),
      why: () => msg('Otherwise no line exists.', { id: 'rule.LOS-10.why' }),
    },
    { id: 'LOS-11', text: () => msg('Stones and terrain are seen in the same way.', { id: 'rule.LOS-11' }) },
    { id: 'LOS-12', text: () => msg('The inch of leeway for cover (COV-6) does not help sight.', { id: 'rule.LOS-12' }) },
    {
      id: 'LOS-13',
      text: () =>
        msg(
          'Sight is drawn from above. What one of the two stands on, what is no higher than the lower of them, and models more than 2″ below or above both do not count.',
          { id: 'rule.LOS-13' },
        ),
      why: () => msg('A roof does not hide who stands on it.', { id: 'rule.LOS-13.why' }),
    },
    {
      id: 'LOS-14',
      text: () => msg('One clear line is enough.', { id: 'rule.LOS-14' }),
      why: () => msg('The newer test, and the same both ways.', { id: 'rule.LOS-14.why' }),
    },
    { id: 'LOS-15', text: () => msg('A pulse needs no sight.', { id: 'rule.LOS-15' }) },
  ],
};
