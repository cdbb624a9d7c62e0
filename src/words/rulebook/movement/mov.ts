import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const movRules: System = {
  id: 'MOV',
  title: () => msg('Moving', { id: 'rule.MOV' }),
  summary: () =>
    msg(
      'A base slides over the table without passing through anything. During its own activation a model may squeeze through a gap between friends or terrain, however narrow.',
      { id: 'rule.MOV.summary' },
    ),
  clauses: [
    { id: 'MOV-1', text: () => msg('While moving, a base overlaps no other base, no Obstacle and no Barrier.', { id: 'rule.MOV-1' }) },
    { id: 'MOV-2', text: () => msg('It must end flat and clear: on no base, Obstacle, Barrier or moonstone.', { id: 'rule.MOV-2' }) },
    {
      id: 'MOV-3',
      text: () =>
        msg(
          'Squeezing: during its own activation a model may pass through a gap narrower than its base if each side is terrain or a friendly model.',
          {
            id: 'rule.MOV-3',
          },
        ),
    },
    { id: 'MOV-4', text: () => msg('A gap may be as narrow as you like; it is closed only where things touch.', { id: 'rule.MOV-4' }) },
    {
      id: 'MOV-5',
      text: () =>
        msg('After squeezing the model must have room to stand, so a Jog gets through more easily than a Step.', { id: 'rule.MOV-5' }),
    },
    { id: 'MOV-6', text: () => msg('A model does not squeeze past an enemy.', { id: 'rule.MOV-6' }) },
    { id: 'MOV-7', text: () => msg('A model does not squeeze outside its own activation.', { id: 'rule.MOV-7' }) },
    {
      id: 'MOV-8',
      text: () => msg('An effect that would push a model into an Obstacle or Barrier stops it where they touch.', { id: 'rule.MOV-8' }),
    },
    {
      id: 'MOV-9',
      text: () => msg('It also stops at the first base it meets.', { id: 'rule.MOV-9' }),
      why: () => msg('Bases never overlap.', { id: 'rule.MOV-9.why' }),
    },
    {
      id: 'MOV-10',
      text: () => msg('Effects move models through water, woods and out of engagement freely.', { id: 'rule.MOV-10' }),
      why: () => msg('Those limits apply to the Jog.', { id: 'rule.MOV-10.why' }),
    },
    {
      id: 'MOV-11',
      text: () => msg('An open doorway is open ground between two walls and may be squeezed through.', { id: 'rule.MOV-11' }),
    },
    {
      id: 'MOV-12',
      text: () =>
        msg('Squeezing needs something on both sides of the path; passing a single corner is not squeezing.', { id: 'rule.MOV-12' }),
      why: () => msg('There must be a gap.', { id: 'rule.MOV-12.why' }),
    },
    {
      id: 'MOV-13',
      text: () => msg('For a Jog, water and woods count as sides of a gap.', { id: 'rule.MOV-13' }),
      why: () => msg('There must be a gap.', { id: 'rule.MOV-13.why' }),
    },
    {
      id: 'MOV-14',
      text: () =>
        msg('The sides of a platform are a Barrier for those below. A model leaves it by stairs, ladder, Traverse or jump.', {
          id: 'rule.MOV-14',
        }),
      why: () => msg('The rules for falling give the only other way down.', { id: 'rule.MOV-14.why' }),
    },
    { id: 'MOV-15', text: () => msg('Being placed needs a clear spot only where the model arrives.', { id: 'rule.MOV-15' }) },
  ],
};
