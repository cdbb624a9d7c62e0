import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { CabinetFigure, CabinetShelf } from '../../contexts/cabinet-port.ts';

/** The order in which figures were first seen on a shelf. It stays while they are marked: nothing moves away under a finger. */
export class ShelfOrder {
  #seen = new Map<string, CharacterId[]>();
  #about = '';

  /** Shelves in that order; about another cabinet, or sorted otherwise, everything is seen for the first time. */
  arrange(shelves: readonly CabinetShelf[], about: string): readonly CabinetShelf[] {
    if (about !== this.#about) this.#seen.clear();
    this.#about = about;
    return shelves.map((shelf) => ({ ...shelf, figures: this.#arranged(shelf) }));
  }

  /** A box or a list has been brought: what is here stands in front again. */
  forget(): void {
    this.#seen.clear();
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
