import type { CabinetId, ShelfSort } from '../../../cabinet/terms.ts';
import { spoken } from '../../../words/language/locale.ts';
import type { CabinetPort } from '../../contexts/cards/cabinet-port.ts';
import { ShelfOrder } from './shelf-order.ts';
import { shownShelves, type ShelfCatalogue } from './shown-shelves.ts';
import type { ShownShelf } from './coin-button.ts';

/** What is looked at. `version` changes with what is kept. */
interface ShelfView {
  cabinet: CabinetId;
  sort: ShelfSort;
  sought: string;
  version: number;
}

/** The shelves as they are drawn. They are worked out anew only when something of them has changed. */
export class DrawnShelves {
  readonly #order = new ShelfOrder();
  #key = '';
  #shelves: readonly ShownShelf[] = [];

  of(port: CabinetPort, { cabinet, sort, sought, version }: ShelfView, catalogue: ShelfCatalogue): readonly ShownShelf[] {
    const key = JSON.stringify([cabinet, sort, sought, version, spoken()]);
    if (key === this.#key) return this.#shelves;
    this.#key = key;
    const arranged = this.#order.arrange(port.shelves(cabinet, sort), `${cabinet} ${sort}`);
    this.#shelves = shownShelves(arranged, sought, catalogue);
    return this.#shelves;
  }

  /** A box or a list has been brought: what is here stands in front again. */
  forget(): void {
    this.#order.forget();
    this.#key = '';
  }
}
