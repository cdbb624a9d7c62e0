import { pairings } from '../cards/pairings.ts';
import { LESSON_IDS } from '../lessons/lesson-ids.ts';
import { TRAINER_IDS } from '../lessons/training.ts';
import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import type { Database } from '../storage/database/database.ts';
import { defaultSettings } from '../storage/shapes/default-settings.ts';
import type { BackupWork, DeviceSettings, HouseRules, LibraryPort } from '../ui/contexts/library-port.ts';
import type { NewMatch } from '../ui/contexts/table/new-match.ts';
import type { CardShelf } from '../ui/contexts/cards/compendium-port.ts';
import type { RuleFigure } from '../ui/contexts/cards/figure-port.ts';
import type { JoiningPort } from '../ui/contexts/gatherings/glasses-port.ts';
import type { PlayersPort } from '../ui/contexts/players-port.ts';
import type { LessonPort } from '../ui/contexts/learning/lesson-port.ts';
import type { ComputerLevel } from '../ui/contexts/table-port.ts';
import type { Trainer } from '../ui/contexts/learning/trainer-port.ts';
import type { Waiting } from '../ui/contexts/waiting.ts';
import { appWords } from '../words/app/app.ts';
import { Desks } from './desks.ts';
import type { Hosts } from './glasses/hosts.ts';
import { KeptHere } from './kept/kept-here.ts';
import { MatchShelf } from './session/match-shelf.ts';
import { ReadyShelf } from './shelf/ready-shelf.ts';
import { Lazy } from './window/lazy.ts';

/** The knowledge of the app about its page: its version, whether it is installed, and its last look. */
export interface Housing {
  version: string;
  /** The day of this edition, as in 2026-11-27. */
  edited?: string;
  installed: boolean;
  /** The last look, as far as it is known before the stored settings are read. */
  look?: Partial<DeviceSettings>;
  /** Fetch the screen of a match, and the screen of the collection. */
  matchScreen?: () => Promise<unknown>;
  cabinetScreen?: () => Promise<unknown>;
}

/** Everything outside a match, for the screens: the stored data, cards and boards, the matches, and the desks of the other screens. */
export class Library implements LibraryPort {
  readonly version: string;
  readonly edited: string;
  readonly installed: boolean;
  readonly pairings = pairings;
  readonly lessons = LESSON_IDS;
  readonly trainers = TRAINER_IDS;
  readonly #storage: KeptHere;
  readonly #shelf: ReadyShelf;
  readonly #matches: MatchShelf;
  readonly #desks: Desks;
  readonly #foreseen = new Set<'match' | 'cabinet'>();
  readonly #screens: Pick<Housing, 'matchScreen' | 'cabinetScreen'>;
  readonly #listeners = new Set<() => void>();
  /** The match of this device that other screens show. Fetched with the first match. */
  readonly #hosts = new Lazy(async () => {
    const { Hosts } = await import('./glasses/hosts.ts');
    return new Hosts({ keep: (file) => this.#matches.keep(file), claim: (id) => this.#matches.claim(id) });
  });

