import type { BoardPoint, Ending, ModelNumbers, MoveCourse, Route, SightExplained } from '../../seats/table/answers.ts';
import type { BoardQuestions } from './table/board-questions.ts';
import type { CardFaces } from './table/card-faces.ts';
import type { KeepingState } from './table/keeping-state.ts';
import type { LogEntry, MatchQuestions } from './table/match-questions.ts';
import type { ComputerLevel, SeatsPort, Strength } from './table/seats-port.ts';

export type { BoardPoint, MoveCourse, Ending, ModelNumbers, Route, SightExplained };
export type { ComputerLevel, LogEntry, Strength };

/**
 * The table as the screens see it: views, openings, answers. The app stands behind it with the match, the rules and the storage; no screen
 * ever holds a match. Changes arrive through `subscribe`.
 */
export interface TablePort extends SeatsPort, KeepingState, CardFaces, MatchQuestions, BoardQuestions {}
