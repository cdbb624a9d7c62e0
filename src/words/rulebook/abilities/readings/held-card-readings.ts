import { msg } from '@lit/localize';
import type { RuleClause } from '../../system.ts';

/** Cards that are set aside. */
export const heldCardReadings: readonly RuleClause[] = [
  {
    id: 'CHR-25',
    text: () =>
      msg(
        'Expel: the players set cards aside one after the other once the action is over, while she is in play. If a player then has too many, one goes back at once.',
        { id: 'rule.CHR-25' },
      ),
    why: () => msg('The text speaks of what comes after the action.', { id: 'rule.CHR-25.why' }),
  },
  {
    id: 'CHR-51',
    text: () =>
      msg(
        'Stack the Deck: the card is chosen before energy is given in turn 1, and in secret. A model that enters play later does not get one. The card goes back into the deck when the model is slain or removed.',
        { id: 'rule.CHR-51' },
      ),
    why: () => msg('The text speaks of the start of turn 1, and of a card attached to a character.', { id: 'rule.CHR-51.why' }),
  },
  {
    id: 'CHR-52',
    text: () =>
      msg(
        'A card set aside is added to the hand by using it while an action resolves. Texts that ask whether one was added mean any card that its player has set aside. It goes back into the deck after the action.',
        { id: 'rule.CHR-52' },
      ),
    why: () => msg('Nothing else shows that it was added.', { id: 'rule.CHR-52.why' }),
  },
  {
    id: 'CHR-53',
    text: () =>
      msg(
        'Cards Up Our Sleeves: once a turn for its bearer. The new card is taken once the deck is shuffled; it stays with the Rogue and leaves play with it.',
        { id: 'rule.CHR-53' },
      ),
    why: () => msg('It happens once the action is over.', { id: 'rule.CHR-53.why' }),
  },
  {
    id: 'CHR-56',
    text: () =>
      msg(
        'CHEAT!: one card still in the deck is taken at once, unseen by the others, and the deck is shuffled; an empty deck gives none. It counts as played from the start, with up to two copies; the card played before is gone for good. There is no second upgrade in this exchange, and the other side’s card stays. With copies, that many cards are taken, and one is exchanged.',
        { id: 'rule.CHR-56' },
      ),
    why: () => msg('The melee goes on as if it had been played first.', { id: 'rule.CHR-56.why' }),
  },
];
