import { SampleTournaments } from '../tournament/sample-tournaments.ts';
import type { ClubJoining, ClubPort } from '../../../src/ui/contexts/gatherings/club-port.ts';
import type { TournamentShelf } from '../../../src/ui/contexts/gatherings/tournament-port.ts';
import { SampleCabinet } from '../cabinet/sample-cabinet.ts';
import type { PackPort } from '../../../src/ui/contexts/cards/pack-port.ts';
import type { WorkshopPort } from '../../../src/ui/contexts/cards/workshop-port.ts';
import { SampleWorkshop } from '../workshop/sample-workshop.ts';
import type { PuzzlePort } from '../../../src/ui/contexts/learning/puzzle-port.ts';
import { SamplePacks } from '../packs/sample-packs.ts';
import { ContextProvider } from '@lit/context';
import type { CabinetPort } from '../../../src/ui/contexts/cards/cabinet-port.ts';
import type { TemplateResult } from 'lit';
import { boards, characters, pairings, tableCards } from '../../../src/cards/index.ts';
import type { Character } from '../../../src/rules/terms/card-language.ts';
import type { Upgrade } from '../../../src/rules/terms/card-language.ts';
import { libraryContext, settingsContext } from '../../../src/ui/contexts/contexts.ts';
import type { CardShelf } from '../../../src/ui/contexts/cards/compendium-port.ts';
import type { LessonPort } from '../../../src/ui/contexts/learning/lesson-port.ts';
import type { Trainer } from '../../../src/ui/contexts/learning/trainer-port.ts';
import type { KnownPlayer, PlayerRecord, PlayersPort } from '../../../src/ui/contexts/players-port.ts';
import type {
  BackupOffer,
  BackupPreview,
  DeviceSettings,
  LibraryPort,
  ListedMatch,
  OpenedTable,
} from '../../../src/ui/contexts/library-port.ts';
import type { NewMatch } from '../../../src/ui/contexts/table/new-match.ts';
import { SampleCampaigns } from '../campaign/sample-campaigns.ts';
import { shelfOf, workshop } from '../board-editor/workshop.ts';
import { SampleDesk } from '../troupes/sample-desk.ts';

export const settings: DeviceSettings = {
  theme: 'night',
  language: 'auto',
  seating: 'pass',
  textSize: 100,
  names: ['Ada', 'Ben'],
  reminders: true,
  calm: false,
  contrast: false,
  hand: 'right',
  sound: false,
  awake: true,
  trembling: false,
  backedUpAt: null,
  clock: null,
  beside: [],
  lessons: [],
  trainers: {},
  edition: '',
};

const noneKept = { added: 0, continued: 0, newer: 0, older: 0, unchanged: 0 };
const noneFolded = { added: 0, continued: 0, copied: 0, unchanged: 0 };

/** A copy that would change nothing but this. */
export const previewOf = (change: Partial<BackupPreview>): BackupPreview => ({
  made: Date.now(),
  ...noneFolded,
  settings: false,
  boards: 0,
  troupes: noneKept,
  collection: noneKept,
  players: noneKept,
  packs: noneKept,
  puzzles: noneKept,
  tournaments: noneKept,
  photos: noneKept,
  campaigns: noneFolded,
  ...change,
});

export const listed = (id: string, change: Partial<ListedMatch> = {}): ListedMatch => ({
  id,
  title: `Match ${id}`,
  names: ['Ada', 'Ben'],
  turn: 2,
  finished: false,
  changedAt: 1_700_000_000_000,
  ...change,
});

const libraryAround = new ContextProvider(document.body, { context: libraryContext });
const settingsAround = new ContextProvider(document.body, { context: settingsContext });

/** What stands within a library: from now on every screen is given this one. */
export function within(library: LibraryPort, screen: TemplateResult): TemplateResult {
  libraryAround.setValue(library);
  settingsAround.setValue(library.settings);
  return screen;
}

/** A library that keeps everything in memory and remembers what was asked of it. */
export class SampleLibrary implements LibraryPort {
  readonly version = '1.2.3';
  readonly edited = '2026-11-27';
  readonly installed = false;
  characters: readonly Character[] = characters;
  readonly boards = boards;
  readonly pairings = pairings;
  readonly lessons: readonly string[] = ['stones', 'winning'];
  readonly trainers: readonly string[] = ['melee', 'arcane'];
  settings: DeviceSettings = settings;
  unsupported: string | null = null;
  emptied = false;
  room = true;
  due = false;
  readonly shelf = shelfOf();
  readonly desk = new SampleDesk();
  readonly campaignShelf = new SampleCampaigns();
  list: ListedMatch[] = [];
  readonly removed = new Set<string>();
  readonly started: NewMatch[] = [];
  upgrades: Upgrade[] = [];
  readonly known = new Map<string, KnownPlayer>();
  records: ReadonlyMap<string, PlayerRecord> = new Map();
  /** Whether nothing more can be kept. */
  full = false;
  opened: OpenedTable | (() => never) = { ok: false, sentence: 'It has crumbled.' };
  offer: BackupOffer = { ok: false, sentence: 'Not a file of Moonrise.' };
  readonly #listeners = new Set<() => void>();

