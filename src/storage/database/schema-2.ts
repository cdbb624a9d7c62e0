import { SCHEMA_1 } from './schema-1.ts';

/** The second edition of the database: the player's own boards. Frozen: a change is a new file with an upgrade, never an edit. */
export const SCHEMA_2 = { ...SCHEMA_1, boards: 'id' } as const;
