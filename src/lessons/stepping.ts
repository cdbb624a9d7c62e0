import { decided, type Lesson, PARTNER } from './lesson.ts';

/** A Reaction Step out of an enemy's melee range. */
export const stepping: Lesson = {
  scenario: {
    id: 'lesson-stepping',
    seats: [{ troupe: ['flintlock'] }, { troupe: ['grub'] }],
    models: {
      flintlock: { at: [18, 22], energy: 2, activated: true },
      grub: { at: [18, 16], energy: 2 },
    },
  },
  tasks: [
    { name: 'react', isDone: decided('react') },
    { name: 'safe', isDone: ({ view }) => view.table.models['1:grub']?.activated === true },
  ],
  partner: [
    { seat: PARTNER, kind: 'activate', model: 'grub' },
    { seat: PARTNER, kind: 'jog', path: [[18, 19.8]] },
    { seat: PARTNER, kind: 'melee', target: 'flintlock' },
    { seat: PARTNER, kind: 'end-activation' },
  ],
  hushed: [],
};
