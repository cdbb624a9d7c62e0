import * as v from 'valibot';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Reason } from '../rules/terms/reason.ts';
import type { Witnessed } from '../seats/events-for.ts';
import type { ViewPatch } from './patch.ts';
import type { FromGlass, FromHost, TableState } from './wire.ts';

// The shapes of messages. The record reads decisions, and a patch is checked when it is applied.

/** The longest message of a screen, in characters; a decision is small. */
export const LONGEST = 16_384;

/** The longest file of a match, in characters. */
const LONGEST_FILE = 4_000_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const seat = v.pipe(count, v.maxValue(7));
const word = v.pipe(v.string(), v.maxLength(80));
const code = v.pipe(v.string(), v.maxLength(400));
const id = v.pipe(v.string(), v.regex(/^\S{1,64}$/));
const say = v.literal;
const part = v.picklist(['hand', 'seat', 'watch']);
const place = v.object({ part, seats: v.array(seat) });

const fromGlass = v.variant('say', [
  v.strictObject({
    say: say('hello'),
    wire: count,
    rules: v.optional(count),
    life: word,
    has: count,
    cards: word,
    match: v.optional(word),
  }),
  v.strictObject({ say: say('decide'), nth: count, at: count, id: v.optional(id), decision: v.record(v.string(), v.unknown()) }),
  v.strictObject({ say: say('prefers'), seat, allCopies: v.boolean() }),
  v.strictObject({ say: say('laid'), seat, lies: v.boolean() }),
  v.strictObject({ say: say('spare'), again: code, next: code, anew: v.optional(code) }),
  v.strictObject({ say: say('give'), yes: v.boolean() }),
  v.strictObject({ say: say('taken') }),
  v.strictObject({ say: say('introduced'), place: seat, code }),
  v.strictObject({ say: say('moved'), code }),
  v.strictObject({ say: say('plan'), nth: count, plan: v.record(v.string(), v.unknown()) }),
  v.strictObject({ say: say('pin'), player: word, pin: word }),
  v.strictObject({ say: say('again') }),
  v.strictObject({ say: say('ping') }),
  v.strictObject({ say: say('leave') }),
]);

const patch = v.nullable(v.custom<ViewPatch>((given) => typeof given === 'object' && given !== null, 'a patch'));
const level = v.nullable(v.object({ level: word }));
const back = v.nullable(v.object({ to: count, alone: v.boolean() }));
const events = v.array(v.custom<Witnessed>((given) => typeof given === 'object' && given !== null && 'what' in given, 'an event'));
const state = v.object({
  held: v.boolean(),
  back: v.record(v.string(), back),
  computers: v.array(level),
  allCopies: v.array(seat),
  laid: v.array(seat),
  readOnly: v.nullable(word),
  unsaved: v.nullable(word),
  awaited: v.nullable(seat),
  roundEnds: v.fallback(v.nullable(v.number()), null),
});
const cards = v.custom<Catalogue>(
  (given) => typeof given === 'object' && given !== null && 'characters' in given && 'melee' in given,
  'cards',
);
const refused = v.custom<Reason>(
  (given) => typeof given === 'object' && given !== null && 'code' in given && 'clauses' in given,
  'a reason',
);

const fromHost = v.variant('say', [
  v.object({
    say: say('welcome'),
    wire: count,
    rules: v.optional(count),
    match: word,
    part,
    seats: v.array(seat),
    names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(8)),
    levels: v.array(v.nullable(word)),
    first: v.optional(v.boolean()),
    cards: v.object({ sum: word, all: v.nullable(cards) }),
  }),
  v.object({
    say: say('stands'),
    at: count,
    from: v.nullable(count),
    nth: count,
    shared: patch,
    own: v.record(v.string(), patch),
    entries: v.array(
      v.object({
        at: v.pipe(v.number(), v.integer(), v.minValue(-1)),
        seat: v.nullable(seat),
        events,
        by: v.optional(v.picklist(['steward', 'clock'])),
      }),
    ),
    state: patch,
    now: v.optional(v.number()),
  }),
  v.object({ say: say('answered'), nth: count, refused: v.nullable(refused) }),
  v.object({ say: say('spare'), again: code, next: code, anew: v.optional(code) }),
  v.object({ say: say('rests') }),
  v.object({
    say: say('campaign'),
    id: word,
    nth: count,
    from: v.nullable(count),
    part,
    seats: v.array(seat),
    players: v.array(word),
    shared: patch,
    own: v.record(v.string(), patch),
    cards: v.nullable(cards),
    isReadOnly: v.boolean(),
  }),
  v.object({ say: say('planned'), nth: count, refused: v.nullable(refused) }),
  v.object({ say: say('give') }),
  v.object({ say: say('take'), file: v.pipe(v.string(), v.maxLength(LONGEST_FILE)) }),
  v.object({ say: say('stays') }),
  v.object({ say: say('yours'), own: place, places: v.array(place), levels: v.array(v.nullable(word)) }),
  v.object({ say: say('introduce'), place: seat, code }),
  v.object({ say: say('move'), code }),
  v.object({ say: say('pong') }),
  v.object({
    say: say('bye'),
    why: v.picklist(['edition', 'noise', 'taken', 'ended', 'moved']),
    wire: v.optional(count),
    rules: v.optional(count),
  }),
]);

/** The state of a table from a message; null for anything else. Never throws. */
export function readState(data: unknown): TableState | null {
  const read = v.safeParse(state, data);
  return read.success ? read.output : null;
}

/** The value of a JSON text; undefined for any other text. Never throws. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A message from a screen; null for anything else. `decision` reads the decision in it. Never throws. */
export function readFromGlass(text: unknown, decision: (given: unknown) => Decision | null): FromGlass | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const read = v.safeParse(fromGlass, parsed(text));
  if (!read.success) return null;
  if (read.output.say !== 'decide') return read.output;
  const decided = decision(read.output.decision);
  return decided && { ...read.output, decision: decided };
}

/** A message from the host; null for anything else. Never throws. */
export function readFromHost(text: unknown): FromHost | null {
  const read = typeof text === 'string' ? v.safeParse(fromHost, parsed(text)) : null;
  return read?.success ? read.output : null;
}
