import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const jogRules: System = {
  id: 'JOG',
  title: () => msg('Jog', { id: 'rule.JOG' }),
  summary: () =>
    msg(
      'Once a turn every model may Jog four inches, free, around as many corners as it likes. Enemies that engage it hold it back: it may come nearer to them, but never go farther away.',
      { id: 'rule.JOG.summary' },
    ),
  clauses: [
    { id: 'JOG-1', text: () => msg('A Jog is free, once a turn.', { id: 'rule.JOG-1' }) },
    { id: 'JOG-2', text: () => msg('The model moves up to 4″ along any path.', { id: 'rule.JOG-2' }) },
    { id: 'JOG-3', text: () => msg('Where an enemy engages it, the gap to that enemy may not grow.', { id: 'rule.JOG-3' }) },
    { id: 'JOG-4', text: () => msg('Closing in on such an enemy or circling round it is allowed.', { id: 'rule.JOG-4' }) },
    {
      id: 'JOG-5',
      text: () =>
        msg(
          'This applies at every point of the path and to all engaging enemies together: no gap may become larger than the smallest it has been on the way.',
          { id: 'rule.JOG-5' },
        ),
      why: () => msg('The rule speaks of every point of the move.', { id: 'rule.JOG-5.why' }),
    },
    {
      id: 'JOG-6',
      text: () =>
        msg('The limit ends as soon as that enemy no longer engages the model, for instance behind a Barrier, and it may start again.', {
          id: 'rule.JOG-6',
        }),
      why: () => msg('It depends on being engaged.', { id: 'rule.JOG-6.why' }),
    },
    { id: 'JOG-7', text: () => msg('A Jog may not enter water or woods, except for Faeries (FAE-1).', { id: 'rule.JOG-7' }) },
    {
      id: 'JOG-8',
      text: () =>
        msg('A model in water or woods cannot Jog until it has taken a Step clear of them, unless they do not hinder it.', {
          id: 'rule.JOG-8',
        }),
      why: () => msg('Leaving them would mean Jogging through them.', { id: 'rule.JOG-8.why' }),
    },
    { id: 'JOG-9', text: () => msg('A model that is Slow Jogs 2″ (SLW-2).', { id: 'rule.JOG-9' }) },
    {
      id: 'JOG-10',
      text: () => msg('Bonuses and penalties apply first; then Slow limits the Jog to 2″.', { id: 'rule.JOG-10' }),
      why: () => msg('Slow is a limit.', { id: 'rule.JOG-10.why' }),
    },
    { id: 'JOG-11', text: () => msg('A Jog that another ability grants uses up the Jog of the turn.', { id: 'rule.JOG-11' }) },
    { id: 'JOG-12', text: () => msg('A Jog is a single action; its player cannot interrupt it with another.', { id: 'rule.JOG-12' }) },
  ],
};
