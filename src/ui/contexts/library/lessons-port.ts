import type { LessonPort } from '../learning/lesson-port.ts';
import type { Trainer } from '../learning/trainer-port.ts';

/** What is taught. */
export interface LessonsPort {
  /** In the order in which they are taught. */
  readonly lessons: readonly string[];
  /** Lays out a lesson from its beginning. */
  lesson(id: string): Promise<LessonPort>;
  readonly trainers: readonly string[];
  /** Opens a trainer where it was left. */
  trainer(id: string): Promise<Trainer>;
}
