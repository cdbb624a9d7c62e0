import { emptyHolding, emptyPlain, newCopy, plainOf, restated } from '../cabinet/holding.ts';
import { isPainted, type Holding, type PlainCopy } from '../cabinet/terms.ts';
import { checkOwned, type OwnedData } from './kept-shapes.ts';
import type { Kept } from './kept.ts';
import type { CollectionRow, KeptRow } from './rows.ts';

// The collection was one row a character before there were cabinets: owned, painted, notes. Old copies and old devices still speak like that.

const MINE = 'mine/';

const holdingId = (character: string): string => `${MINE}${character}`;

/** An entry of the former collection, in the present form. */
export function holdingOfOwned({ owned, painted, notes }: OwnedData, time: number): Holding {
  const copy: PlainCopy = { ...newCopy, days: painted ? { playable: 0 } : {} };
  return restated(emptyHolding, { ...emptyPlain, copies: owned ? [copy] : [], note: notes }, time);
}

const isOwned = ({ gone }: PlainCopy): boolean => gone === 'here';
const painted = ({ days }: PlainCopy): boolean => Object.keys(days).some((stage) => isPainted(stage as keyof typeof days)); // keys() forgets literal types

/** A holding in the words of before. */
function ownedOf(holding: Holding): OwnedData {
  const { copies, note } = plainOf(holding);
  const owned = copies.filter(isOwned);
  return { owned: owned.length > 0, painted: owned.some(painted), notes: note };
}

/** A row of before as a row of now. One that is not understood is carried over as it was. */
export function rowOfBefore({ character, data, before: _before, ...marks }: CollectionRow): KeptRow {
  const owned = checkOwned(data);
  return { ...marks, id: holdingId(character), data: owned ? holdingOfOwned(owned, marks.changedAt) : data };
}

/** What an old copy brings, in the words of now. */
export const keptOfBefore = ({ id, changedAt, archived, data }: Kept<OwnedData>): Kept<Holding> => ({
  id: holdingId(id),
  changedAt,
  archived,
  data: holdingOfOwned(data, changedAt),
});

/** What an old reader is told: of the first cabinet alone. */
export const ownedRows = (holdings: readonly Kept<Holding>[]): Kept<OwnedData>[] =>
  holdings.flatMap(({ id, changedAt, archived, data }) =>
    id.startsWith(MINE) ? [{ id: id.slice(MINE.length), changedAt, archived, data: ownedOf(data) }] : [],
  );
