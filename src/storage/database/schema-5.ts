import { SCHEMA_4 } from './schema-4.ts';

/** The fifth edition of the database: packs of cards. Frozen: a change is a new file with an upgrade, never an edit. */
export const SCHEMA_5 = { ...SCHEMA_4, packs: 'id' } as const;
