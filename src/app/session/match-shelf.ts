import { pairings } from '../../cards/pairings.ts';
import type { FittingOffer } from '../../ui/contexts/library/fitting-offer.ts';
import type { ListedMatch, OpenedTable, ReadyBoard } from '../../ui/contexts/library-port.ts';
import type { NewMatch } from '../../ui/contexts/table/new-match.ts';
import type { OpenedReplay, ReadMatch } from '../../ui/contexts/replay-port.ts';
import type { ComputerLevel } from '../../ui/contexts/table-port.ts';
import type { Waiting } from '../../ui/contexts/waiting.ts';
import type { CardBox } from '../box.ts';
import type { KeptHere } from '../kept/kept-here.ts';
import { listedMatch } from '../kept/listed-match.ts';
import type { Table } from '../table/table.ts';
import { Lazy } from '../window/lazy.ts';
import { matchChoice } from './match-choice.ts';
import type { Session } from './session.ts';

/** The other screens of a match. */
interface MatchGlasses {
  /** Notes that a match was begun from another one: its screens follow when it is opened. */
  noteBegunFrom(before: string, next: string): void;
  /** Shows a table on other screens until it is cancelled. */
  open(table: Table): Promise<() => void>;
}

interface MatchShelfNeeds {
  storage: KeptHere;
  box: () => Promise<CardBox>;
  glasses: () => Promise<MatchGlasses>;
  /** Called when the matches of this device have changed. */
  changed: () => void;
}

/** The matches of this device. The rules and records are loaded when the first match needs them. */
export class MatchShelf {
  #opened: Session | null = null;
  /** The open match. */
  #table: Table | null = null;

  readonly session = new Lazy(async () => {
    const { storage, box: boxed } = this.needs;
    const [{ Session }, stores, box] = await Promise.all([import('./session.ts'), storage.stores(), boxed()]);
    return (this.#opened = new Session(stores, Date.now, (only) => box.supply(only)));
  });

  constructor(private readonly needs: MatchShelfNeeds) {}

  /** True if anything is only in memory and would be lost if the window closed now. */
  get unkept(): boolean {
    return this.#opened?.unkept.hasUnsaved ?? false;
  }

  /** The stored matches, and those that are played in memory because nothing can be stored. */
  async list(): Promise<ListedMatch[]> {
    const { storage } = this.needs;
    const unkept = (await this.session.known)?.unkept;
    const { matches } = await storage.stores();
    const read = matches.list();
    const stored = await read.catch((error: unknown) => {
      if (!unkept?.list([]).length) throw error;
      return [];
    });
    void storage.lookForMark().catch(() => undefined);
    void read.then(
      () => storage.readable(),
      () => undefined,
    );
    return [...(unkept?.list(stored) ?? []), ...stored].map(listedMatch);
  }

  /** Stores a new match and the names of its players; gives its id. `boards`: the known boards. */
  async start(match: NewMatch, boards: readonly ReadyBoard[]): Promise<string> {
    const { storage } = this.needs;
    const id = await (await this.session.get()).begin(matchChoice(match, pairings, boards));
    const names = match.seats.map(({ name, computer }, seat) => (computer ? (storage.settings.names[seat] ?? '') : name));
    await storage.change({ names }).catch(() => undefined); // the match itself reports that nothing is stored
    return id;
  }

  async fitting(id: string): Promise<FittingOffer | null> {
    const fitting = await (await this.session.get()).fitting(id).catch(() => null); // no suggestion where the matches cannot be read
    return fitting && { ...fitting, level: fitting.level as ComputerLevel };
  }

  async rematch(id: string, exchanged = false, level?: ComputerLevel): Promise<string> {
    const rematch = await (await this.session.get()).rematch(id, exchanged, level);
    (await this.needs.glasses()).noteBegunFrom(id, rematch);
    return rematch;
  }

  async playOn(id: string, step: number): Promise<string> {
    const onward = await (await this.session.get()).playOn(id, step);
    (await this.needs.glasses()).noteBegunFrom(id, onward);
    return onward;
  }

  async copy(id: string): Promise<string> {
    return (await this.session.get()).copy(id);
  }

  async open(id: string): Promise<OpenedTable> {
    const session = await this.session.get();
    const parts = Promise.all([import('../computer/attend.ts'), this.needs.glasses(), this.#campaignOf(id)]);
    parts.catch(() => undefined); // reported only if the match itself can be opened
    const opened = await session.open(id);
    if (!opened.ok) return { ok: false, sentence: opened.why };
    const { table } = opened;
    const [{ attend }, glasses, campaign] = await parts;
    const attendant = attend(table);
    table.advise = attendant.advise;
    table.campaign = campaign;
    table.ring(this.#roundEnds(id));
    this.#table = table;
    const unseen = await glasses.open(table);
    const close = (): void => {
      attendant.leave();
      unseen();
      if (this.#table === table) this.#table = null;
      void session.leave(table);
    };
    return { ok: true, table, close };
  }

  /** The campaign whose game a match is; null where there is none, or none can be read. */
  async #campaignOf(id: string): Promise<string | null> {
    const [{ CampaignStore }, { database }] = await Promise.all([
      import('../../storage/stores/campaign-store.ts'),
      this.needs.storage.stores(),
    ]);
    return new CampaignStore(database).ofMatch(id).catch(() => null);
  }

  /** Shows the end of the round on the open match, after the round clock was set or stopped. */
  ring(): void {
    this.#table?.ring(this.#roundEnds(this.#table.matchId));
  }

  /** When the round of a match ends; null while no clock runs for it. */
  #roundEnds(match: string): number | null {
    const { clock } = this.needs.storage.settings;
    return clock?.match === match ? clock.endsAt : null;
  }

  async replay(id: string): Promise<OpenedReplay> {
    return (await this.session.get()).replay(id);
  }

  /** Reads one match from a file. */
  async read(file: File, waiting?: Waiting): Promise<ReadMatch> {
    const session = await this.session.get();
    const title = file.name.replace(/(\.all-hands)?\.[\w-]+$/, '');
    const read = await session.importMatch(new Uint8Array(await file.arrayBuffer()), title, waiting);
    if (!read.ok) return { ok: false, sentence: read.why };
    this.needs.changed();
    return read;
  }

  /** Stores a match that comes from another device; gives its id and a function that removes it again. */
  async keep(file: Uint8Array<ArrayBuffer>): Promise<{ id: string; undo: () => Promise<void> }> {
    const read = await (await this.session.get()).importMatch(file);
    if (!read.ok) throw new Error(read.why);
    const { id } = read;
    this.needs.changed();
    return {
      id,
      undo: read.relation === 'continued' ? read.undo : async () => void (read.relation !== 'known' && (await this.remove(id))),
    };
  }

  /** Takes back a match that was handed over. */
  async claim(id: string): Promise<void> {
    await (await this.needs.storage.stores()).matches.describe(id, { handedOver: false });
  }

  async remove(id: string): Promise<void> {
    if ((await this.session.known)?.unkept.remove(id, true)) return;
    return (await this.needs.storage.stores()).matches.remove(id);
  }

  async undoRemove(id: string): Promise<void> {
    if ((await this.session.known)?.unkept.remove(id, false)) return;
    return (await this.needs.storage.stores()).matches.undoRemove(id);
  }
}
