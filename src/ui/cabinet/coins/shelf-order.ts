import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { CabinetFigure, CabinetShelf } from '../../contexts/cards/cabinet-port.ts';

/**
 * Keeps shelves and their figures in the order in which they were first drawn; a people with owned or borrowed figures comes before the
 * others. The order stays while figures are marked, so that nothing moves under a finger.
 */
export class ShelfOrder {
  #shelves: string[] = [];
  #orders = new Map<string, CharacterId[]>();
  #about = '';

  /** Puts shelves into that order; another `about` (cabinet and sort) begins a new order. */
  arrange(shelves: readonly CabinetShelf[], about: string): readonly CabinetShelf[] {
    if (about !== this.#about) this.forget();
    this.#about = about;
    return this.#inPlace(shelves).map((shelf) => ({ ...shelf, figures: this.#arranged(shelf) }));
  }

  /** Forgets the order, after a product or a list was added: shelves with owned figures come first again. */
  forget(): void {
    this.#orders.clear();
    this.#shelves = [];
  }

  #inPlace(shelves: readonly CabinetShelf[]): readonly CabinetShelf[] {
    if (shelves[0]?.sort !== 'people') return shelves; // other sorts have a fixed order
    const isHere = ({ figures }: CabinetShelf): boolean => figures.some(({ owned, guest }) => owned > 0 || guest);
    const named = shelves.filter(({ id }) => id !== 'others');
    const fresh = [...named.filter(isHere), ...named.filter((shelf) => !isHere(shelf)), ...shelves.filter(({ id }) => id === 'others')];
    this.#shelves = [...this.#shelves, ...fresh.map(({ id }) => id).filter((id) => !this.#shelves.includes(id))];
    return [...shelves].sort((a, b) => this.#shelves.indexOf(a.id) - this.#shelves.indexOf(b.id));
  }

  #arranged({ id, figures }: CabinetShelf): readonly CabinetFigure[] {
    const seen = this.#orders.get(id) ?? [];
    const order = new Map(seen.map((character, place) => [character, place]));
    const place = ({ character }: CabinetFigure): number => order.get(character) ?? seen.length;
    const arranged = [...figures].sort((a, b) => place(a) - place(b));
    this.#orders.set(id, [...seen, ...arranged.flatMap(({ character }) => (order.has(character) ? [] : [character]))]);
    return arranged;
  }
}
