import * as v from 'valibot';
import { FACTIONS, type Faction } from '../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';
import { typedName } from '../rules/terms/typed-name.ts';
import { TROUPE_FORMATS, type TroupeFormat } from './formats.ts';

/** A troupe as it is stored and shared. Its cards need not be legal or even known: `judgeTroupe` finds its problems. */
export interface Troupe {
  id: string;
  name: string;
  /** The faction that its player has fixed; null when its characters decide. */
  faction: Faction | null;
  characters: CharacterId[];
  /** By character, in the order in which they were added. */
  upgrades: Record<CharacterId, UpgradeId[]>;
  format: TroupeFormat;
  notes: string;
  archived: boolean;
}

/** More characters than any player owns. */
export const MOST_CHARACTERS = 200;
const MOST_UPGRADES = 10;
export const LONGEST_NAME = 80;
export const LONGEST_NOTES = 2000;

// Ids go into addresses and into the page: letters, digits and hyphens, the `#2` of a second card, the `event:` of a namespace.
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9:#-]{0,79}$/));
const characters = v.pipe(v.array(id), v.maxLength(MOST_CHARACTERS));
const upgrades = v.pipe(
  v.record(id, v.pipe(v.array(id), v.maxLength(MOST_UPGRADES))),
  v.check((given) => Object.keys(given).length <= MOST_CHARACTERS),
);

const shape: v.GenericSchema<unknown, Troupe> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  name: v.pipe(v.string(), v.transform(typedName), v.minLength(1), v.maxLength(LONGEST_NAME)),
  faction: v.nullable(v.picklist(FACTIONS)),
  characters,
  upgrades,
  format: v.picklist(TROUPE_FORMATS),
  notes: v.pipe(v.string(), v.maxLength(LONGEST_NOTES)),
  archived: v.boolean(),
});

/** A stored or received troupe; null when it is invalid. */
export function checkTroupe(data: unknown): Troupe | null {
  const read = v.safeParse(shape, data);
  return read.success ? read.output : null;
}

/** An empty troupe. */
export const emptyTroupe = (id: string, name: string, format: TroupeFormat = 'friendly'): Troupe => ({
  id,
  name,
  faction: null,
  characters: [],
  upgrades: {},
  format,
  notes: '',
  archived: false,
});

/** The upgrades of a character; none for an id that is the name of a built-in property. */
export const upgradesOn = ({ upgrades }: Pick<Troupe, 'upgrades'>, character: CharacterId): readonly UpgradeId[] =>
  (Object.hasOwn(upgrades, character) ? upgrades[character] : undefined) ?? [];
