import { catalogue } from '../../cards/index.ts';
import { branch } from '../../record/branch.ts';
import { beginRecord } from '../../record/match-record.ts';
import { opening } from '../../record/open-record.ts';
import { readBackup, type Backup, type BackupRead } from '../../storage/backup/backup-file.ts';
import { previewBackup, restoreBackup, startedAs, type Preview, type Stores } from '../../storage/backup/backup.ts';
import { makeBackup } from '../../storage/backup/write-backup.ts';
import type { MatchStore } from '../../storage/stores/match-store.ts';
import type { DifferingChoice } from '../../storage/stores/kept-merge.ts';
import type { SettingsStore } from '../../storage/stores/settings-store.ts';
import type { MatchMeta } from '../../storage/database/rows.ts';
import { holdMatch } from '../../storage/hold-match.ts';
import { StorageFailed } from '../../storage/database/storage-failed.ts';
import { twinOf } from '../../storage/merge/twins.ts';
import type { CardBox } from '../box.ts';
import { fileFault, readOnlyBecause } from '../../words/app/keeping/storage.ts';
import { backupReminder, writtenHere, type BackupReminder } from '../backup/backup-reminder.ts';
import { inSlices } from '../window/in-slices.ts';
import { suggestedLevel, type LevelSuggestion } from '../kept/fitting.ts';
import { labelOf } from '../kept/match-title.ts';
import { readForeign } from '../foreign/read-foreign.ts';
import { newId, newMatch, type Begun, type MatchChoice } from './new-match.ts';
import { exchanged } from './rematch.ts';
import { openStores } from '../kept/stores.ts';
import type { Table } from '../table/table.ts';
import { MatchAhead } from './match-ahead.ts';
import { MemoryMatches } from './memory-matches.ts';
import { openTable, type OpenedMatch } from './open-table.ts';
import type { OpenedReplay } from '../../ui/contexts/replay-port.ts';
import type { Waiting } from '../../ui/contexts/waiting.ts';
import { foldedAt, openReplay } from './replay.ts';

/** A match from a file, or a sentence why it could not be read. */
export type Imported =
  | { ok: true; id: string; finished: boolean; relation: 'new' | 'known' | 'fork' }
  | { ok: true; id: string; finished: boolean; relation: 'continued'; undo: () => Promise<void> }
  | { ok: false; why: string };

/** The computers of a match for another one, with new seeds; all of `level` where it is given. */
function reseeded({ computers }: Pick<MatchMeta, 'computers'>, level?: string): Pick<Begun, 'computers'> {
  const relevelled = level === undefined ? {} : { level };
  return computers ? { computers: computers.map((computer) => computer && { ...computer, ...relevelled, seed: newId() }) } : {};
}

/** Everything that outlives a screen. Methods that use the storage reject with `StorageFailed`. */
export class Session {
  readonly unkept: MemoryMatches;
  readonly #ahead = new MatchAhead((id) => openTable(id, this.matches));

  constructor(
    readonly stores: Stores = openStores(),
    private readonly now: () => number = Date.now,
    /** The cards of new matches. */
    private readonly supply: CardBox['supply'] = () => ({ cards: catalogue, packs: [] }),
  ) {
    this.unkept = new MemoryMatches(stores.matches);
  }

  get matches(): MatchStore {
    return this.stores.matches;
  }
  get settings(): SettingsStore {
    return this.stores.settings;
  }

  /** Begins a match and stores it, or plays it in memory where nothing can be stored; gives its id. */
  async begin(choice: MatchChoice): Promise<string> {
    const { cards, packs } = this.supply(choice.official === true ? 'official' : undefined);
    const begun = newMatch(choice, undefined, cards);
    await this.keep(packs.length > 0 ? { ...begun, packs } : begun);
    return begun.id;
  }

  /** Stores a match that has just begun, persistently if the browser allows; where the device refuses, it goes on in memory. */
  private async keep(start: Begun): Promise<void> {
    const { id, names, computers, first, folded } = start;
    const { match, record } = folded;
    try {
      await this.matches.create(record, {
        ...labelOf(start),
        ...(computers ? { computers } : {}),
        ...(first ? { first } : {}),
        id,
        finished: match.order.result !== null,
        turn: match.order.turn,
      });
      const before = computers ? (await this.settings.get()).names : [];
      await this.settings.change({ names: names.map((name, seat) => (computers?.[seat] ? (before[seat] ?? '') : name)) });
      void keepForGood();
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      this.unkept.begin(start, error.kind, this.now());
    }
  }

  /** The suggested level after a match; null where there is none. */
  async fitting(id: string): Promise<LevelSuggestion | null> {
    return suggestedLevel(id, await this.matches.list());
  }

  /**
   * The same seats and house rules again with newly dealt cards, the troupes exchanged or not, the computers of another level where one is given;
   * gives the id of the new match.
   */
  async rematch(id: string, exchange = false, level?: string): Promise<string> {
    const before = this.unkept.startOf(id);
    const record = before ? before.folded.record : await this.matches.load(id);
    const meta = before ?? (await this.matches.meta(id));
    if (!record || !meta) throw new StorageFailed('unknown', new Error(`no match ${id}`));
    const setup = exchange ? await exchanged(record) : record.setup;
    const { cards, packs } = this.supply((meta.packs ?? []).map((pack) => pack.id));
    const folded = beginRecord({ ...setup, seed: `${newId()}${newId()}` }, cards);
    const newMatchId = newId();
    const { computerSeats: _before, packs: _packs, ...label } = labelOf(meta); // the new cards are unknown to everyone
    const levels = level === undefined || !label.levels ? {} : { levels: label.levels.map((before) => before && level) };
    await this.keep({ ...label, ...levels, ...(packs.length > 0 ? { packs } : {}), ...reseeded(meta, level), id: newMatchId, folded });
    return newMatchId;
  }

