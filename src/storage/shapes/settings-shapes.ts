import * as v from 'valibot';

/** The values that each setting may have. */
export const shapes = {
  /** `auto` follows the device. */
  theme: v.picklist(['night', 'day', 'auto']),
  /** `auto` is the first language that both the device prefers and the app speaks. */
  language: v.picklist(['auto', 'en', 'de', 'fr', 'es']),
  /** The places of the players round the tablet. */
  seating: v.picklist(['auto', 'flat', 'pass', 'side']),
  /** Percent of the ordinary size. */
  textSize: v.picklist([100, 115, 130, 150, 175, 200]),
  /** The last used names of the players, by seat. */
  names: v.array(v.pipe(v.string(), v.maxLength(60))),
  /** True if the app reminds players of actions they may still take. */
  reminders: v.boolean(),
  /** Fewer decorative animations. */
  calm: v.boolean(),
  /** Black, white and thicker lines. */
  contrast: v.boolean(),
  /** The side of the questions beside an upright board. */
  hand: v.picklist(['right', 'left']),
  /** Null until a player has chosen. */
  sound: v.nullable(v.boolean()),
  /** True if the screen stays on during a match. */
  awake: v.boolean(),
  /** True if the device vibrates at events. */
  trembling: v.boolean(),
  /** The time of the last backup in milliseconds since 1970; null for never. */
  backedUpAt: v.nullable(v.number()),
  /** The round clock of a match and its end in milliseconds since 1970; null when none runs. */
  clock: v.nullable(v.object({ match: v.string(), endsAt: v.number() })),
  /** The tools beside a table of real miniatures. */
  beside: v.array(v.picklist(['turn-clock', 'dice', 'bare'])),
  /** The lessons that were played to their end. */
  lessons: v.array(v.pipe(v.string(), v.maxLength(40))),
  /** The edition of the cards whose changes the player has read; '' for none. */
  edition: v.pipe(v.string(), v.maxLength(20)),
  /** The chosen pack for each card that two packs have. */
  preferred: v.record(v.pipe(v.string(), v.maxLength(80)), v.pipe(v.string(), v.maxLength(80))),
  /** Progress with each trainer: its step, rounds played and won in it, and the most rounds won by step. */
  trainers: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.object({ step: v.number(), round: v.number(), won: v.number(), best: v.pipe(v.array(v.number()), v.maxLength(20)) }),
  ),
};

export type Settings = { [K in keyof typeof shapes]: v.InferOutput<(typeof shapes)[K]> };
