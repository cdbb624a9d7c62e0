import type { Pack } from '../packs/pack.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { CampaignShelf } from '../ui/contexts/gatherings/campaign-port.ts';
import type { ClubJoining, ClubPort } from '../ui/contexts/gatherings/club-port.ts';
import type { PuzzlePort } from '../ui/contexts/learning/puzzle-port.ts';
import type { TournamentShelf } from '../ui/contexts/gatherings/tournament-port.ts';
import type { Waiting } from '../ui/contexts/waiting.ts';
import type { CampaignTable } from './campaign/campaign.ts';
import type { Hosts } from './glasses/hosts.ts';
import type { KeptHere } from './kept/kept-here.ts';
import type { MatchShelf } from './session/match-shelf.ts';
import type { ReadyShelf } from './shelf/ready-shelf.ts';
import { Lazy } from './window/lazy.ts';

interface DeskNeeds {
  version: string;
  storage: KeptHere;
  shelf: ReadyShelf;
  matches: MatchShelf;
  /** The matches that this device shows on other screens. */
  hosts: () => Promise<Hosts>;
  /** Called when something that the screens show has changed. */
  changed: () => void;
}

/** The desks of the screens beside a match; each is fetched when a screen first asks for it. */
export class Desks {
  readonly troupes = new Lazy(async () => {
    const { storage, shelf, matches: matchShelf } = this.needs;
    const { shelf: boards } = await shelf.workshop();
    const [{ troupeDesk }, { database, matches }, box] = await Promise.all([
      import('./shelf/troupe-desk.ts'),
      storage.stores(),
      shelf.box.get(),
    ]);
    return troupeDesk({
      database,
      matches,
      boards,
      readMatch: (file: File, waiting?: Waiting) => matchShelf.read(file, waiting),
      cards: () => box.troupes,
      printed: () => box.officialTroupes,
      takePack: async (pack: Pack) => (await this.packs.get()).take(pack),
      keepPuzzle: async (puzzle: Puzzle) => (await this.puzzles()).keep(puzzle),
      packsOf: (cards: readonly string[]) => box.packsOf(cards),
      page: document.baseURI,
      readCampaign: async (file: File, waiting?: Waiting) => (await this.campaigns.get()).read(file, waiting),
    });
  });

  readonly campaigns = new Lazy(async (): Promise<CampaignShelf> => {
    const { storage, shelf, hosts } = this.needs;
    await shelf.load();
    const [{ Campaigns }, { database, matches }, box] = await Promise.all([
      import('./campaign/campaign-shelf.ts'),
      storage.stores(),
      shelf.box.get(),
    ]);
    const campaigns = new Campaigns(
      database,
      matches,
      () => shelf.boards,
      document.baseURI,
      (only) => box.supply(only),
    );
    const show = async (campaign: CampaignTable): Promise<void> => campaign.whenLeft(await (await hosts()).openCampaign(campaign));
    // a device that cannot fetch the code has no other screens
    campaigns.onOpened = (campaign) => void show(campaign).catch(() => undefined);
    return campaigns;
  });

  /** The club of the origin that serves the page, because the page may reach no other. */
  readonly #clubs = new Lazy(async () => {
    const { storage, shelf, matches, version, changed } = this.needs;
    const { ClubShelf } = await import('./club/club-shelf.ts');
    return new ClubShelf(location.origin, version, {
      boards: () => shelf.load().then(() => shelf.boards),
      campaigns: () => this.campaigns.get(),
      session: () => matches.session.get(),
      stores: () => storage.stores(),
      changed,
    });
  });

  readonly cardWorkshop = new Lazy(async () => {
    const { storage, shelf } = this.needs;
    const [{ workshopDesk }, { database }, box] = await Promise.all([
      import('./workshop/workshop-desk.ts'),
      storage.stores(),
      shelf.box.get(),
    ]);
    return workshopDesk({ database, box, changed: () => this.#boxChanged(), maker: () => this.#maker() });
  });

  readonly packs = new Lazy(async () => {
    const { storage, shelf } = this.needs;
    const [{ packDesk }, stores, box] = await Promise.all([import('./packs/pack-desk.ts'), storage.stores(), shelf.box.get()]);
    return packDesk({ stores, box, changed: () => this.#boxChanged(), page: document.baseURI });
  });

  readonly cabinet = new Lazy(async () => {
    const { storage, shelf } = this.needs;
    await shelf.load();
    const [{ CabinetDesk }, stores] = await Promise.all([import('./cabinet/cabinet-desk.ts'), storage.stores()]);
    return CabinetDesk.open(stores, shelf.characters, undefined, 'moonrise-cabinet');
  });

  readonly backups = new Lazy(async () => {
    const { storage, shelf } = this.needs;
    const [{ Backups }, stores] = await Promise.all([import('./backup/backups.ts'), storage.stores()]);
    return new Backups(stores, async () => {
      await storage.reread();
      await shelf.reread();
      await (await this.cabinet.known)?.read();
    });
  });

  constructor(private readonly needs: DeskNeeds) {}

  async puzzles(): Promise<PuzzlePort> {
    const { storage, shelf } = this.needs;
    const [{ database }, box] = [await storage.stores(), await shelf.box.get()];
    const { puzzleDesk } = await import('./puzzles/puzzle-desk.ts');
    return puzzleDesk({ database, box, page: document.baseURI, maker: () => this.#maker() });
  }

  async tournaments(): Promise<TournamentShelf> {
    const [{ database }, { TournamentBook }] = await Promise.all([this.needs.storage.stores(), import('./tournament/tournament-book.ts')]);
    return new TournamentBook(database);
  }

  /** The club, or null where this device has joined none. */
  async club(): Promise<ClubPort | null> {
    return (await this.#clubs.get()).club();
  }

  async clubJoining(): Promise<ClubJoining> {
    return (await this.#clubs.get()).joining();
  }

  /** The name of the player of this device; empty if unknown. */
  #maker(): string {
    return this.needs.storage.settings.names[0] ?? '';
  }

  #boxChanged(): void {
    const { shelf, changed } = this.needs;
    shelf.layCards();
    void this.cabinet.known?.then((desk) => desk.lay(shelf.characters)).catch(() => undefined); // if this fails, the next opening reads them
    changed();
  }
}
