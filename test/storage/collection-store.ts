import { emptyHolding, lastChangeTime, newCopy, plainOf, holdingChangedTo } from '../../src/cabinet/holding.ts';
import type { Holding, PlainCopy, PlainHolding } from '../../src/cabinet/terms.ts';
import { HoldingStore } from '../../src/storage/stores/cabinet-store.ts';
import type { Database } from '../../src/storage/database/database.ts';
import { checkOwned, type OwnedData } from '../../src/storage/shapes/kept-shapes.ts';
import type { Kept } from '../../src/storage/stores/kept-store.ts';
import { ownedRows } from '../../src/storage/database/owned-rows.ts';
import { StorageFailed } from '../../src/storage/database/storage-failed.ts';

const holdingId = (character: string): string => `mine/${character}`;
const isOwned = ({ gone }: PlainCopy): boolean => gone === 'here';

/** A holding that says this in the words of before; what those have no word for stays. */
function withOwned(holding: Holding, data: OwnedData, clock: number): Holding {
  const plain = plainOf(holding);
  const was = ownedRows([{ id: holdingId('x'), changedAt: 0, archived: null, data: holding }])[0]?.data;
  const first = plain.copies.findIndex(isOwned);
  const copies = plain.copies.map((copy, place): PlainCopy => {
    if (!isOwned(copy)) return copy;
    if (!data.owned) return { ...copy, from: null, gone: 'never' };
    if (data.painted === was?.painted) return copy;
    const { playable: _playable, finished: _finished, ...before } = copy.days;
    if (!data.painted) return { ...copy, days: before };
    return place === first ? { ...copy, days: { ...copy.days, playable: 0 } } : copy;
  });
  const added: PlainCopy[] = data.owned && first < 0 ? [{ ...newCopy, days: data.painted ? { playable: 0 } : {} }] : [];
  const next: PlainHolding = { ...plain, copies: [...copies, ...added], note: data.notes };
  return holdingChangedTo(holding, next, Math.max(clock, lastChangeTime(holding) + 1));
}

/** What is owned of each character, by its id: the first cabinet in the words of before there were cabinets. */
export class CollectionStore {
  readonly #holdings: HoldingStore;

  constructor(
    database: Database,
    private readonly now: () => number = Date.now,
  ) {
    this.#holdings = new HoldingStore(database, now);
  }

  async list(): Promise<Kept<OwnedData>[]> {
    return ownedRows(await this.#holdings.list());
  }

  async open(character: string): Promise<Kept<OwnedData> | null> {
    const exemplar = await this.#holdings.open(holdingId(character));
    return exemplar && (ownedRows([exemplar])[0] ?? null);
  }

  async save(character: string, data: OwnedData): Promise<void> {
    const plain = checkOwned(data);
    if (!plain) throw new StorageFailed('unknown', new Error(`not fit to be kept: ${character}`));
    const exemplar = await this.#holdings.open(holdingId(character));
    await this.#holdings.save(holdingId(character), withOwned(exemplar?.data ?? emptyHolding, plain, this.now()));
  }
}
