import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const varRules: System = {
  id: 'VAR',
  title: () => msg('Variants', { id: 'rule.VAR' }),
  summary: () =>
    msg('The editions differ here and there, and the books leave some things to the players. These are the options of a new match.', {
      id: 'rule.VAR.summary',
    }),
  clauses: [
    { id: 'VAR-1', optional: true, text: () => msg('Five moonstones instead of seven.', { id: 'rule.VAR-1' }) },
    { id: 'VAR-2', optional: true, text: () => msg('Drafting the troupes.', { id: 'rule.VAR-2' }) },
    { id: 'VAR-3', optional: true, text: () => msg('Events and agendas (EVA-1).', { id: 'rule.VAR-3' }) },
    { id: 'VAR-4', optional: true, text: () => msg('The older rule for high ground (ELE-8).', { id: 'rule.VAR-4' }) },
    {
      id: 'VAR-5',
      optional: true,
      text: () =>
        msg(
          'A first game may leave out Reaction Steps, distractions, Going For It, Follow-Ups, Signature Moves and heights, each separately. Without heights platforms are walls, ladders lead nowhere and every model stands on the ground.',
          { id: 'rule.VAR-5' },
        ),
      why: () => msg('A first game usually leaves out buildings and heights.', { id: 'rule.VAR-5.why' }),
    },
    {
      id: 'VAR-6',
      text: () => msg('The list of rules to leave out first is our own.', { id: 'rule.VAR-6' }),
      why: () => msg('The edition that marks them does not show clearly which.', { id: 'rule.VAR-6.why' }),
    },
    {
      id: 'VAR-7',
      optional: true,
      text: () => msg('Sudden Death may be checked at every moment instead of at the end of an action.', { id: 'rule.VAR-7' }),
    },
    {
      id: 'VAR-8',
      optional: true,
      text: () => msg('A game of two factions, without the Leshavult: no player picks it.', { id: 'rule.VAR-8' }),
      why: () => msg('Nothing else changes.', { id: 'rule.VAR-8.why' }),
    },
    {
      id: 'VAR-9',
      text: () =>
        msg('Where an edition says nothing about falls, gaps, the edge or removal, the English rules are used.', { id: 'rule.VAR-9' }),
    },
    {
      id: 'VAR-10',
      text: () => msg('The numbers on some cards differ between printings; Moonrise uses the newest.', { id: 'rule.VAR-10' }),
    },
    {
      id: 'VAR-11',
      text: () =>
        msg('Rules for tournaments and campaigns are not in the rulebooks, and newer advice on leaning over obstacles is not used.', {
          id: 'rule.VAR-11',
        }),
    },
    {
      id: 'VAR-12',
      text: () =>
        msg(
          'A text that sets itself off without an end lets no decision through: nothing of the decision happens, and the players may strike that text out for the rest of the match. From then on nothing happens by it.',
          { id: 'rule.VAR-12' },
        ),
      why: () => msg('The rulebooks know no such text; players invent them.', { id: 'rule.VAR-12.why' }),
    },
  ],
};
