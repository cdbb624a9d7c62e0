import type { CabinetState, ChangedCabinet } from '../../cabinet/changes.ts';
import {
  emptyCabinet,
  emptyHolding,
  lastChangeTime,
  plainCabinet,
  plainOf,
  holdingChangedTo,
  restatedCabinet,
} from '../../cabinet/holding.ts';
import { mergeCabinets, mergeHoldings } from '../../cabinet/merge.ts';
import { stepOf, takenBack } from '../../cabinet/step.ts';
import type { Cabinet, CabinetId, Holding, PlainCabinet, PlainHolding } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { CabinetStore, HoldingStore } from '../../storage/stores/cabinet-store.ts';
import type { Database } from '../../storage/database/database.ts';
import type { NamedRow } from '../../storage/stores/kept-store.ts';
import type { StoredThing } from '../../storage/stored-thing.ts';
import { StepStore, type KeptStep } from '../../storage/stores/step-store.ts';

export const MINE: CabinetId = 'mine';
const UNDO_FOR = 24 * 60 * 60 * 1000;

/** The rows of a change: the cabinet itself, and the holdings of these characters. */
export interface ChangedRows {
  cabinet: CabinetId;
  characters: readonly CharacterId[];
}

/** The listener of row changes. */
interface TellOfRows {
  /** The rows changed in memory; null when any row may have changed. */
  changed: (rows: ChangedRows | null) => void;
  /** The rows were written to the disk. */
  written: (rows: ChangedRows) => void;
}

/** The undo step that is stored with a change, or removed with the change that takes it back. */
type StepWork = { adds: KeptStep } | { takes: string };

const rowId = (cabinet: CabinetId, character: CharacterId): string => `${cabinet}/${character}`;

/**
 * All cabinets, in memory and on the disk. A change applies in memory at once and is written afterwards, in the order of the changes. If writing
 * fails, the change is undone and the promise rejects. The steps for undoing changes are stored as well.
 */
export class KeptCabinets {
  readonly #cabinetStore: CabinetStore;
  readonly #holdingStore: HoldingStore;
  #cabinets = new Map<CabinetId, Cabinet>();
  #holdings = new Map<string, Holding>();
  /** Rows of cabinets that were not used yet: checking them all takes longer than drawing the first shelves. */
  #unread = new Map<CabinetId, NamedRow[]>();
  #plain = new Map<CabinetId, Map<CharacterId, PlainHolding>>();
  #latest = 0;
  /** The number of changes made so far. */
  #changeCount = 0;
  #writing: Promise<unknown> = Promise.resolve();
  readonly #stepStore: StepStore;
  #steps: KeptStep[] = [];
  /** Distinguishes the steps of this window from those of other windows. */
  readonly #window = Math.random().toString(36).slice(2, 8);

  /** `called`: the present id of a character, whose card may have been renamed. */
  constructor(
    private readonly database: Database,
    private readonly called: (character: CharacterId) => CharacterId,
    private readonly clock: () => number,
    private readonly tell: TellOfRows,
  ) {
    this.#stepStore = new StepStore(database);
    this.#cabinetStore = new CabinetStore(database);
    this.#holdingStore = new HoldingStore(database);
  }

