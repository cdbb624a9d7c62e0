import { msg } from '@lit/localize';
import type { RuleClause, System } from '../system.ts';
import { costReadings } from './readings/cost-readings.ts';
import { effectReadings } from './readings/effect-readings.ts';
import { heldCardReadings } from './readings/held-card-readings.ts';
import { magicReadings } from './readings/magic-readings.ts';
import { meleeReadings } from './readings/melee-readings.ts';
import { modelReadings } from './readings/model-readings.ts';
import { movementReadings } from './readings/movement-readings.ts';
import { targetReadings } from './readings/target-readings.ts';

const numberOf = ({ id }: RuleClause): number => Number(id.slice(id.indexOf('-') + 1));

export const chrRules: System = {
  id: 'CHR',
  title: () => msg('What cards leave open', { id: 'rule.CHR' }),
  summary: () =>
    msg('Some texts of characters can be read in two ways. These are the readings that Moonrise uses; everything else is on the cards.', {
      id: 'rule.CHR.summary',
    }),
  clauses: [
    ...targetReadings,
    ...costReadings,
    ...magicReadings,
    ...heldCardReadings,
    ...meleeReadings,
    ...movementReadings,
    ...modelReadings,
    ...effectReadings,
  ].sort((first, second) => numberOf(first) - numberOf(second)),
};
