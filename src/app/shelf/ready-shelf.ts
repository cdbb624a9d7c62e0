import type { Character } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { reason, type Reason } from '../../rules/terms/reason.ts';
import type { BoardShelf, BoardWorkshop } from '../../ui/contexts/board-port.ts';
import type { HouseRules, ReadyBoard } from '../../ui/contexts/library-port.ts';
import { idleTime } from '../../ui/page/time/idle-time.ts';
import type { CardBox } from '../box.ts';
import type { KeptHere } from '../kept/kept-here.ts';
import { Lazy } from '../window/lazy.ts';
import type * as Shelf from './shelf.ts';

/** The cards and boards of this device for a new match: both are empty until `load`. */
export class ReadyShelf {
  characters: readonly Character[] = [];
  /** The ready-made boards, then the player's own. */
  boards: readonly ReadyBoard[] = [];
  #loaded: { shelf: typeof Shelf; ownBoards: BoardShelf; box: CardBox } | null = null;

  /** The cards of this device; where no packs can be read, the printed ones. */
  readonly box = new Lazy(async () => {
    const [{ CardBox }, { database }] = await Promise.all([import('../box.ts'), this.storage.stores()]);
    const box = new CardBox();
    await box.read(database).catch(() => undefined);
    void idleTime()
      .then(() => import('../kept/show-photos.ts'))
      .then(({ showPhotos }) => showPhotos(database))
      .then(() => this.changed())
      .catch(() => undefined); // then drawings are shown
    return box;
  });

  /** `changed`: called when cards or boards have changed. */
  constructor(
    private readonly storage: KeptHere,
    private readonly changed: () => void,
  ) {}

  /** Fetches characters and boards, once. */
  async load(): Promise<void> {
    if (this.#loaded) return;
    const [shelf, { database }, box] = await Promise.all([import('./shelf.ts'), this.storage.stores(), this.box.get()]);
    if (this.#loaded) return;
    this.#loaded = { shelf, ownBoards: shelf.shelfOf(database, () => this.#readBoards()), box };
    this.layCards();
    void idleTime()
      .then(() => import('../kept/purge-kept.ts'))
      .then(({ purgeKept }) => purgeKept(database))
      .catch(() => undefined); // a later call tries again
    await this.#readBoards();
  }

  /** Reads the player's boards; where that fails, the ready-made boards remain. */
  async #readBoards(): Promise<void> {
    if (!this.#loaded) return;
    const { shelf, ownBoards } = this.#loaded;
    const made = await ownBoards.list().catch(() => []);
    const fit = made.filter(({ id, terrain }) => shelf.playable(terrain) && !shelf.boards.some((ready) => ready.id === id));
    this.boards = [...shelf.boards, ...fit.map((board): ReadyBoard => ({ ...board, isOwn: true }))];
    this.changed();
  }

  /** Takes the present characters of the box, once they are loaded. */
  layCards(): void {
    if (this.#loaded) this.characters = this.#loaded.box.shelf.characters;
  }

  /** Reads boards and packs again after the stored data was replaced. */
  async reread(): Promise<void> {
    await this.#readBoards();
    const box = await this.box.known;
    if (!box) return;
    await box.read((await this.storage.stores()).database);
    this.layCards();
    this.changed();
  }

  /** The functions of the board editor, and the shelf of the player's own boards. */
  async workshop(): Promise<{ workshop: BoardWorkshop; shelf: BoardShelf }> {
    await this.load();
    if (!this.#loaded) throw new Error('the shelf is not there');
    return { workshop: this.#loaded.shelf.workshop, shelf: this.#loaded.ownBoards };
  }

  /** The reason why a character may not join the chosen ones; null when it may. */
  refusePick(character: CharacterId, faction: Faction, chosen: readonly CharacterId[], options: HouseRules): Reason | null {
    if (!this.#loaded) return reason('unknown-character', []);
    const { shelf, box } = this.#loaded;
    return shelf.refusePick(box.cards, character, faction, chosen, options);
  }
}
