import { pairings } from '../cards/pairings.ts';
import type { Character } from '../rules/terms/card-language.ts';
import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import { reason, type Reason } from '../rules/terms/reason.ts';
import type { Stores } from '../storage/backup.ts';
import { Database } from '../storage/database.ts';
import { MatchStore } from '../storage/match-store.ts';
import { defaultSettings, SettingsStore } from '../storage/settings-store.ts';
import { StorageFailed } from '../storage/storage-failed.ts';
import type {
  BackupOffer,
  DeviceSettings,
  HouseRules,
  LibraryPort,
  LongWork,
  NewMatch,
  OpenedTable,
  ReadyBoard,
  StorageState,
} from '../ui/contexts/library-port.ts';
import type { BoardShelf, BoardWorkshop } from '../ui/contexts/board-port.ts';
import type { CampaignShelf } from '../ui/contexts/campaign-port.ts';
import type { CardShelf } from '../ui/contexts/compendium-port.ts';
import type { CollectionPort, PlayersPort } from '../ui/contexts/keeping-port.ts';
import type { OpenedReplay, ReadMatch } from '../ui/contexts/replay-port.ts';
import type { TroupeDesk } from '../ui/contexts/troupe-port.ts';
import { appWords } from '../words/screens.ts';
import { fileFault, storageFailure } from '../words/storage.ts';
import type { BackupDesk } from './backup-desk.ts';
import type { Session } from './session.ts';
import type * as Shelf from './shelf.ts';

/** What an app that is installed and updated knows of its page. */
export interface Housing {
  version: string;
  installed: boolean;
}

/** A backup's name tells its day. */
const fileName = (now: Date): string => `moonrise-${now.toISOString().slice(0, 10)}.moonrise`;

/**
 * Everything outside a match, for the screens. The rules, the records and the order of play are loaded when the first match
 * or backup needs them.
 */
export class Library implements LibraryPort {
  readonly version: string;
  readonly installed: boolean;
  characters: readonly Character[] = [];
  boards: readonly ReadyBoard[] = [];
  readonly pairings = pairings;
  settings: DeviceSettings = defaultSettings;
  unsupported: string | null = null;
  readonly #stores: Stores;
  readonly #listeners = new Set<() => void>();
  #session: Promise<Session> | null = null;
  #opened: Session | null = null;
  #shelf: typeof Shelf | null = null;
  #campaigns: Promise<CampaignShelf> | null = null;
  #own: BoardShelf | null = null;
  #desk: Promise<TroupeDesk> | null = null;
  #backup: Promise<BackupDesk> | null = null;

  constructor(housing: Housing, database = new Database()) {
    this.version = housing.version;
    this.installed = housing.installed;
    this.#stores = { database, matches: new MatchStore(database), settings: new SettingsStore(database) };
  }

  /** Reads the settings; where nothing can be kept the app goes on with those it was delivered with. Never rejects. */
  async prepare(): Promise<void> {
    try {
      this.settings = await this.#stores.settings.get();
      void this.#stores.matches.purge().catch(() => undefined); // another time, then: nobody waits for it
    } catch (error) {
      this.unsupported = storageFailure(error instanceof StorageFailed ? error.kind : 'unknown');
    }
  }

