import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const melRules: System = {
  id: 'MEL',
  title: () => msg('Melee', { id: 'rule.MEL' }),
  summary: () =>
    msg(
      'Both fighters draw cards, choose one in secret and reveal them together; each card says what it deals to the other. The attacker draws two more.',
      { id: 'rule.MEL.summary' },
    ),
  clauses: [
    {
      id: 'MEL-1',
      text: () =>
        msg('The melee deck has 18 cards: three each of High Guard, Falling Swing, Thrust, Sweeping Cut, Rising Attack and Low Guard.', {
          id: 'rule.MEL-1',
        }),
    },
    {
      id: 'MEL-2',
      text: () =>
        msg(
          'Damage: Falling Swing is Impact or Slicing, Thrust Piercing, Sweeping Cut Slicing, Rising Attack any of the three; the guards have none.',
          { id: 'rule.MEL-2' },
        ),
    },
    { id: 'MEL-3', text: () => msg('The damage of a card depends on the other card; both cards show it.', { id: 'rule.MEL-3' }) },
    {
      id: 'MEL-4',
      text: () =>
        msg('The damage you suffer is the damage of the other card against yours, so there is only one table to read.', {
          id: 'rule.MEL-4',
        }),
    },
    {
      id: 'MEL-5',
      text: () => msg('A Melee Attack costs 1 energy and targets one enemy in Melee Range and sight.', { id: 'rule.MEL-5' }),
    },
    {
      id: 'MEL-6',
      text: () =>
        msg('The attacker draws cards equal to its Melee and two more, then the defender draws cards equal to its Melee.', {
          id: 'rule.MEL-6',
        }),
    },
    { id: 'MEL-7', text: () => msg('Each side draws at least one card.', { id: 'rule.MEL-7' }) },
    {
      id: 'MEL-8',
      text: () => msg('That minimum is applied once, after all modifiers.', { id: 'rule.MEL-8' }),
      why: () => msg('Both fighters need a card.', { id: 'rule.MEL-8.why' }),
    },
    {
      id: 'MEL-9',
      text: () => msg('The attacker leaves at least one card for the defender.', { id: 'rule.MEL-9' }),
      why: () => msg('Both fighters need a card.', { id: 'rule.MEL-9.why' }),
    },
    { id: 'MEL-10', text: () => msg('Both choose a card and reveal them together.', { id: 'rule.MEL-10' }) },
    { id: 'MEL-11', text: () => msg('Each deals what its card says against the other’s.', { id: 'rule.MEL-11' }) },
    {
      id: 'MEL-12',
      text: () =>
        msg('Distractions: for every other enemy that engages your fighter you draw one card fewer, down to one.', { id: 'rule.MEL-12' }),
    },
    {
      id: 'MEL-13',
      text: () =>
        msg('Going For It: after both have drawn, each fighter may once pay 1 energy to draw two more cards, if the deck has them.', {
          id: 'rule.MEL-13',
        }),
    },
    { id: 'MEL-14', text: () => msg('The attacker decides first, then the defender; each decides only once.', { id: 'rule.MEL-14' }) },
    {
      id: 'MEL-15',
      text: () => msg('With fewer than two cards in the deck there is no Going For It.', { id: 'rule.MEL-15' }),
      why: () => msg('Two are drawn.', { id: 'rule.MEL-15.why' }),
    },
    { id: 'MEL-16', text: () => msg('In a melee forced by another character, that character pays for it.', { id: 'rule.MEL-16' }) },
    {
      id: 'MEL-17',
      text: () =>
        msg('An effect that forces a hand to be revealed happens after Going For It, before cards are chosen.', { id: 'rule.MEL-17' }),
    },
    {
      id: 'MEL-18',
      text: () => msg('A defender that cannot reach the attacker deals no damage, whatever its card says.', { id: 'rule.MEL-18' }),
    },
    {
      id: 'MEL-19',
      text: () => msg('Whether it can reach is checked once, when the round starts.', { id: 'rule.MEL-19' }),
      why: () => msg('No model moves before the round ends.', { id: 'rule.MEL-19.why' }),
    },
    {
      id: 'MEL-20',
      text: () =>
        msg('If an interruption takes the target out of reach or sight before cards are drawn, the attack fails and its energy is lost.', {
          id: 'rule.MEL-20',
        }),
      why: () => msg('It goes on only if it is still possible.', { id: 'rule.MEL-20.why' }),
    },
    { id: 'MEL-21', text: () => msg('The damage of one exchange is marked on both at the same time.', { id: 'rule.MEL-21' }) },
    {
      id: 'MEL-22',
      text: () =>
        msg(
          'Effects triggered by a wound happen right after marking the wounds and before Follow-Ups; a slain model no longer uses them.',
          { id: 'rule.MEL-22' },
        ),
    },
    { id: 'MEL-23', text: () => msg('When the round is over all cards are shuffled back.', { id: 'rule.MEL-23' }) },
    {
      id: 'MEL-24',
      text: () =>
        msg('A model without a Melee Range cannot attack, deals no damage when attacked, and defends with one card.', {
          id: 'rule.MEL-24',
        }),
    },
    {
      id: 'MEL-25',
      text: () =>
        msg(
          'The whole order: target and payment, attacker draws, defender draws, Going For It by both, hands revealed by force, choosing, revealing, Critical Hits, upgrades by attacker and defender, damage, effects it triggers, Follow-Ups, End Step, shuffling.',
          { id: 'rule.MEL-25' },
        ),
    },
    {
      id: 'MEL-26',
      text: () => msg('The attacker names a damage type first.', { id: 'rule.MEL-26' }),
      why: () => msg('The same holds for every open choice.', { id: 'rule.MEL-26.why' }),
    },
    {
      id: 'MEL-27',
      text: () =>
        msg('Only enemies are attacked. A character controlled by another player can be made to attack its own side.', {
          id: 'rule.MEL-27',
        }),
    },
    { id: 'MEL-28', text: () => msg('Hands and chosen cards are secret until they are revealed.', { id: 'rule.MEL-28' }) },
    {
      id: 'MEL-29',
      text: () => msg('With three or four players a third player’s models distract both fighters.', { id: 'rule.MEL-29' }),
      why: () => msg('They are enemies of both.', { id: 'rule.MEL-29.why' }),
    },
    {
      id: 'MEL-30',
      text: () =>
        msg('A fighter that leaves play before its Follow-Up loses it; the round goes on to the End Step.', { id: 'rule.MEL-30' }),
      why: () => msg('It needs a living fighter.', { id: 'rule.MEL-30.why' }),
    },
  ],
};
