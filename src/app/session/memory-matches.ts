import { holdMatch } from '../../storage/hold-match.ts';
import type { MatchStore } from '../../storage/stores/match-store.ts';
import type { MatchMeta } from '../../storage/database/rows.ts';
import type { FailureKind } from '../../storage/database/storage-failed.ts';
import { keptMatch } from '../kept/kept-match.ts';
import { labelOf } from '../kept/match-title.ts';
import type { Begun } from './new-match.ts';
import { Table } from '../table/table.ts';

/** Milliseconds until what could not be kept is tried again. */
const AGAIN_AFTER = 3000;

/** Something to do later, in so many milliseconds. */
type Later = (work: () => void, after: number) => void;
const inAWhile: Later = (work, after) => void setTimeout(work, after);

/**
 * Everything that lies in memory alone: matches that began while the device would not keep them, and decisions it would not
 * take. It is tried again and again until it is kept, also when the table has been left, and lives as long as the window.
 */
export class MemoryMatches {
  readonly #begun = new Map<string, { begun: Begun; table: Table; meta: MatchMeta; removed: boolean }>();
  /** The tables of this window, open or left, that are looked after. */
  readonly #tables = new Set<Table>();
  readonly #left = new Set<Table>();
  #waiting = false;

  constructor(
    private readonly matches: Pick<MatchStore, 'create' | 'append'> & Partial<Pick<MatchStore, 'describe'>>,
    private readonly later: Later = inAWhile,
  ) {}

  /** `kind`: why it could not be kept. It says so from the first moment on. */
  begin(begun: Begun, kind: FailureKind, time: number): void {
    const { id, names, levels, folded, computers, first } = begun;
    const { turn, result } = folded.match.order;
    const meta: MatchMeta = {
      ...labelOf(begun),
      id,
      startedAt: time,
      changedAt: time,
      finished: result !== null,
      turn,
      ...(computers ? { computers } : {}),
      ...(first ? { first } : {}),
    };
    const hold = holdMatch(id);
    const release = (): void => void hold.then((freed) => freed?.());
    const table = new Table({ id, names, levels, folded, store: keptMatch(this.matches, meta), computers, first, failed: kind, release });
    this.#begun.set(id, { begun, table, meta, removed: false });
    this.watch(table);
  }

  /** Looks after a table: decisions of it may come to lie in memory alone. */
  watch(table: Table): void {
    this.#tables.add(table);
    this.#left.delete(table);
    table.onFailed(() => this.#soon());
    this.#soon();
  }

  /** A table has been left. It is given up as soon as nothing of it is in memory alone. */
  async leave(table: Table): Promise<void> {
    this.#left.add(table);
    await table.settled();
    await this.#giveUp(table);
  }

  /** Whether anything would be lost if the window closed now. */
  get any(): boolean {
    return [...this.#tables].some((table) => table.unsaved !== null && !this.#begun.get(table.matchId)?.removed);
  }

  /** The table of a match of which something is in memory alone. */
  table(id: string): Table | null {
    const table = [...this.#tables].find(({ matchId, unsaved }) => matchId === id && unsaved !== null) ?? null;
    if (table) this.#left.delete(table);
    return table;
  }

  /** How a match began that the device would not keep. */
  begun(id: string): Begun | null {
    return this.#begun.get(id)?.begun ?? null;
  }

  /** The matches that the device has nothing of, as a list shows them; `kept`: those that it has. */
  list(kept: readonly MatchMeta[]): MatchMeta[] {
    return [...this.#begun.values()]
      .filter(({ meta, removed }) => !removed && !kept.some(({ id }) => id === meta.id))
      .map(({ table, meta }) => {
        const { turn, result } = table.view(null).order;
        return { ...meta, turn, finished: result !== null };
      });
  }

  /** Takes a match off the list, or brings it back; false when it is none of these. */
  remove(id: string, removed: boolean): boolean {
    const begun = this.#begun.get(id);
    if (begun) begun.removed = removed;
    this.#soon();
    return begun !== undefined;
  }

  /** Tries again in a while what waits now. */
  #soon(): void {
    if (this.#waiting || ![...this.#tables].some(({ waits }) => waits)) return;
    this.#waiting = true;
    this.later(() => void this.#again(), AGAIN_AFTER);
  }

  async #again(): Promise<void> {
    for (const table of [...this.#tables]) {
      if (table.waits && !this.#begun.get(table.matchId)?.removed) await table.keepAgain();
      await this.#giveUp(table);
    }
    this.#waiting = false;
    this.#soon();
  }

  async #giveUp(table: Table): Promise<void> {
    if (!this.#left.has(table) || table.waits) return;
    this.#left.delete(table);
    this.#tables.delete(table);
    this.#begun.delete(table.matchId);
    await table.close();
  }
}
