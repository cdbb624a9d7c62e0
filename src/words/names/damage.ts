import { msg } from '@lit/localize';
import type { DamageType } from '../../rules/terms/factions.ts';

export function damageTypeName(type: DamageType): string {
  switch (type) {
    case 'impact':
      return msg('Impact', { id: 'damage.impact' });
    case 'slicing':
      return msg('Slicing', { id: 'damage.slicing' });
    case 'piercing':
      return msg('Piercing', { id: 'damage.piercing' });
    case 'magical':
      return msg('Magical', { id: 'damage.magical' });
  }
}
