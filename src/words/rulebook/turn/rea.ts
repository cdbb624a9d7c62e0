import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const reaRules: System = {
  id: 'REA',
  title: () => msg('Reactions', { id: 'rule.REA' }),
  summary: () =>
    msg(
      'After each of your actions every opponent may move one model by an inch, if it has energy left. Saving a little energy keeps your models nimble.',
      { id: 'rule.REA.summary' },
    ),
  clauses: [
    {
      id: 'REA-1',
      text: () =>
        msg('Outside its activation a model spends energy only on Reaction Steps, on Going For It and on anything its card allows.', {
          id: 'rule.REA-1',
        }),
    },
    {
      id: 'REA-2',
      text: () =>
        msg('After every action the opponents, clockwise from the active player’s left, may each have one model make a Reaction Step.', {
          id: 'rule.REA-2',
        }),
    },
    { id: 'REA-3', text: () => msg('It costs 1 energy and moves up to 1″.', { id: 'rule.REA-3' }) },
    { id: 'REA-4', text: () => msg('Each opponent may take one after each action.', { id: 'rule.REA-4' }) },
    { id: 'REA-5', text: () => msg('Any model on the board with energy may do it, activated or not.', { id: 'rule.REA-5' }) },
    { id: 'REA-6', text: () => msg('It may go anywhere: out of a fight, into cover, towards an enemy.', { id: 'rule.REA-6' }) },
    { id: 'REA-7', text: () => msg('It is neither an action nor a Step, and nothing reacts to it.', { id: 'rule.REA-7' }) },
    { id: 'REA-8', text: () => msg('Players do not react to their own actions.', { id: 'rule.REA-8' }) },
    { id: 'REA-9', text: () => msg('It goes where a Step may go, without squeezing.', { id: 'rule.REA-9' }) },
    {
      id: 'REA-10',
      text: () =>
        msg('The opponents take turns in that order; an opponent who holds does not get another chance after that action.', {
          id: 'rule.REA-10',
        }),
      why: () => msg('The order is fixed.', { id: 'rule.REA-10.why' }),
    },
    {
      id: 'REA-11',
      text: () =>
        msg(
          'There are reactions after every action, including the last one and one that killed the active model, but not after simply ending an activation.',
          { id: 'rule.REA-11' },
        ),
      why: () => msg('The rule says “after each action”.', { id: 'rule.REA-11.why' }),
    },
    {
      id: 'REA-12',
      text: () => msg('An action inside another has no reactions of its own.', { id: 'rule.REA-12' }),
      why: () => msg('Only one action is being resolved.', { id: 'rule.REA-12.why' }),
    },
    {
      id: 'REA-13',
      text: () => msg('Effects that forbid Steps or make them dearer do not affect Reaction Steps.', { id: 'rule.REA-13' }),
      why: () => msg('The newer books separate them.', { id: 'rule.REA-13.why' }),
    },
    {
      id: 'REA-14',
      text: () => msg('A Reaction Step is one straight line; standing still is allowed and still costs 1.', { id: 'rule.REA-14' }),
      why: () => msg('Only a Jog may turn.', { id: 'rule.REA-14.why' }),
    },
    {
      id: 'REA-15',
      text: () =>
        msg(
          'Some cards allow a reaction at another moment; the interrupted enemy then carries on if it still can, and may not choose again.',
          {
            id: 'rule.REA-15',
          },
        ),
    },
  ],
};
