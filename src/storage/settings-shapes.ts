import * as v from 'valibot';

/** What each setting may be. */
export const shapes = {
  /** `auto` follows the device. */
  theme: v.picklist(['night', 'day', 'auto']),
  /** `auto`: the first that the device asks for and the app speaks. */
  language: v.picklist(['auto', 'en', 'de', 'fr', 'es']),
  /** How people sit round the tablet. */
  seating: v.picklist(['auto', 'flat', 'pass', 'side']),
  /** Percent of the ordinary size. */
  textSize: v.picklist([100, 115, 130, 150, 175, 200]),
  /** Names of the players, by seat, as they were last used. */
  names: v.array(v.pipe(v.string(), v.maxLength(60))),
  /** Whether the app reminds its players of what they may still do. */
  reminders: v.boolean(),
  /** Less of what moves only for beauty. */
  calm: v.boolean(),
  /** Black, white and thicker lines. */
  contrast: v.boolean(),
  /** Where the questions stand beside an upright board. */
  hand: v.picklist(['right', 'left']),
  sound: v.boolean(),
  /** The screen does not go dark while somebody plays. */
  awake: v.boolean(),
  /** The device trembles with what happens. */
  trembling: v.boolean(),
  /** When everything was last saved to a file, in milliseconds since 1970; null for never. */
  backedUpAt: v.nullable(v.number()),
  /** The round clock of an organised match, and when it ends in milliseconds since 1970; null when none runs. */
  clock: v.nullable(v.object({ match: v.string(), endsAt: v.number() })),
  /** What stands beside a table of real miniatures. */
  beside: v.array(v.picklist(['turn-clock', 'dice', 'bare'])),
  /** The lessons that have been played to their end. */
  lessons: v.array(v.pipe(v.string(), v.maxLength(40))),
  /** The edition of the cards whose changes have been read; '' for none. */
  edition: v.pipe(v.string(), v.maxLength(20)),
  /** By card that two packs have: the pack whose card is used. */
  preferred: v.record(v.pipe(v.string(), v.maxLength(80)), v.pipe(v.string(), v.maxLength(80))),
  /** How far somebody is with each trainer: in which step, rounds played and won in it, most rounds won by step. */
  trainers: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.object({ step: v.number(), round: v.number(), won: v.number(), best: v.pipe(v.array(v.number()), v.maxLength(20)) }),
  ),
};

export type Settings = { [K in keyof typeof shapes]: v.InferOutput<(typeof shapes)[K]> };
