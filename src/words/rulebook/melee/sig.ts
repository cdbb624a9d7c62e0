import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const sigRules: System = {
  id: 'SIG',
  title: () => msg('Signature Moves', { id: 'rule.SIG' }),
  summary: () =>
    msg('Every character has one special trick that turns a certain melee card into something nastier. Reveal the card, then upgrade it.', {
      id: 'rule.SIG.summary',
    }),
  clauses: [
    { id: 'SIG-1', text: () => msg('A Signature Move upgrades one named melee card.', { id: 'rule.SIG-1' }) },
    {
      id: 'SIG-2',
      text: () =>
        msg('After revealing cards and Critical Hits a player with that card may upgrade it: attacker first, then defender.', {
          id: 'rule.SIG-2',
        }),
    },
    {
      id: 'SIG-3',
      text: () => msg('The upgraded card deals the damage of the Signature Move, with its damage types.', { id: 'rule.SIG-3' }),
    },
    { id: 'SIG-4', text: () => msg('The damage it suffers is read against the ordinary card.', { id: 'rule.SIG-4' }) },
    {
      id: 'SIG-5',
      text: () => msg('If both upgrade, each reads its own Signature Move against the other’s ordinary card.', { id: 'rule.SIG-5' }),
    },
    { id: 'SIG-6', text: () => msg('Printed effects either change the damage or happen in the End Step.', { id: 'rule.SIG-6' }) },
    {
      id: 'SIG-7',
      text: () => msg('With copies, every copy becomes the Signature Move, and its effects are multiplied too.', { id: 'rule.SIG-7' }),
    },
    {
      id: 'SIG-8',
      text: () =>
        msg('Multiplied: damage and wounds, reductions, restored wounds, distances moved, changed numbers, energy.', { id: 'rule.SIG-8' }),
    },
    {
      id: 'SIG-9',
      text: () => msg('Not multiplied: ranges and radii, moonstones, and numbers that are conditions.', { id: 'rule.SIG-9' }),
    },
    { id: 'SIG-10', text: () => msg('Halves are taken one after the other: half, then half of what is left.', { id: 'rule.SIG-10' }) },
    { id: 'SIG-11', text: () => msg('Upgrading is optional.', { id: 'rule.SIG-11' }) },
    {
      id: 'SIG-12',
      text: () =>
        msg(
          'A defender that cannot reach the attacker may upgrade: its reductions work, it deals no damage, and only effects on itself happen.',
          {
            id: 'rule.SIG-12',
          },
        ),
    },
    { id: 'SIG-13', text: () => msg('A text that says it works outside Melee Range does so.', { id: 'rule.SIG-13' }) },
    {
      id: 'SIG-14',
      text: () =>
        msg(
          'Of an effect on both fighters, a defender that cannot reach the attacker uses only the part on itself. Swapping places with any model but the attacker is an effect on itself.',
          { id: 'rule.SIG-14' },
        ),
      why: () => msg('This follows the publisher’s answers.', { id: 'rule.SIG-14.why' }),
    },
    {
      id: 'SIG-15',
      text: () => msg('Copies multiply amounts, not ranges, moonstones or conditions.', { id: 'rule.SIG-15' }),
      why: () => msg('This follows the publisher’s answers.', { id: 'rule.SIG-15.why' }),
    },
    {
      id: 'SIG-16',
      text: () =>
        msg(
          'A Signature Move that roots its character or lengthens its reach does so at once and only once; a defender who can then reach the attacker deals damage and earns Follow-Ups.',
          { id: 'rule.SIG-16' },
        ),
      why: () => msg('Otherwise it would come too late.', { id: 'rule.SIG-16.why' }),
    },
  ],
};
