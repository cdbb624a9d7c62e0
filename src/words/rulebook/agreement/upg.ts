import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const upgRules: System = {
  id: 'UPG',
  title: () => msg('Upgrades', { id: 'rule.UPG' }),
  summary: () =>
    msg(
      'An upgrade is a card that makes one character of a troupe a little different. In a campaign it stays with that character; in other games the players agree on using it.',
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
      text: () => msg('An upgrade shows the factions whose troupes may use it.', { id: 'rule.UPG-2' }),
    },
    {
      id: 'UPG-3',
      optional: true,
      text: () =>
        msg(
          'If it names keywords, its character must have one of them, and none that it rules out. Keywords printed on the character’s card count.',
          {
            id: 'rule.UPG-3',
          },
        ),
      why: () => msg('The order in which upgrades are attached must not matter.', { id: 'rule.UPG-3.why' }),
    },
    { id: 'UPG-4', optional: true, text: () => msg('A character has at most two upgrades.', { id: 'rule.UPG-4' }) },
    { id: 'UPG-5', optional: true, text: () => msg('A troupe has each upgrade only once.', { id: 'rule.UPG-5' }) },
    {
      id: 'UPG-6',
      optional: true,
      text: () =>
        msg(
          'Everything it prints counts as printed on its character’s card: abilities, keywords and changes of stats. It stays attached through control, transformation and return.',
          { id: 'rule.UPG-6' },
        ),
      why: () => msg('It belongs to the character.', { id: 'rule.UPG-6.why' }),
    },
    {
      id: 'UPG-7',
      optional: true,
      text: () =>
        msg('An active or arcane ability that the character already prints is not there twice; passive abilities add up.', {
          id: 'rule.UPG-7',
        }),
      why: () => msg('A limit belongs to an ability by its name.', { id: 'rule.UPG-7.why' }),
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
        msg('Where wounds may be ignored, or a moonstone’s depth may be reduced further, that is done without asking.', {
          id: 'rule.UPG-9',
        }),
      why: () => msg('No player would decline.', { id: 'rule.UPG-9.why' }),
    },
    {
      id: 'UPG-10',
      optional: true,
      text: () =>
        msg('A player who may place a moonstone of a slain model is asked before the others are placed, and places one.', {
          id: 'rule.UPG-10',
        }),
      why: () => msg('The text speaks of a single moonstone.', { id: 'rule.UPG-10.why' }),
    },
    {
      id: 'UPG-11',
      optional: true,
      text: () =>
        msg(
          'A player who may keep a model in play is asked before it drops its moonstones, whether it has no health left or a text slays it outright. A model that is kept in play was not slain.',
          { id: 'rule.UPG-11' },
        ),
      why: () => msg('The text replaces being slain.', { id: 'rule.UPG-11.why' }),
    },
    {
      id: 'UPG-12',
      optional: true,
      text: () =>
        msg(
          'A model that comes back has half its boxes and no energy, and may be activated. An upgrade that works once per game stays used.',
          {
            id: 'rule.UPG-12',
          },
        ),
      why: () =>
        msg(
          'The character comes back as a fresh one; the card attached to it has been used in this game, and an upgrade that brings its character back would otherwise do so for ever.',
          { id: 'rule.UPG-12.why' },
        ),
    },
    {
      id: 'UPG-13',
      optional: true,
      text: () =>
        msg('A Jog that a text makes longer must end with an enemy engaged by the Jogging model; Slow still limits it.', {
          id: 'rule.UPG-13',
        }),
      why: () => msg('Bonuses come before Slow (JOG-10).', { id: 'rule.UPG-13.why' }),
    },
    {
      id: 'UPG-14',
      optional: true,
      text: () =>
        msg('Where an upgrade counts friends near its character, and that character would always be one of them, another one is meant.', {
          id: 'rule.UPG-14',
        }),
      why: () => msg('Otherwise the condition would say nothing.', { id: 'rule.UPG-14.why' }),
    },
    {
      id: 'UPG-15',
      optional: true,
      text: () =>
        msg('A reduction with a maximum adds to other reductions only until all of them together reach it.', { id: 'rule.UPG-15' }),
      why: () => msg('That is what a maximum reduction means.', { id: 'rule.UPG-15.why' }),
    },
    {
      id: 'UPG-16',
      optional: true,
      text: () =>
        msg(
          'An upgrade that averts its character’s first Catastrophe is offered at the first one of the game, before anything happens, and not again.',
          {
            id: 'rule.UPG-16',
          },
        ),
      why: () => msg('A first one that was not averted is still the first.', { id: 'rule.UPG-16.why' }),
    },
    {
      id: 'UPG-17',
      optional: true,
      text: () =>
        msg('A model that loses no energy through abilities (Stoic) still pays the cost of its own abilities.', { id: 'rule.UPG-17' }),
      why: () => msg('A cost is paid, as that of an action is; otherwise its ability would cost nothing.', { id: 'rule.UPG-17.why' }),
    },
  ],
};
