import { msg } from '@lit/localize';
import type { OpeningKind } from '../rules/terms/opening.ts';

/** What somebody who has read no rules needs to know when asked this for the first time: why, and what comes of it; null where the question says it all. */
export function firstStep(kind: OpeningKind): string | null {
  switch (kind) {
    case 'mulligan':
      return msg('The number on a moonstone is how often it must be harvested. Whoever carries most at the end wins.', {
        id: 'first.mulligan',
      });
    case 'edge':
      return msg('Your models begin on a strip along it.', { id: 'first.edge' });
    case 'deploy':
      return msg('Take a model from the tray. A finger that rests on the board measures.', { id: 'first.deploy' });
    case 'activate':
      return msg('Each model is activated once a turn, one side after the other. Tap a coin beside your name to read its card.', {
        id: 'first.activate',
      });
    case 'act':
      return msg('Actions cost energy; one Jog a turn is free. What is dashed cannot be done now: tap it to learn why.', {
        id: 'first.act',
      });
    case 'reaction':
      return msg('An opponent has taken an action. For 1 energy one of your models may answer with a step; to hold costs nothing.', {
        id: 'first.reaction',
      });
    case 'melee-card':
      return msg('Both are turned over at once. The table on a card says what it deals against each card of the other.', {
        id: 'first.melee-card',
      });
    case 'critical':
      return msg('Copies of the same card laid together hit harder.', { id: 'first.critical' });
    case 'upgrade':
      return msg('You laid the card your Signature Move is printed for. Upgraded, it deals what that move says.', { id: 'first.upgrade' });
    case 'damage-type':
      return msg('The type counts where a card speaks of it: some models suffer less of one, some more.', { id: 'first.damage-type' });
    case 'follow-up':
      return msg('The circled number gave you a second blow, with a card that you still hold.', { id: 'first.follow-up' });
    case 'claim':
      return msg('You may lie: as long as it is believed, the card counts as what you say.', { id: 'first.claim' });
    case 'call':
      return msg('Call Bluff and catch a lie: you may replace the card. If it was the truth, it may be played again for nothing.', {
        id: 'first.call',
      });
    default:
      return null;
  }
}
