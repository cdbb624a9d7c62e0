import { msg } from '@lit/localize';
import type { Until, Value } from '../../rules/terms/card-language.ts';
import { amountText } from './values.ts';
import type { Voice } from './voice.ts';

/** How long something lasts: “until the end of the turn”. */
export function untilText(until: Until): string {
  switch (until) {
    case 'action':
      return msg('until the action ends', { id: 'until.action' });
    case 'next-action':
      return msg('in its next action', { id: 'until.next-action' });
    case 'next-attack':
      return msg('in its next Melee Attack this turn', { id: 'until.next-attack' });
    case 'acts':
      return msg('until it next takes an action or the turn ends', { id: 'until.acts' });
    case 'activation':
      return msg('until the activation ends', { id: 'until.activation' });
    case 'turn':
      return msg('until the end of the turn', { id: 'until.turn' });
    case 'game':
      return msg('for the rest of the game', { id: 'until.game' });
    case 'slain':
      return msg('until it is slain', { id: 'until.slain' });
  }
}

export const wounds = (by: Value, voice: Voice): string =>
  amountText(by, msg('wound', { id: 'noun.wound' }), msg('wounds', { id: 'noun.wounds' }), voice);
export const energy = (by: Value, voice: Voice): string =>
  amountText(by, msg('energy', { id: 'noun.energy' }), msg('energy', { id: 'noun.energy' }), voice);
export const stones = (by: Value, voice: Voice): string =>
  amountText(by, msg('moonstone', { id: 'noun.stone' }), msg('moonstones', { id: 'noun.stones' }), voice);
