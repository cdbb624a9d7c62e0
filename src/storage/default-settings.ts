import type { Settings } from './settings-shapes.ts';

/** As the app is delivered. Stands alone: the first screen is drawn before anything kept is read. */
export const defaultSettings: Settings = {
  theme: 'night',
  language: 'auto',
  seating: 'auto',
  textSize: 100,
  names: [],
  reminders: true,
  calm: false,
  contrast: false,
  hand: 'right',
  sound: false,
  awake: true,
  trembling: false,
  backedUpAt: null,
  clock: null,
  beside: [],
  lessons: [],
  trainers: {},
  edition: '',
  preferred: {},
};
