import {
  addingProduct,
  owningAnother,
  borrowing,
  describing,
  givingBack,
  partingWith,
  lending,
  noting,
  printing,
  owning,
  removingProduct,
  steppingAll,
  steppingBack,
  steppingOn,
  unowning,
  wishing,
  type CabinetState,
  type ChangedCabinet,
} from '../../cabinet/changes.ts';
import type { CabinetId, Day, Product, ProductId, Stage } from '../../cabinet/terms.ts';
import { products } from '../../cards/products.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Arriving, CabinetChange } from '../../ui/contexts/cards/cabinet-port.ts';

/** Gives the changed cabinet; null when nothing changes. */
export type CabinetDeed = (state: CabinetState) => ChangedCabinet | null;

/** The changes that a player makes to figures and boxes. The desk applies and stores them. */
export abstract class FigureDeeds {
  protected readonly sold: ReadonlyMap<ProductId, Product> = new Map<ProductId, Product>(products.map((product) => [product.id, product]));

  protected abstract make(cabinet: CabinetId, deed: CabinetDeed): Promise<CabinetChange>;
  abstract today(): Day;

  acquire(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange> {
    return this.make(cabinet, (state) => owning(state, character));
  }
  unown(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange> {
    return this.make(cabinet, (state) => unowning(state, character));
  }
  another(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange> {
    return this.make(cabinet, (state) => owningAnother(state, character));
  }
  addProduct(cabinet: CabinetId, id: ProductId, arriving?: Arriving): Promise<CabinetChange> {
    const product = this.sold.get(id);
    return this.make(cabinet, (state) => (product ? addingProduct(state, product, arriving) : null));
  }
  removeProduct(cabinet: CabinetId, id: ProductId): Promise<CabinetChange> {
    const product = this.sold.get(id);
    return this.make(cabinet, (state) => (product ? removingProduct(state, product) : null));
  }
  forward(cabinet: CabinetId, character: CharacterId, stage?: Stage, place?: number): Promise<CabinetChange> {
    return this.make(cabinet, (state) => steppingOn(state, character, this.today(), stage, place));
  }
  back(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange> {
    return this.make(cabinet, (state) => steppingBack(state, character, place));
  }
  forwardAll(cabinet: CabinetId, characters: readonly CharacterId[], stage: Stage): Promise<CabinetChange> {
    return this.make(cabinet, (state) => steppingAll(state, characters, stage, this.today()));
  }
  lend(cabinet: CabinetId, character: CharacterId, person: string, place?: number): Promise<CabinetChange> {
    return this.make(cabinet, (state) => lending(state, character, person, place));
  }
  giveBack(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange> {
    return this.make(cabinet, (state) => givingBack(state, character, place));
  }
  borrow(cabinet: CabinetId, character: CharacterId, person: string): Promise<CabinetChange> {
    return this.make(cabinet, (state) => borrowing(state, character, person));
  }
  wish(cabinet: CabinetId, character: CharacterId, wished: boolean): Promise<CabinetChange> {
    return this.make(cabinet, (state) => wishing(state, character, wished));
  }
  note(cabinet: CabinetId, character: CharacterId, note: string): Promise<CabinetChange> {
    return this.make(cabinet, (state) => noting(state, character, note));
  }
  recipe(cabinet: CabinetId, character: CharacterId, place: number, recipe: string): Promise<CabinetChange> {
    return this.make(cabinet, (state) => describing(state, character, place, { recipe }));
  }
  look(cabinet: CabinetId, character: CharacterId, place: number, look: ProductId | null): Promise<CabinetChange> {
    return this.make(cabinet, (state) => describing(state, character, place, { look }));
  }
  print(cabinet: CabinetId, character: CharacterId, print: string | null): Promise<CabinetChange> {
    return this.make(cabinet, (state) => printing(state, character, print));
  }
  leave(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange> {
    return this.make(cabinet, (state) => partingWith(state, character, place));
  }
}
