/** The purpose of a colour. Components name roles, never colours. */
export type Role =
  | 'ground'
  | 'ground-deep'
  | 'panel'
  | 'panel-raised'
  | 'outline'
  | 'line'
  | 'ink'
  | 'ink-soft'
  | 'touchable'
  | 'on-touchable'
  | 'question'
  | 'on-question'
  | 'question-ink'
  | 'harm'
  | 'on-harm'
  | 'harm-ink'
  | 'heal'
  | 'on-heal'
  | 'energy'
  | 'on-energy'
  | 'focus'
  | 'paper'
  | 'paper-raised'
  | 'paper-ink'
  | 'paper-soft'
  | 'paper-line'
  | 'stone'
  | 'stone-deep'
  | 'on-stone'
  | 'commonwealth'
  | 'dominion'
  | 'leshavult'
  | 'shades'
  | 'on-faction'
  | 'seat-0'
  | 'seat-1'
  | 'seat-2'
  | 'seat-3'
  | 'on-seat';

/** The colours by role of the night theme, the default. */
export const night: Record<Role, string> = {
  ground: '#10231f',
  'ground-deep': '#0a1815',
  panel: '#18352f',
  'panel-raised': '#21443c',
  outline: '#050d0b',
  line: '#79988f',
  ink: '#f4efe2',
  'ink-soft': '#c6d0c4',
  touchable: '#cfe3ea',
  'on-touchable': '#0f2320',
  question: '#f2b84b',
  'on-question': '#241803',
  'question-ink': '#f7cd7c',
  harm: '#ef6f6c',
  'on-harm': '#2b0706',
  'harm-ink': '#ff9d97',
  heal: '#9bd19e',
  'on-heal': '#08240f',
  energy: '#6cb8ea',
  'on-energy': '#06202f',
  focus: '#ffffff',
  paper: '#ebe1c8',
  'paper-raised': '#f6efdd',
  'paper-ink': '#20302b',
  'paper-soft': '#4d5a50',
  'paper-line': '#7b7660',
  stone: '#dff3fb',
  'stone-deep': '#8fb9cf',
  'on-stone': '#12303d',
  commonwealth: '#edbd4c',
  dominion: '#b39be8',
  leshavult: '#9dc064',
  shades: '#e2d8c2',
  'on-faction': '#17211d',
  'seat-0': '#f0a35e',
  'seat-1': '#7cc6d6',
  'seat-2': '#d7a2d9',
  'seat-3': '#b9cf6d',
  'on-seat': '#14201c',
};

/** The colours by role of the day theme: parchment. */
export const day: Record<Role, string> = {
  ground: '#efe6cf',
  'ground-deep': '#ddd1b3',
  panel: '#f8f2e2',
  'panel-raised': '#fffaf0',
  outline: '#2b2a20',
  line: '#78715a',
  ink: '#22291f',
  'ink-soft': '#4c5143',
  touchable: '#1f4e5f',
  'on-touchable': '#f6fbfc',
  question: '#f2b84b',
  'on-question': '#2a1c04',
  'question-ink': '#7a4d00',
  harm: '#bf260b',
  'on-harm': '#fff5f3',
  'harm-ink': '#9c2623',
  heal: '#2a7040',
  'on-heal': '#f3fbf4',
  energy: '#0576c0',
  'on-energy': '#f2f9fd',
  focus: '#0b3a8a',
  paper: '#faf4e3',
  'paper-raised': '#fffdf6',
  'paper-ink': '#22291f',
  'paper-soft': '#4f5546',
  'paper-line': '#847c60',
  stone: '#c9e6f2',
  'stone-deep': '#6d9db6',
  'on-stone': '#12303d',
  commonwealth: '#d99e1f',
  dominion: '#9a7fd6',
  leshavult: '#86a84b',
  shades: '#b9ab8c',
  'on-faction': '#191d14',
  'seat-0': '#e28d42',
  'seat-1': '#58adbf',
  'seat-2': '#c585c8',
  'seat-3': '#9fb84a',
  'on-seat': '#14201c',
};

/** The night theme with strong contrast: black and white, and colours far from both. */
export const strongNight: Record<Role, string> = {
  ...night,
  ground: '#000000',
  'ground-deep': '#000000',
  panel: '#000000',
  'panel-raised': '#141414',
  outline: '#000000',
  line: '#ffffff',
  ink: '#ffffff',
  'ink-soft': '#f0f0f0',
  touchable: '#ffffff',
  'on-touchable': '#000000',
  question: '#ffd24a',
  'on-question': '#000000',
  'question-ink': '#ffdc73',
  harm: '#ff8a86',
  'on-harm': '#000000',
  'harm-ink': '#ffb0ab',
  heal: '#9df0b0',
  'on-heal': '#000000',
  energy: '#77d3ff',
  'on-energy': '#000000',
  paper: '#ffffff',
  'paper-raised': '#ffffff',
  'paper-ink': '#000000',
  'paper-soft': '#1c1c1c',
  'paper-line': '#000000',
  'on-stone': '#000000',
  'on-faction': '#000000',
  'on-seat': '#000000',
};

/** The day theme with strong contrast. */
export const strongDay: Record<Role, string> = {
  ...day,
  ground: '#ffffff',
  'ground-deep': '#f2f2f2',
  panel: '#ffffff',
  'panel-raised': '#ffffff',
  outline: '#000000',
  line: '#000000',
  ink: '#000000',
  'ink-soft': '#1c1c1c',
  touchable: '#00303f',
  'on-touchable': '#ffffff',
  'on-question': '#000000',
  'question-ink': '#523300',
  harm: '#8c0604',
  'on-harm': '#ffffff',
  'harm-ink': '#7d0f0d',
  heal: '#0b4a38',
  'on-heal': '#ffffff',
  energy: '#08568d',
  'on-energy': '#ffffff',
  focus: '#0b2a7a',
  dominion: '#ac95e0',
  paper: '#ffffff',
  'paper-raised': '#ffffff',
  'paper-ink': '#000000',
  'paper-soft': '#1c1c1c',
  'paper-line': '#000000',
  'on-stone': '#000000',
  'on-faction': '#000000',
  'on-seat': '#000000',
};
