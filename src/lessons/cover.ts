import type { Lesson } from './lesson.ts';
import { decided, wounded } from './lesson.ts';

/** Sight and cover: a wall is between two models, and the learner shoots from a place without cover. */
export const cover: Lesson = {
  scenario: {
    id: 'lesson-cover',
    seats: [{ troupe: ['baron-von-fancyhat'] }, { troupe: ['grub'] }],
    terrain: [
      {
        id: 'wall',
        kind: 'barrier',
        polygon: [
          [14.5, 17.4],
          [17.5, 17.4],
          [17.5, 17.8],
          [14.5, 17.8],
        ],
      },
    ],
    models: {
      'baron-von-fancyhat': { at: [17, 21], energy: 3 },
      grub: { at: [17, 15], energy: 0, activated: true },
    },
    draws: { arcane: ['green-3', 'green-1', 'pink-1', 'blue-2', 'pink-2', 'blue-1', 'green-2', 'catastrophe'] },
  },
  tasks: [
    { name: 'look', isDone: ({ noticed }) => noticed.includes('read') },
    { name: 'activate', isDone: decided('activate') },
    { name: 'jog', isDone: (seen) => decided('jog')(seen) && seen.isClear('0:baron-von-fancyhat', '1:grub') },
    { name: 'shoot', isDone: decided('claim') },
    { name: 'wound', isDone: wounded('1:grub', 1) },
  ],
  partner: [],
  hushed: ['reaction'],
};
