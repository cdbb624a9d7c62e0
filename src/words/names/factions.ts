import { msg } from '@lit/localize';
import type { Faction } from '../../rules/terms/factions.ts';

export function factionName(faction: Faction): string {
  switch (faction) {
    case 'commonwealth':
      return msg('Commonwealth', { id: 'faction.commonwealth' });
    case 'dominion':
      return msg('Dominion', { id: 'faction.dominion' });
    case 'leshavult':
      return msg('Leshavult', { id: 'faction.leshavult' });
    case 'shades':
      return msg('Shades', { id: 'faction.shades' });
  }
}
