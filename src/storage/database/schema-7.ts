import { SCHEMA_6 } from './schema-6.ts';

/** The seventh edition of the database: tournaments. Frozen: a change is a new file with an upgrade, never an edit. */
export const SCHEMA_7 = { ...SCHEMA_6, tournaments: 'id' } as const;
