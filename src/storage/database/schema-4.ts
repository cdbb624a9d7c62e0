import { SCHEMA_3 } from './schema-3.ts';

/**
 * The fourth edition of the database: the collection in cabinets. The table `collection` stays unchanged, and only the upgrade reads it. Frozen: a
 * change is a new file with an upgrade, never an edit.
 */
export const SCHEMA_4 = { ...SCHEMA_3, cabinets: 'id', holdings: 'id' } as const;
