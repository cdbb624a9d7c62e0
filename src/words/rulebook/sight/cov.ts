import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const covRules: System = {
  id: 'COV',
  title: () => msg('Cover', { id: 'rule.COV' }),
  summary: () =>
    msg(
      'Anything between you and your target takes arcane cards from your hand: one for a bit of cover, two if it hides the middle. You may lean over friends and walls close to you.',
      { id: 'rule.COV.summary' },
    ),
  clauses: [
    {
      id: 'COV-1',
      text: () =>
        msg('Cover matters for arcane abilities with a target: it changes how many cards the active player draws.', { id: 'rule.COV-1' }),
    },
    {
      id: 'COV-2',
      text: () =>
        msg('Light cover: some line between the bases crosses a base, an Obstacle, a Barrier or a Wooded Patch. One card fewer.', {
          id: 'rule.COV-2',
        }),
    },
    {
      id: 'COV-3',
      text: () => msg('Heavy cover: the line from middle to middle crosses one of these. Two cards fewer instead.', { id: 'rule.COV-3' }),
    },
    { id: 'COV-4', text: () => msg('Cover always leaves at least one card.', { id: 'rule.COV-4' }) },
    { id: 'COV-5', text: () => msg('Only the best cover counts, however much is in the way.', { id: 'rule.COV-5' }) },
    {
      id: 'COV-6',
      text: () =>
        msg('The active player may ignore friends, Obstacles, Barriers and Wooded Patches within 1″ of the originator.', {
          id: 'rule.COV-6',
        }),
    },
    {
      id: 'COV-7',
      text: () => msg('Of models, only friends may be ignored.', { id: 'rule.COV-7' }),
      why: () => msg('Ignoring never hurts.', { id: 'rule.COV-7.why' }),
    },
    {
      id: 'COV-8',
      text: () => msg('A thing that is ignored is ignored completely. Moonrise ignores everything it may.', { id: 'rule.COV-8' }),
      why: () => msg('Ignoring never hurts.', { id: 'rule.COV-8.why' }),
    },
    {
      id: 'COV-9',
      text: () =>
        msg('A Wooded Patch covers a target that stands in it. A patch that the originator stands in may be ignored.', {
          id: 'rule.COV-9',
        }),
      why: () => msg('Every point between the two bases is on some line.', { id: 'rule.COV-9.why' }),
    },
    {
      id: 'COV-10',
      text: () =>
        msg('Anything that reaches into the band between the two bases gives light cover; touching the band does not.', {
          id: 'rule.COV-10',
        }),
      why: () => msg('Every point between the two bases is on some line.', { id: 'rule.COV-10.why' }),
    },
    {
      id: 'COV-11',
      text: () =>
        msg('Cover applies to friends too, unless the players switch that off, and never to the model itself.', { id: 'rule.COV-11' }),
      why: () => msg('Only Evade is limited to enemies.', { id: 'rule.COV-11.why' }),
    },
    { id: 'COV-12', text: () => msg('Abilities without a target are not affected, nor are those that say so.', { id: 'rule.COV-12' }) },
    { id: 'COV-13', text: () => msg('Cover does nothing against Melee Attacks and active abilities.', { id: 'rule.COV-13' }) },
    { id: 'COV-14', text: () => msg('Models give cover whether they are engaged or not.', { id: 'rule.COV-14' }) },
  ],
};
