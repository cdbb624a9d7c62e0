import type { CabinetId, ShelfSort } from '../../../cabinet/terms.ts';
import { currentLanguage } from '../../../words/language/locale.ts';
import type { CabinetPort } from '../../contexts/cards/cabinet-port.ts';
import { ShelfOrder } from './shelf-order.ts';
import { shownShelves, type ShelfCatalogue } from './shown-shelves.ts';
import type { ShownShelf } from './coin-button.ts';

/** The shown part of the collection. `version` changes with the saved data. */
interface ShelfView {
  cabinet: CabinetId;
  sort: ShelfSort;
  sought: string;
  version: number;
}

/** The shelves as they are drawn, computed again only after a change. */
export class DrawnShelves {
  readonly #order = new ShelfOrder();
  #key = '';
  #shelves: readonly ShownShelf[] = [];

  of(port: CabinetPort, { cabinet, sort, sought, version }: ShelfView, catalogue: ShelfCatalogue): readonly ShownShelf[] {
    const key = JSON.stringify([cabinet, sort, sought, version, currentLanguage()]);
    if (key === this.#key) return this.#shelves;
    this.#key = key;
    const arranged = this.#order.arrange(port.shelves(cabinet, sort), `${cabinet} ${sort}`);
    this.#shelves = shownShelves(arranged, sought, catalogue);
    return this.#shelves;
  }

  /** Forgets the order, after a product or a list was added: shelves with owned figures come first again. */
  forget(): void {
    this.#order.forget();
    this.#key = '';
  }
}
