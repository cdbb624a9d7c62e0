import type { TablePort } from '../table-port.ts';

/** What the glass tells a lesson that no decision says: a refusal was explained, or its words were read. */
export type LessonNotice = 'refusal' | 'read';

/** One lesson as it is played: a table at which the other seat is played by the lesson, and how far the learner is. */
export interface LessonPort {
  readonly id: string;
  readonly table: TablePort;
  /** The names of what there is to do, in order. */
  readonly tasks: readonly string[];
  /** How many of them are done. */
  readonly done: number;
  noticed(notice: LessonNotice): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}
