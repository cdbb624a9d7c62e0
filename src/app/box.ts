import { catalogue } from '../cards/index.ts';
import { rivals } from '../cards/rivals.ts';
import { boxOf, type Box } from '../packs/box.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Database } from '../storage/database.ts';
import { PackStore } from '../storage/pack-store.ts';
import type { TroupeCatalogue } from '../troupes/troupe-catalogue.ts';
import type { CardShelf } from '../ui/contexts/compendium-port.ts';

/** The cards of this device: the printed ones, and over them the packs that are switched on. A match under way has its own. */
export class CardBox {
  box: Box = boxOf(catalogue, []);
  /** By card of a pack, the name of the pack. */
  #packs: ReadonlyMap<string, string> = new Map();
  readonly printed = catalogue;

  /** Lays the packs that are switched on over the printed cards; where they cannot be read, what lay there stays. */
  async read(database: Database): Promise<void> {
    const kept = await new PackStore(database).list();
    const packs = kept.filter(({ archived }) => archived === null).map(({ data }) => data);
    this.box = boxOf(catalogue, packs.toReversed()); // what was taken or switched on last lies on top
    const names = new Map(packs.map(({ id, name }) => [id, name]));
    this.#packs = new Map([...this.box.from].map(([card, pack]) => [card, names.get(pack) ?? pack]));
  }

  get cards(): Catalogue {
    return this.box.cards;
  }

  /** To be read, the printed ones first. */
  get shelf(): CardShelf {
    const { characters, upgrades = {}, tableCards = {} } = this.box.cards;
    return {
      characters: Object.values(characters),
      upgrades: Object.values(upgrades),
      tableCards: Object.values(tableCards),
      packs: this.#packs,
    };
  }

  /** What troupes are made of. */
  get troupes(): TroupeCatalogue {
    const { characters, upgrades = {} } = this.box.cards;
    return { characters, upgrades, rivals, packs: this.#packs };
  }
}
