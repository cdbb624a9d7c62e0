import { holdMatch } from '../../storage/hold-match.ts';
import type { MatchStore } from '../../storage/stores/match-store.ts';
import type { MatchMeta } from '../../storage/database/rows.ts';
import type { FailureKind } from '../../storage/database/storage-failed.ts';
import { keptMatch } from '../kept/kept-match.ts';
import { labelOf } from '../kept/match-title.ts';
import type { Begun } from './new-match.ts';
import { Table } from '../table/table.ts';

/** Milliseconds until failed storing is tried again. */
const AGAIN_AFTER = 3000;

/** Does something after so many milliseconds. */
type Later = (work: () => void, after: number) => void;
const inAWhile: Later = (work, after) => void setTimeout(work, after);

/**
 * Everything that is only in memory: matches and decisions that the device did not store. Storing them is tried again until it works, even after the
 * table was left, for as long as the window is open.
 */
export class MemoryMatches {
  readonly #entries = new Map<string, { start: Begun; table: Table; meta: MatchMeta; removed: boolean }>();
  /** The open and left tables of this window that are watched. */
  readonly #tables = new Set<Table>();
  readonly #leftTables = new Set<Table>();
  #waiting = false;

  constructor(
    private readonly matches: Pick<MatchStore, 'create' | 'append'> & Partial<Pick<MatchStore, 'describe'>>,
    private readonly delay: Later = inAWhile,
  ) {}

  /** Adds a match that could not be stored. `kind`: the reason, which the match shows from its first moment. */
  begin(start: Begun, kind: FailureKind, time: number): void {
    const { id, names, levels, folded, computers, first } = start;
    const { turn, result } = folded.match.order;
    const meta: MatchMeta = {
      ...labelOf(start),
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
    this.#entries.set(id, { start, table, meta, removed: false });
    this.watch(table);
  }

  /** Watches a table, because some of its decisions may fail to be stored. */
  watch(table: Table): void {
    this.#tables.add(table);
    this.#leftTables.delete(table);
    table.onFailed(() => this.#soon());
    this.#soon();
  }

  /** Notes that a table was left. It is closed once everything of it is stored. */
  async leave(table: Table): Promise<void> {
    this.#leftTables.add(table);
    await table.settled();
    await this.#giveUp(table);
  }

  /** True if anything would be lost if the window closed now. */
  get hasUnsaved(): boolean {
    return [...this.#tables].some((table) => table.unsaved !== null && !this.#entries.get(table.matchId)?.removed);
  }

  /** The table of a match that is partly only in memory. */
  table(id: string): Table | null {
    const table = [...this.#tables].find(({ matchId, unsaved }) => matchId === id && unsaved !== null) ?? null;
    if (table) this.#leftTables.delete(table);
    return table;
  }

  /** The start of a match that the device did not store. */
  startOf(id: string): Begun | null {
    return this.#entries.get(id)?.start ?? null;
  }

  /** The list entries of matches that are not stored at all; `stored`: the stored matches. */
  list(stored: readonly MatchMeta[]): MatchMeta[] {
    return [...this.#entries.values()]
      .filter(({ meta, removed }) => !removed && !stored.some(({ id }) => id === meta.id))
      .map(({ table, meta }) => {
        const { turn, result } = table.view(null).order;
        return { ...meta, turn, finished: result !== null };
      });
  }

  /** Removes a match from the list, or brings it back; false when it is not one of these. */
  remove(id: string, removed: boolean): boolean {
    const begun = this.#entries.get(id);
    if (begun) begun.removed = removed;
    this.#soon();
    return begun !== undefined;
  }

  /** Plans the next attempt to store what waits. */
  #soon(): void {
    if (this.#waiting || ![...this.#tables].some(({ waits }) => waits)) return;
    this.#waiting = true;
    this.delay(() => void this.#retry(), AGAIN_AFTER);
  }

  async #retry(): Promise<void> {
    for (const table of [...this.#tables]) {
      if (table.waits && !this.#entries.get(table.matchId)?.removed) await table.keepAgain();
      await this.#giveUp(table);
    }
    this.#waiting = false;
    this.#soon();
  }

  async #giveUp(table: Table): Promise<void> {
    if (!this.#leftTables.has(table) || table.waits) return;
    this.#leftTables.delete(table);
    this.#tables.delete(table);
    this.#entries.delete(table.matchId);
    await table.close();
  }
}
