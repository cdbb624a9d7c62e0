import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const falRules: System = {
  id: 'FAL',
  title: () => msg('Falling and jumping', { id: 'rule.FAL' }),
  summary: () =>
    msg('Roofs are high and the ground is hard. A fall of less than two inches is harmless; one of six is the end.', {
      id: 'rule.FAL.summary',
    }),
  clauses: [
    {
      id: 'FAL-1',
      text: () =>
        msg(
          'Jump: within 1″ of a platform’s edge a model may pay 1 energy and land directly below, touching the foot of the nearest edge, or as close as there is room.',
          { id: 'rule.FAL-1' },
        ),
      why: () => msg('It falls as if it had jumped.', { id: 'rule.FAL-1.why' }),
    },
    { id: 'FAL-2', text: () => msg('A fall costs wounds by its height, except for Faeries and into water.', { id: 'rule.FAL-2' }) },
    { id: 'FAL-3', text: () => msg('Below 2″: none.', { id: 'rule.FAL-3' }) },
    { id: 'FAL-4', text: () => msg('From 2″: a quarter of all health boxes, rounded up.', { id: 'rule.FAL-4' }) },
    { id: 'FAL-5', text: () => msg('From 4″: half of them, rounded up. From 6″: slain.', { id: 'rule.FAL-5' }) },
    { id: 'FAL-6', text: () => msg('Water softens any fall.', { id: 'rule.FAL-6' }) },
    {
      id: 'FAL-7',
      text: () => msg('Each band of height includes its lower number: exactly 2″ costs a quarter, exactly 6″ kills.', { id: 'rule.FAL-7' }),
      why: () => msg('The books are clear only about the top band; the others follow it.', { id: 'rule.FAL-7.why' }),
    },
    { id: 'FAL-8', text: () => msg('These are wounds: armour does not help.', { id: 'rule.FAL-8' }) },
    {
      id: 'FAL-9',
      text: () =>
        msg('An effect does not take an enemy over an edge, unless it moves it directly away; then the enemy falls as if it had jumped.', {
          id: 'rule.FAL-9',
        }),
    },
    {
      id: 'FAL-10',
      text: () => msg('All printed boxes count, filled or not.', { id: 'rule.FAL-10' }),
      why: () => msg('The books are clear only about the top band; the others follow it.', { id: 'rule.FAL-10.why' }),
    },
    {
      id: 'FAL-11',
      text: () => msg('A pushed model lands where a jump would end; the rest of the push is lost.', { id: 'rule.FAL-11' }),
      why: () => msg('It falls as if it had jumped.', { id: 'rule.FAL-11.why' }),
    },
    {
      id: 'FAL-12',
      text: () => msg('Only a Step becomes a jump, not a Reaction Step.', { id: 'rule.FAL-12' }),
      why: () => msg('A Reaction Step is not a Step.', { id: 'rule.FAL-12.why' }),
    },
    {
      id: 'FAL-13',
      text: () =>
        msg(
          'A friendly effect does not take a model over an edge either, unless it moves it directly away. A model on a ladder falls off when it is pushed directly away; nothing else moves it off.',
          { id: 'rule.FAL-13' },
        ),
      why: () => msg('There is no other way down.', { id: 'rule.FAL-13.why' }),
    },
    {
      id: 'FAL-14',
      text: () => msg('A model killed by a fall drops its moonstones where it landed.', { id: 'rule.FAL-14' }),
      why: () => msg('That is where it is when it is slain.', { id: 'rule.FAL-14.why' }),
    },
  ],
};
