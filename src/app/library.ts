import { pairings } from '../cards/pairings.ts';
import { LESSON_IDS } from '../lessons/lesson-ids.ts';
import { TRAINER_IDS } from '../lessons/training.ts';
import type { Pack } from '../packs/pack.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Character } from '../rules/terms/card-language.ts';
import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import { reason, type Reason } from '../rules/terms/reason.ts';
import type { Stores } from '../storage/backup.ts';
import type { Database } from '../storage/database.ts';
import { defaultSettings } from '../storage/default-settings.ts';
import type { FittingOffer } from '../ui/contexts/fitting-offer.ts';
import type { ComputerLevel } from '../ui/contexts/table-port.ts';
import type {
  BackupOffer,
  DeviceSettings,
  HouseRules,
  LibraryPort,
  BackupWork,
  NewMatch,
  OpenedTable,
  ListedMatch,
  ReadyBoard,
  StorageState,
} from '../ui/contexts/library-port.ts';
import type { BoardShelf, BoardWorkshop } from '../ui/contexts/board-port.ts';
import type { CabinetPort } from '../ui/contexts/cabinet-port.ts';
import type { CampaignShelf } from '../ui/contexts/campaign-port.ts';
import type { ClubJoining, ClubPort } from '../ui/contexts/club-port.ts';
import type { CardShelf } from '../ui/contexts/compendium-port.ts';
import type { PlayersPort } from '../ui/contexts/keeping-port.ts';
import type { RuleFigure } from '../ui/contexts/figure-port.ts';
import type { JoiningPort } from '../ui/contexts/glasses-port.ts';
import type { PuzzlePort } from '../ui/contexts/puzzle-port.ts';
import type { LessonPort } from '../ui/contexts/lesson-port.ts';
import type { PackPort } from '../ui/contexts/pack-port.ts';
import type { WorkshopPort } from '../ui/contexts/workshop-port.ts';
import type { Trainer } from '../ui/contexts/trainer-port.ts';
import type { Waiting } from '../ui/contexts/waiting.ts';
import type { OpenedReplay, ReadMatch } from '../ui/contexts/replay-port.ts';
import type { TournamentShelf } from '../ui/contexts/tournament-port.ts';
import type { TroupeDesk } from '../ui/contexts/troupe-port.ts';
import { idle } from '../ui/page/idle.ts';
import { appWords } from '../words/app/app.ts';
import { nothingKept } from '../words/app/storage.ts';
import type { Backups } from './backup/backups.ts';
import { chosen } from './session/chosen.ts';
import { listed } from './kept/listed.ts';
import type { KeptMark } from './kept/kept-mark.ts';
import type { CampaignTable } from './campaign/campaign.ts';
import type { Hosts } from './glasses/hosts.ts';
import type { TakenMatch } from './glasses/taking.ts';
import type { Table } from './table/table.ts';
import type { CabinetDesk } from './cabinet/cabinet-desk.ts';
import type { Session } from './session/session.ts';
import type { CardBox } from './box.ts';
import type { ClubShelf } from './club/club-shelf.ts';
import type * as Shelf from './shelf/shelf.ts';

/** What an app that is installed and updated knows of its page. */
export interface Housing {
  version: string;
  /** When this edition was made: a day, as in 2026-11-27. */
  edited?: string;
  installed: boolean;
  /** How it looked last, as far as that is known before anything kept is read. */
  look?: Partial<DeviceSettings>;
  /** Fetches the screen of a match, and that of the collection. */
  matchScreen?: () => Promise<unknown>;
  cabinetScreen?: () => Promise<unknown>;
}

/**
 * Everything outside a match, for the screens. The rules, the records and the order of play are loaded when the first match
 * or backup needs them.
 */
export class Library implements LibraryPort {
  readonly version: string;
  readonly edited: string;
  readonly installed: boolean;
  characters: readonly Character[] = [];
  boards: readonly ReadyBoard[] = [];
  readonly pairings = pairings;
  readonly lessons = LESSON_IDS;
  readonly trainers = TRAINER_IDS;
  settings: DeviceSettings;
  unsupported: string | null = null;
  emptied = false;
  #mark: KeptMark | null = null;
  readonly #database: Database | undefined;
  #kept: Promise<Stores> | null = null;
  #prepared: Promise<void> | null = null;
  readonly #foreseen = new Set<'match' | 'cabinet'>();
  readonly #screens: Pick<Housing, 'matchScreen' | 'cabinetScreen'>;
  readonly #listeners = new Set<() => void>();
  #session: Promise<Session> | null = null;
  #opened: Session | null = null;
  #shelf: typeof Shelf | null = null;
  #campaigns: Promise<CampaignShelf> | null = null;
  #own: BoardShelf | null = null;
  #desk: Promise<TroupeDesk> | null = null;
  #cabinet: Promise<CabinetDesk> | null = null;
  #box: CardBox | null = null;
  #boxed: Promise<CardBox> | null = null;
  #packs: Promise<PackPort> | null = null;
  #workshop: Promise<WorkshopPort> | null = null;
  #backups: Promise<Backups> | null = null;
  /** The match that lies open. */
  #shown: Table | null = null;
  #hosts: Promise<Hosts> | null = null;
  #clubs: Promise<ClubShelf> | null = null;

