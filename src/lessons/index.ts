import { catching } from './catching.ts';
import { cover } from './cover.ts';
import { fighting } from './fighting.ts';
import { lying } from './lying.ts';
import type { LessonId } from './lesson-ids.ts';
import type { Lesson } from './lesson.ts';
import { stepping } from './stepping.ts';
import { stones } from './stones.ts';
import { truth } from './truth.ts';
import { winning } from './winning.ts';

/** All lessons; none depends on another. */
export const lessons: Readonly<Record<LessonId, Lesson>> = { stones, cover, stepping, fighting, truth, lying, catching, winning };
