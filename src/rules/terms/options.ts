import type { MarkerEnergy } from './marker-energy.ts';

/** What may be chosen: yes or no, one of some, or a whole number from `least` up. `most`: as many as the app offers. */
type OptionRow =
  | { is: boolean; group: 'table' | 'beginner' }
  | { of: readonly (string | number)[]; is: string | number }
  | { least: number; most: number; is: number | 'by-seats' | 'troupe-size' };

/**
 * The choices the books offer, each with what the book says (`is`). The type, the shapes of records and scenario files, the defaults and
 * the page of house rules are read from this table; the words of an option stand in `optionWords`. `table` options change what is
 * played, `beginner` ones leave something out of a first game. @rule VAR-1 VAR-2 VAR-3 VAR-4 VAR-6
 */
export const OPTIONS = {
  stones: { of: [7, 5], is: 7 },
  troupeSize: { least: 1, most: 8, is: 'by-seats' },
  /** Fewer than the troupe: picked while deploying. */
  field: { least: 1, most: 8, is: 'troupe-size' },
  draft: { is: false, group: 'table' },
  eventsAndAgendas: { is: false, group: 'table' },
  /** How many campaign cards everybody chooses in secret for this match alone. */
  campaignCards: { least: 0, most: 3, is: 0 },
  elevation: { of: ['english', 'german'], is: 'english' },
  suddenDeath: { of: ['after-action', 'any-moment', 'off'], is: 'after-action' },
  coverVsFriendly: { is: true, group: 'table' },
  shades: { is: true, group: 'table' },
  objectiveMarkers: { is: false, group: 'table' },
  /** An older edition's distances leave out the exact one. @rule DEF-7 */
  strictWithin: { is: false, group: 'table' },
  /** An older edition deploys a part of the base within the strip. @rule DEP-11 */
  deployWithin: { is: false, group: 'table' },
  /** Other editions ignore any model within 1″ for cover. @rule COV-7 */
  anybodyIgnored: { is: false, group: 'table' },
  /** Another edition has a Barrier block sight only where it crosses the whole width between two bases. @rule LOS-14 */
  wideSight: { is: false, group: 'table' },
  /** In other editions a card is played whenever hands have been drawn for an Arcane Ability. @rule ARC-15 */
  mustPlay: { is: false, group: 'table' },
  /** Cards as the boxes had them before the newest print. @rule VAR-10 */
  olderPrints: { is: false, group: 'table' },
  /** No decision is taken back, though all agree, once a card or a roll was seen after it. */
  seenStays: { is: false, group: 'table' },
  reactions: { is: true, group: 'beginner' },
  distractions: { is: true, group: 'beginner' },
  goingForIt: { is: true, group: 'beginner' },
  followUps: { is: true, group: 'beginner' },
  signatures: { is: true, group: 'beginner' },
  heights: { is: true, group: 'beginner' },
} as const satisfies Record<string, OptionRow>;

type OptionTable = typeof OPTIONS;
export type OptionName = keyof OptionTable;
/** Options that are switched on or off, and options that are one of some. */
export type Switch = { [K in OptionName]: OptionTable[K] extends { is: boolean } ? K : never }[OptionName];
export type ChoiceOption = { [K in OptionName]: OptionTable[K] extends { of: readonly unknown[] } ? K : never }[OptionName];
type ValueOf<R> = R extends { of: readonly (infer V)[] } ? V : R extends { is: boolean } ? boolean : number;

/** The choices that the players may agree on before a match; those left out are as the book has them. */
export type HouseRules = { [K in OptionName]?: ValueOf<OptionTable[K]> };

/** The rules in force: every choice made. */
export type Options = Required<HouseRules> & {
  /** The price of switching an objective marker; `false`: the players say when one is active; left out: one energy each. */
  markerEnergy?: MarkerEnergy | false;
  /** Beside real miniatures: the table says where everybody stands. Left out: on a board. */
  table?: 'board' | 'spoken';
};

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[]; // the keys of a constant
/** The switches of a group, in the order of the table. */
export const switchesOf = (group: 'table' | 'beginner'): Switch[] =>
  OPTION_NAMES.filter((name): name is Switch => 'group' in OPTIONS[name] && OPTIONS[name].group === group);
export const CHOICES = OPTION_NAMES.filter((name): name is ChoiceOption => 'of' in OPTIONS[name]);

/** The choice of the book for every option that does not depend on the number of players. */
export const BOOK = Object.fromEntries(
  OPTION_NAMES.flatMap((name) => (name === 'troupeSize' || name === 'field' ? [] : [[name, OPTIONS[name].is]])),
) as Omit<Required<HouseRules>, 'troupeSize' | 'field'>; // row by row

const completed = new WeakMap<Options, Options>();
/** Options of an older match, where those that came later are as the book has them; always the same answer for the same object. */
export function completeOptions(options: Options): Options {
  let known = completed.get(options);
  if (!known) {
    known = { ...BOOK, ...options };
    completed.set(options, known);
  }
  return known;
}
