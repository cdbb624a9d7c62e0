import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const slwRules: System = {
  id: 'SLW',
  title: () => msg('Slow', { id: 'rule.SLW' }),
  summary: () => msg('Moonstones are heavy. Carry one and your Jog is halved.', { id: 'rule.SLW.summary' }),
  clauses: [
    { id: 'SLW-1', text: () => msg('A model that holds a moonstone is Slow.', { id: 'rule.SLW-1' }) },
    { id: 'SLW-2', text: () => msg('A Slow model Jogs 2″ at most.', { id: 'rule.SLW-2' }) },
    { id: 'SLW-3', text: () => msg('Steps, Traverses and moves by effects keep their length.', { id: 'rule.SLW-3' }) },
    { id: 'SLW-4', text: () => msg('Slow twice is no slower.', { id: 'rule.SLW-4' }) },
    { id: 'SLW-5', text: () => msg('It ends with the last moonstone, unless something else causes it.', { id: 'rule.SLW-5' }) },
  ],
};
