import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const ablRules: System = {
  id: 'ABL',
  title: () => msg('Active abilities', { id: 'rule.ABL' }),
  summary: () =>
    msg('Name it, pay for it, do what it says. Some abilities flip one arcane card, and its number counts as X.', {
      id: 'rule.ABL.summary',
    }),
  clauses: [
    { id: 'ABL-1', text: () => msg('Declare the ability, pay the energy in brackets, follow the text.', { id: 'rule.ABL-1' }) },
    {
      id: 'ABL-2',
      text: () => msg('If it has a target, the target must be partly within the printed range and in sight.', { id: 'rule.ABL-2' }),
    },
    { id: 'ABL-3', text: () => msg('The user may be engaged, unless the text says otherwise.', { id: 'rule.ABL-3' }) },
    { id: 'ABL-4', text: () => msg('No cards are drawn and no player resists.', { id: 'rule.ABL-4' }) },
    {
      id: 'ABL-5',
      text: () =>
        msg('To flip an arcane card is to turn over the top card of the deck. X is its number; its colour means nothing.', {
          id: 'rule.ABL-5',
        }),
    },
    { id: 'ABL-6', text: () => msg('If the card is a Catastrophe, only the text after that word happens.', { id: 'rule.ABL-6' }) },
    { id: 'ABL-7', text: () => msg('A character may target itself if it meets the conditions.', { id: 'rule.ABL-7' }) },
    {
      id: 'ABL-8',
      text: () =>
        msg(
          'After the action the flipped card is shuffled back. A card flipped outside an action is shuffled back before anything else begins.',
          {
            id: 'rule.ABL-8',
          },
        ),
    },
    {
      id: 'ABL-9',
      text: () =>
        msg('The deck is shuffled after any action in which cards left it, but not after one that only looked at cards.', {
          id: 'rule.ABL-9',
        }),
      why: () => msg('This follows from two of the publisher’s answers, read together.', { id: 'rule.ABL-9.why' }),
    },
    {
      id: 'ABL-10',
      text: () => msg('Several flips in one action are made without shuffling between them.', { id: 'rule.ABL-10' }),
      why: () => msg('This follows from two of the publisher’s answers, read together.', { id: 'rule.ABL-10.why' }),
    },
    {
      id: 'ABL-11',
      text: () => msg('A flipped Catastrophe without a text of its own does nothing.', { id: 'rule.ABL-11' }),
      why: () => msg('It replaces the normal effect with nothing.', { id: 'rule.ABL-11.why' }),
    },
    { id: 'ABL-12', text: () => msg('The energy stays spent even if the ability has no effect.', { id: 'rule.ABL-12' }) },
    { id: 'ABL-13', text: () => msg('A pulse needs neither target nor sight.', { id: 'rule.ABL-13' }) },
    {
      id: 'ABL-14',
      text: () =>
        msg('A charge towards a target stops at the first thing it meets; the rest happens only if that is the target.', {
          id: 'rule.ABL-14',
        }),
      why: () => msg('A model cannot move through anything.', { id: 'rule.ABL-14.why' }),
    },
    {
      id: 'ABL-15',
      optional: true,
      text: () =>
        msg(
          'Arcane cards set aside beside a character card are not part of a hand until their player uses one: plays it, replaces a card with it, or shows it for a text that asks to see cards of the hand. Nothing else counts, takes or changes them. A used card is shuffled back with the hand.',
          { id: 'rule.ABL-15' },
        ),
      why: () => msg('They may be added to a hand at any point, and need not be.', { id: 'rule.ABL-15.why' }),
    },
    {
      id: 'ABL-16',
      text: () =>
        msg('“The first in a turn” on a card counts only the actions of that character that target the models the card names.', {
          id: 'rule.ABL-16',
        }),
      why: () => msg('The text names no other character.', { id: 'rule.ABL-16.why' }),
    },
    {
      id: 'ABL-17',
      text: () =>
        msg('A bonus to the Melee Attacks of a character counts when it attacks; one to its melee damage also when it defends.', {
          id: 'rule.ABL-17',
        }),
      why: () => msg('Only an attacker makes a Melee Attack.', { id: 'rule.ABL-17.why' }),
    },
    {
      id: 'ABL-18',
      text: () =>
        msg(
          'Energy that must be discarded before an action is part of its cost: an action that a text makes free does not need it either.',
          { id: 'rule.ABL-18' },
        ),
      why: () => msg('It is paid as a cost is paid.', { id: 'rule.ABL-18.why' }),
    },
    {
      id: 'ABL-19',
      text: () =>
        msg(
          'Whether a target has no energy is checked when it is targeted, and for a repeat too if the model was not the target before. What depends on it lasts until the action is over.',
          {
            id: 'rule.ABL-19',
          },
        ),
      why: () => msg('The text speaks of targeting it.', { id: 'rule.ABL-19.why' }),
    },
    {
      id: 'ABL-20',
      text: () =>
        msg(
          'A character that enters play only by being summoned cannot be brought back: not by a text, not by a player’s card and not by Reanimate.',
          { id: 'rule.ABL-20' },
        ),
      why: () => msg('It can enter play in no other way.', { id: 'rule.ABL-20.why' }),
    },
    {
      id: 'ABL-21',
      text: () =>
        msg(
          'Where a text summons one of several characters, only those that the side does not have in play are offered. The player chooses when the text resolves. The ability cannot be used while all of them are in play.',
          { id: 'rule.ABL-21' },
        ),
      why: () => msg('No character may be in play twice, and such a use would have no effect.', { id: 'rule.ABL-21.why' }),
    },
    {
      id: 'ABL-22',
      text: () =>
        msg(
          'An effect that lasts until a model next takes an action ends as soon as the model declares one. A Reaction Step is not an action.',
          {
            id: 'rule.ABL-22',
          },
        ),
      why: () => msg('A Reaction Step is not an action.', { id: 'rule.ABL-22.why' }),
    },
    {
      id: 'ABL-23',
      text: () =>
        msg(
          'Terrain that a text puts within a distance of a model is measured from the model to the edge of the terrain, as for a target.',
          {
            id: 'rule.ABL-23',
          },
        ),
      why: () => msg('Every range is measured like that.', { id: 'rule.ABL-23.why' }),
    },
    {
      id: 'ABL-24',
      text: () =>
        msg('A model summoned during deployment takes no place in its troupe, and its side deploys as many models as usual.', {
          id: 'rule.ABL-24',
        }),
      why: () => msg('It is not part of the troupe.', { id: 'rule.ABL-24.why' }),
    },
    {
      id: 'ABL-25',
      text: () => msg('A model is within a piece of terrain as soon as its base overlaps it.', { id: 'rule.ABL-25' }),
      why: () => msg('The same holds for being in it.', { id: 'rule.ABL-25.why' }),
    },
    {
      id: 'ABL-26',
      text: () =>
        msg(
          'An effect that a text delays until the action is over comes before the reactions to that action, even if models were slain in it. Outside an action it happens at once.',
          { id: 'rule.ABL-26' },
        ),
      why: () => msg('Reactions follow a finished action.', { id: 'rule.ABL-26.why' }),
    },
    {
      id: 'ABL-27',
      text: () =>
        msg('A loss takes one ability that is there: what is gained afterwards is another one, and of two that are alike one stays.', {
          id: 'rule.ABL-27',
        }),
      why: () => msg('A model cannot lose something that it gained later.', { id: 'rule.ABL-27.why' }),
    },
  ],
};
