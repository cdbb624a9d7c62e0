import * as v from 'valibot';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Database } from './database.ts';
import type { Check } from './kept-shapes.ts';
import { KeptStore } from './kept-store.ts';

/** A puzzle of this device, or that one of the box has been solved. */
export interface KeptPuzzle {
  /** Null for one of the box. */
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

/** Its outline: a puzzle was read in full before it was kept. */
const checkPuzzle: Check<KeptPuzzle> = (given) => {
  const read = v.safeParse(shape, given);
  return read.success ? (read.output as unknown as KeptPuzzle) : null; // what stands in it was checked when it was taken
};

/** A puzzle solved on either device is solved. */
export const solvedOnEither = (newer: KeptPuzzle, older: KeptPuzzle): KeptPuzzle => ({ ...newer, solved: newer.solved || older.solved });

/** The puzzles of this device, each under its own id. */
export class PuzzleStore extends KeptStore<KeptPuzzle> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.puzzles, checkPuzzle, clock);
  }
}
