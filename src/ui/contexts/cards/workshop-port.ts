import type { AnyCard, Pack, PackId } from '../../../packs/pack.ts';
import type { Catalogue, TableCard } from '../../../rules/terms/card-language.ts';
import type { TablePort } from '../table-port.ts';

/** Whether a card was kept; `elsewhere`: another window has changed it, and nothing was written over that. */
export type Saved = 'kept' | 'elsewhere';

/** One card of a pack that is being changed. What writes rejects only when nothing was kept. */
export interface CardDesk {
  /** The pack as it was read, with the other cards that the texts may speak of. */
  readonly pack: Pack;
  readonly card: AnyCard;
  readonly printed: Catalogue;
  /** Keeps it, if what is kept is what this desk knows; `anyway`: whatever is kept. */
  save(card: AnyCard, anyway?: boolean): Promise<Saved>;
  /** What is kept now; null where the card is gone. From here on the desk knows it. */
  read(): Promise<AnyCard | null>;
  /** Lays out a small board for the card, with or against an ordinary character; `alone`: both are played here. Nothing of it is kept. */
  tryOut(card: AnyCard, alone: boolean): Promise<{ table: TablePort; close: () => void }>;
}

/** What can be made. */
export type MadeKind = 'character' | 'upgrade' | TableCard['kind'];

/** A card in its pack. */
export interface CardAddress {
  pack: PackId;
  card: string;
}

/** Where cards are made and changed. */
export interface WorkshopPort {
  /** Packs that cards can be put into, the last changed first. */
  packs(): Promise<readonly Pack[]>;
  /** A new card of a kind in a pack; null: in a new pack. */
  make(kind: MadeKind, name: string, pack: PackId | null): Promise<CardAddress>;
  /** Where a card is changed: in the pack that it is from, or, when it is printed, in a pack of one's own as a correction. */
  placeOf(card: string): Promise<CardAddress>;
  /** A copy of a card under another name in the same pack. */
  double(place: CardAddress, name: string): Promise<CardAddress>;
  remove(place: CardAddress): Promise<void>;
  undoRemove(): Promise<void>;
  open(place: CardAddress): Promise<CardDesk | null>;
}