  /** Begins a separate match from a decision of a finished one; gives its id. Rejects where that match is not over or cannot be played. */
  async playOn(id: string, step: number): Promise<string> {
    const [record, meta] = [await this.matches.load(id), await this.matches.meta(id)];
    const folded = record && meta?.finished ? await foldedAt(record, step) : null;
    if (!meta || !folded || folded.match.order.result !== null) throw new StorageFailed('unknown', new Error(`no way on from ${id}`));
    const onward = newId();
    const playedOn = [...(meta.playedOn ?? []), folded.match.order.turn];
    await this.keep({ ...labelOf(meta), ...reseeded(meta), playedOn, id: onward, folded: branch(folded, newId()) });
    return onward;
  }

  /** Begins to open the match that a finger is about to choose; null: none. */
  openAhead(id: string | null): void {
    this.#ahead.want(id !== null && this.unkept.table(id) ? null : id);
  }

  async open(id: string): Promise<OpenedMatch> {
    const table = this.unkept.table(id);
    if (table) return { ok: true, table };
    const opened = await this.#ahead.open(id);
    if (opened.ok) this.unkept.watch(opened.table);
    return opened;
  }

  /** Notes that a table was left. */
  leave(table: Table): Promise<void> {
    return this.unkept.leave(table);
  }

  /** Opens a match for looking back, even while another window has it open. */
  async replay(id: string): Promise<OpenedReplay> {
    const [record, meta] = [await this.matches.load(id), await this.matches.meta(id)];
    if (!record || !meta) return { ok: false, sentence: readOnlyBecause('gone') };
    return openReplay(id, meta, record);
  }

  /**
   * Copies a match up to its last playable decision, with its players and computers, so that a damaged match can go on. Rejects when there is none.
   */
  async copy(id: string): Promise<string> {
    const [record, meta] = [await this.matches.load(id), await this.matches.meta(id)];
    const opened = record && (await inSlices(opening(record)));
    if (!meta || !opened || opened.as === 'read-only') throw new StorageFailed('unknown', new Error(`no way on from ${id}`));
    const { match, record: good } = opened.folded;
    const copied = newId();
    const { handedOver: _gone, ...localMeta } = meta;
    await this.matches.create(good, {
      ...localMeta,
      changedAt: this.now(),
      id: copied,
      finished: match.order.result !== null,
      turn: match.order.turn,
    });
    return copied;
  }

  /** Reads one match from a file. An invalid file changes nothing; rejects when the reading is cancelled. */
  async importMatch(bytes: Uint8Array, title = '', waiting: Waiting = {}): Promise<Imported> {
    const file = await readForeign({ bytes, wanted: 'match' }, waiting);
    if (file.kind !== 'match') return { ok: false, why: file.kind === 'fault' ? fileFault(file.fault) : readOnlyBecause('broken') };
    const { record, label, finished, turn } = file;
    const twin = await twinOf(startedAs(record), record.setup.seed, {
      standing: () => this.matches.standing(),
      load: async (kept) => {
        const load = await this.matches.load(kept);
        return load && startedAs(load);
      },
    });
    if (twin.relation === 'known')
      return { ok: true, id: twin.id, finished: (await this.matches.meta(twin.id))?.finished ?? finished, relation: 'known' };
    if (twin.relation === 'continued') {
      const [before, meta] = [await this.matches.load(twin.id), await this.matches.meta(twin.id)];
      const release = await holdMatch(twin.id);
      if (!before || !meta || !release) return { ok: false, why: readOnlyBecause(release ? 'gone' : 'held') };
      const { handedOver: _gone, ...localMeta } = meta;
      await this.matches.become({ ...localMeta, finished, turn }, record).finally(release);
      return { ok: true, id: twin.id, finished, relation: 'continued', undo: () => this.matches.become(meta, before) };
    }
    const id = newId();
    const unnamed = label.title === '' && !label.after;
    await this.matches.create(record, {
      ...labelOf(label),
      ...(unnamed ? { title } : {}),
      ...(label.first ? { first: true } : {}),
      id,
      finished,
      turn,
    });
    return { ok: true, id, finished, relation: twin.relation === 'fork' ? 'fork' : 'new' };
  }

  /** Everything as one file; notes that a backup was made. */
  async backUp(): Promise<Blob> {
    const made = this.now();
    const bytes = await makeBackup(this.stores, made);
    await this.settings.change({ backedUpAt: made });
    return new Blob([bytes], { type: 'application/gzip' });
  }

  readBackup(bytes: Uint8Array): BackupRead {
    return readBackup(bytes);
  }

  preview(backup: Backup): Promise<Preview> {
    return previewBackup(this.stores, backup);
  }

  restore(backup: Backup, differing?: DifferingChoice): Promise<Preview> {
    return restoreBackup(this.stores, backup, differing);
  }

  async reminder(): Promise<BackupReminder> {
    return backupReminder(await this.settings.get(), await this.matches.list(), this.now(), await writtenHere(this.stores.database));
  }
}

/** Asks the browser not to clear the stored data when space runs low. False when the browser does not promise that. */
export async function keepForGood(storage: StorageManager | undefined = globalThis.navigator?.storage): Promise<boolean> {
  try {
    return (await storage?.persisted?.()) === true || (await storage?.persist?.()) === true;
  } catch {
    return false;
  }
}
