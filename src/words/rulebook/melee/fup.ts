import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const fupRules: System = {
  id: 'FUP',
  title: () => msg('Follow-Ups', { id: 'rule.FUP' }),
  summary: () =>
    msg(
      'A number in a circle allows a second attack: play another card against the one your opponent played. It is free and hurts only the opponent.',
      { id: 'rule.FUP.summary' },
    ),
  clauses: [
    { id: 'FUP-1', text: () => msg('A circled number gives its player a Follow-Up Attack.', { id: 'rule.FUP-1' }) },
    {
      id: 'FUP-2',
      text: () =>
        msg('The circles are at High Guard against Falling Swing, Sweeping Cut against Thrust, and Low Guard against Rising Attack.', {
          id: 'rule.FUP-2',
        }),
    },
    {
      id: 'FUP-3',
      text: () =>
        msg('The first exchange is finished first; then the Follow-Up Attack comes, if your own fighter is still alive.', {
          id: 'rule.FUP-3',
        }),
      why: () => msg('It needs a living fighter.', { id: 'rule.FUP-3.why' }),
    },
    {
      id: 'FUP-4',
      text: () =>
        msg('You reveal another card, and it deals its damage against the card your opponent first played.', { id: 'rule.FUP-4' }),
    },
    { id: 'FUP-5', text: () => msg('It costs no energy, and you suffer no damage from it.', { id: 'rule.FUP-5' }) },
    { id: 'FUP-6', text: () => msg('Critical Hits and upgrades may be used with it.', { id: 'rule.FUP-6' }) },
    {
      id: 'FUP-7',
      text: () =>
        msg('If both fighters have earned one, both players choose new cards at the same time, and both may deal damage.', {
          id: 'rule.FUP-7',
        }),
    },
    { id: 'FUP-8', text: () => msg('A Follow-Up is optional.', { id: 'rule.FUP-8' }) },
    {
      id: 'FUP-9',
      text: () => msg('A single Follow-Up does not earn another one.', { id: 'rule.FUP-9' }),
      why: () => msg('Only in the other case (FUP-10) do the answers go back to choosing cards.', { id: 'rule.FUP-9.why' }),
    },
    {
      id: 'FUP-10',
      text: () =>
        msg('When both follow up, cards are chosen from what is left in hand, and these may earn Follow-Ups again.', { id: 'rule.FUP-10' }),
      why: () => msg('Only in this case do the publisher’s answers go back to choosing cards.', { id: 'rule.FUP-10.why' }),
    },
    {
      id: 'FUP-11',
      text: () =>
        msg('If both have earned one and one player declines, the other’s card meets the card first played.', { id: 'rule.FUP-11' }),
      why: () => msg('It is a single Follow-Up.', { id: 'rule.FUP-11.why' }),
    },
    {
      id: 'FUP-12',
      text: () => msg('With an upgraded card the circles of the Signature Move count.', { id: 'rule.FUP-12' }),
      why: () => msg('The worked example shows it.', { id: 'rule.FUP-12.why' }),
    },
    {
      id: 'FUP-13',
      text: () => msg('A defender that cannot reach the attacker does not earn a Follow-Up.', { id: 'rule.FUP-13' }),
      why: () => msg('The worked example shows it.', { id: 'rule.FUP-13.why' }),
    },
    {
      id: 'FUP-14',
      text: () =>
        msg('Against a model that is already slain a Follow-Up deals no damage, but its End Step Effect may still happen.', {
          id: 'rule.FUP-14',
        }),
      why: () => msg('The rule asks only that your own fighter survives.', { id: 'rule.FUP-14.why' }),
    },
    {
      id: 'FUP-15',
      text: () =>
        msg(
          'A single Follow-Up meets the first card with all reductions from its Signature Move; when both follow up, these no longer count.',
          { id: 'rule.FUP-15' },
        ),
      why: () => msg('It is a single Follow-Up.', { id: 'rule.FUP-15.why' }),
    },
  ],
};
