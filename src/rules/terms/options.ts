import type { MarkerEnergy } from './marker-energy.ts';

/** The values of an option: yes or no, one of a list, or a whole number of at least `least`; the app offers numbers up to `most`. */
type OptionRow =
  | { is: boolean; group: 'table' | 'beginner' }
  | { of: readonly (string | number)[]; is: string | number }
  | { least: number; most: number; is: number | 'by-seats' | 'troupe-size' };

/**
 * The options of a match, each with the choice of the book (`is`). The types, the shapes of records and scenario files, the defaults and the
 * page of house rules are made from this table; `optionWords` has the words. Options of the group `table` change the rules, those of
 * `beginner` leave something out of a first game. @rule VAR-1 VAR-2 VAR-3 VAR-4 VAR-6
 */
export const OPTIONS = {
  stones: { of: [7, 5], is: 7 },
  troupeSize: { least: 1, most: 8, is: 'by-seats' },
  /** The number of characters that a player fields. If it is smaller than the troupe, the player picks them while deploying. */
  field: { least: 1, most: 8, is: 'troupe-size' },
  draft: { is: false, group: 'table' },
  eventsAndAgendas: { is: false, group: 'table' },
  /** The number of campaign cards that each player chooses in secret for this match. */
  campaignCards: { least: 0, most: 3, is: 0 },
  elevation: { of: ['english', 'german'], is: 'english' },
  suddenDeath: { of: ['after-action', 'any-moment', 'off'], is: 'after-action' },
  coverVsFriendly: { is: true, group: 'table' },
  shades: { is: true, group: 'table' },
  objectiveMarkers: { is: false, group: 'table' },
  /** In an older edition a model at exactly the distance is not within it. @rule DEF-7 */
  strictWithin: { is: false, group: 'table' },
  /** In an older edition only a part of the base need be within the strip. @rule DEP-11 */
  deployWithin: { is: false, group: 'table' },
  /** In other editions any model within 1″ is ignored for cover. @rule COV-7 */
  anybodyIgnored: { is: false, group: 'table' },
  /** In another edition a Barrier blocks sight only if it crosses the whole width between two bases. @rule LOS-14 */
  wideSight: { is: false, group: 'table' },
  /** In other editions a card must be played once hands have been drawn for an Arcane Ability. @rule ARC-15 */
  mustPlay: { is: false, group: 'table' },
  /** The cards as they were before the newest print. @rule VAR-10 */
  olderPrints: { is: false, group: 'table' },
  /** No decision is taken back after which a card or a roll was seen, even if all players agree. */
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
/** Options that are switched on or off. */
export type Switch = { [K in OptionName]: OptionTable[K] extends { is: boolean } ? K : never }[OptionName];
/** Options with a list of values. */
export type ChoiceOption = { [K in OptionName]: OptionTable[K] extends { of: readonly unknown[] } ? K : never }[OptionName];
type ValueOf<R> = R extends { of: readonly (infer V)[] } ? V : R extends { is: boolean } ? boolean : number;

/** The options on which the players agree before a match; an option that is left out has the choice of the book. */
export type HouseRules = { [K in OptionName]?: ValueOf<OptionTable[K]> };

/** The options of a match, all given. */
export type Options = Required<HouseRules> & {
  /** The cost of switching an objective marker; `false`: the players say themselves which are active; left out: one energy each way. */
  markerEnergy?: MarkerEnergy | false;
  /** `spoken`: played beside real miniatures, where the players tell the facts. Left out: on a board. */
  table?: 'board' | 'spoken';
};

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[]; // the keys of a constant
/** The switches of a group, in the order of the table. */
export const switchesOf = (group: 'table' | 'beginner'): Switch[] =>
  OPTION_NAMES.filter((name): name is Switch => 'group' in OPTIONS[name] && OPTIONS[name].group === group);
export const CHOICES = OPTION_NAMES.filter((name): name is ChoiceOption => 'of' in OPTIONS[name]);

/** The choice of the book for each option that does not depend on the number of players. */
export const BOOK = Object.fromEntries(
  OPTION_NAMES.flatMap((name) => (name === 'troupeSize' || name === 'field' ? [] : [[name, OPTIONS[name].is]])),
) as Omit<Required<HouseRules>, 'troupeSize' | 'field'>; // row by row

const completed = new WeakMap<Options, Options>();
/** The options of an older match, completed by the choices of the book. The same object always gives the same result, and the result gives itself. */
export function completeOptions(options: Options): Options {
  let known = completed.get(options);
  if (!known) {
    known = { ...BOOK, ...options };
    completed.set(options, known).set(known, known);
  }
  return known;
}
