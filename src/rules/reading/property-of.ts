import { earlierWounds } from '../printed/action-wounds.ts';
import { meleeRangeOf, plainStat } from '../printed/reach.ts';
import type { Value } from '../terms/card-language.ts';
import { oneOf, type Reading } from './named-by.ts';

/** A property of the first model that a value names, or its part above `beyond`; 0 without such a model. */
export const propertyOf = (reading: Reading, value: Extract<Value, { the: string }>): number =>
  value.beyond === undefined ? plainProperty(reading, value) : Math.max(0, plainProperty(reading, value) - value.beyond);

function plainProperty(reading: Reading, { of, the }: Extract<Value, { the: string }>): number {
  const { look } = reading;
  const id = oneOf(reading, of);
  if (id === undefined) return 0;
  const { health, evade } = look.character(id);
  const { energy, wounds } = look.model(id);
  switch (the) {
    case 'energy':
      return energy;
    case 'wounds':
      return wounds;
    case 'earlier-wounds':
      return earlierWounds(look, id);
    case 'remaining':
      return health - wounds;
    case 'health':
      return health;
    case 'stones':
      return look.stonesOf(id).length;
    case 'melee-range':
      return meleeRangeOf(look, id);
    case 'aura':
      return plainStat(look, id, 'aura');
    case 'evade':
      return reading.evadeOf?.(id) ?? evade + plainStat(look, id, 'evade');
  }
}
