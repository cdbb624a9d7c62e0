import type { SetupPosition } from '../../../src/rules/terms/match.ts';
import { rulesTable } from '../../ui/match/tables/rules-table.ts';

export const INCH = 254;
/** The model that acts. */
export const ACTIVE = '0:flintlock';

/** A table on which Flintlock stands 16″ from an enemy in turn 2, each with 3 energy, on open ground. */
export const facingModels = (stones: SetupPosition['stones'] = []) =>
  rulesTable(
    {
      seats: [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }],
      options: {},
      terrain: [],
      seed: '1',
      start: 'activation',
      position: {
        turn: 2,
        first: 0,
        models: {
          [ACTIVE]: { at: { x: 18 * INCH, y: 18 * INCH }, energy: 3 },
          '1:beaky-bobby': { at: { x: 18 * INCH, y: 34 * INCH }, energy: 3 },
        },
        stones,
      },
    },
    ['Ada', 'Ben'],
  );
