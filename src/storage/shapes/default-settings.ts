import type { Settings } from './settings-shapes.ts';

/** The default settings. They are a file of their own because the first screen is drawn before anything is read. */
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
  sound: null,
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
