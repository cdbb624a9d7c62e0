import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const upgRules: System = {
  id: 'UPG',
  title: () => msg('Upgrades', { id: 'rule.UPG' }),
  summary: () =>
    msg(
      'An upgrade is a card that makes one character of a troupe a little different. In a campaign it stays with that character; in other games the players agree on it.',
      { id: 'rule.UPG.summary' },
    ),
  clauses: [
    {
      id: 'UPG-1',
      optional: true,
      text: () => msg('Upgrades are attached to characters of a troupe before the game.', { id: 'rule.UPG-1' }),
    },
    {
      id: 'UPG-2',
      optional: true,
      text: () => msg('An upgrade shows the factions whose troupes may carry it.', { id: 'rule.UPG-2' }),
    },
    {
      id: 'UPG-3',
      optional: true,
      text: () =>
        msg(
          'If it names keywords its bearer must carry one of them, and none that it rules out. Keywords printed on the character’s card count.',
          {
            id: 'rule.UPG-3',
          },
        ),
      why: () => msg('The order in which upgrades are attached must not matter.', { id: 'rule.UPG-3.why' }),
    },
    { id: 'UPG-4', optional: true, text: () => msg('A character carries at most two upgrades.', { id: 'rule.UPG-4' }) },
    { id: 'UPG-5', optional: true, text: () => msg('A troupe carries each upgrade only once.', { id: 'rule.UPG-5' }) },
    {
      id: 'UPG-6',
      optional: true,
      text: () =>
        msg(
          'What it prints counts as printed on the bearer’s card: abilities, keywords and changes of stats. It stays attached through control, transformation and return.',
          { id: 'rule.UPG-6' },
        ),
      why: () => msg('It belongs to the character.', { id: 'rule.UPG-6.why' }),
    },
    {
      id: 'UPG-7',
      optional: true,
      text: () =>
        msg('An active or arcane ability that the bearer prints already is not there twice; passive abilities add up.', {
          id: 'rule.UPG-7',
        }),
      why: () => msg('Limits belong to an ability by its name.', { id: 'rule.UPG-7.why' }),
    },
    {
      id: 'UPG-8',
      optional: true,
      text: () =>
        msg(
          'A Signature Move that a friend lends upgrades the card printed with it; distances and damage are the borrower’s, and the use counts on the lender’s card.',
          { id: 'rule.UPG-8' },
        ),
      why: () => msg('Only the move is lent.', { id: 'rule.UPG-8.why' }),
    },
    {
      id: 'UPG-9',
      optional: true,
      text: () =>
        msg('Where wounds may be ignored, or a stone may be lowered further, that is done without a question.', { id: 'rule.UPG-9' }),
      why: () => msg('Nobody would decline.', { id: 'rule.UPG-9.why' }),
    },
    {
      id: 'UPG-10',
      optional: true,
      text: () => msg('Who may lay a stone of the slain is asked before the others are placed, and lays one.', { id: 'rule.UPG-10' }),
      why: () => msg('The text speaks of a single stone.', { id: 'rule.UPG-10.why' }),
    },
    {
      id: 'UPG-11',
      optional: true,
      text: () =>
        msg(
          'Whoever may keep a model in play is asked before it drops its stones, whether it has no health left or a text slays it outright. A model so kept was not slain.',
          { id: 'rule.UPG-11' },
        ),
      why: () => msg('The text takes the place of being slain.', { id: 'rule.UPG-11.why' }),
    },
    {
      id: 'UPG-12',
      optional: true,
      text: () =>
        msg(
          'A model that comes back has half its boxes, no energy, and may be activated. What an upgrade does once per game it has then done.',
          {
            id: 'rule.UPG-12',
          },
        ),
      why: () =>
        msg(
          'The character comes back as a fresh one; the card attached to it has been used in this game, and one that brings its bearer back would do so for ever.',
          { id: 'rule.UPG-12.why' },
        ),
    },
    {
      id: 'UPG-13',
      optional: true,
      text: () =>
        msg('A jog made longer by a text must end with an enemy engaged by the jogging model; Slow still caps it.', { id: 'rule.UPG-13' }),
      why: () => msg('Bonuses come before Slow (JOG-10).', { id: 'rule.UPG-13.why' }),
    },
    {
      id: 'UPG-14',
      optional: true,
      text: () =>
        msg('Where an upgrade counts friends near its bearer, and its bearer would always be one of them, another is meant.', {
          id: 'rule.UPG-14',
        }),
      why: () => msg('The condition would say nothing.', { id: 'rule.UPG-14.why' }),
    },
    {
      id: 'UPG-15',
      optional: true,
      text: () => msg('A reduction with a maximum adds to other reductions only until all of them come to it.', { id: 'rule.UPG-15' }),
      why: () => msg('That is what a maximum of the reduction says.', { id: 'rule.UPG-15.why' }),
    },
    {
      id: 'UPG-16',
      optional: true,
      text: () =>
        msg(
          'What averts the first Catastrophe of its bearer is offered at the first of the game, before anything comes of it, and not again.',
          {
            id: 'rule.UPG-16',
          },
        ),
      why: () => msg('A first one that is let pass was the first.', { id: 'rule.UPG-16.why' }),
    },
    {
      id: 'UPG-17',
      optional: true,
      text: () =>
        msg('Whoever loses no energy through abilities (Stoic) pays the price of its own abilities all the same.', { id: 'rule.UPG-17' }),
      why: () => msg('A price is paid, as that of an action is; otherwise its ability would cost nothing.', { id: 'rule.UPG-17.why' }),
    },
  ],
};
