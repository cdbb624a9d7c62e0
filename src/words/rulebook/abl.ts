import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const ablRules: System = {
  id: 'ABL',
  title: () => msg('Active abilities', { id: 'rule.ABL' }),
  summary: () =>
    msg('Name it, pay for it, do what it says. Some turn over one arcane card whose number counts as X.', { id: 'rule.ABL.summary' }),
  clauses: [
    { id: 'ABL-1', text: () => msg('Declare the ability, pay the energy in brackets, follow the text.', { id: 'rule.ABL-1' }) },
    {
      id: 'ABL-2',
      text: () => msg('If it has a target, the target must be partly within the printed range and in sight.', { id: 'rule.ABL-2' }),
    },
    { id: 'ABL-3', text: () => msg('Nobody needs to be free of enemies, unless the text says so.', { id: 'rule.ABL-3' }) },
    { id: 'ABL-4', text: () => msg('No cards are drawn and nobody resists.', { id: 'rule.ABL-4' }) },
    {
      id: 'ABL-5',
      text: () =>
        msg('To flip an arcane card is to turn over the top of the deck. X is its number; its colour means nothing.', { id: 'rule.ABL-5' }),
    },
    { id: 'ABL-6', text: () => msg('If the card is a Catastrophe, only the text after that word happens.', { id: 'rule.ABL-6' }) },
    { id: 'ABL-7', text: () => msg('A character may target itself if it meets the conditions.', { id: 'rule.ABL-7' }) },
    {
      id: 'ABL-8',
      text: () =>
        msg('After the action the flipped card is shuffled back; one flipped outside an action, before anything else begins.', {
          id: 'rule.ABL-8',
        }),
    },
    {
      id: 'ABL-9',
      text: () =>
        msg('The deck is shuffled after any action in which cards left it, not after one that only looked.', { id: 'rule.ABL-9' }),
      why: () => msg('Two answers, read together.', { id: 'rule.ABL-9.why' }),
    },
    {
      id: 'ABL-10',
      text: () => msg('Several flips in one action are made without shuffling between them.', { id: 'rule.ABL-10' }),
      why: () => msg('Two answers, read together.', { id: 'rule.ABL-10.why' }),
    },
    {
      id: 'ABL-11',
      text: () => msg('A flipped Catastrophe without a text of its own does nothing.', { id: 'rule.ABL-11' }),
      why: () => msg('It replaces the normal effect by nothing.', { id: 'rule.ABL-11.why' }),
    },
    { id: 'ABL-12', text: () => msg('The energy is gone even if nothing comes of it.', { id: 'rule.ABL-12' }) },
    { id: 'ABL-13', text: () => msg('A pulse needs neither target nor sight.', { id: 'rule.ABL-13' }) },
    {
      id: 'ABL-14',
      text: () =>
        msg('A charge towards a target stops at the first thing it meets; the rest happens only if that is the target.', {
          id: 'rule.ABL-14',
        }),
      why: () => msg('Nothing moves through anything.', { id: 'rule.ABL-14.why' }),
    },
    {
      id: 'ABL-15',
      optional: true,
      text: () =>
        msg(
          'Arcane cards kept beside a character card are in no hand until their player uses one: laid, put in another’s place, or shown for a text that asks to see cards of the hand. Nothing else counts, takes or changes them, and what is used is shuffled back with the hand.',
          { id: 'rule.ABL-15' },
        ),
      why: () => msg('They may be added to a hand at any point, and need not be.', { id: 'rule.ABL-15.why' }),
    },
    {
      id: 'ABL-16',
      text: () =>
        msg('“The first in a turn” on a card counts the actions of that character alone, aimed at whom the card names.', {
          id: 'rule.ABL-16',
        }),
      why: () => msg('Nobody else is named.', { id: 'rule.ABL-16.why' }),
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
          'Energy that must be discarded before an action is a part of its price: an action that a text gives for nothing is free of it too.',
          { id: 'rule.ABL-18' },
        ),
      why: () => msg('It is paid as a price is paid.', { id: 'rule.ABL-18.why' }),
    },
    {
      id: 'ABL-19',
      text: () =>
        msg(
          'Whether a target has no energy is judged when it is named, for a repeat too if it was not named before; what hangs on it lasts until the action is over.',
          {
            id: 'rule.ABL-19',
          },
        ),
      why: () => msg('The text speaks of targeting it.', { id: 'rule.ABL-19.why' }),
    },
    {
      id: 'ABL-20',
      text: () =>
        msg('Who enters play by being summoned alone is brought back by no text, a card of a player or Reanimate.', { id: 'rule.ABL-20' }),
      why: () => msg('It can enter play in no other way.', { id: 'rule.ABL-20.why' }),
    },
    {
      id: 'ABL-21',
      text: () =>
        msg(
          'Where one of several may be summoned, only those that the side has not in play are offered, and who of them comes is chosen when the text resolves; the ability is not used while all of them are there.',
          { id: 'rule.ABL-21' },
        ),
      why: () => msg('No character may come into play twice, and nothing could come of it.', { id: 'rule.ABL-21.why' }),
    },
    {
      id: 'ABL-22',
      text: () =>
        msg('What lasts until a model next takes an action ends as soon as it declares one; a reaction step is none.', {
          id: 'rule.ABL-22',
        }),
      why: () => msg('A reaction step is no action.', { id: 'rule.ABL-22.why' }),
    },
    {
      id: 'ABL-23',
      text: () =>
        msg('Terrain that a text puts within a distance of a model counts from the model to its own edge, as a target does.', {
          id: 'rule.ABL-23',
        }),
      why: () => msg('Every range is measured so.', { id: 'rule.ABL-23.why' }),
    },
    {
      id: 'ABL-24',
      text: () =>
        msg('Who is summoned while models are deployed takes no place in its troupe, and its side deploys as many as ever.', {
          id: 'rule.ABL-24',
        }),
      why: () => msg('It fills no place in a troupe.', { id: 'rule.ABL-24.why' }),
    },
    {
      id: 'ABL-25',
      text: () => msg('A model is within a piece of terrain as soon as its base overlaps it.', { id: 'rule.ABL-25' }),
      why: () => msg('The same counts for being in it.', { id: 'rule.ABL-25.why' }),
    },
    {
      id: 'ABL-26',
      text: () =>
        msg(
          'What a text puts off until the action is over comes before the reactions to that action, whoever has been slain in it. Where there is no action it comes at once.',
          { id: 'rule.ABL-26' },
        ),
      why: () => msg('Reactions follow a finished action.', { id: 'rule.ABL-26.why' }),
    },
  ],
};
