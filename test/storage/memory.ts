import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { KeptBoard } from '../../src/record/board-file.ts';
import { Database } from '../../src/storage/database/database.ts';
import { MatchStore } from '../../src/storage/stores/match-store.ts';
import { SettingsStore } from '../../src/storage/stores/settings-store.ts';

/** A device of its own: databases opened on it share what they keep. */
export class Device {
  readonly indexedDB = new IDBFactory();
  time = 1_700_000_000_000;

  open() {
    const database = new Database('moonrise', { indexedDB: this.indexedDB, IDBKeyRange });
    return { database, matches: new MatchStore(database, () => this.time), settings: new SettingsStore(database) };
  }
}

export const meta = (id: string, more: { title?: string } = {}) => ({
  id,
  title: 'Crown and Burrow',
  names: ['Ada', 'Bo'],
  finished: false,
  turn: 0,
  ...more,
});

export const sampleBoard = (id: string): KeptBoard => ({
  id,
  name: 'Glade',
  terrain: [{ id: 'tree', kind: 'obstacle', shape: { disc: { at: { x: 3000, y: 3000 }, radius: 250 } }, base: 0, top: 1000 }],
});

export const sampleTroupe = (name: string) => ({
  name,
  faction: 'commonwealth',
  characters: ['flintlock', 'doug'],
  upgrades: { doug: ['lucky-troll-knuckles'] },
  notes: '',
});
