import type { AnyCard, Pack, PackId } from '../../../packs/pack.ts';
import type { Catalogue, TableCard } from '../../../rules/terms/card-language.ts';
import type { TablePort } from '../table-port.ts';

/** The outcome of saving a card; `elsewhere`: another window has changed it, and that change was not overwritten. */
export type Saved = 'kept' | 'elsewhere';

/** One card of a pack, in the editor. Methods that write reject only when nothing was saved. */
export interface CardDesk {
  /** The pack as it was read; its other cards may be named in the texts. */
  readonly pack: Pack;
  readonly card: AnyCard;
  readonly printed: Catalogue;
  /** Saves the card if the saved one is still as this desk last read it; `anyway`: in any case. */
  save(card: AnyCard, anyway?: boolean): Promise<Saved>;
  /** Reads the saved card again; null where the card is gone. The next `save` compares with this reading. */
  read(): Promise<AnyCard | null>;
  /**
   * Lays out a small board for the card, with or against an ordinary character; `alone`: the player plays both sides. Nothing of the game
   * is saved.
   */
  tryOut(card: AnyCard, alone: boolean): Promise<{ table: TablePort; close: () => void }>;
}

/** The kinds of cards that can be made. */
export type MadeKind = 'character' | 'upgrade' | TableCard['kind'];

/** A card in its pack. */
export interface CardAddress {
  pack: PackId;
  card: string;
}

/** Makes and changes cards. */
export interface WorkshopPort {
  /** Packs that can take new cards, the last changed first. */
  packs(): Promise<readonly Pack[]>;
  /** Makes a new card in a pack; null makes a new pack for it. */
  make(kind: MadeKind, name: string, pack: PackId | null): Promise<CardAddress>;
  /** The place where a card is changed: its pack, or, for a printed card, a correction in a pack of the player. */
  placeOf(card: string): Promise<CardAddress>;
  /** Copies a card under another name in the same pack. */
  double(place: CardAddress, name: string): Promise<CardAddress>;
  remove(place: CardAddress): Promise<void>;
  undoRemove(): Promise<void>;
  open(place: CardAddress): Promise<CardDesk | null>;
}
