import { catalogue } from '../cards/index.ts';
import { rivals } from '../cards/rivals.ts';
import { boxOf, type Box, type Preferred } from '../packs/box.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Database } from '../storage/database/database.ts';
import { cardsOf } from '../packs/pack.ts';
import { lendCards } from '../ui/art/lent-cards.ts';
import { lendCharacters } from '../words/names/character.ts';
import { lendNames } from '../words/names/official.ts';
import { isOfficial } from './official-packs.ts';
import { bare, PackStore } from '../storage/stores/pack-store.ts';
import type { TroupeCatalogue } from '../troupes/troupe-catalogue.ts';
import type { Pack, PackId } from '../packs/pack.ts';
import type { Printed } from '../storage/database/rows.ts';
import { SettingsStore } from '../storage/stores/settings-store.ts';
import type { CardShelf } from '../ui/contexts/cards/compendium-port.ts';

/** The cards of a new match or troupe, and the packs that they include. */
export interface Supply {
  cards: Catalogue;
  packs: Printed[];
}

/** The cards of this device: the printed ones, and over them the packs that are switched on. A match under way uses the cards of its record. */
export class CardBox {
  box: Box = boxOf(catalogue, []);
  /** The names of the packs that players wrote, by card. */
  #packs: ReadonlyMap<string, string> = new Map();
  /** The packs that are switched on; the last one lies on top. */
  #lying: readonly Pack[] = [];
  /** All packs, the switched-off ones included. */
  #all: readonly Pack[] = [];
  #changedAt: ReadonlyMap<string, number> = new Map();
  #official: ReadonlySet<PackId> = new Set();
  #preferred: Preferred = {};
  readonly #parts = new Map<string, Box>();
  readonly printed = catalogue;

  /** Lays the packs that are switched on over the printed cards; if reading fails, the present cards stay. */
  async read(database: Database): Promise<void> {
    const kept = await new PackStore(database).list();
    const packs = kept.filter(({ archived }) => archived === null).map(({ data }) => data);
    this.#preferred = await new SettingsStore(database).get().then(
      ({ preferred }) => preferred,
      () => this.#preferred,
    );
    this.#parts.clear();
    this.#all = kept.map(({ data }) => data).toReversed();
    const sealed = await Promise.all(kept.map(async ({ id, data }) => ((await isOfficial(bare(data))) ? [id] : [])));
    this.#official = new Set(sealed.flat());
    // the pack that was added or switched on last lies on top; the publisher's packs lie below those of players
    this.#lying = packs.toReversed().toSorted((a, b) => Number(this.#official.has(b.id)) - Number(this.#official.has(a.id)));
    this.box = boxOf(catalogue, this.#lying, this.#preferred);
    const names = new Map(packs.map(({ id, name }) => [id, name]));
    const times = new Map(kept.map(({ id, changedAt }) => [id, changedAt]));
    this.#changedAt = new Map([...this.box.from].map(([card, pack]) => [card, times.get(pack) ?? 0]));
    const players = [...this.box.from].filter(([, pack]) => !this.#official.has(pack));
    this.#packs = new Map(players.map(([card, pack]) => [card, names.get(pack) ?? pack]));
    this.#lend();
  }

  /** Gives the characters of packs to the modules that draw and name them. */
  #lend(): void {
    const used = (pack: Pack) => (id: string) => this.box.from.get(id) === pack.id;
    const emblems = this.#lying.flatMap((pack) => Object.entries(pack.emblems ?? {}).filter(([id]) => used(pack)(id)));
    const cards = this.#lying.flatMap((pack) => cardsOf(pack).flatMap(({ card }) => (used(pack)(card.id) ? [{ card, pack }] : [])));
    lendCards({ emblems: new Map(emblems), packNames: this.#packs });
    lendCharacters(new Map(cards.filter(({ card }) => card.id.includes(':')).map(({ card: { id, name } }) => [id, name])));
    lendNames(
      new Map(cards.map(({ card, pack }) => [card.name, Object.values(pack.called ?? {}).flatMap((names) => names[card.id] ?? [])])),
    );
  }

  isOfficial(pack: PackId): boolean {
    return this.#official.has(pack);
  }

  /** The switched-on packs that these cards come from. */
  packsOf(cards: readonly string[]): Pack[] {
    const ids = new Set(cards.flatMap((card) => this.box.from.get(card) ?? []));
    return this.#lying.filter(({ id }) => ids.has(id));
  }

  get cards(): Catalogue {
    return this.box.cards;
  }

  /**
   * The printed cards under the given packs, whether switched on or off; without an argument under all switched-on packs; with `official` under the
   * switched-on official packs.
   */
  readonly supply = (only?: readonly PackId[] | 'official'): Supply => {
    const packs =
      only === 'official'
        ? this.#lying.filter(({ id }) => this.#official.has(id))
        : only
          ? this.#all.filter(({ id }) => only.includes(id))
          : this.#lying;
    const { cards } = only === undefined ? this.box : this.#part(packs);
    return { cards, packs: packs.map(({ id, name }) => ({ id, name })) };
  };

  /** The cards of some packs over the printed ones, made once for each combination of packs. */
  #part(packs: readonly Pack[]): Box {
    const name = packs.map(({ id }) => id).join(' ');
    const known = this.#parts.get(name) ?? boxOf(catalogue, packs, this.#preferred);
    this.#parts.set(name, known);
    return known;
  }

  /** The cards of the compendium, the printed ones first. */
  get shelf(): CardShelf {
    const { characters, upgrades = {}, tableCards = {} } = this.box.cards;
    return {
      characters: Object.values(characters),
      upgrades: Object.values(upgrades),
      tableCards: Object.values(tableCards),
      packs: this.#packs,
    };
  }

  /** The cards from which troupes are built. */
  get troupes(): TroupeCatalogue {
    const { characters, upgrades = {} } = this.box.cards;
    return { characters, upgrades, rivals, packs: this.#packs, changedAt: this.#changedAt };
  }

  /** The cards for troupes where only official cards are allowed. */
  get officialTroupes(): TroupeCatalogue {
    const { characters, upgrades = {} } = this.supply('official').cards;
    return { characters, upgrades, rivals };
  }
}
