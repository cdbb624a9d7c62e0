/** What packs say of the looks of their cards. `emblems`: whose emblem a character shows; `own`: whose pack a card is from, by name. */
export interface LentCards {
  emblems: ReadonlyMap<string, string>;
  own: ReadonlyMap<string, string>;
}

let lent: LentCards = { emblems: new Map(), own: new Map() };

/** From now on cards look so. */
export function lendCards(cards: LentCards): void {
  lent = cards;
}

let photos: ReadonlyMap<string, string> = new Map();

/** From now on these characters show photographs of the player's own miniatures: an address for each, good in this window alone. */
export function lendPhotos(addresses: ReadonlyMap<string, string>): void {
  photos = addresses;
}

/** The photograph that a character shows in the place of its drawing. */
export const photoOf = (character: string): string | undefined => photos.get(character);

export const lentEmblem = (character: string): string | undefined => lent.emblems.get(character);

/** Whose own card a character is: the name of the pack, or what its id says where the pack is not here; null for what is printed. */
export const ownOf = (character: string): string | null =>
  lent.own.get(character) ?? (character.includes(':') ? character.slice(0, character.indexOf(':')) : null);
