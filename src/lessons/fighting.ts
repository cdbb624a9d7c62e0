import { decided, type Lesson, PARTNER, wounded } from './lesson.ts';

/** A melee in which the lesson tells the learner the enemy's card. */
export const fighting: Lesson = {
  scenario: {
    id: 'lesson-fighting',
    seats: [{ troupe: ['young-jack'] }, { troupe: ['grub'] }],
    models: {
      'young-jack': { at: [18, 20], energy: 1 },
      grub: { at: [18, 17.9], energy: 0, activated: true },
    },
    draws: {
      melee: [
        ...['rising-attack', 'rising-attack', 'falling-swing', 'thrust', 'low-guard', 'sweeping-cut'], // Young Jack's
        ...['high-guard', 'low-guard', 'thrust', 'falling-swing'], // Grub's
      ],
    },
  },
  tasks: [
    { name: 'activate', isDone: decided('activate') },
    { name: 'attack', isDone: decided('melee') },
    { name: 'lay', isDone: decided('play-melee') },
    { name: 'wound', isDone: wounded('1:grub', 1) },
  ],
  partner: [{ seat: PARTNER, kind: 'play-melee', card: 'high-guard' }],
  hushed: ['reaction', 'going-for-it'],
};
