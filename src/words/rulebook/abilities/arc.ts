import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const arcRules: System = {
  id: 'ARC',
  title: () => msg('Arcane abilities', { id: 'rule.ARC' }),
  summary: () =>
    msg(
      'You play a card face down and say what it is; the other side says OK or calls your bluff. If you told the truth and were doubted, you may use the ability again, free.',
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
    { id: 'ARC-4', text: () => msg('Then everything that is triggered by being targeted happens.', { id: 'rule.ARC-4' }) },
    {
      id: 'ARC-5',
      text: () => msg('The active player draws a hand, and after that the resisting player draws six cards.', { id: 'rule.ARC-5' }),
    },
    {
      id: 'ARC-6',
      text: () =>
        msg(
          'An enemy target is defended by its controller. Any other ability is resisted by the player to the left of the active player.',
          {
            id: 'rule.ARC-6',
          },
        ),
    },
    { id: 'ARC-7', text: () => msg('Effects that reveal resisting cards happen now.', { id: 'rule.ARC-7' }) },
    {
      id: 'ARC-8',
      text: () =>
        msg('The hand is Arcane with all its modifiers, plus the Evade of an enemy target, minus cover; at least one card.', {
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
      text: () => msg('The minimum of one card is applied once, at the very end.', { id: 'rule.ARC-11' }),
      why: () => msg('Both worked examples add.', { id: 'rule.ARC-11.why' }),
    },
    {
      id: 'ARC-12',
      text: () =>
        msg('If the deck runs short, the active player draws first and the resisting player takes what is left.', { id: 'rule.ARC-12' }),
      why: () => msg('This is the order of drawing.', { id: 'rule.ARC-12.why' }),
    },
    {
      id: 'ARC-13',
      text: () => msg('The active player plays a card face down and says what it is, or plays no card.', { id: 'rule.ARC-13' }),
    },
    { id: 'ARC-14', text: () => msg('Playing no card ends the action; the energy stays spent.', { id: 'rule.ARC-14' }) },
    {
      id: 'ARC-15',
      text: () => msg('The active player never has to play a card.', { id: 'rule.ARC-15' }),
      why: () => msg('No limit is printed.', { id: 'rule.ARC-15.why' }),
    },
    { id: 'ARC-16', text: () => msg('You may claim any colour and number or a Catastrophe, and you may lie.', { id: 'rule.ARC-16' }) },
    {
      id: 'ARC-17',
      text: () => msg('Any of the ten identities may be claimed, even a useless one.', { id: 'rule.ARC-17' }),
      why: () => msg('No limit is printed.', { id: 'rule.ARC-17.why' }),
    },
    { id: 'ARC-18', text: () => msg('A Catastrophe may be played like any card.', { id: 'rule.ARC-18' }) },
    { id: 'ARC-19', text: () => msg('The resisting player must answer: OK or Bluff.', { id: 'rule.ARC-19' }) },
    { id: 'ARC-20', text: () => msg('After OK the card stays hidden and the declaration counts, true or not.', { id: 'rule.ARC-20' }) },
    {
      id: 'ARC-21',
      text: () =>
        msg('The list on the character card says what each colour and number does; a card that is not on the list does nothing.', {
          id: 'rule.ARC-21',
        }),
    },
    { id: 'ARC-22', text: () => msg('X is the number of the card that counts.', { id: 'rule.ARC-22' }) },
    {
      id: 'ARC-23',
      text: () => msg('A Catastrophe brings about the text after that word.', { id: 'rule.ARC-23' }),
      why: () => msg('The texts mention the Catastrophe, not how it came about.', { id: 'rule.ARC-23.why' }),
    },
    {
      id: 'ARC-24',
      text: () =>
        msg(
          'A lie that is called is revealed. The resisting player may replace it with one of their own cards, and the ability resolves with the card that is there now. There is no repeat.',
          { id: 'rule.ARC-24' },
        ),
    },
    {
      id: 'ARC-25',
      text: () => msg('A lie that is not replaced resolves as the card it really is.', { id: 'rule.ARC-25' }),
      why: () => msg('The card played, or its replacement, counts.', { id: 'rule.ARC-25.why' }),
    },
    {
      id: 'ARC-26',
      text: () =>
        msg(
          'A truth that is doubted takes effect, and afterwards the active player may use the ability again without paying, with the cards still in hand.',
          {
            id: 'rule.ARC-26',
          },
        ),
    },
    {
      id: 'ARC-27',
      text: () =>
        msg(
          'A repeat may have the same target or another model with the same controller. It goes back to choosing a card: a model that was the target before is not targeted again. A new target is, and then cards of the resisting hand may be revealed before the next card is played.',
          { id: 'rule.ARC-27' },
        ),
      why: () =>
        msg('The publisher’s order goes back to the card, not to the target; but no model is a target without being targeted.', {
          id: 'rule.ARC-27.why',
        }),
    },
    { id: 'ARC-28', text: () => msg('No player draws for a repeat; the resisting player answers again.', { id: 'rule.ARC-28' }) },
    {
      id: 'ARC-29',
      text: () => msg('The revealed card is spent.', { id: 'rule.ARC-29' }),
      why: () => msg('No cards are drawn.', { id: 'rule.ARC-29.why' }),
    },
    {
      id: 'ARC-30',
      text: () => msg('It goes on until the resisting player says OK, a lie is caught, or no card is played.', { id: 'rule.ARC-30' }),
    },
    {
      id: 'ARC-31',
      text: () => msg('Range and sight of a repeat are checked again; the hands stay as they are.', { id: 'rule.ARC-31' }),
      why: () => msg('No cards are drawn.', { id: 'rule.ARC-31.why' }),
    },
    { id: 'ARC-32', text: () => msg('A repeat needs no reload and counts as the same use.', { id: 'rule.ARC-32' }) },
    {
      id: 'ARC-33',
      text: () =>
        msg(
          'There is no repeat without the originator, the ability or a legal target, or when the conditions of the ability are no longer met.',
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
      text: () => msg('A replacement card counts for this one resolution.', { id: 'rule.ARC-35' }),
      why: () => msg('All cards go back.', { id: 'rule.ARC-35.why' }),
    },
    {
      id: 'ARC-36',
      text: () =>
        msg(
          'When everything is done, every card goes back and the deck is shuffled. Effects that wait for the ability to resolve come after that.',
          {
            id: 'rule.ARC-36',
          },
        ),
    },
    { id: 'ARC-37', text: () => msg('Both hands and the played card are secret unless these steps reveal them.', { id: 'rule.ARC-37' }) },
    { id: 'ARC-38', text: () => msg('Engaged models may use arcane abilities and may be targeted by them.', { id: 'rule.ARC-38' }) },
    {
      id: 'ARC-39',
      text: () =>
        msg(
          'A Catastrophe caused by another ability takes targets as the ability it is printed on would; the player who caused it chooses them.',
          {
            id: 'rule.ARC-39',
          },
        ),
      why: () => msg('The player who inflicts it does not resist anything.', { id: 'rule.ARC-39.why' }),
    },
    {
      id: 'ARC-40',
      text: () =>
        msg(
          'Cards that an ability takes out of the deck belong to the player who took them, and go back when the character they are attached to is slain.',
          { id: 'rule.ARC-40' },
        ),
      why: () => msg('The publisher’s answer names Danica’s card.', { id: 'rule.ARC-40.why' }),
    },
    {
      id: 'ARC-41',
      text: () => msg('The player who controls a target when it is targeted resists.', { id: 'rule.ARC-41' }),
      why: () => msg('The texts name no other player.', { id: 'rule.ARC-41.why' }),
    },
    {
      id: 'ARC-42',
      text: () => msg('The player to the left resists even without any models left.', { id: 'rule.ARC-42' }),
      why: () => msg('The texts name no other player.', { id: 'rule.ARC-42.why' }),
    },
    {
      id: 'ARC-43',
      text: () => msg('An ability that needs a target cannot be declared without a legal one.', { id: 'rule.ARC-43' }),
      why: () => msg('Choosing the target comes first.', { id: 'rule.ARC-43.why' }),
    },
    {
      id: 'ARC-44',
      text: () =>
        msg(
          'An ability that is lost “after resolving” is lost when the action is over, repeats included, whether or not the energy it may cost was paid.',
          { id: 'rule.ARC-44' },
        ),
      why: () => msg('A repeat belongs to its action.', { id: 'rule.ARC-44.why' }),
    },
    {
      id: 'ARC-45',
      text: () =>
        msg(
          'Where cards are looked at and set aside, one goes beside the character card first, then one on top of the deck, then one to the bottom, as far as the deck goes.',
          { id: 'rule.ARC-45' },
        ),
      why: () => msg('Some order is needed.', { id: 'rule.ARC-45.why' }),
    },
    {
      id: 'ARC-46',
      text: () =>
        msg('When a hand is redrawn, only that hand goes back into the deck; the resisting hand and all cards flipped or set aside stay.', {
          id: 'rule.ARC-46',
        }),
      why: () => msg('The text mentions only the hand.', { id: 'rule.ARC-46.why' }),
    },
    {
      id: 'ARC-47',
      text: () =>
        msg('A card that has to be played face up is what it is: there is no declaration, no call and no repeat.', {
          id: 'rule.ARC-47',
        }),
      why: () => msg('A lie that every player can see is not a lie.', { id: 'rule.ARC-47.why' }),
    },
    {
      id: 'ARC-48',
      text: () =>
        msg(
          'Cards of a hand that are kept out of the shuffle are chosen when the action is over, repeats included. They go into the deck as soon as the others have been shuffled back.',
          { id: 'rule.ARC-48' },
        ),
      why: () => msg('Until then they could still be played.', { id: 'rule.ARC-48.why' }),
    },
    {
      id: 'ARC-49',
      text: () =>
        msg(
          'Friends near Sage Advice ignore the harm that any Catastrophe does to them; it still harms the others. If it is the model’s own Catastrophe, its player decides.',
          { id: 'rule.ARC-49' },
        ),
      why: () => msg('The text spares the model, not the Catastrophe, and names no player.', { id: 'rule.ARC-49.why' }),
    },
  ],
};
