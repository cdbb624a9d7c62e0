import { mergeCabinets, mergeHoldings } from '../../cabinet/merge.ts';
import type { Cabinet, Holding } from '../../cabinet/terms.ts';
import { checkCabinet, checkHolding } from '../shapes/cabinet-shapes.ts';
import type { Database } from '../database/database.ts';
import { KeptStore } from './kept-store.ts';

/** The cabinets. Changes are merged with those of other windows. */
export class CabinetStore extends KeptStore<Cabinet> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.cabinets, checkCabinet, clock, mergeCabinets);
  }
}

/** The holdings of each character in each cabinet; the id of a row is `CABINET/CHARACTER`. */
export class HoldingStore extends KeptStore<Holding> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.holdings, checkHolding, clock, mergeHoldings);
  }
}
