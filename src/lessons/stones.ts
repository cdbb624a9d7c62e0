import { carries, decided, type Lesson } from './lesson.ts';

/** The learner goes to a moonstone and harvests it. */
export const stones: Lesson = {
  scenario: {
    id: 'lesson-stones',
    seats: [{ troupe: ['baron-von-fancyhat'] }, { troupe: ['grub'] }],
    models: {
      'baron-von-fancyhat': { at: [18, 23], energy: 2 },
      grub: { at: [18, 6], energy: 0, activated: true },
    },
    stones: [{ id: 's1', at: [18, 18.6], depth: 1 }],
  },
  tasks: [
    { name: 'activate', isDone: decided('activate') },
    { name: 'refusal', isDone: ({ noticed, ...seen }) => noticed.includes('refusal') || decided('jog')({ noticed, ...seen }) },
    { name: 'jog', isDone: decided('jog') },
    { name: 'harvest', isDone: carries('0:baron-von-fancyhat', 's1') },
  ],
  partner: [],
  hushed: ['reaction'],
};
