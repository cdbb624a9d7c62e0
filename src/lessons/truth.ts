import { decided, type Lesson } from './lesson.ts';

/** An arcane ability with a true claim. */
export const truth: Lesson = {
  scenario: {
    id: 'lesson-truth',
    seats: [{ troupe: ['friar-flavious', 'flintlock'] }, { troupe: ['grub'] }],
    models: {
      'friar-flavious': { at: [18, 22], energy: 2 },
      flintlock: { at: [20, 20], energy: 0, wounds: 5, activated: true },
      grub: { at: [18, 8], energy: 0, activated: true },
    },
    draws: { arcane: ['blue-2', 'pink-1', 'green-1', 'green-2', 'pink-2', 'blue-1', 'pink-1', 'green-1', 'catastrophe'] },
  },
  tasks: [
    { name: 'activate', isDone: decided('activate') },
    { name: 'use', isDone: decided('use') },
    { name: 'claim', isDone: decided('claim') },
    { name: 'healed', isDone: ({ view }) => (view.table.models['0:flintlock']?.wounds ?? 5) < 5 },
  ],
  partner: [],
  hushed: ['reaction'],
};