  /** Reads everything from the disk, when the cabinets are opened and after a backup was restored. */
  async read(): Promise<void> {
    const [cabinets, holdings, steps] = await this.#still(async () => [
      await this.#cabinetStore.list(),
      await this.#holdingStore.rows(),
      await this.#stepStore.list(),
    ]);
    // the last step of this window is undone before those of other windows
    const known = new Set(this.#steps.map(({ id }) => id));
    this.#steps = [...steps.filter(({ id }) => !known.has(id)), ...this.#steps];
    this.#hold(cabinets, holdings);
  }

  /** Merges rows that another window has written into those of this one. */
  async hear({ cabinet, characters }: ChangedRows): Promise<void> {
    const [kept, holdings] = await this.#still(async () => [
      await this.#cabinetStore.open(cabinet),
      await Promise.all(characters.map((character) => this.#holdingStore.open(rowId(cabinet, character)))),
    ]);
    this.#check(cabinet);
    const present = this.#cabinets.get(cabinet);
    if (kept) this.#cabinets.set(cabinet, present ? mergeCabinets(present, kept.data) : kept.data);
    for (const row of holdings) {
      if (!row) continue;
      const beside = this.#holdings.get(row.id);
      this.#put(row.id, beside ? mergeHoldings(beside, row.data) : row.data);
    }
    this.#hear([kept, ...holdings].flatMap((row) => (row ? [row.data] : [])));
    this.tell.changed({ cabinet, characters });
  }

  /** Reads from the disk while no write is pending; repeats the reading if a change was made meanwhile. */
  async #still<T>(read: () => Promise<T>): Promise<T> {
    for (;;) {
      const [writing, count] = [this.#writing, this.#changeCount];
      await writing;
      const result = await read();
      if (count === this.#changeCount) return result;
    }
  }

  #hold(cabinets: readonly StoredThing<Cabinet>[], rows: readonly NamedRow[]): void {
    this.#cabinets = new Map(cabinets.map(({ id, data }) => [id, data]));
    this.#holdings = new Map();
    this.#unread = new Map();
    for (const row of rows) {
      const [cabinet = ''] = row.id.split('/', 1);
      const beside = this.#unread.get(cabinet);
      if (beside) beside.push(row);
      else this.#unread.set(cabinet, [row]);
    }
    this.#hear([...this.#cabinets.values()]);
    this.#plain = new Map();
    this.tell.changed(null);
  }

  /** Takes note of the times of these rows, so that every later change gets a later one. */
  #hear(words: readonly (Cabinet | Holding)[]): void {
    for (const word of words) this.#latest = Math.max(this.#latest, lastChangeTime(word));
  }

  /** Reads and checks the rows of a cabinet when it is first used. */
  #check(cabinet: CabinetId): void {
    const rows = this.#unread.get(cabinet) ?? [];
    this.#unread.delete(cabinet);
    for (const row of rows) {
      const item = this.#holdingStore.read(row);
      if (!item) continue;
      const [, character = ''] = item.id.split(/\/(.*)/s);
      const id = rowId(cabinet, this.called(character));
      const kept = this.#holdings.get(id);
      this.#holdings.set(id, kept ? mergeHoldings(kept, item.data) : item.data);
      this.#hear([item.data]);
    }
  }

  /** The holdings of a cabinet in plain form, computed when they are first needed. */
  #plainIn(cabinet: CabinetId): Map<CharacterId, PlainHolding> {
    const known = this.#plain.get(cabinet);
    if (known) return known;
    this.#check(cabinet);
    const start = rowId(cabinet, '');
    const all = new Map<CharacterId, PlainHolding>();
    for (const [id, holding] of this.#holdings) if (id.startsWith(start)) all.set(id.slice(start.length), plainOf(holding));
    this.#plain.set(cabinet, all);
    return all;
  }

  #remember(row: string, holding: Holding | undefined): void {
    const [cabinet = '', character = ''] = row.split(/\/(.*)/s);
    const all = this.#plain.get(cabinet);
    if (holding) all?.set(character, plainOf(holding));
    else all?.delete(character);
  }

  /** All cabinets in order, those that were removed included. */
  all(): [CabinetId, PlainCabinet][] {
    const cabinets = new Map([...this.#cabinets].map(([id, kept]) => [id, plainCabinet(kept)]));
    if (!cabinets.has(MINE)) cabinets.set(MINE, plainCabinet(emptyCabinet));
    return [...cabinets].sort(([a, x], [b, y]) => x.order - y.order || (a < b ? -1 : 1));
  }

  state(cabinet: CabinetId): CabinetState {
    return { cabinet: plainCabinet(this.#cabinets.get(cabinet) ?? emptyCabinet), holdings: this.#plainIn(cabinet) };
  }

  #time(): number {
    this.#latest = Math.max(this.clock(), this.#latest + 1);
    return this.#latest;
  }

  /** Makes a change and stores it. */
  async make(cabinet: CabinetId, changed: ChangedCabinet): Promise<void> {
    const time = this.#time();
    const id = [String(time).padStart(16, '0'), this.#window].join(' ');
    const kept: KeptStep = { id, step: stepOf(cabinet, this.clock(), this.state(cabinet), changed) };
    this.#steps.push(kept);
    try {
      await this.#say(cabinet, changed, time, { adds: kept });
    } catch (error) {
      this.#steps = this.#steps.filter((step) => step !== kept);
      throw error;
    }
  }

  /**
   * Takes the last change back; false when there is none, or it was made more than a day ago. A change that another window has taken back is skipped.
   */
  async undo(): Promise<boolean> {
    const kept = this.#steps.pop();
    if (!kept || this.clock() - kept.step.time > UNDO_FOR) return false;
    const { id, step } = kept;
    try {
      if (await this.#isOver(kept)) return await this.undo();
      await this.#say(step.cabinet, takenBack(step, this.state(step.cabinet)), this.#time(), { takes: id });
    } catch (error) {
      this.#steps.push(kept);
      throw error;
    }
    return true;
  }

  /** True if another window has taken a step back. A step too large to be stored is known only to this window. */
  async #isOver({ id, step }: KeptStep): Promise<boolean> {
    await this.#writing;
    return this.#stepStore.keeps(step) && !(await this.#stepStore.has(id));
  }

  async #say(
    cabinet: CabinetId,
    { cabinet: plain, holdings }: Pick<ChangedCabinet, 'cabinet' | 'holdings'>,
    time: number,
    work: StepWork,
  ): Promise<void> {
    this.#changeCount += 1;
    this.#check(cabinet);
    const characters = [...holdings.keys()];
    const [keptCabinet, nextCabinet] = [
      this.#cabinets.get(cabinet),
      plain && restatedCabinet(this.#cabinets.get(cabinet) ?? emptyCabinet, plain, time),
    ];
    const rows = [...holdings].map(([character, holding]) => {
      const id = rowId(cabinet, character);
      const kept = this.#holdings.get(id);
      return { id, kept, next: holdingChangedTo(kept ?? emptyHolding, holding, time) };
    });
    if (nextCabinet) this.#cabinets.set(cabinet, nextCabinet);
    for (const { id, next } of rows) this.#put(id, next);
    this.tell.changed({ cabinet, characters });
    const written = this.#writing.then(() => this.#write(cabinet, nextCabinet, rows, work));
    this.#writing = written.catch(() => undefined);
    try {
      await written;
      this.tell.written({ cabinet, characters });
    } catch (error) {
      // a later change to the same row stays
      if (nextCabinet && this.#cabinets.get(cabinet) === nextCabinet) {
        if (keptCabinet) this.#cabinets.set(cabinet, keptCabinet);
        else this.#cabinets.delete(cabinet);
      }
      for (const { id, kept, next } of rows) if (this.#holdings.get(id) === next) this.#put(id, kept);
      this.tell.changed({ cabinet, characters });
      throw error;
    }
  }

  #put(id: string, holding: Holding | undefined): void {
    if (holding) this.#holdings.set(id, holding);
    else this.#holdings.delete(id);
    this.#remember(id, holding);
  }

  async #write(
    cabinet: CabinetId,
    next: Cabinet | undefined,
    rows: readonly { id: string; next: Holding }[],
    work: StepWork,
  ): Promise<void> {
    const { connection, times, cabinets, holdings, cabinetSteps } = this.database;
    await times.learn();
    await connection.write([cabinets, holdings, cabinetSteps], async () => {
      if (next) await this.#cabinetStore.save(cabinet, next);
      for (const { id, next: holding } of rows) await this.#holdingStore.save(id, holding);
      await ('adds' in work ? this.#stepStore.add(work.adds) : this.#stepStore.remove(work.takes));
    });
  }
}
