import * as v from 'valibot';
import { typedName } from '../rules/terms/typed-name.ts';

/** A troupe as it is kept; what else its domain gives it is kept with it. Ids of characters and upgrades are slugs. */
export interface TroupeData {
  name: string;
  /** Null while it is left to its characters. */
  faction: string | null;
  characters: readonly string[];
  /** By character. */
  upgrades?: Readonly<Record<string, readonly string[]>>;
  notes?: string;
}
/** What one owns of a character. */
export interface OwnedData {
  owned: boolean;
  painted: boolean;
  notes: string;
}
/** A player known to this device. `colour` and `pattern` are names of the pennant’s signs. */
export interface PlayerData {
  name: string;
  colour: string;
  pattern: string;
  /** Names under which earlier matches were played. */
  alsoCalled?: readonly string[];
}

/** Data out of whatever was kept or brought; null when it is not what it should be. */
export type Check<Data> = (given: unknown) => Data | null;

const MOST_WRITTEN = 500_000;
const MOST = 200;

const word = v.pipe(v.string(), v.maxLength(120));
const calledName = v.pipe(word, v.transform(typedName));
const words = v.pipe(v.array(word), v.maxLength(MOST));
const prose = v.pipe(v.string(), v.maxLength(5000));

/** A value nested too deeply to be written counts as too large. */
function small(given: object): boolean {
  try {
    return JSON.stringify(given).length <= MOST_WRITTEN;
  } catch {
    return false;
  }
}

/** A check by a shape; what is too large to be kept is no more fit than what is misshapen. */
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

/** The head of a campaign, one of its decisions or its summary: a plain object, judged by the campaign’s own rules. */
export const checkPlain: Check<object> = checked(v.looseObject({}));
