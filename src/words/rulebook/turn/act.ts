import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const actRules: System = {
  id: 'ACT',
  title: () => msg('Activations', { id: 'rule.ACT' }),
  summary: () =>
    msg(
      'The players take turns to activate one model each, and a model does as much as its energy pays for. Each model acts exactly once a turn.',
      { id: 'rule.ACT.summary' },
    ),
  clauses: [
    {
      id: 'ACT-1',
      text: () =>
        msg(
          'The first player activates a model that has not yet acted; when it is done, the player to the left does the same, and so round the table.',
          { id: 'rule.ACT-1' },
        ),
    },
    {
      id: 'ACT-2',
      text: () => msg('An activated model takes any actions in any order, as long as each is allowed and paid for.', { id: 'rule.ACT-2' }),
    },
    { id: 'ACT-3', text: () => msg('Each model activates once a turn.', { id: 'rule.ACT-3' }) },
    { id: 'ACT-4', text: () => msg('A player with no model left to activate is skipped.', { id: 'rule.ACT-4' }) },
    { id: 'ACT-5', text: () => msg('When no player has a model left to activate, the Discard Step follows.', { id: 'rule.ACT-5' }) },
    {
      id: 'ACT-6',
      text: () =>
        msg('You may end an activation between any two actions. Unspent energy stays for reactions and the like.', {
          id: 'rule.ACT-6',
        }),
    },
    {
      id: 'ACT-7',
      text: () =>
        msg('A player may not pass while one of their models can still be activated, but an activation may be empty.', {
          id: 'rule.ACT-7',
        }),
      why: () => msg('The player must choose a character, but its activation may end at once.', { id: 'rule.ACT-7.why' }),
    },
    { id: 'ACT-8', text: () => msg('A model without energy may still be activated: a Jog costs nothing.', { id: 'rule.ACT-8' }) },
    {
      id: 'ACT-9',
      text: () => msg('If the active model leaves play, its activation ends after the reactions to that action.', { id: 'rule.ACT-9' }),
      why: () => msg('It can do nothing more.', { id: 'rule.ACT-9.why' }),
    },
    {
      id: 'ACT-10',
      text: () => msg('A model that left play before its activation no longer has to activate.', { id: 'rule.ACT-10' }),
      why: () => msg('It can do nothing more.', { id: 'rule.ACT-10.why' }),
    },
    {
      id: 'ACT-11',
      text: () =>
        msg('A character that enters play during a turn activates from the next turn on, unless its card says otherwise.', {
          id: 'rule.ACT-11',
        }),
      why: () => msg('This is the careful reading.', { id: 'rule.ACT-11.why' }),
    },
    {
      id: 'ACT-12',
      text: () =>
        msg(
          'An action goes like this: check that it is allowed, declare it, pay, carry it out, then reactions (REA-2). If the players adjust the position before it is carried out so that it is no longer possible, it is declared again.',
          { id: 'rule.ACT-12' },
        ),
      why: () => msg('With that position it would not have been allowed.', { id: 'rule.ACT-12.why' }),
    },
    {
      id: 'ACT-13',
      text: () =>
        msg('Whether an action is allowed is checked when it is declared. If something prevents it afterwards, the energy stays spent.', {
          id: 'rule.ACT-13',
        }),
      why: () => msg('The cards that interrupt an action say so.', { id: 'rule.ACT-13.why' }),
    },
    {
      id: 'ACT-14',
      text: () =>
        msg('The actions: Step (1), Jog (0), Traverse (2), Harvest (1), Melee Attack (1), and the abilities at their printed cost.', {
          id: 'rule.ACT-14',
        }),
    },
    {
      id: 'ACT-15',
      text: () =>
        msg('An action may be repeated as often as energy allows, except for the Jog and for abilities with a limit.', {
          id: 'rule.ACT-15',
        }),
    },
    { id: 'ACT-16', text: () => msg('Being engaged forbids only Harvest, and anything a card says.', { id: 'rule.ACT-16' }) },
    { id: 'ACT-17', text: () => msg('Passive abilities may change what an action costs.', { id: 'rule.ACT-17' }) },
    {
      id: 'ACT-18',
      text: () => msg('Everything that an action triggers is resolved before any reactions to it.', { id: 'rule.ACT-18' }),
      why: () => msg('Reactions follow a finished action.', { id: 'rule.ACT-18.why' }),
    },
  ],
};