  async load(): Promise<void> {
    if (this.#shelf) return;
    const shelf = await import('./shelf.ts');
    if (this.#shelf) return;
    this.#shelf = shelf;
    this.#own = shelf.shelfOf(this.#stores.database, () => this.#readBoards());
    this.characters = shelf.characters;
    void import('./purge-kept.ts').then(({ purgeKept }) => purgeKept(this.#stores.database)).catch(() => undefined); // another time, then
    await this.#readBoards();
  }

  /** Where nothing can be read, the ready-made boards are still there. */
  async #readBoards(): Promise<void> {
    const [shelf, own] = [this.#shelf, this.#own];
    if (!shelf || !own) return;
    const made = await own.list().catch(() => []);
    const fit = made.filter(({ id, terrain }) => shelf.playable(terrain) && !shelf.boards.some((ready) => ready.id === id));
    this.boards = [...shelf.boards, ...fit.map((board): ReadyBoard => ({ ...board, own: true }))];
    this.#tell();
  }

  async workshop(): Promise<{ workshop: BoardWorkshop; shelf: BoardShelf }> {
    await this.load();
    if (!this.#shelf || !this.#own) throw new Error('the shelf is not there');
    return { workshop: this.#shelf.workshop, shelf: this.#own };
  }

  async troupes(): Promise<TroupeDesk> {
    const { shelf: boards } = await this.workshop();
    const { database, matches } = this.#stores;
    const needs = {
      database,
      matches,
      boards,
      readMatch: (file: File) => this.readMatch(file),
      page: document.baseURI,
      readCampaign: async (file: File) => (await this.campaigns()).read(file),
    };
    this.#desk ??= import('./troupe-desk.ts').then(({ troupeDesk }) => troupeDesk(needs));
    return this.#desk;
  }

  async campaigns(): Promise<CampaignShelf> {
    await this.load();
    const { database, matches } = this.#stores;
    this.#campaigns ??= import('./campaign-shelf.ts').then(
      ({ Campaigns }) => new Campaigns(database, matches, () => this.boards, document.baseURI),
    );
    return this.#campaigns;
  }

  async cards(): Promise<CardShelf> {
    return (await import('./shelf.ts')).cardShelf;
  }

  async collection(): Promise<CollectionPort> {
    return (await import('./keeping.ts')).collectionOf(this.#stores.database);
  }

  async players(): Promise<PlayersPort> {
    return (await import('./keeping.ts')).playersOf(this.#stores, () => this.#tell());
  }

  #loaded(): Promise<Session> {
    this.#session ??= import('./session.ts').then((module) => (this.#opened = new module.Session(this.#stores)));
    return this.#session;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Those that are kept, and those that are played in memory because nothing can be kept. */
  async matches() {
    const unkept = (await this.#session)?.unkept;
    const kept = await this.#stores.matches.list().catch((error: unknown) => {
      if (!unkept?.list([]).length) throw error;
      return [];
    });
    return [...(unkept?.list(kept) ?? []), ...kept];
  }

  async start({ title, seats, board, options }: NewMatch): Promise<string> {
    const session = await this.#loaded();
    const own = this.boards.find(({ id: known, own: made }) => made && known === board);
    const id = await session.begin({
      title,
      board,
      ...(own ? { terrain: own.terrain } : {}),
      options,
      names: seats.map(({ name }, seat) => name || appWords.playerNumber(seat + 1)),
      seats: seats.map(({ faction, troupe, upgrades, pool }) => ({
        ...(faction ? { faction } : {}),
        ...(troupe ? { troupe: [...troupe] } : {}),
        ...(upgrades ? { upgrades } : {}),
        ...(pool ? { pool: [...pool] } : {}),
      })),
    });
    await this.change({ names: seats.map(({ name }) => name) }).catch(() => undefined); // the match itself says that nothing is kept
    return id;
  }

  async rematch(id: string): Promise<string> {
    return (await this.#loaded()).rematch(id);
  }

  async open(id: string): Promise<OpenedTable> {
    const session = await this.#loaded();
    const opened = await session.open(id);
    if (!opened.ok) return { ok: false, sentence: opened.why };
    const { table } = opened;
    return { ok: true, table, close: () => void session.leave(table) };
  }

  /** Whether anything lies in memory alone and would be lost if the window closed now. */
  get unkept(): boolean {
    return this.#opened?.unkept.any ?? false;
  }

  async replay(id: string): Promise<OpenedReplay> {
    return (await this.#loaded()).replay(id);
  }

  async readMatch(file: File): Promise<ReadMatch> {
    const session = await this.#loaded();
    const read = await session.importMatch(new Uint8Array(await file.arrayBuffer()), file.name.replace(/(\.all-hands)?\.[\w-]+$/, ''));
    if (!read.ok) return { ok: false, sentence: read.why };
    this.#tell();
    return read;
  }

  async remove(id: string): Promise<void> {
    if ((await this.#session)?.unkept.remove(id, true)) return;
    return this.#stores.matches.remove(id);
  }

  async undoRemove(id: string): Promise<void> {
    if ((await this.#session)?.unkept.remove(id, false)) return;
    return this.#stores.matches.undoRemove(id);
  }

  refusePick(character: CharacterId, faction: Faction, chosen: readonly CharacterId[], options: HouseRules): Reason | null {
    return this.#shelf ? this.#shelf.refusePick(character, faction, chosen, options) : reason('unknown-character', []);
  }

  async #reread(): Promise<void> {
    this.settings = await this.#stores.settings.get();
    this.#tell();
  }

  async change(change: Partial<DeviceSettings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    this.#tell();
    await this.#stores.settings.change(change);
  }

  async storageState(): Promise<StorageState> {
    const { storage } = navigator;
    const persisted = (await storage?.persisted?.().catch(() => null)) ?? null;
    const { usage = null, quota = null } = (await storage?.estimate?.().catch(() => null)) ?? {};
    return { persisted, used: usage, quota };
  }

  async persist(): Promise<boolean> {
    const { keepForGood } = await import('./session.ts');
    return keepForGood();
  }

  #backups(): Promise<BackupDesk> {
    this.#backup ??= import('./hire-backup.ts').then(({ backupDesk }) => backupDesk(this.#stores));
    return this.#backup;
  }

  async backup(work: LongWork = {}): Promise<{ name: string; file: Blob }> {
    const now = new Date();
    return { name: fileName(now), file: await (await this.#backups()).make(now.getTime(), work) };
  }

  async backupDue(): Promise<boolean> {
    const session = await this.#loaded();
    return (await session.reminder()).due;
  }

  async readBackup(file: Blob, work: LongWork = {}): Promise<BackupOffer> {
    const desk = await this.#backups();
    const read = await desk.read(file, work);
    if (!read.ok) return { ok: false, sentence: fileFault(read.fault) };
    const restore = async (differing?: 'newer' | 'both', restoring: LongWork = {}): Promise<void> => {
      await desk.restore(differing, restoring);
      await this.#readBoards();
      await this.#reread();
    };
    return { ok: true, preview: { made: read.made, ...read.preview }, restore };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
