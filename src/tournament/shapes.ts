import * as v from 'valibot';
import { FACTIONS } from '../rules/terms/factions.ts';
import { TROUPE_FORMATS } from '../troupes/formats.ts';
import { LONGEST_ENTRANT } from './judge-tournament.ts';
import { MOST_ENTRANTS } from './settings.ts';
import type { TournamentEntry } from './terms/decision.ts';
import { FIELDINGS, PAINTED_BONUSES, TOURNAMENT_TIE_BREAKS, type TournamentSettings } from './terms/settings.ts';

const LONGEST_WHY = 200;
const LONGEST_LIST = 60;
const MOST_ENTRIES = 5000;
const TWO_TO_32 = 2 ** 32;

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const time = whole(Number.MAX_SAFE_INTEGER);
const entrant = v.pipe(v.string(), v.regex(/^e[1-9]\d{0,2}$/));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(2 * LONGEST_ENTRANT));
const pair = v.tuple([entrant, entrant]);
const round = whole(99);
const table = whole(99);

const settings: v.GenericSchema<unknown, TournamentSettings> = v.object({
  rounds: v.union([v.literal('auto'), whole(99)]),
  points: v.object({ win: whole(99), draw: whole(99), loss: whole(99) }),
  byeStones: whole(99),
  tieBreaks: v.pipe(v.array(v.picklist(TOURNAMENT_TIE_BREAKS)), v.maxLength(TOURNAMENT_TIE_BREAKS.length)),
  minutes: whole(9999),
  callMinutes: whole(9999),
  format: v.picklist(TROUPE_FORMATS),
  fielding: v.picklist(FIELDINGS),
  stones: v.picklist([5, 7]),
  suddenDeath: v.boolean(),
  painted: v.picklist(PAINTED_BONUSES),
  packs: v.exactOptional(
    v.pipe(
      v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)), name: v.pipe(v.string(), v.maxLength(80)) })),
      v.maxLength(40),
    ),
  ),
});
const list = v.nullable(
  v.object({
    faction: v.nullable(v.picklist(FACTIONS)),
    characters: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9:#-]{0,79}$/))), v.maxLength(LONGEST_LIST)),
    cards: v.pipe(v.string(), v.maxLength(80)),
  }),
);
const result = v.object({ stones: v.tuple([whole(99), whole(99)]), conceded: v.pipe(v.array(entrant), v.maxLength(2)) });
const clock = v.nullable(v.object({ minutes: whole(9999), elapsed: time, since: v.nullable(time) }));

const decision: v.GenericSchema<unknown, TournamentEntry['decision']> = v.variant('kind', [
  v.object({ kind: v.literal('settings'), settings }),
  v.object({ kind: v.literal('rename'), name }),
  v.object({ kind: v.literal('enter'), name, list, lot: whole(TWO_TO_32) }),
  v.object({ kind: v.literal('describe'), entrant, name, list }),
  v.object({ kind: v.literal('painted'), entrant, isPainted: v.boolean() }),
  v.object({ kind: v.literal('withdraw'), entrant }),
  v.object({ kind: v.literal('return'), entrant }),
  v.object({
    kind: v.literal('pair'),
    round,
    games: v.pipe(v.array(pair), v.maxLength(MOST_ENTRANTS / 2)),
    bye: v.nullable(entrant),
    seed: whole(TWO_TO_32),
  }),
  v.object({ kind: v.literal('swap'), round, entrants: pair }),
  v.object({ kind: v.literal('result'), round, table, result }),
  v.object({ kind: v.literal('correct'), round, table, result, why: v.pipe(v.string(), v.maxLength(LONGEST_WHY)) }),
  v.object({ kind: v.literal('clock'), round, clock }),
  v.object({ kind: v.literal('end') }),
  v.object({ kind: v.literal('undo') }),
]);

const entries: v.GenericSchema<unknown, TournamentEntry[]> = v.pipe(v.array(v.object({ time, decision })), v.maxLength(MOST_ENTRIES));

/** The entries of a stored or received tournament; null when they are invalid. */
export function checkTournamentEntries(data: unknown): TournamentEntry[] | null {
  const read = v.safeParse(entries, data);
  return read.success ? read.output : null;
}
