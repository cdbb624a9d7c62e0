import * as v from 'valibot';
import { typedName } from '../../rules/terms/typed-name.ts';

/** A stored troupe; further fields of its domain are stored as well. Ids of characters and upgrades are slugs. */
export interface TroupeData {
  name: string;
  /** Null when the characters decide the faction. */
  faction: string | null;
  characters: readonly string[];
  /** By character. */
  upgrades?: Readonly<Record<string, readonly string[]>>;
  notes?: string;
}
/** An entry of the former collection. */
export interface OwnedData {
  owned: boolean;
  painted: boolean;
  notes: string;
}
/** A player known to this device. `colour` and `pattern` are ids of the pennant. */
export interface PlayerData {
  name: string;
  colour: string;
  pattern: string;
  /** Names of the player in earlier matches. */
  alsoCalled?: readonly string[];
}

/** Reads stored or imported data; null when it is not valid. */
export type Check<Data> = (given: unknown) => Data | null;

const MOST_WRITTEN = 500_000;
const MOST = 200;

const word = v.pipe(v.string(), v.maxLength(120));
const calledName = v.pipe(word, v.transform(typedName));
const words = v.pipe(v.array(word), v.maxLength(MOST));
const prose = v.pipe(v.string(), v.maxLength(5000));

/** True if a value is short enough to be stored. A value too deeply nested to be written counts as too large. */
function small(given: object): boolean {
  try {
    return JSON.stringify(given).length <= MOST_WRITTEN;
  } catch {
    return false;
  }
}

/** A check by a shape that also refuses data too large to be stored. */
export const checked =
  <Data extends object>(shape: v.GenericSchema<unknown, Data>): Check<Data> =>
  (given) => {
    const read = v.safeParse(shape, given);
    return read.success && small(read.output) ? read.output : null;
  };

export const checkTroupe: Check<TroupeData> = checked(
  v.looseObject({
    name: calledName,
    faction: v.nullable(word),
    characters: words,
    upgrades: v.exactOptional(v.record(word, words)),
    notes: v.exactOptional(prose),
  }),
);

export const checkOwned: Check<OwnedData> = checked(v.object({ owned: v.boolean(), painted: v.boolean(), notes: prose }));

export const checkPlayer: Check<PlayerData> = checked(
  v.object({
    name: v.pipe(calledName, v.minLength(1)),
    colour: word,
    pattern: word,
    alsoCalled: v.exactOptional(words),
  }),
);

/** The head, a decision or the summary of a campaign: a plain object that the campaign's own rules judge. */
export const checkPlain: Check<object> = checked(v.looseObject({}));
