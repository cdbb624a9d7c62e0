import type { Database } from '../database/database.ts';
import { checkPlayer, type PlayerData } from '../shapes/kept-shapes.ts';
import { KeptStore } from './kept-store.ts';

/** The players this device knows. */
export class PlayerStore extends KeptStore<PlayerData> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.players, checkPlayer, clock);
  }
}
