import type { GoalPart, Puzzle, Span } from '../../../puzzles/puzzle.ts';
import type { CharacterId, ModelId } from '../../../rules/terms/ids.ts';
import type { TablePort } from '../table-port.ts';
import type { Parcel } from '../cards/troupe-port.ts';

export interface ListedPuzzle {
  puzzle: Puzzle;
  /** True if the puzzle was made on this device or taken from a code or file; such a puzzle can be shared and removed. */
  isOwn: boolean;
  solved: boolean;
}

/** A puzzle under way. */
export interface PuzzleGame {
  table: TablePort;
  puzzle: Puzzle;
  /** `over`: the time is up, and the goal was not reached. */
  standing(): 'open' | 'solved' | 'over';
  /** The puzzle with the decisions just played as its solution; null while it is not solved, or where decisions were taken back by agreement. */
  proved(): Puzzle | null;
  close(): void;
}

/** A position that is being set up: every adjustment counts as agreed at once. */
export interface PositionGame {
  table: TablePort;
  /** The position as a puzzle without a solution; null while something is under way. */
  puzzleOf(name: string, goal: readonly GoalPart[], within: Span): Puzzle | null;
  close(): void;
}

export interface SetUp {
  sides: readonly [readonly CharacterId[], readonly CharacterId[]];
  /** A printed board; null for open ground. */
  board: string | null;
  stones: number;
}

/** The puzzles of the app and of this device. */
export interface PuzzlePort {
  list(): Promise<ListedPuzzle[]>;
  /** Lays out a puzzle; null when one of its cards is missing here. Solving a puzzle of the list is noted. */
  play(puzzle: Puzzle): PuzzleGame | null;
  setUp(plan: SetUp): PositionGame;
  /** Proves a puzzle and saves it; resolves with the sentence why it is refused, or null. */
  keep(puzzle: Puzzle): Promise<string | null>;
  /**
   * Plays a puzzle at random many times; resolves with a sentence where luck alone often reaches the goal, or null. Rejects where it cannot
   * be played.
   */
  luck(puzzle: Puzzle): Promise<string | null>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
  share(puzzle: Puzzle): Parcel;
  /** The characters that can be placed, in the order of their names. */
  characters(): { id: CharacterId; name: string }[];
  boards(): { id: string; name: string }[];
  /** The name of a model. */
  called(model: ModelId): string;
}
