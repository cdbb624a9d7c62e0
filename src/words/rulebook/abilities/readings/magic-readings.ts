import { msg } from '@lit/localize';
import type { RuleClause } from '../../system.ts';

/** Arcane abilities, Catastrophes, and cards that are flipped or dealt. */
export const magicReadings: readonly RuleClause[] = [
  {
    id: 'CHR-12',
    text: () =>
      msg(
        'Reading the Runes: the guess names a colour and a number, and both have to be right, or it names a Catastrophe. A wrong guess has no effect, whatever card is flipped.',
        { id: 'rule.CHR-12' },
      ),
    why: () => msg('The text says that a card is guessed.', { id: 'rule.CHR-12.why' }),
  },
  {
    id: 'CHR-16',
    text: () =>
      msg('An arcane ability is turned back before its first hands are drawn. The target of a repeat can no longer turn it back.', {
        id: 'rule.CHR-16',
      }),
    why: () => msg('A repeat costs no energy and draws no cards.', { id: 'rule.CHR-16.why' }),
  },
  {
    id: 'CHR-20',
    text: () =>
      msg(
        'An ability of a slain character is used with the user’s own Arcane, range, line of sight and energy. It lasts until its action is over, even if its owner comes back because of it. An ability printed on several cards is there once.',
        { id: 'rule.CHR-20' },
      ),
    why: () => msg('The user uses the abilities; it does not borrow the model.', { id: 'rule.CHR-20.why' }),
  },
  {
    id: 'CHR-35',
    text: () =>
      msg(
        'If several slain characters have abilities with one name, each with a different text may be used, as well as one with the same name as her own. Each is counted separately, and its name shows whose it was.',
        { id: 'rule.CHR-35' },
      ),
    why: () => msg('They are abilities of several cards, and the text allows any of them.', { id: 'rule.CHR-35.why' }),
  },
  {
    id: 'CHR-39',
    text: () =>
      msg(
        'If a text names colours for a flipped card, use the outcome of that card’s colour; X is its number. If that colour has none, nothing happens; on a Catastrophe only the Catastrophe text does.',
        { id: 'rule.CHR-39' },
      ),
    why: () => msg('The rule that the colour means nothing is for texts that name none.', { id: 'rule.CHR-39.why' }),
  },
  {
    id: 'CHR-41',
    text: () =>
      msg('Reading the Runes: its Catastrophe is one of the outcomes of a right guess. It happens only if a Catastrophe was guessed.', {
        id: 'rule.CHR-41',
      }),
    why: () => msg('The sentence before the outcomes applies to all of them.', { id: 'rule.CHR-41.why' }),
  },
  {
    id: 'CHR-42',
    text: () =>
      msg(
        'Goblin Mayhem: the Goblin’s player says so once the card is revealed, before anything is done. The card is then a Catastrophe for every text, and if there is no text for that, nothing happens. If several cards are dealt, it is one of them. A flip by a player without a character does not count.',
        { id: 'rule.CHR-42' },
      ),
    why: () => msg('The text speaks of one card that a Goblin flips.', { id: 'rule.CHR-42.why' }),
  },
  {
    id: 'CHR-43',
    text: () =>
      msg(
        'Dealing a card to each model (Gribblebog Grub, Goblin Mischief) is not an arcane action: there are no hands, and no player resists. Texts that ask for an active ability include it.',
        { id: 'rule.CHR-43' },
      ),
    why: () => msg('Clutter Chaos says so.', { id: 'rule.CHR-43.why' }),
  },
  {
    id: 'CHR-44',
    text: () =>
      msg(
        'Clutter Chaos: the energy is for the wounds that this Catastrophe marked on that character. Wounds that were averted, passed on or deadly give none. The energy may exceed the maximum, at any distance, and its bearer counts too.',
        { id: 'rule.CHR-44' },
      ),
    why: () => msg('It counts wounds suffered, and gained energy has no limit.', { id: 'rule.CHR-44.why' }),
  },
  {
    id: 'CHR-55',
    text: () =>
      msg(
        'Streetwise Swindler: the models are chosen as it resolves: 3 minus X of them, so none with a 3. No model is targeted: Evade does not count, and the player to the left resists.',
        { id: 'rule.CHR-55' },
      ),
    why: () => msg('The text names no target.', { id: 'rule.CHR-55.why' }),
  },
  {
    id: 'CHR-63',
    text: () =>
      msg('A Catastrophe text on the back of a card, or one that belongs to a flip or a deal, is one printed on that card.', {
        id: 'rule.CHR-63',
      }),
    why: () => msg('Both sides are the card.', { id: 'rule.CHR-63.why' }),
  },
  {
    id: 'CHR-68',
    text: () =>
      msg(
        'A spell that is turned round targets no model again: neither Foreboding nor Pirate Mascot speaks of the model it now affects, and texts that waited for its use are silent.',
        { id: 'rule.CHR-68' },
      ),
    why: () => msg('It is the same use, declared once.', { id: 'rule.CHR-68.why' }),
  },
  {
    id: 'CHR-69',
    text: () =>
      msg(
        'The Catastrophe of Tubthumping does nothing but let its bearer be slain: Expel does not hear it, and Hold my Beer causes none by it.',
        { id: 'rule.CHR-69' },
      ),
    why: () => msg('Its bearer is slain by what came before.', { id: 'rule.CHR-69.why' }),
  },
  {
    id: 'CHR-71',
    text: () => msg('An ability that has been lost has no Catastrophe that another text could cause.', { id: 'rule.CHR-71' }),
    why: () => msg('It is not there.', { id: 'rule.CHR-71.why' }),
  },
  {
    id: 'CHR-75',
    text: () =>
      msg(
        'Reverse Fate answers a spell at one of its own player’s models, and that model pays; it is not played for another player’s model.',
        {
          id: 'rule.CHR-75',
        },
      ),
    why: () => msg('It speaks of a friendly target.', { id: 'rule.CHR-75.why' }),
  },
];
