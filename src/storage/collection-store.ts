import type { Database } from './database.ts';
import { checkOwned, type OwnedData } from './kept-shapes.ts';
import { KeptStore } from './kept-store.ts';

/** What is owned of each character; a row’s id is the character’s. */
export class CollectionStore extends KeptStore<OwnedData> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.collection, 'character', checkOwned, clock);
  }
}
