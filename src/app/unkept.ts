import type { MatchStore } from '../storage/match-store.ts';
import type { MatchMeta } from '../storage/rows.ts';
import { storageFailure } from '../words/storage.ts';
import type { Begun } from './new-match.ts';
import { Table } from './table.ts';

/**
 * Matches that began while the device would not keep them. They are played in memory, say so from the first moment on, and
 * live as long as the window; as soon as the device keeps things again, the whole match is kept with the next decision.
 */
export class Unkept {
  readonly #all = new Map<string, { begun: Begun; table: Table; meta: MatchMeta; removed: boolean }>();
  readonly #open = new Set<Table>();

  constructor(private readonly matches: Pick<MatchStore, 'create' | 'append'>) {}

  /** `kind`: why it could not be kept, as a storage failure has it. */
  begin(begun: Begun, kind: string, now: number): void {
    const { id, title, names, folded } = begun;
    const { record, match } = folded;
    const meta: MatchMeta = {
      id,
      title,
      names,
      startedAt: now,
      changedAt: now,
      finished: match.order.result !== null,
      turn: match.order.turn,
    };
    let created = false;
    const append: MatchStore['append'] = async (of, appended) => {
      if (!created) await this.matches.create(record, meta);
      created = true;
      await this.matches.append(of, appended);
    };
    const table = new Table({ id, names, folded, store: { append }, unsaved: storageFailure(kind) });
    this.#all.set(id, { begun, table, meta, removed: false });
  }

  /** Looks after the table of a match that is kept, until it is left: decisions of it may come to lie in memory alone. */
  watch(table: Table): void {
    this.#open.add(table);
  }

  leave(table: Table): void {
    this.#open.delete(table);
  }

  /** Whether anything would be lost if the window closed now. */
  get any(): boolean {
    const begun = [...this.#all.values()].filter(({ removed }) => !removed).map(({ table }) => table);
    return [...begun, ...this.#open].some(({ unsaved }) => unsaved !== null);
  }

  table(id: string): Table | null {
    return this.#all.get(id)?.table ?? null;
  }

  /** How such a match began. */
  begun(id: string): Begun | null {
    return this.#all.get(id)?.begun ?? null;
  }

  /** The matches as a list shows them, those that are being kept by now left out. */
  list(kept: readonly MatchMeta[]): MatchMeta[] {
    return [...this.#all.values()]
      .filter(({ meta, removed }) => !removed && !kept.some(({ id }) => id === meta.id))
      .map(({ table, meta }) => {
        const { turn, result } = table.view(null).order;
        return { ...meta, turn, finished: result !== null };
      });
  }

  /** Takes a match off the list, or brings it back; false when it is none of these. */
  remove(id: string, removed: boolean): boolean {
    const one = this.#all.get(id);
    if (one) one.removed = removed;
    return one !== undefined;
  }
}
