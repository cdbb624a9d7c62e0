import { msg } from '@lit/localize';
import type { RuleClause } from '../../system.ts';

/** Melee. */
export const meleeReadings: readonly RuleClause[] = [
  {
    id: 'CHR-18',
    text: () =>
      msg(
        'A Signature Move that copies another counts as the chosen model’s in all but two respects: distances are measured from the model that copies, and the enemy’s damage is read against the card really played. A model without a Signature Move, or with one that only copies, cannot be chosen.',
        { id: 'rule.CHR-18' },
      ),
    why: () => msg('Otherwise there would be nothing to copy.', { id: 'rule.CHR-18.why' }),
  },
  {
    id: 'CHR-19',
    text: () =>
      msg('An ability that a Signature Move gives is gained once, however many copies of the card were played.', { id: 'rule.CHR-19' }),
    why: () => msg('The publisher’s list of what is multiplied does not include abilities.', { id: 'rule.CHR-19.why' }),
  },
  {
    id: 'CHR-21',
    text: () =>
      msg('Cards of another kind that a text lets count as copies come on top of the three that a Critical Hit may have.', {
        id: 'rule.CHR-21',
      }),
    why: () => msg('The text says “any”.', { id: 'rule.CHR-21.why' }),
  },
  {
    id: 'CHR-32',
    text: () =>
      msg(
        'Topsy Turvy: the two cards are drawn in any case, and its player is asked whatever they hold. A High Guard that is taken counts as the card played, for texts too, and copies of it in hand may be shown; the other side’s card stays, with the copies already shown.',
        { id: 'rule.CHR-32' },
      ),
    why: () =>
      msg('The melee goes on as if that card had been played first, and the question does not reveal what is in hand.', {
        id: 'rule.CHR-32.why',
      }),
  },
  {
    id: 'CHR-34',
    text: () =>
      msg(
        'Entangle stops everything that the enemy plays or may do as an End Step Effect, including a bonus from its own text (Fashion from Flesh). Effects that happen to the enemy in the End Step still happen (Klaus and his guards).',
        { id: 'rule.CHR-34' },
      ),
    why: () =>
      msg('“It cannot play End Step Effects”: a wound that its own text costs is not an effect it plays.', { id: 'rule.CHR-34.why' }),
  },
  {
    id: 'CHR-46',
    text: () =>
      msg(
        'If a fighter’s Melee Range is made shorter, it is so from the declaration of the attack until the round ends, and only for that fighter. A range of 0″ still reaches base contact; it is not the same as having no Melee Range.',
        { id: 'rule.CHR-46' },
      ),
    why: () => msg('The text speaks of the attack, and 0 is still a number.', { id: 'rule.CHR-46.why' }),
  },
  {
    id: 'CHR-48',
    text: () =>
      msg('An effect that makes the enemy Slow as a round of melee begins applies to the enemy fighter, until the end of the turn.', {
        id: 'rule.CHR-48',
      }),
    why: () => msg('There is only one enemy in a melee.', { id: 'rule.CHR-48.why' }),
  },
  {
    id: 'CHR-57',
    text: () =>
      msg(
        'Junk in m’ Trunk: one card is flipped, even out of range and even if its bearer is slain. Its damage is multiplied by the copies and is not melee damage; out of range only the Catastrophe counts.',
        { id: 'rule.CHR-57' },
      ),
    why: () => msg('Out of range only its own part is used.', { id: 'rule.CHR-57.why' }),
  },
  {
    id: 'CHR-59',
    text: () =>
      msg(
        'A moonstone that is taken in the End Step comes from an enemy in range: one, however many copies; the model that takes it is Slow from then on. Cut and Run: first the moonstone, then the placement.',
        { id: 'rule.CHR-59' },
      ),
    why: () => msg('A text is resolved in its order, and moonstones are not multiplied.', { id: 'rule.CHR-59.why' }),
  },
];
