import { SCHEMA_5 } from './schema-5.ts';

/**
 * The sixth edition of the database: photographs of figures, and what can be taken back in the cabinet. Frozen: a change is a new file with an
 * upgrade, never an edit.
 */
export const SCHEMA_6 = { ...SCHEMA_5, photos: 'id', cabinetSteps: 'id' } as const;