  constructor(housing: Housing, database?: Database) {
    this.version = housing.version;
    this.edited = housing.edited ?? '';
    this.installed = housing.installed;
    this.settings = { ...defaultSettings, ...housing.look };
    this.#screens = housing;
    this.#database = database;
  }

  /** Reads the settings; where nothing can be kept the app goes on with those it was delivered with. Never rejects. */
  prepare(): Promise<void> {
    this.#prepared ??= this.#prepare();
    return this.#prepared;
  }

  async #prepare(): Promise<void> {
    const { failureOf } = await import('./kept/stores.ts');
    try {
      const { settings, matches } = await this.#stores;
      this.settings = await settings.get();
      await this.#lookForMark();
      void idle().then(() => matches.purge().catch(() => undefined)); // another time, then: nobody waits for it
    } catch (error) {
      this.unsupported = nothingKept(failureOf(error));
    }
    this.#tell();
  }

  /** The browser may have deleted the data without a word. */
  async #lookForMark(): Promise<void> {
    const [{ KeptMark }, { database }] = await Promise.all([import('./kept/stores.ts'), this.#stores]);
    this.#mark ??= new KeptMark(database);
    const emptied = await this.#mark.lost().catch(() => false);
    if (emptied === this.emptied) return;
    this.emptied = emptied;
    this.#tell();
  }

  emptiedSeen(): void {
    this.#mark?.seen();
    this.emptied = false;
    this.#tell();
  }

  async scarce(): Promise<boolean> {
    const { isScarce, storageState } = await import('./window/storage-state.ts');
    return isScarce(await storageState());
  }

  /** Opened when the first screen stands, or when something asks for them. */
  get #stores(): Promise<Stores> {
    this.#kept ??= import('./kept/stores.ts').then(({ openStores }) => openStores(this.#database));
    return this.#kept;
  }

  async load(): Promise<void> {
    if (this.#shelf) return;
    const [shelf, { database }, box] = await Promise.all([import('./shelf/shelf.ts'), this.#stores, this.#cardBox()]);
    if (this.#shelf) return;
    this.#shelf = shelf;
    this.#own = shelf.shelfOf(database, () => this.#readBoards());
    this.characters = box.shelf.characters;
    void idle()
      .then(() => import('./kept/purge-kept.ts'))
      .then(({ purgeKept }) => purgeKept(database))
      .catch(() => undefined); // another time, then
    await this.#readBoards();
  }

  /** The cards of this device; where no packs can be read, the printed ones. */
  #cardBox(): Promise<CardBox> {
    this.#boxed ??= Promise.all([import('./box.ts'), this.#stores]).then(async ([{ CardBox }, { database }]) => {
      const box = new CardBox();
      await box.read(database).catch(() => undefined);
      void idle()
        .then(() => import('./kept/show-photos.ts'))
        .then(({ showPhotos }) => showPhotos(database))
        .then(() => this.#tell())
        .catch(() => undefined); // drawings, then
      return (this.#box = box);
    });
    return this.#boxed;
  }

  /** Where nothing can be read, the ready-made boards are still there. */
  async #readBoards(): Promise<void> {
    const [shelf, boards] = [this.#shelf, this.#own];
    if (!shelf || !boards) return;
    const made = await boards.list().catch(() => []);
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
    const [{ database, matches }, box] = [await this.#stores, await this.#cardBox()];
    const needs = {
      database,
      matches,
      boards,
      readMatch: (file: File, waiting?: Waiting) => this.readMatch(file, waiting),
      cards: () => box.troupes,
      printed: () => box.officialTroupes,
      takePack: async (pack: Pack) => (await this.#packDesk()).take(pack),
      keepPuzzle: async (puzzle: Puzzle) => (await this.puzzles()).keep(puzzle),
      packsOf: (cards: readonly string[]) => box.packsOf(cards),
      page: document.baseURI,
      readCampaign: async (file: File, waiting?: Waiting) => (await this.campaigns()).read(file, waiting),
    };
    this.#desk ??= import('./shelf/troupe-desk.ts').then(({ troupeDesk }) => troupeDesk(needs));
    return this.#desk;
  }

  async campaigns(): Promise<CampaignShelf> {
    await this.load();
    const [{ database, matches }, box] = [await this.#stores, await this.#cardBox()];
    this.#campaigns ??= import('./campaign/campaign-shelf.ts').then(({ Campaigns }) => {
      const campaigns = new Campaigns(
        database,
        matches,
        () => this.boards,
        document.baseURI,
        (only) => box.supply(only),
      );
      // a device that cannot fetch it has no other glasses
      campaigns.onOpened = (campaign) => void this.#showCampaign(campaign).catch(() => undefined);
      return campaigns;
    });
    return this.#campaigns;
  }

  async tournaments(): Promise<TournamentShelf> {
    const [{ database }, { TournamentBook }] = await Promise.all([this.#stores, import('./tournament/tournament-book.ts')]);
    return new TournamentBook(database);
  }

  /** Of the origin that serves the page: it may reach no other. */
  #clubShelf(): Promise<ClubShelf> {
    this.#clubs ??= import('./club/club-shelf.ts').then(
      ({ ClubShelf }) =>
        new ClubShelf(location.origin, this.version, {
          boards: () => this.load().then(() => this.boards),
          campaigns: () => this.campaigns(),
          session: () => this.#loaded(),
          stores: () => this.#stores,
          told: () => this.#tell(),
        }),
    );
    return this.#clubs;
  }

  async club(): Promise<ClubPort | null> {
    return (await this.#clubShelf()).club();
  }

  async clubJoining(): Promise<ClubJoining> {
    return (await this.#clubShelf()).joining();
  }

  async cards(): Promise<CardShelf> {
    return (await this.#cardBox()).shelf;
  }

  packs(): Promise<PackPort> {
    return this.#packDesk();
  }

  async puzzles(): Promise<PuzzlePort> {
    const [{ database }, box] = [await this.#stores, await this.#cardBox()];
    const { puzzleDesk } = await import('./puzzles/puzzle-desk.ts');
    return puzzleDesk({ database, box, page: document.baseURI, maker: () => this.settings.names[0] ?? '' });
  }

  async cardWorkshop(): Promise<WorkshopPort> {
    const [{ database }, box] = [await this.#stores, await this.#cardBox()];
    const changed = (): void => this.#boxChanged(box);
    const maker = (): string => this.settings.names[0] ?? '';
    this.#workshop ??= import('./workshop/workshop-desk.ts').then(({ workshopDesk }) => workshopDesk({ database, box, changed, maker }));
    return this.#workshop;
  }

  #boxChanged(box: CardBox): void {
    if (this.#shelf) this.characters = box.shelf.characters;
    void this.#cabinet?.then((desk) => desk.lay(this.characters)).catch(() => undefined); // the next to ask reads them
    this.#tell();
  }

  async #packDesk(): Promise<PackPort> {
    const [stores, box] = [await this.#stores, await this.#cardBox()];
    const changed = (): void => this.#boxChanged(box);
    this.#packs ??= import('./packs/pack-desk.ts').then(({ packDesk }) => packDesk({ stores, box, changed, page: document.baseURI }));
    return this.#packs;
  }

  async figure(page: string): Promise<RuleFigure | null> {
    return (await import('./table/figure.ts')).figureOf(page);
  }

  async cabinet(): Promise<CabinetPort> {
    await this.load();
    const stores = await this.#stores;
    this.#cabinet ??= import('./cabinet/cabinet-desk.ts').then(({ CabinetDesk }) =>
      CabinetDesk.open(stores, this.characters, undefined, 'moonrise-cabinet'),
    );
    try {
      return await this.#cabinet;
    } catch (error) {
      this.#cabinet = null; // the next to ask tries again
      throw error;
    }
  }

  async players(): Promise<PlayersPort> {
    return (await import('./kept/keeping.ts')).playersOf(await this.#stores, () => this.#tell());
  }

  #loaded(): Promise<Session> {
    this.#session ??= Promise.all([import('./session/session.ts'), this.#stores, this.#cardBox()]).then(
      ([{ Session }, stores, box]) => (this.#opened = new Session(stores, Date.now, (only) => box.supply(only))),
    );
    return this.#session;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Those that are kept, and those that are played in memory because nothing can be kept. */
  async matches(): Promise<ListedMatch[]> {
    const unkept = (await this.#session)?.unkept;
    const { matches } = await this.#stores;
    const read = matches.list();
    const kept = await read.catch((error: unknown) => {
      if (!unkept?.list([]).length) throw error;
      return [];
    });
    void this.#lookForMark().catch(() => undefined);
    void read.then(
      () => this.#readable(),
      () => undefined,
    );
    const all = [...(unkept?.list(kept) ?? []), ...kept].map(listed);
    if (all.some(({ finished }) => !finished)) void this.#foresee('match').catch(() => undefined); // the screen there says so
    void this.#foreseeCabinet().catch(() => undefined);
    return all;
  }

  /** A person with a match under way, or with a cabinet, opens it sooner or later: what that takes is fetched once while the app is idle. */
  async #foresee(screen: 'match' | 'cabinet'): Promise<void> {
    if (this.#foreseen.has(screen)) return;
    this.#foreseen.add(screen);
    const { foreseeCabinet, foreseeMatch } = await import('./session/foresee.ts');
    const { matchScreen, cabinetScreen } = this.#screens;
    if (screen === 'match') await foreseeMatch(matchScreen, [() => this.#cardBox(), () => this.#glasses()]);
    else await foreseeCabinet(cabinetScreen, () => this.cabinet().then(() => this.#cabinet));
  }

  async #foreseeCabinet(): Promise<void> {
    if ((await (await this.#stores).database.holdings.count()) > 0) await this.#foresee('cabinet');
  }

  async start(match: NewMatch): Promise<string> {
    const id = await (await this.#loaded()).begin(chosen(match, this.pairings, this.boards));
    const { seats } = match;
    await this.change({ names: seats.map(({ name, computer }, seat) => (computer ? (this.settings.names[seat] ?? '') : name)) }).catch(
      () => undefined,
    ); // the match itself says that nothing is kept
    return id;
  }

  async fitting(id: string): Promise<FittingOffer | null> {
    const fitting = await (await this.#loaded()).fitting(id).catch(() => null); // nothing is kept: nothing is offered
    return fitting && { ...fitting, level: fitting.level as ComputerLevel };
  }

  async rematch(id: string, exchanged = false, level?: ComputerLevel): Promise<string> {
    const again = await (await this.#loaded()).rematch(id, exchanged, level);
    (await this.#glasses()).again(id, again);
    return again;
  }

  async playOn(id: string, step: number): Promise<string> {
    const onward = await (await this.#loaded()).playOn(id, step);
    (await this.#glasses()).again(id, onward);
    return onward;
  }

  async copy(id: string): Promise<string> {
    return (await this.#loaded()).copy(id);
  }

  async open(id: string): Promise<OpenedTable> {
    const session = await this.#loaded();
    const opened = await session.open(id);
    if (!opened.ok) return { ok: false, sentence: opened.why };
    const { table } = opened;
    const [{ attend }, hosts] = await Promise.all([import('./computer/attend.ts'), this.#glasses()]);
    const attendant = attend(table);
    table.advise = attendant.advise;
    const { CampaignStore } = await import('../storage/campaign-store.ts');
    table.campaign = await new CampaignStore((await this.#stores).database).ofMatch(id).catch(() => null);
    table.ring(this.#roundEnds(id));
    this.#shown = table;
    const unseen = await hosts.open(table);
    const close = (): void => {
      attendant.leave();
      unseen();
      if (this.#shown === table) this.#shown = null;
      void session.leave(table);
    };
    return { ok: true, table, close };
  }

  async #showCampaign(campaign: CampaignTable): Promise<void> {
    const shown = await (await this.#glasses()).openCampaign(campaign);
    campaign.whenLeft(shown);
  }

  async joining(): Promise<JoiningPort> {
    const [{ arrivals }, hosts] = await Promise.all([import('./glasses/arrivals.ts'), this.#glasses()]);
    return arrivals(hosts.device, (address) => hosts.moved(address));
  }

  /** The match of this device that other glasses show. Fetched with the first match. */
  #glasses(): Promise<Hosts> {
    this.#hosts ??= import('./glasses/hosts.ts').then(
      ({ Hosts }) =>
        new Hosts({
          keep: (file) => this.#keepMatch(file),
          claim: async (id) => (await this.#stores).matches.describe(id, { handedOver: false }),
        }),
    );
    return this.#hosts;
  }

  /** When the round of a match ends; null while no clock runs for it. */
  #roundEnds(match: string): number | null {
    const { clock } = this.settings;
    return clock?.match === match ? clock.endsAt : null;
  }

  /** Keeps a match that comes from another device. */
  async #keepMatch(file: Uint8Array<ArrayBuffer>): Promise<TakenMatch> {
    const read = await (await this.#loaded()).importMatch(file);
    if (!read.ok) throw new Error(read.why);
    const { id } = read;
    this.#tell();
    return { id, undo: read.how === 'continued' ? read.undo : async () => void (read.how !== 'known' && (await this.remove(id))) };
  }

  async lesson(id: string): Promise<LessonPort> {
    const { openLesson } = await import('./table/lesson-table.ts');
    const { lessonWords } = await import('../words/match/lessons.ts');
    return openLesson(id, [this.settings.names[0] || appWords.playerNumber(1), lessonWords.partner()]);
  }

  async trainer(id: string): Promise<Trainer> {
    const { openTrainer } = await import('./trainer/open-trainer.ts');
    return openTrainer(id, this.settings.trainers, (trainer, training) => {
      // practised all the same where it cannot be kept
      void this.change({ trainers: { ...this.settings.trainers, [trainer]: training } }).catch(() => undefined);
    });
  }

  /** Whether anything lies in memory alone and would be lost if the window closed now. */
  get unkept(): boolean {
    return this.#opened?.unkept.any ?? false;
  }

  async replay(id: string): Promise<OpenedReplay> {
    return (await this.#loaded()).replay(id);
  }

  async readMatch(file: File, waiting?: Waiting): Promise<ReadMatch> {
    const session = await this.#loaded();
    const title = file.name.replace(/(\.all-hands)?\.[\w-]+$/, '');
    const read = await session.importMatch(new Uint8Array(await file.arrayBuffer()), title, waiting);
    if (!read.ok) return { ok: false, sentence: read.why };
    this.#tell();
    return read;
  }

  async remove(id: string): Promise<void> {
    if ((await this.#session)?.unkept.remove(id, true)) return;
    return (await this.#stores).matches.remove(id);
  }

  async undoRemove(id: string): Promise<void> {
    if ((await this.#session)?.unkept.remove(id, false)) return;
    return (await this.#stores).matches.undoRemove(id);
  }

  refusePick(character: CharacterId, faction: Faction, chosen: readonly CharacterId[], options: HouseRules): Reason | null {
    return this.#shelf && this.#box
      ? this.#shelf.refusePick(this.#box.cards, character, faction, chosen, options)
      : reason('unknown-character', []);
  }

  /** What could not be read when the app began can be read now: what was said of it is taken back. */
  #readable(): void {
    if (this.unsupported === null) return;
    this.unsupported = null;
    this.#reread().catch(() => undefined); // then they stay as they were delivered
    this.#tell();
  }

  async #reread(): Promise<void> {
    this.settings = await (await this.#stores).settings.get();
    this.#tell();
  }

  async change(change: Partial<DeviceSettings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    this.#shown?.ring(this.#roundEnds(this.#shown.matchId));
    this.#tell();
    const { lessons, beside, trainers } = await (await this.#stores).settings.change(change);
    if (change.lessons || change.beside || change.trainers) {
      this.settings = { ...this.settings, lessons, beside, trainers };
      this.#tell();
    }
  }

  async storageState(): Promise<StorageState> {
    return (await import('./window/storage-state.ts')).storageState();
  }

  async persist(): Promise<boolean> {
    const { keepForGood } = await import('./session/session.ts');
    return keepForGood();
  }

  /** A copy may have brought packs. */
  async #reboxed(): Promise<void> {
    const box = await this.#boxed;
    if (!box) return;
    await box.read((await this.#stores).database);
    if (this.#shelf) this.characters = box.shelf.characters;
    this.#tell();
  }

  #copies(): Promise<Backups> {
    this.#backups ??= Promise.all([import('./backup/backups.ts'), this.#stores]).then(
      ([{ Backups }, stores]) =>
        new Backups(stores, async () => {
          await this.#readBoards();
          await this.#reread();
          await this.#reboxed();
          await (await this.#cabinet)?.read();
        }),
    );
    return this.#backups;
  }

  async backup(work?: BackupWork & { photos?: boolean }): Promise<{ name: string; file: Blob }> {
    return (await this.#copies()).make(work);
  }

  async photoCount(): Promise<number> {
    return (await this.#stores).database.photos.count();
  }

  async backupDue(): Promise<boolean> {
    return (await this.#copies()).due();
  }

  async readBackup(file: Blob, work?: BackupWork): Promise<BackupOffer> {
    return (await this.#copies()).read(file, work);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
