import { msg } from '@lit/localize';
import type { OpeningKind } from '../../rules/terms/opening.ts';

/**
 * An explanation for a player without rules knowledge who gets this question for the first time: its reason and its effect; null where the question
 * explains itself.
 */
export function firstStep(kind: OpeningKind): string | null {
  switch (kind) {
    case 'mulligan':
      return msg('The number on a moonstone is how often it must be harvested. The player with the most moonstones at the end wins.', {
        id: 'first.mulligan',
      });
    case 'edge':
      return msg('Your models are deployed in a strip along it.', { id: 'first.edge' });
    case 'deploy':
      return msg('Take a model from the tray. Rest a finger on the board to measure.', { id: 'first.deploy' });
    case 'activate':
      return msg('Each model is activated once a turn, one side after the other. Tap a coin beside your name to read its card.', {
        id: 'first.activate',
      });
    case 'act':
      return msg('Actions cost energy; one Jog a turn is free. A dashed button cannot be used now: tap it to learn why.', {
        id: 'first.act',
      });
    case 'reaction':
      return msg('An opponent has taken an action. For 1 energy one of your models may answer with a Step; holding is free.', {
        id: 'first.reaction',
      });
    case 'melee-card':
      return msg('Both cards are revealed at once. The table on a card shows its damage against each card of the other side.', {
        id: 'first.melee-card',
      });
    case 'critical':
      return msg('Copies of the same card, played together, hit harder.', { id: 'first.critical' });
    case 'upgrade':
      return msg('You played the card your Signature Move is printed for. Upgraded, it deals the damage of that move.', {
        id: 'first.upgrade',
      });
    case 'damage-type':
      return msg('The type matters where a card mentions it: some models suffer less damage of one type, some more.', {
        id: 'first.damage-type',
      });
    case 'follow-up':
      return msg('The circled number gives you a second attack, with a card still in your hand.', { id: 'first.follow-up' });
    case 'claim':
      return msg('You may lie: as long as you are believed, the card counts as what you say.', { id: 'first.claim' });
    case 'call':
      return msg('Call Bluff: if you catch a lie, you may replace the card. If it was the truth, the ability may be used again, free.', {
        id: 'first.call',
      });
    default:
      return null;
  }
}
