import { msg } from '@lit/localize';
import type { MeleeCard } from '../../rules/terms/decks.ts';

export function meleeCardName(card: MeleeCard): string {
  switch (card) {
    case 'high-guard':
      return msg('High Guard', { id: 'melee.high-guard' });
    case 'falling-swing':
      return msg('Falling Swing', { id: 'melee.falling-swing' });
    case 'thrust':
      return msg('Thrust', { id: 'melee.thrust' });
    case 'sweeping-cut':
      return msg('Sweeping Cut', { id: 'melee.sweeping-cut' });
    case 'rising-attack':
      return msg('Rising Attack', { id: 'melee.rising-attack' });
    case 'low-guard':
      return msg('Low Guard', { id: 'melee.low-guard' });
  }
}
