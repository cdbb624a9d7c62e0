import type { Database } from '../database/database.ts';
import { checkTroupe, type TroupeData } from '../shapes/kept-shapes.ts';
import { KeptStore } from './kept-store.ts';

/** The troupes on this device. */
export class TroupeStore extends KeptStore<TroupeData> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.troupes, checkTroupe, clock);
  }
}
