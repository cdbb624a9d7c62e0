/** A picture in the rulebook: a position, and the questions to the rules about it. Model ids are those of the match. */
export interface LessonFigure {
  /** The position in the form of a scenario file. Inches. */
  scenario: object;
  /** The two models of a line of sight. */
  looks: readonly (readonly [string, string])[];
  /** Models whose melee range is drawn, with the models that engage them. */
  engaged: readonly string[];
  /** Paths of models of the first seat, and what each goes through. Inches. */
  ways: readonly { model: string; as: 'jog' | 'step'; through: 'walls' | 'enemy' | 'edge'; path: readonly (readonly [number, number])[] }[];
}

const two = (first: string, second: string) => [{ troupe: [first] }, { troupe: [second] }];
const wall = (id: string, [x, y]: readonly [number, number], [wide, high]: readonly [number, number], top = 6) => ({
  id,
  kind: 'barrier',
  top,
  polygon: [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ],
});

/** The pictures, by the page of the rulebook or the clause to which they belong. */
export const figures: Readonly<Record<string, LessonFigure>> = {
  ENG: {
    scenario: {
      id: 'figure-engagement',
      seats: two('baron-von-fancyhat', 'grub'),
      models: { 'baron-von-fancyhat': { at: [17, 18.6] }, grub: { at: [19.1, 16.9] } },
    },
    looks: [],
    engaged: ['0:baron-von-fancyhat', '1:grub'],
    ways: [],
  },
  COV: {
    scenario: {
      id: 'figure-cover',
      seats: [{ troupe: ['flintlock', 'quack'] }, { troupe: ['grub', 'seasick-stu'] }],
      terrain: [wall('wall', [14.6, 16], [1.6, 0.4])],
      models: { flintlock: { at: [18, 20] }, quack: { at: [18.9, 17.6] }, grub: { at: [15.6, 14.4] }, 'seasick-stu': { at: [20, 14.4] } },
    },
    looks: [
      ['0:flintlock', '1:grub'],
      ['0:flintlock', '1:seasick-stu'],
    ],
    engaged: [],
    ways: [],
  },
  LOS: {
    scenario: {
      id: 'figure-sight',
      seats: [{ troupe: ['flintlock'] }, { troupe: ['grub', 'seasick-stu'] }],
      terrain: [wall('wall', [15.2, 16.4], [3, 0.5])],
      models: { flintlock: { at: [16.7, 19] }, grub: { at: [16.7, 14.2] }, 'seasick-stu': { at: [20, 15] } },
    },
    looks: [
      ['0:flintlock', '1:grub'],
      ['0:flintlock', '1:seasick-stu'],
    ],
    engaged: [],
    ways: [],
  },
  MOV: {
    scenario: {
      id: 'figure-gaps',
      seats: two('flintlock', 'grub'),
      terrain: [wall('western', [14, 17], [2.6, 0.5]), wall('middle', [17, 17], [1.5, 0.5])],
      models: { flintlock: { at: [17.8, 19.4] }, grub: { at: [19.9, 17.2] } },
    },
    looks: [],
    engaged: [],
    ways: [
      {
        model: '0:flintlock',
        as: 'jog',
        through: 'walls',
        path: [
          [16.8, 18.4],
          [16.8, 16.2],
        ],
      },
      {
        model: '0:flintlock',
        as: 'jog',
        through: 'enemy',
        path: [
          [18.9, 18.4],
          [18.9, 16],
        ],
      },
    ],
  },
  FAL: {
    scenario: {
      id: 'figure-falling',
      seats: two('flintlock', 'grub'),
      terrain: [
        {
          id: 'platform',
          kind: 'platform',
          top: 4,
          polygon: [
            [15, 16],
            [19, 16],
            [19, 20],
            [15, 20],
          ],
        },
      ],
      models: { flintlock: { at: [18, 18], height: 4 }, grub: { at: [21.4, 18] } },
    },
    looks: [['0:flintlock', '1:grub']],
    engaged: [],
    ways: [{ model: '0:flintlock', as: 'jog', through: 'edge', path: [[20, 18]] }],
  },
};
