/**
 * The changes that packs make to the looks of cards. `emblems`: for a character, the id of the character whose emblem it shows; `packNames`: for a
 * character, the name of the pack it is from.
 */
export interface LentCards {
  emblems: ReadonlyMap<string, string>;
  packNames: ReadonlyMap<string, string>;
}

let lent: LentCards = { emblems: new Map(), packNames: new Map() };

/** Sets the looks of cards from now on. */
export function lendCards(cards: LentCards): void {
  lent = cards;
}

let photos: ReadonlyMap<string, string> = new Map();

/** Sets the photographs that characters show from now on: addresses that are valid in this window alone. */
export function lendPhotos(addresses: ReadonlyMap<string, string>): void {
  photos = addresses;
}

/** The photograph that replaces a character's drawing; undefined: none. */
export const photoOf = (character: string): string | undefined => photos.get(character);

export const lentEmblem = (character: string): string | undefined => lent.emblems.get(character);

/** The name of the pack a character is from, or the prefix of its id if the pack is not on this device; null for a printed character. */
export const packNameOf = (character: string): string | null =>
  lent.packNames.get(character) ?? (character.includes(':') ? character.slice(0, character.indexOf(':')) : null);
