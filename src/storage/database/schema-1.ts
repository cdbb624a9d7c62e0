/**
 * The first edition of the database. Frozen: a change is a new file with an upgrade, never an edit.
 * Only keys and indexes are named; the rows are described in `rows.ts`.
 */
export const SCHEMA_1 = {
  matches: 'id',
  heads: 'matchId',
  entries: '[matchId+at]',
  checkpoints: '[matchId+after]',
  settings: 'key',
  troupes: 'id',
} as const;
