import type { CabinetState, Changed } from '../../cabinet/changes.ts';
import {
  emptyCabinet,
  emptyHolding,
  emptyPlain,
  lastSaid,
  plainCabinet,
  plainOf,
  restated,
  restatedCabinet,
  undone,
  undoneCabinet,
} from '../../cabinet/holding.ts';
import { mergeHoldings } from '../../cabinet/merge.ts';
import type { Cabinet, CabinetId, Holding, PlainCabinet, PlainHolding } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { CabinetStore, HoldingStore } from '../../storage/cabinet-store.ts';
import type { Database } from '../../storage/database.ts';
import type { Kept } from '../../storage/kept.ts';

export const MINE: CabinetId = 'mine';
const UNDO_FOR = 24 * 60 * 60 * 1000;

/** The rows that differ: the cabinet itself, and the holdings of these characters. */
export interface ChangedRows {
  cabinet: CabinetId;
  characters: readonly CharacterId[];
}

interface Step {
  cabinet: CabinetId;
  time: number;
  before: { cabinet: PlainCabinet; holdings: ReadonlyMap<CharacterId, PlainHolding> };
  changed: Changed;
}

const rowId = (cabinet: CabinetId, character: CharacterId): string => `${cabinet}/${character}`;

/**
 * All cabinets in memory, and on the disk. A change is made here at once and written after it; where it could not be kept it is drawn
 * back, and the promise rejects. Changes are written in the order in which they are made.
 */
export class KeptCabinets {
  readonly #cabinetStore: CabinetStore;
  readonly #holdingStore: HoldingStore;
  #cabinets = new Map<CabinetId, Cabinet>();
  #holdings = new Map<string, Holding>();
  #plain = new Map<CabinetId, Map<CharacterId, PlainHolding>>();
  #latest = 0;
  /** How many changes were made. */
  #said = 0;
  #writing: Promise<unknown> = Promise.resolve();
  readonly #steps: Step[] = [];

  /** `called`: what a character whose card was renamed is called now. */
  constructor(
    private readonly database: Database,
    private readonly changed: (rows: ChangedRows | null) => void,
    private readonly called: (character: CharacterId) => CharacterId,
    private readonly clock: () => number = Date.now,
  ) {
    this.#cabinetStore = new CabinetStore(database);
    this.#holdingStore = new HoldingStore(database);
  }

