import type { GoalPart, Puzzle, Span } from '../../../puzzles/puzzle.ts';
import type { CharacterId, ModelId } from '../../../rules/terms/ids.ts';
import type { TablePort } from '../table-port.ts';
import type { Parcel } from '../cards/troupe-port.ts';

export interface ListedPuzzle {
  puzzle: Puzzle;
  /** Made on this device or taken in; it can be passed on and removed. */
  own: boolean;
  solved: boolean;
}

/** A puzzle as it is played. */
export interface PuzzleGame {
  table: TablePort;
  puzzle: Puzzle;
  /** `over`: the time is up, and the goal was not reached. */
  standing(): 'open' | 'solved' | 'over';
  /** The puzzle with what has just been played as its solution; null while it is not solved, or where decisions were taken back by agreement. */
  proved(): Puzzle | null;
  close(): void;
}

/** A position that is being set up: every adjustment is agreed on at once. */
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

/** The puzzles of the box and of this device. What writes rejects only when nothing was kept. */
export interface PuzzlePort {
  list(): Promise<ListedPuzzle[]>;
  /** Lays out a puzzle; null when a card of it is not here. Once it is solved, that is kept, if it is one of the list. */
  play(puzzle: Puzzle): PuzzleGame | null;
  setUp(plan: SetUp): PositionGame;
  /** Proves a puzzle and keeps it; a sentence why not, or null when it is kept. */
  keep(puzzle: Puzzle): Promise<string | null>;
  /** Plays a puzzle by chance: a sentence where luck alone often reaches the goal, or null. Rejects where it cannot be played. */
  luck(puzzle: Puzzle): Promise<string | null>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
  share(puzzle: Puzzle): Parcel;
  /** The characters that can be placed, by name. */
  characters(): { id: CharacterId; name: string }[];
  boards(): { id: string; name: string }[];
  /** A model by name. */
  called(model: ModelId): string;
}
