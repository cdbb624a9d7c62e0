import { emptyHolding, emptyPlain, newCopy, plainOf, holdingChangedTo } from '../../cabinet/holding.ts';
import { isPainted, type Holding, type PlainCopy } from '../../cabinet/terms.ts';
import { checkOwned, type OwnedData } from '../shapes/kept-shapes.ts';
import type { StoredThing } from '../stored-thing.ts';
import type { CollectionRow, KeptRow } from './rows.ts';

// The collection before there were cabinets had one row for each character: owned, painted, notes. Old copies and old devices still use this form.

const MINE = 'mine/';

const holdingId = (character: string): string => `${MINE}${character}`;

/** A holding from an entry of the former collection. */
export function holdingOfOwned({ owned, painted, notes }: OwnedData, time: number): Holding {
  const copy: PlainCopy = { ...newCopy, days: painted ? { playable: 0 } : {} };
  return holdingChangedTo(emptyHolding, { ...emptyPlain, copies: owned ? [copy] : [], note: notes }, time);
}

const isOwned = ({ gone }: PlainCopy): boolean => gone === 'here';
const painted = ({ days }: PlainCopy): boolean => Object.keys(days).some((stage) => isPainted(stage as keyof typeof days)); // keys() forgets literal types

/** An entry of the former collection from a holding. */
function ownedOf(holding: Holding): OwnedData {
  const { copies, note } = plainOf(holding);
  const owned = copies.filter(isOwned);
  return { owned: owned.length > 0, painted: owned.some(painted), notes: note };
}

/** A row of the former collection as a present row. Unreadable data is copied unchanged. */
export function rowOfBefore({ character, data, before: _before, ...marks }: CollectionRow): KeptRow {
  const owned = checkOwned(data);
  return { ...marks, id: holdingId(character), data: owned ? holdingOfOwned(owned, marks.changedAt) : data };
}

/** An entry of an old copy in the present form. */
export const keptOfBefore = ({ id, changedAt, archived, data }: StoredThing<OwnedData>): StoredThing<Holding> => ({
  id: holdingId(id),
  changedAt,
  archived,
  data: holdingOfOwned(data, changedAt),
});

/** The entries for old readers, from the first cabinet only. */
export const ownedRows = (holdings: readonly StoredThing<Holding>[]): StoredThing<OwnedData>[] =>
  holdings.flatMap(({ id, changedAt, archived, data }) =>
    id.startsWith(MINE) ? [{ id: id.slice(MINE.length), changedAt, archived, data: ownedOf(data) }] : [],
  );
