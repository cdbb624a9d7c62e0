import { emptyHolding } from '../cabinet/holding.ts';
import { HoldingStore } from './cabinet-store.ts';
import type { Database } from './database.ts';
import { checkOwned, type OwnedData } from './kept-shapes.ts';
import type { Kept } from './kept-store.ts';
import { holdingId, ownedRows, withOwned } from './owned-rows.ts';
import { StorageFailed } from './storage-failed.ts';

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
    const kept = await this.#holdings.open(holdingId(character));
    return kept && (ownedRows([kept])[0] ?? null);
  }

  async save(character: string, data: OwnedData): Promise<void> {
    const plain = checkOwned(data);
    if (!plain) throw new StorageFailed('unknown', new Error(`not fit to be kept: ${character}`));
    const kept = await this.#holdings.open(holdingId(character));
    await this.#holdings.save(holdingId(character), withOwned(kept?.data ?? emptyHolding, plain, this.now()));
  }
}
