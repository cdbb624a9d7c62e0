import type { LessonPort } from '../learning/lesson-port.ts';
import type { Trainer } from '../learning/trainer-port.ts';

/** The lessons and the trainers. */
export interface LessonsPort {
  /** The ids of the lessons, in the order of teaching. */
  readonly lessons: readonly string[];
  /** Lays out a lesson from its beginning. */
  lesson(id: string): Promise<LessonPort>;
  readonly trainers: readonly string[];
  /** Opens a trainer at the round where the player stopped. */
  trainer(id: string): Promise<Trainer>;
}
