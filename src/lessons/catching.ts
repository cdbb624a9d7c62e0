import { decided, type Lesson, PARTNER } from './lesson.ts';

/** The partner lies, and the learner can tell by a card in hand. */
export const catching: Lesson = {
  scenario: {
    id: 'lesson-catching',
    seats: [{ troupe: ['flintlock'] }, { troupe: ['seasick-stu'] }],
    models: {
      flintlock: { at: [18, 20], energy: 3, activated: true },
      'seasick-stu': { at: [18, 15], energy: 2 },
    },
    draws: {
      arcane: ['pink-1', 'green-1', 'pink-1', 'green-2', 'blue-3', 'catastrophe', 'pink-2', 'blue-1', 'green-1', 'blue-2', 'pink-3'],
    },
  },
  tasks: [
    { name: 'call', isDone: decided('bluff') },
    { name: 'replace', isDone: decided('replace') },
    { name: 'over', isDone: ({ view }) => view.stack.every(({ kind }) => kind !== 'arcane') },
  ],
  partner: [
    { seat: PARTNER, kind: 'activate', model: 'seasick-stu' },
    { seat: PARTNER, kind: 'use', ability: 'seasick', targets: ['flintlock'] },
    { seat: PARTNER, kind: 'claim', card: 'pink-1', as: 'blue-3' },
    { seat: PARTNER, kind: 'end-activation' },
  ],
  hushed: ['reaction'],
};
