/** The lessons in the order in which they are taught. */
export const LESSON_IDS = ['stones', 'cover', 'stepping', 'fighting', 'truth', 'lying', 'catching', 'winning'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
