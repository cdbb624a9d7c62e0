import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const arcRules: System = {
  id: 'ARC',
  title: () => msg('Arcane abilities', { id: 'rule.ARC' }),
  summary: () =>
    msg(
      'You lay a card face down and say what it is; the other side says OK or calls your bluff. Tell the truth and be doubted, and you may go again for free.',
      { id: 'rule.ARC.summary' },
    ),
  clauses: [
    {
      id: 'ARC-1',
      text: () =>
        msg('The arcane deck has 21 cards: green, blue and pink, each with three ones, two twos and one three, and three Catastrophes.', {
          id: 'rule.ARC-1',
        }),
    },
    { id: 'ARC-2', text: () => msg('First declare the ability and pay.', { id: 'rule.ARC-2' }) },
    { id: 'ARC-3', text: () => msg('Then choose a target in range and sight, before any card is drawn.', { id: 'rule.ARC-3' }) },
    { id: 'ARC-4', text: () => msg('Then happens whatever waits for being targeted.', { id: 'rule.ARC-4' }) },
    {
      id: 'ARC-5',
      text: () => msg('The active player draws a hand, and after that the resisting player draws six cards.', { id: 'rule.ARC-5' }),
    },
    {
      id: 'ARC-6',
      text: () =>
        msg('An enemy target is defended by its controller. Anything else is resisted by the player to the left of the active one.', {
          id: 'rule.ARC-6',
        }),
    },
    { id: 'ARC-7', text: () => msg('Effects that show resisting cards happen now.', { id: 'rule.ARC-7' }) },
    {
      id: 'ARC-8',
      text: () =>
        msg('The hand is Arcane with all its changes, plus Evade of an enemy target, minus cover; at least one card.', {
          id: 'rule.ARC-8',
        }),
    },
    { id: 'ARC-9', text: () => msg('Evade counts only for enemies: −1 is a card fewer, +1 a card more.', { id: 'rule.ARC-9' }) },
    {
      id: 'ARC-10',
      text: () => msg('Evade is added with its sign.', { id: 'rule.ARC-10' }),
      why: () => msg('Both worked examples add.', { id: 'rule.ARC-10.why' }),
    },
    {
      id: 'ARC-11',
      text: () => msg('The least of one card is looked at once, at the very end.', { id: 'rule.ARC-11' }),
      why: () => msg('Both worked examples add.', { id: 'rule.ARC-11.why' }),
    },
    {
      id: 'ARC-12',
      text: () =>
        msg('If the deck runs short, the active player draws first and the resisting player what is left.', { id: 'rule.ARC-12' }),
      why: () => msg('The order of drawing.', { id: 'rule.ARC-12.why' }),
    },
    { id: 'ARC-13', text: () => msg('The active player lays a card face down and says what it is, or plays none.', { id: 'rule.ARC-13' }) },
    { id: 'ARC-14', text: () => msg('Playing none ends the action; the energy stays spent.', { id: 'rule.ARC-14' }) },
    {
      id: 'ARC-15',
      text: () => msg('Nothing need be played.', { id: 'rule.ARC-15' }),
      why: () => msg('No limit is printed.', { id: 'rule.ARC-15.why' }),
    },
    { id: 'ARC-16', text: () => msg('You may claim any colour and number or a Catastrophe, and you may lie.', { id: 'rule.ARC-16' }) },
    {
      id: 'ARC-17',
      text: () => msg('Any of the ten identities may be claimed, even a useless one.', { id: 'rule.ARC-17' }),
      why: () => msg('No limit is printed.', { id: 'rule.ARC-17.why' }),
    },
    { id: 'ARC-18', text: () => msg('A Catastrophe may be laid like any card.', { id: 'rule.ARC-18' }) },
    { id: 'ARC-19', text: () => msg('The resisting player must answer: OK or Bluff.', { id: 'rule.ARC-19' }) },
    { id: 'ARC-20', text: () => msg('After OK the card stays hidden and the claim counts, true or not.', { id: 'rule.ARC-20' }) },
    {
      id: 'ARC-21',
      text: () =>
        msg('The card’s list says what each colour and number does; what is not on the list does nothing.', { id: 'rule.ARC-21' }),
    },
    { id: 'ARC-22', text: () => msg('X is the number of the card that counts.', { id: 'rule.ARC-22' }) },
    {
      id: 'ARC-23',
      text: () => msg('A Catastrophe brings the text after that word.', { id: 'rule.ARC-23' }),
      why: () => msg('The texts name the Catastrophe, not how it came.', { id: 'rule.ARC-23.why' }),
    },
    {
      id: 'ARC-24',
      text: () =>
        msg(
          'A lie that is called is shown. The resisting player may put one of their own cards in its place, and the ability resolves with the card that then lies there. There is no repeat.',
          { id: 'rule.ARC-24' },
        ),
    },
    {
      id: 'ARC-25',
      text: () => msg('A lie that is not replaced resolves as the card it really is.', { id: 'rule.ARC-25' }),
      why: () => msg('The card played or put in its place counts.', { id: 'rule.ARC-25.why' }),
    },
    {
      id: 'ARC-26',
      text: () =>
        msg('A truth that is doubted works, and afterwards the active player may go again without paying, with the cards still in hand.', {
          id: 'rule.ARC-26',
        }),
    },
    {
      id: 'ARC-27',
      text: () =>
        msg(
          'A repeat may have the same target or another of the same controller. It goes back to the choice of a card: who was named before is not targeted again, who is named for the first time is, and what may then be shown of the resisting hand is shown before the next card is played.',
          { id: 'rule.ARC-27' },
        ),
      why: () =>
        msg('The publisher’s order returns to the card, not to the target; but nobody is a target without being targeted.', {
          id: 'rule.ARC-27.why',
        }),
    },
    { id: 'ARC-28', text: () => msg('Nobody draws for a repeat; the resisting player calls again.', { id: 'rule.ARC-28' }) },
    {
      id: 'ARC-29',
      text: () => msg('The card that was shown is spent.', { id: 'rule.ARC-29' }),
      why: () => msg('No cards are drawn.', { id: 'rule.ARC-29.why' }),
    },
    { id: 'ARC-30', text: () => msg('It goes on until somebody says OK, a lie is caught, or no card is laid.', { id: 'rule.ARC-30' }) },
    {
      id: 'ARC-31',
      text: () => msg('Range and sight of a repeat are looked at anew; the hands stay as they are.', { id: 'rule.ARC-31' }),
      why: () => msg('No cards are drawn.', { id: 'rule.ARC-31.why' }),
    },
    { id: 'ARC-32', text: () => msg('A repeat needs no reload and counts as the same use.', { id: 'rule.ARC-32' }) },
    {
      id: 'ARC-33',
      text: () =>
        msg(
          'There is no repeat without the originator, the ability or a legal target, nor when what the ability asks for is no longer so.',
          {
            id: 'rule.ARC-33',
          },
        ),
      why: () => msg('The repeat rewards the truth.', { id: 'rule.ARC-33.why' }),
    },
    {
      id: 'ARC-34',
      text: () => msg('A true Catastrophe, or a true card without effect, that is doubted also allows a repeat.', { id: 'rule.ARC-34' }),
      why: () => msg('The repeat rewards the truth.', { id: 'rule.ARC-34.why' }),
    },
    {
      id: 'ARC-35',
      text: () => msg('A card put in place counts for this one resolution.', { id: 'rule.ARC-35' }),
      why: () => msg('All cards go back.', { id: 'rule.ARC-35.why' }),
    },
    {
      id: 'ARC-36',
      text: () =>
        msg('When all is done every card goes back and the deck is shuffled; what waits for the ability to resolve comes after.', {
          id: 'rule.ARC-36',
        }),
    },
    { id: 'ARC-37', text: () => msg('Both hands and the laid card are secret unless these steps show them.', { id: 'rule.ARC-37' }) },
    { id: 'ARC-38', text: () => msg('Engaged models may use and suffer arcane abilities.', { id: 'rule.ARC-38' }) },
    {
      id: 'ARC-39',
      text: () =>
        msg('A Catastrophe set off by another ability takes targets as the ability it stands on would; whoever caused it chooses them.', {
          id: 'rule.ARC-39',
        }),
      why: () => msg('The one who inflicts it is nobody’s resisting player.', { id: 'rule.ARC-39.why' }),
    },
    {
      id: 'ARC-40',
      text: () =>
        msg(
          'Cards an ability takes out of the deck belong to the player who took them, and go back when the character they hang on is slain.',
          { id: 'rule.ARC-40' },
        ),
      why: () => msg('The publisher’s answer names Danica’s card.', { id: 'rule.ARC-40.why' }),
    },
    {
      id: 'ARC-41',
      text: () => msg('The controller of a target at the moment of targeting resists.', { id: 'rule.ARC-41' }),
      why: () => msg('Nobody else is named.', { id: 'rule.ARC-41.why' }),
    },
    {
      id: 'ARC-42',
      text: () => msg('The player to the left resists even without any models left.', { id: 'rule.ARC-42' }),
      why: () => msg('Nobody else is named.', { id: 'rule.ARC-42.why' }),
    },
    {
      id: 'ARC-43',
      text: () => msg('An ability that needs a target cannot be declared without a legal one.', { id: 'rule.ARC-43' }),
      why: () => msg('Choosing it comes first.', { id: 'rule.ARC-43.why' }),
    },
    {
      id: 'ARC-44',
      text: () =>
        msg(
          'What a card loses “after resolving” is lost when the action is over, repeats included, whether or not the energy it may cost was paid.',
          { id: 'rule.ARC-44' },
        ),
      why: () => msg('A repeat belongs to its action.', { id: 'rule.ARC-44.why' }),
    },
    {
      id: 'ARC-45',
      text: () =>
        msg(
          'Where cards are looked at and set aside, one goes beside the character card first, then one on top, then one to the bottom, as far as the deck goes.',
          { id: 'rule.ARC-45' },
        ),
      why: () => msg('An order is needed.', { id: 'rule.ARC-45.why' }),
    },
    {
      id: 'ARC-46',
      text: () =>
        msg(
          'A hand that is drawn anew goes back into the deck alone; the resisting hand stays as it is, and so does all that has been flipped or laid aside.',
          { id: 'rule.ARC-46' },
        ),
      why: () => msg('Only the hand is named.', { id: 'rule.ARC-46.why' }),
    },
    {
      id: 'ARC-47',
      text: () =>
        msg('A card that has to lie open as it is played is what it is: nothing is declared, nobody calls, and there is no repeat.', {
          id: 'rule.ARC-47',
        }),
      why: () => msg('A lie that everybody sees is none.', { id: 'rule.ARC-47.why' }),
    },
    {
      id: 'ARC-48',
      text: () =>
        msg(
          'Cards of a hand that are kept out of the shuffle are chosen when the action is over, its repeats too, and lie in the deck as soon as the others are shuffled back.',
          { id: 'rule.ARC-48' },
        ),
      why: () => msg('Until then they could still be played.', { id: 'rule.ARC-48.why' }),
    },
  ],
};
