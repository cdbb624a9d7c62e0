import { decided, type Lesson, wounded } from './lesson.ts';

/** The arcane ability of `truth` without a card that helps: a lie, which is believed. */
export const lying: Lesson = {
  scenario: {
    id: 'lesson-lying',
    seats: [{ troupe: ['flintlock'] }, { troupe: ['grub'] }],
    models: {
      flintlock: { at: [18, 22], energy: 1 },
      grub: { at: [18, 15], energy: 0, activated: true },
    },
    draws: { arcane: ['pink-1', 'blue-1', 'pink-2', 'blue-2', 'pink-1', 'green-1', 'blue-1', 'green-2'] },
  },
  tasks: [
    { name: 'activate', isDone: decided('activate') },
    { name: 'use', isDone: decided('use') },
    { name: 'lie', isDone: decided('claim', ({ card, as }) => card !== as) },
    { name: 'wound', isDone: wounded('1:grub', 1) },
  ],
  partner: [],
  hushed: ['reaction'],
};
