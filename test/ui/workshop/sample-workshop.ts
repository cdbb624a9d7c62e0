import { catalogue } from '../../../src/cards/index.ts';
import { cardNamed, inventedStart, withCard, type AnyCard, type Pack } from '../../../src/packs/pack.ts';
import type { CardDesk, CardAddress, MadeKind, Saved, WorkshopPort } from '../../../src/ui/contexts/cards/workshop-port.ts';
import { newCharacter, newTableCard, newUpgrade } from '../../../src/workshop/new-card.ts';

const ID = 'own-k3f7';

/** A workshop whose one pack is kept in memory. */
export class SampleWorkshop implements WorkshopPort {
  pack: Pack = {
    id: ID,
    name: 'Mine',
    by: '',
    notes: '',
    version: 1,
    language: 1,
    characters: [],
    upgrades: [],
    tableCards: [],
    corrects: {},
  };
  /** What saving answers. */
  saved: Saved = 'kept';
  /** What lies in the store, where another window has written it. */
  kept: AnyCard | null = null;

  packs() {
    return Promise.resolve([this.pack]);
  }
  make(kind: MadeKind, name: string): Promise<CardAddress> {
    const make = kind === 'character' ? newCharacter : kind === 'upgrade' ? newUpgrade : newTableCard(kind);
    const made = make('', name);
    return this.#put({ ...made, id: `${inventedStart(ID, made)}card` });
  }
  placeOf(card: string): Promise<CardAddress> {
    return this.#put(catalogue.characters[card] ?? newCharacter(card, card));
  }
  double({ card }: CardAddress, name: string): Promise<CardAddress> {
    return this.#put({ ...newCharacter(`${ID}:${card}`, name) });
  }
  remove() {
    return Promise.resolve();
  }
  undoRemove() {
    return Promise.resolve();
  }
  open({ card }: CardAddress): Promise<CardDesk | null> {
    const lying = cardNamed(this.pack, card);
    return Promise.resolve(lying ? this.deskFor(lying) : null);
  }

  deskFor(card: AnyCard): CardDesk {
    return {
      pack: this.pack,
      card,
      printed: catalogue,
      save: (made, anyway) => {
        if (this.saved === 'kept' || anyway) this.kept = made;
        return Promise.resolve(anyway ? 'kept' : this.saved);
      },
      read: () => Promise.resolve(this.kept),
      tryOut: () => Promise.reject(new Error('no board here')),
    };
  }

  #put(card: AnyCard): Promise<CardAddress> {
    this.pack = withCard(this.pack, card);
    return Promise.resolve({ pack: ID, card: card.id });
  }
}
