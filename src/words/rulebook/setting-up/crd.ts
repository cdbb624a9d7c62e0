import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const crdRules: System = {
  id: 'CRD',
  title: () => msg('The character card', { id: 'rule.CRD' }),
  summary: () =>
    msg(
      'Everything about a character is on one card: numbers on top, a row of health boxes, abilities below, a Signature Move on the back. The blue dots in the health boxes say how much energy it gets.',
      { id: 'rule.CRD.summary' },
    ),
  clauses: [
    { id: 'CRD-1', text: () => msg('The name; a number behind it tells which revision of the character it is.', { id: 'rule.CRD-1' }) },
    {
      id: 'CRD-2',
      text: () =>
        msg('Keywords say what a character is. They do nothing on their own, but rules and abilities refer to them.', { id: 'rule.CRD-2' }),
    },
    { id: 'CRD-3', text: () => msg('Melee: how many melee cards the character draws in a round of melee.', { id: 'rule.CRD-3' }) },
    {
      id: 'CRD-4',
      text: () =>
        msg('Melee Range: how far it can strike, and how far it engages enemies (ENG-1). Some characters have none.', { id: 'rule.CRD-4' }),
    },
    { id: 'CRD-5', text: () => msg('Arcane: how many arcane cards it draws for an arcane ability.', { id: 'rule.CRD-5' }) },
    {
      id: 'CRD-6',
      text: () =>
        msg('Evade: added, with its sign, to what an enemy draws when it targets this character with an arcane ability (ARC-9).', {
          id: 'rule.CRD-6',
        }),
    },
    { id: 'CRD-7', text: () => msg('The symbol of its faction; a character of two factions has both.', { id: 'rule.CRD-7' }) },
    { id: 'CRD-8', text: () => msg('Passive abilities always work.', { id: 'rule.CRD-8' }) },
    {
      id: 'CRD-9',
      text: () => msg('Active abilities are actions; the number in brackets is their cost in energy.', { id: 'rule.CRD-9' }),
    },
    {
      id: 'CRD-10',
      text: () => msg('Arcane abilities are actions too; they are resolved with arcane cards and a bluff (ARC-13).', { id: 'rule.CRD-10' }),
    },
    { id: 'CRD-11', text: () => msg('The base is round, 30 mm or 40 mm across.', { id: 'rule.CRD-11' }) },
    {
      id: 'CRD-12',
      text: () =>
        msg('The health bar is a row of boxes, some with a blue dot. There are as many boxes as the character has health.', {
          id: 'rule.CRD-12',
        }),
    },
    { id: 'CRD-13', text: () => msg('Each open blue dot is worth one energy a turn.', { id: 'rule.CRD-13' }) },
    { id: 'CRD-14', text: () => msg('Wounds fill the boxes from the right end.', { id: 'rule.CRD-14' }) },
    {
      id: 'CRD-15',
      text: () =>
        msg('A round space beside an ability shows that it was used or must be reloaded. Moonrise keeps track of that for you.', {
          id: 'rule.CRD-15',
        }),
    },
    {
      id: 'CRD-16',
      text: () =>
        msg(
          'The Signature Move is on the back: which melee card it upgrades, its damage types, its damage against each card, and perhaps an effect.',
          { id: 'rule.CRD-16' },
        ),
    },
    {
      id: 'CRD-17',
      text: () =>
        msg('Once per turn means once between two Replenish Steps; once per game means once, unless it is reloaded.', {
          id: 'rule.CRD-17',
        }),
    },
    {
      id: 'CRD-18',
      text: () =>
        msg('Reload makes the named ability usable again. The printed reloads cost energy and cannot be done while engaged.', {
          id: 'rule.CRD-18',
        }),
    },
    {
      id: 'CRD-19',
      text: () => msg('Wounds beyond the last box have no effect.', { id: 'rule.CRD-19' }),
      why: () => msg('Nothing uses them.', { id: 'rule.CRD-19.why' }),
    },
    {
      id: 'CRD-20',
      text: () =>
        msg('A model that takes on a keyword of another takes one it does not have yet. “Increased to” never makes a number smaller.', {
          id: 'rule.CRD-20',
        }),
      why: () => msg('Anything else would do nothing.', { id: 'rule.CRD-20.why' }),
    },
    {
      id: 'CRD-21',
      text: () =>
        msg(
          'A keyword that a character lends counts wherever keywords count, for the friends who are there while that character is on the board.',
          {
            id: 'rule.CRD-21',
          },
        ),
      why: () => msg('The text says that they gain it.', { id: 'rule.CRD-21.why' }),
    },
    {
      id: 'CRD-22',
      text: () =>
        msg(
          'Where a card excludes the wounds of the current action, those of the whole action under way do not count, including follow-ups and everything it triggers. Wounds restored during the action are taken off those from before it.',
          { id: 'rule.CRD-22' },
        ),
      why: () => msg('An action ends with everything it has triggered.', { id: 'rule.CRD-22.why' }),
    },
  ],
};
