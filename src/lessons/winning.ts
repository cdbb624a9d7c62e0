import { carries, decided, type Lesson } from './lesson.ts';

/** The last activation of the last turn. */
export const winning: Lesson = {
  scenario: {
    id: 'lesson-winning',
    seats: [{ troupe: ['baron-von-fancyhat', 'flintlock'] }, { troupe: ['grub', 'seasick-stu'] }],
    turn: 4,
    models: {
      'baron-von-fancyhat': { at: [15, 24], energy: 0, stones: 1, activated: true },
      flintlock: { at: [19, 22], energy: 2 },
      grub: { at: [22, 8], energy: 0, stones: 1, activated: true },
      'seasick-stu': { at: [14, 9], energy: 0, activated: true },
    },
    stones: [{ id: 's1', at: [19, 17.9], depth: 1 }],
  },
  tasks: [
    { name: 'activate', isDone: decided('activate') },
    { name: 'harvest', isDone: carries('0:flintlock', 's1') },
    { name: 'end', isDone: ({ view }) => view.order.result !== null },
  ],
  partner: [],
  hushed: ['reaction'],
};
