import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const fupRules: System = {
  id: 'FUP',
  title: () => msg('Follow-Ups', { id: 'rule.FUP' }),
  summary: () =>
    msg(
      'A number in a circle opens a second blow: lay another card against the one your opponent played. It costs nothing and hurts only them.',
      { id: 'rule.FUP.summary' },
    ),
  clauses: [
    { id: 'FUP-1', text: () => msg('A circled number gives its player a Follow-Up Attack.', { id: 'rule.FUP-1' }) },
    {
      id: 'FUP-2',
      text: () =>
        msg('Circles stand at High Guard against Falling Swing, Sweeping Cut against Thrust, and Low Guard against Rising Attack.', {
          id: 'rule.FUP-2',
        }),
    },
    {
      id: 'FUP-3',
      text: () =>
        msg('The first exchange is finished first; then the Follow-Up comes, if your own fighter still lives.', { id: 'rule.FUP-3' }),
      why: () => msg('It needs a living fighter.', { id: 'rule.FUP-3.why' }),
    },
    {
      id: 'FUP-4',
      text: () =>
        msg('You show another card, and it deals what it says against the card your opponent first played.', { id: 'rule.FUP-4' }),
    },
    { id: 'FUP-5', text: () => msg('It costs no energy and you suffer nothing from it.', { id: 'rule.FUP-5' }) },
    { id: 'FUP-6', text: () => msg('Critical Hits and upgrades may be used with it.', { id: 'rule.FUP-6' }) },
    {
      id: 'FUP-7',
      text: () => msg('If both have earned one, both choose new cards together and both may deal damage.', { id: 'rule.FUP-7' }),
    },
    { id: 'FUP-8', text: () => msg('A Follow-Up is optional.', { id: 'rule.FUP-8' }) },
    {
      id: 'FUP-9',
      text: () => msg('A single Follow-Up earns no further one.', { id: 'rule.FUP-9' }),
      why: () => msg('The answers return to the choice of cards in that case only.', { id: 'rule.FUP-9.why' }),
    },
    {
      id: 'FUP-10',
      text: () =>
        msg('When both follow up, cards are chosen from what is left in hand, and these may earn Follow-Ups again.', { id: 'rule.FUP-10' }),
      why: () => msg('The answers return to the choice of cards in that case only.', { id: 'rule.FUP-10.why' }),
    },
    {
      id: 'FUP-11',
      text: () => msg('If both have earned one and one declines, the other’s meets the card first played.', { id: 'rule.FUP-11' }),
      why: () => msg('It is a single Follow-Up.', { id: 'rule.FUP-11.why' }),
    },
    {
      id: 'FUP-12',
      text: () => msg('With an upgraded card the circles of the Signature Move count.', { id: 'rule.FUP-12' }),
      why: () => msg('The worked example.', { id: 'rule.FUP-12.why' }),
    },
    {
      id: 'FUP-13',
      text: () => msg('A defender out of reach earns no Follow-Up.', { id: 'rule.FUP-13' }),
      why: () => msg('The worked example.', { id: 'rule.FUP-13.why' }),
    },
    {
      id: 'FUP-14',
      text: () =>
        msg('Against somebody already slain a Follow-Up deals nothing, but its End Step Effect may still happen.', { id: 'rule.FUP-14' }),
      why: () => msg('Only one’s own survival is asked.', { id: 'rule.FUP-14.why' }),
    },
    {
      id: 'FUP-15',
      text: () =>
        msg(
          'A single Follow-Up meets the first card with everything the Signature Move on it reduced; when both follow up, it no longer counts.',
          { id: 'rule.FUP-15' },
        ),
      why: () => msg('It is a single Follow-Up.', { id: 'rule.FUP-15.why' }),
    },
  ],
};
