import * as v from 'valibot';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Database } from '../database/database.ts';
import type { Check } from '../shapes/kept-shapes.ts';
import { KeptStore } from './kept-store.ts';

/** A puzzle of this device, or the mark that a built-in one is solved. */
export interface KeptPuzzle {
  /** Null for a built-in puzzle. */
  puzzle: Puzzle | null;
  solved: boolean;
}

const text = v.string();
const outline = v.looseObject({
  id: text,
  name: text,
  by: text,
  setup: v.looseObject({}),
  goal: v.array(v.unknown()),
  within: text,
  solution: v.array(v.unknown()),
});
const shape = v.object({ puzzle: v.nullable(outline), solved: v.boolean() });

/** Checks the outline only, because a puzzle is read in full before it is saved. */
const checkPuzzle: Check<KeptPuzzle> = (given) => {
  const read = v.safeParse(shape, given);
  return read.success ? (read.output as unknown as KeptPuzzle) : null; // its content was checked on import
};

/** The newer puzzle, solved if it was solved on either device. */
export const solvedOnEither = (newer: KeptPuzzle, older: KeptPuzzle): KeptPuzzle => ({ ...newer, solved: newer.solved || older.solved });

/** The puzzles of this device. */
export class PuzzleStore extends KeptStore<KeptPuzzle> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.puzzles, checkPuzzle, clock);
  }
}