  /** Reads everything anew: when it is opened, and when a backup was brought or another window may have changed it. */
  async read(): Promise<void> {
    for (;;) {
      const [writing, count] = [this.#writing, this.#said];
      await writing;
      const [cabinets, holdings] = [await this.#cabinetStore.list(), await this.#holdingStore.list()];
      // what was changed while it was read is not on the disk yet
      if (count === this.#said) return this.#hold(cabinets, holdings);
    }
  }

  #hold(cabinets: readonly Kept<Cabinet>[], holdings: readonly Kept<Holding>[]): void {
    this.#cabinets = new Map(cabinets.map(({ id, data }) => [id, data]));
    this.#holdings = new Map();
    for (const { id, data } of holdings) {
      const [cabinet = '', character = ''] = id.split(/\/(.*)/s);
      const row = rowId(cabinet, this.called(character));
      const kept = this.#holdings.get(row);
      this.#holdings.set(row, kept ? mergeHoldings(kept, data) : data);
    }
    this.#latest = Math.max(this.#latest, ...[...this.#cabinets.values(), ...this.#holdings.values()].map(lastSaid));
    this.#plain = new Map();
    for (const [id, holding] of this.#holdings) this.#remember(id, holding);
    this.changed(null);
  }

  #remember(row: string, holding: Holding | undefined): void {
    const [cabinet = '', character = ''] = row.split(/\/(.*)/s);
    const all = this.#plain.get(cabinet) ?? new Map<CharacterId, PlainHolding>();
    this.#plain.set(cabinet, all);
    if (holding) all.set(character, plainOf(holding));
    else all.delete(character);
  }

  /** Every cabinet there is, in order; also those that were taken away. */
  all(): [CabinetId, PlainCabinet][] {
    const cabinets = new Map([...this.#cabinets].map(([id, kept]) => [id, plainCabinet(kept)]));
    if (!cabinets.has(MINE)) cabinets.set(MINE, plainCabinet(emptyCabinet));
    return [...cabinets].sort(([a, x], [b, y]) => x.order - y.order || (a < b ? -1 : 1));
  }

  state(cabinet: CabinetId): CabinetState {
    return { cabinet: plainCabinet(this.#cabinets.get(cabinet) ?? emptyCabinet), holdings: this.#plain.get(cabinet) ?? new Map() };
  }

  #time(): number {
    this.#latest = Math.max(this.clock(), this.#latest + 1);
    return this.#latest;
  }

  /** Makes a change and keeps it. */
  async make(cabinet: CabinetId, changed: Changed): Promise<void> {
    const before = this.state(cabinet);
    const was = new Map([...changed.holdings.keys()].map((id) => [id, before.holdings.get(id) ?? emptyPlain]));
    const step: Step = { cabinet, time: this.clock(), before: { cabinet: before.cabinet, holdings: was }, changed };
    this.#steps.push(step);
    try {
      await this.#say(cabinet, changed);
    } catch (error) {
      this.#steps.splice(this.#steps.indexOf(step), 1);
      throw error;
    }
  }

  /** Takes the last change back; false when there is none, or it is longer ago than a day. */
  async undo(): Promise<boolean> {
    const step = this.#steps.pop();
    if (!step || this.clock() - step.time > UNDO_FOR) return false;
    const { cabinet, before, changed } = step;
    const state = this.state(cabinet);
    const holdings = [...changed.holdings].map(([id, after]): [CharacterId, PlainHolding] => [
      id,
      undone(state.holdings.get(id) ?? emptyPlain, before.holdings.get(id) ?? emptyPlain, after),
    ]);
    try {
      await this.#say(cabinet, {
        ...(changed.cabinet ? { cabinet: undoneCabinet(state.cabinet, before.cabinet, changed.cabinet) } : {}),
        holdings: new Map(holdings),
      });
    } catch (error) {
      this.#steps.push(step);
      throw error;
    }
    return true;
  }

  async #say(cabinet: CabinetId, { cabinet: plain, holdings }: Pick<Changed, 'cabinet' | 'holdings'>): Promise<void> {
    const time = this.#time();
    this.#said += 1;
    const characters = [...holdings.keys()];
    const [keptCabinet, nextCabinet] = [
      this.#cabinets.get(cabinet),
      plain && restatedCabinet(this.#cabinets.get(cabinet) ?? emptyCabinet, plain, time),
    ];
    const rows = [...holdings].map(([character, holding]) => {
      const id = rowId(cabinet, character);
      const kept = this.#holdings.get(id);
      return { id, kept, next: restated(kept ?? emptyHolding, holding, time) };
    });
    if (nextCabinet) this.#cabinets.set(cabinet, nextCabinet);
    for (const { id, next } of rows) this.#put(id, next);
    this.changed({ cabinet, characters });
    const written = this.#writing.then(() => this.#write(cabinet, nextCabinet, rows));
    this.#writing = written.catch(() => undefined);
    try {
      await written;
    } catch (error) {
      // what was changed once more in the meantime says more than this
      if (nextCabinet && this.#cabinets.get(cabinet) === nextCabinet) {
        if (keptCabinet) this.#cabinets.set(cabinet, keptCabinet);
        else this.#cabinets.delete(cabinet);
      }
      for (const { id, kept, next } of rows) if (this.#holdings.get(id) === next) this.#put(id, kept);
      this.changed({ cabinet, characters });
      throw error;
    }
  }

  #put(id: string, holding: Holding | undefined): void {
    if (holding) this.#holdings.set(id, holding);
    else this.#holdings.delete(id);
    this.#remember(id, holding);
  }

  async #write(cabinet: CabinetId, next: Cabinet | undefined, rows: readonly { id: string; next: Holding }[]): Promise<void> {
    const { connection, times, cabinets, holdings } = this.database;
    await times.learn();
    await connection.write([cabinets, holdings], async () => {
      if (next) await this.#cabinetStore.save(cabinet, next);
      for (const { id, next: holding } of rows) await this.#holdingStore.save(id, holding);
    });
  }
}
