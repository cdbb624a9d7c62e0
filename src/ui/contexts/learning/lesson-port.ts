import type { TablePort } from '../table-port.ts';

/** The things that the screen tells a lesson beside decisions: that a refusal was explained, or that the lesson's text was read. */
export type LessonNotice = 'refusal' | 'read';

/** One lesson under way: a table at which the lesson plays the other seat, and the progress of the learner. */
export interface LessonPort {
  readonly id: string;
  readonly table: TablePort;
  /** The names of the tasks, in order. */
  readonly tasks: readonly string[];
  /** The number of tasks that are done. */
  readonly doneCount: number;
  noticed(notice: LessonNotice): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}
