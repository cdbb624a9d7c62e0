import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { CabinetFigure, CabinetShelf } from '../../contexts/cards/cabinet-port.ts';

/**
 * The order in which shelves, and the figures on them, were first seen: peoples of whom somebody is here come first. It stays while figures are
 * marked: nothing moves away under a finger.
 */
export class ShelfOrder {
  #shelves: string[] = [];
  #seen = new Map<string, CharacterId[]>();
  #about = '';

  /** Shelves in that order; about another cabinet, or sorted otherwise, everything is seen for the first time. */
  arrange(shelves: readonly CabinetShelf[], about: string): readonly CabinetShelf[] {
    if (about !== this.#about) this.forget();
    this.#about = about;
    return this.#inPlace(shelves).map((shelf) => ({ ...shelf, figures: this.#arranged(shelf) }));
  }

  /** A box or a list has been brought: what is here stands in front again. */
  forget(): void {
    this.#seen.clear();
    this.#shelves = [];
  }

  #inPlace(shelves: readonly CabinetShelf[]): readonly CabinetShelf[] {
    if (shelves[0]?.sort !== 'people') return shelves; // others have an order of their own
    const isHere = ({ figures }: CabinetShelf): boolean => figures.some(({ owned, guest }) => owned > 0 || guest);
    const named = shelves.filter(({ id }) => id !== 'others');
    const fresh = [...named.filter(isHere), ...named.filter((shelf) => !isHere(shelf)), ...shelves.filter(({ id }) => id === 'others')];
    this.#shelves = [...this.#shelves, ...fresh.map(({ id }) => id).filter((id) => !this.#shelves.includes(id))];
    return [...shelves].sort((a, b) => this.#shelves.indexOf(a.id) - this.#shelves.indexOf(b.id));
  }

  #arranged({ id, figures }: CabinetShelf): readonly CabinetFigure[] {
    const seen = this.#seen.get(id) ?? [];
    const order = new Map(seen.map((character, place) => [character, place]));
    const place = ({ character }: CabinetFigure): number => order.get(character) ?? seen.length;
    const arranged = [...figures].sort((a, b) => place(a) - place(b));
    this.#seen.set(id, [...seen, ...arranged.flatMap(({ character }) => (order.has(character) ? [] : [character]))]);
    return arranged;
  }
}
