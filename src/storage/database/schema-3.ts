import { SCHEMA_2 } from './schema-2.ts';

/** The third edition of the database: collection, players and campaigns. Frozen: a change is a new file with an upgrade, never an edit. */
export const SCHEMA_3 = {
  ...SCHEMA_2,
  collection: 'character',
  players: 'id',
  campaigns: 'id',
  campaignEntries: '[campaign+n]',
} as const;
