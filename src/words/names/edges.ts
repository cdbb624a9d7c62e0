import { msg } from '@lit/localize';
import type { Edge } from '../../rules/terms/decision.ts';

export function edgeName(edge: Edge): string {
  switch (edge) {
    case 'north':
      return msg('north edge', { id: 'edge.north' });
    case 'east':
      return msg('east edge', { id: 'edge.east' });
    case 'south':
      return msg('south edge', { id: 'edge.south' });
    case 'west':
      return msg('west edge', { id: 'edge.west' });
  }
}