  constructor(housing: Housing, database?: Database) {
    this.version = housing.version;
    this.edited = housing.edited ?? '';
    this.installed = housing.installed;
    this.#screens = housing;
    const tell = (): void => this.#tell();
    const changed = (): void => {
      this.#matches.ring();
      tell();
    };
    const kept = new KeptHere({ ...defaultSettings, ...housing.look }, changed, database);
    const shelf = new ReadyShelf(kept, tell);
    const hosts = (): Promise<Hosts> => this.#hosts.get();
    const matches = new MatchShelf({ storage: kept, box: () => shelf.box.get(), glasses: hosts, changed: tell });
    this.#storage = kept;
    this.#shelf = shelf;
    this.#matches = matches;
    this.#desks = new Desks({ version: housing.version, storage: kept, shelf, matches, hosts, changed: tell });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  // The stored data of this device.

  get settings() {
    return this.#storage.settings;
  }
  get unsupported() {
    return this.#storage.unsupported;
  }
  get emptied() {
    return this.#storage.emptied;
  }
  /** Reads the settings; where that fails the app uses its defaults. Never rejects. */
  prepare() {
    return this.#storage.prepare();
  }
  emptiedSeen() {
    this.#storage.emptiedSeen();
  }
  change(change: Partial<DeviceSettings>) {
    return this.#storage.change(change);
  }
  photoCount() {
    return this.#storage.photoCount();
  }
  async scarce() {
    const { isScarce, storageState } = await import('./window/storage-state.ts');
    return isScarce(await storageState());
  }
  async storageState() {
    return (await import('./window/storage-state.ts')).storageState();
  }
  async persist() {
    return (await import('./session/session.ts')).keepForGood();
  }
  async backup(work?: BackupWork & { photos?: boolean }) {
    return (await this.#desks.backups.get()).make(work);
  }
  async backupDue() {
    return (await this.#desks.backups.get()).due();
  }
  async readBackup(file: Blob, work?: BackupWork) {
    return (await this.#desks.backups.get()).read(file, work);
  }
  async players(): Promise<PlayersPort> {
    return (await import('./kept/players-port.ts')).playersPort(await this.#storage.stores(), () => this.#tell());
  }

  // Cards and boards.

  get characters() {
    return this.#shelf.characters;
  }
  get boards() {
    return this.#shelf.boards;
  }
  load() {
    return this.#shelf.load();
  }
  workshop() {
    return this.#shelf.workshop();
  }
  async cards(): Promise<CardShelf> {
    return (await this.#shelf.box.get()).shelf;
  }
  refusePick(character: CharacterId, faction: Faction, chosen: readonly CharacterId[], options: HouseRules) {
    return this.#shelf.refusePick(character, faction, chosen, options);
  }

  // Matches.

  /** True if anything is only in memory and would be lost if the window closed now. */
  get unkept(): boolean {
    return this.#matches.unkept;
  }
  async matches() {
    const all = await this.#matches.list();
    if (all.some(({ finished }) => !finished)) void this.#foresee('match').catch(() => undefined); // on failure the screen itself reports it
    void this.#foreseeCabinet().catch(() => undefined);
    return all;
  }
  start(match: NewMatch) {
    return this.#matches.start(match, this.boards);
  }
  fitting(id: string) {
    return this.#matches.fitting(id);
  }
  rematch(id: string, exchanged?: boolean, level?: ComputerLevel) {
    return this.#matches.rematch(id, exchanged, level);
  }
  playOn(id: string, step: number) {
    return this.#matches.playOn(id, step);
  }
  open(id: string) {
    return this.#matches.open(id);
  }
  copy(id: string) {
    return this.#matches.copy(id);
  }
  replay(id: string) {
    return this.#matches.replay(id);
  }
  readMatch(file: File, waiting?: Waiting) {
    return this.#matches.read(file, waiting);
  }
  remove(id: string) {
    return this.#matches.remove(id);
  }
  undoRemove(id: string) {
    return this.#matches.undoRemove(id);
  }
  async joining(): Promise<JoiningPort> {
    const [{ arrivals }, hosts] = await Promise.all([import('./glasses/arrivals.ts'), this.#hosts.get()]);
    return arrivals(hosts.device, (address) => hosts.takeMovedView(address));
  }

  /** Fetches a screen once while the app is idle, because a player with a match under way or a cabinet will open it. */
  async #foresee(screen: 'match' | 'cabinet'): Promise<void> {
    if (this.#foreseen.has(screen)) return;
    this.#foreseen.add(screen);
    const { foreseeCabinet, foreseeMatch } = await import('./session/foresight.ts');
    const { matchScreen, cabinetScreen } = this.#screens;
    if (screen === 'match')
      await foreseeMatch(() => this.#matches.session.get(), matchScreen, [() => this.#shelf.box.get(), () => this.#hosts.get()]);
    else await foreseeCabinet(cabinetScreen, () => this.#desks.cabinet.get());
  }

  async #foreseeCabinet(): Promise<void> {
    if ((await (await this.#storage.stores()).database.holdings.count()) > 0) await this.#foresee('cabinet');
  }

  // Desks and lessons.

  troupes() {
    return this.#desks.troupes.get();
  }
  campaigns() {
    return this.#desks.campaigns.get();
  }
  tournaments() {
    return this.#desks.tournaments();
  }
  club() {
    return this.#desks.club();
  }
  clubJoining() {
    return this.#desks.clubJoining();
  }
  packs() {
    return this.#desks.packs.get();
  }
  puzzles() {
    return this.#desks.puzzles();
  }
  cardWorkshop() {
    return this.#desks.cardWorkshop.get();
  }
  cabinet() {
    return this.#desks.cabinet.get();
  }
  async figure(page: string): Promise<RuleFigure | null> {
    return (await import('./table/figure.ts')).figureOf(page);
  }
  async lesson(id: string): Promise<LessonPort> {
    const { openLesson } = await import('./table/lesson-table.ts');
    const { lessonWords } = await import('../words/match/lessons.ts');
    return openLesson(id, [this.settings.names[0] || appWords.playerNumber(1), lessonWords.partner()]);
  }
  async trainer(id: string): Promise<Trainer> {
    const { openTrainer } = await import('./trainer/open-trainer.ts');
    return openTrainer(id, this.settings.trainers, (trainer, training) => {
      // practice continues where its progress cannot be stored
      void this.change({ trainers: { ...this.settings.trainers, [trainer]: training } }).catch(() => undefined);
    });
  }
}
