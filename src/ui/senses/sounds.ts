/** One tone or breath of a sound. Times in seconds from its beginning, pitches in hertz, loudness 0 to 1. */
export interface Tone {
  wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** The pitch at the beginning and at the end; for noise, the middle of its band. */
  pitch: readonly [number, number];
  at: number;
  lasts: number;
  loud: number;
}

/** A moment of a match that can have a sound and a vibration. */
export type SoundMoment =
  | 'card'
  | 'clash'
  | 'wound'
  | 'heal'
  | 'slain'
  | 'stone'
  | 'truth'
  | 'lie'
  | 'turn'
  | 'seal'
  | 'drop'
  | 'averted'
  | 'sudden-death'
  | 'sunrise';

const bell = (pitch: number, index: number, loud: number): readonly Tone[] => [
  { wave: 'sine', pitch: [pitch, pitch], at: index, lasts: 0.5, loud },
  { wave: 'sine', pitch: [pitch * 2.76, pitch * 2.76], at: index, lasts: 0.18, loud: loud * 0.35 },
];

/** Every sound of the app, generated while it plays, without files. */
export const sounds: Readonly<Record<SoundMoment, readonly Tone[]>> = {
  card: [{ wave: 'noise', pitch: [2600, 1400], at: 0, lasts: 0.07, loud: 0.25 }],
  clash: [
    { wave: 'noise', pitch: [4200, 2800], at: 0, lasts: 0.09, loud: 0.4 },
    { wave: 'triangle', pitch: [1320, 1180], at: 0, lasts: 0.28, loud: 0.2 },
    { wave: 'triangle', pitch: [1870, 1700], at: 0.01, lasts: 0.2, loud: 0.12 },
  ],
  wound: [
    { wave: 'sine', pitch: [150, 62], at: 0, lasts: 0.16, loud: 0.6 },
    { wave: 'noise', pitch: [420, 240], at: 0, lasts: 0.06, loud: 0.3 },
  ],
  heal: [...bell(660, 0, 0.16), ...bell(880, 0.09, 0.16)],
  slain: [
    { wave: 'sine', pitch: [110, 55], at: 0, lasts: 0.7, loud: 0.6 },
    { wave: 'triangle', pitch: [165, 82], at: 0.05, lasts: 0.6, loud: 0.2 },
    { wave: 'noise', pitch: [300, 120], at: 0, lasts: 0.2, loud: 0.3 },
  ],
  stone: [...bell(1047, 0, 0.2), ...bell(1319, 0.08, 0.18), ...bell(1568, 0.16, 0.16)],
  truth: [...bell(523, 0, 0.2), ...bell(784, 0.11, 0.2)],
  lie: [
    { wave: 'triangle', pitch: [392, 370], at: 0, lasts: 0.2, loud: 0.25 },
    { wave: 'triangle', pitch: [277, 233], at: 0.16, lasts: 0.34, loud: 0.25 },
  ],
  // wax under a seal
  seal: [
    { wave: 'noise', pitch: [700, 380], at: 0, lasts: 0.12, loud: 0.22 },
    { wave: 'sine', pitch: [196, 165], at: 0.02, lasts: 0.16, loud: 0.3 },
  ],
  // stones roll over the ground
  drop: [0, 0.08, 0.2].map((start, nth): Tone => ({
    wave: 'triangle',
    pitch: [900 - nth * 120, 640 - nth * 90],
    at: start,
    lasts: 0.07,
    loud: 0.18 - nth * 0.04,
  })),
  averted: [
    { wave: 'triangle', pitch: [988, 1480], at: 0, lasts: 0.22, loud: 0.16 },
    { wave: 'noise', pitch: [3000, 5200], at: 0, lasts: 0.1, loud: 0.12 },
  ],
  turn: [
    { wave: 'triangle', pitch: [294, 294], at: 0, lasts: 0.16, loud: 0.25 },
    { wave: 'triangle', pitch: [440, 440], at: 0.14, lasts: 0.34, loud: 0.25 },
  ],
  'sudden-death': [
    { wave: 'triangle', pitch: [294, 294], at: 0, lasts: 0.16, loud: 0.28 },
    { wave: 'triangle', pitch: [208, 196], at: 0.14, lasts: 0.6, loud: 0.3 },
    { wave: 'sine', pitch: [73, 65], at: 0.14, lasts: 0.8, loud: 0.4 },
  ],
  sunrise: [...bell(392, 0, 0.2), ...bell(494, 0.14, 0.2), ...bell(587, 0.28, 0.2), ...bell(784, 0.42, 0.24)],
};

/** The vibration of a moment, in ms: on, off, on …; moments that are missing here do not vibrate. */
export const trembles: Readonly<Partial<Record<SoundMoment, readonly number[]>>> = {
  clash: [20],
  wound: [35],
  slain: [60, 40, 120],
  stone: [15, 30, 15],
  lie: [25, 25, 25],
  turn: [20],
  'sudden-death': [40, 60, 40],
  sunrise: [30, 40, 30, 40, 60],
};