  load() {
    return Promise.resolve();
  }
  joining() {
    const meeting = {
      code: null,
      state: 'gathering' as const,
      fault: null,
      returns: true,
      read: () => undefined,
      close: () => undefined,
      subscribe: () => () => undefined,
    };
    return Promise.resolve({
      window: () => null,
      rejoin: () => Promise.resolve(null),
      meet: () => ({ meeting, guest: new Promise<never>(() => undefined) }),
    });
  }
  lesson(id: string): Promise<LessonPort> {
    return Promise.reject(new Error(`nobody teaches ${id}`));
  }
  async trainer(id: string): Promise<Trainer> {
    const { openTrainer } = await import('../../../src/app/trainer/open-trainer.ts');
    return openTrainer(
      id,
      this.settings.trainers,
      (text, training) => (this.settings = { ...this.settings, trainers: { ...this.settings.trainers, [text]: training } }),
      () => 'sample',
    );
  }
  matches() {
    return Promise.resolve(this.list.filter(({ id }) => !this.removed.has(id)));
  }
  start(match: NewMatch) {
    this.started.push(match);
    return Promise.resolve('fresh');
  }
  fitting() {
    return Promise.resolve(null);
  }
  rematch() {
    return Promise.resolve('again');
  }
  playOn() {
    return Promise.resolve('onward');
  }
  copy() {
    return Promise.resolve('copied');
  }
  emptiedSeen() {
    this.emptied = false;
  }
  scarce() {
    return Promise.resolve(!this.room);
  }
  open() {
    return Promise.resolve(typeof this.opened === 'function' ? this.opened() : this.opened);
  }
  replay() {
    return Promise.resolve({ ok: false as const, sentence: 'It has crumbled.' });
  }
  readMatch() {
    return Promise.resolve({ ok: false as const, sentence: 'Not a match of Moonrise.' });
  }
  workshop() {
    return Promise.resolve({ workshop, shelf: this.shelf });
  }
  campaigns() {
    return Promise.resolve(this.campaignShelf);
  }
  troupes() {
    return Promise.resolve(this.desk);
  }
  cards(): Promise<CardShelf> {
    return Promise.resolve({ characters, upgrades: this.upgrades, tableCards });
  }
  figure() {
    return Promise.resolve(null);
  }
  cabinetPort: CabinetPort = new SampleCabinet();
  cabinet(): Promise<CabinetPort> {
    return Promise.resolve(this.cabinetPort);
  }
  readonly packPort = new SamplePacks();
  puzzles(): Promise<PuzzlePort> {
    return Promise.reject(new Error('no puzzles here'));
  }
  packs(): Promise<PackPort> {
    return Promise.resolve(this.packPort);
  }
  readonly workshopPort = new SampleWorkshop();
  cardWorkshop(): Promise<WorkshopPort> {
    return Promise.resolve(this.workshopPort);
  }
  readonly tournamentShelf = new SampleTournaments();
  tournaments(): Promise<TournamentShelf> {
    return Promise.resolve(this.tournamentShelf);
  }
  inClub: ClubPort | null = null;
  club(): Promise<ClubPort | null> {
    return Promise.resolve(this.inClub);
  }
  joinsClub: ClubJoining = {
    bare: false,
    joined: false,
    look: () => Promise.resolve('Moonlit Mondays'),
    join: () => Promise.resolve(null),
    watch: () => Promise.resolve(null),
  };
  clubJoining(): Promise<ClubJoining> {
    return Promise.resolve(this.joinsClub);
  }
  players(): Promise<PlayersPort> {
    const here = () => [...this.known.values()].filter(({ id }) => !this.removed.has(id));
    return Promise.resolve({
      list: () => Promise.resolve(here()),
      save: (player) => Promise.resolve(void this.known.set(player.id, player)),
      remove: (id) => Promise.resolve(void this.removed.add(id)),
      undoRemove: (id) => Promise.resolve(void this.removed.delete(id)),
      records: () => Promise.resolve(this.records),
    });
  }
  remove(id: string) {
    this.removed.add(id);
    return Promise.resolve();
  }
  undoRemove(id: string) {
    this.removed.delete(id);
    return Promise.resolve();
  }
  refusePick(character: string, _faction: string, chosen: readonly string[], { troupeSize = 6 }) {
    return chosen.length < troupeSize ? null : { code: 'troupe-size', clauses: ['SET-8'], facts: { character } };
  }
  change(change: Partial<DeviceSettings>) {
    this.settings = { ...this.settings, ...change };
    if (libraryAround.value === this) settingsAround.setValue(this.settings);
    this.tell();
    return Promise.resolve();
  }
  storageState() {
    return Promise.resolve({ persisted: false, used: 1024 * 1024 * 3, quota: 1024 * 1024 * 2048 });
  }
  persist() {
    return Promise.resolve(false);
  }
  backup() {
    return Promise.resolve({ name: 'm.moonrise', file: new Blob(['x']) });
  }
  photoCount() {
    return Promise.resolve(0);
  }
  backupDue() {
    return Promise.resolve(this.due);
  }
  readBackup() {
    return Promise.resolve(this.offer);
  }
  tell() {
    for (const listener of this.#listeners) listener();
  }
  subscribe(listener: () => void) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The first element that a selector finds, through every shadow root. */
export function deep<E extends Element = HTMLElement>(root: Element | ShadowRoot, selector: string): E | null {
  const here = root.querySelector<E>(selector);
  if (here) return here;
  const inside = root instanceof Element && root.shadowRoot ? [root.shadowRoot] : [];
  const below = [...root.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? [element.shadowRoot] : []));
  for (const shadow of [...inside, ...below]) {
    const found = deep<E>(shadow, selector);
    if (found) return found;
  }
  return null;
}

/** Presses what a selector finds; the button inside a part of the kit. */
export function press(root: Element, selector: string): void {
  const found = deep(root, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  (found.shadowRoot?.querySelector('button') ?? found).click();
}

export const words = (root: Element | ShadowRoot): string =>
  [...root.querySelectorAll('*')].reduce(
    (text, { shadowRoot }) => (shadowRoot ? `${text} ${words(shadowRoot)}` : text),
    root.textContent ?? '',
  );
