import { cardMods } from '../printed/purse.ts';
import type { Look } from '../look.ts';
import type { Catalogue } from '../terms/card-language.ts';
import type { Faction } from '../terms/factions.ts';
import type { CharacterId } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';

/** Why a character may not join a troupe of this faction; null for a seat without one asks nothing of it. @rule SET-12 SET-13 SET-16 SET-17 */
export function refuseCharacter(look: Look, character: CharacterId, faction: Faction | null): Reason | null {
  const card = look.cards.characters[character];
  if (!card) return reason('unknown-character', ['SET-12'], { character });
  if (card.unselectable || cardMods(card, 'unchosen').length > 0) return reason('only-summoned', ['SET-16'], { character });
  if (faction === 'shades' && !look.options.shades) return reason('shades-not-in-play', ['SET-17'], { character });
  if (faction !== null && !card.factions.includes(faction)) return reason('wrong-faction', ['SET-12'], { character, faction });
  return null;
}

/** Every character a troupe of this faction may hold, in the order of the catalogue. */
export const eligible = (look: Look, faction: Faction | null): CharacterId[] =>
  Object.keys(look.cards.characters).filter((id) => !refuseCharacter(look, id, faction));

type Two = readonly [CharacterId, CharacterId];
const known = new WeakMap<Catalogue['characters'], Two[]>();

/** Of every two who may not be in one troupe: whose card says so, and of whom. */
function pairsOf({ characters }: Catalogue): Two[] {
  let pairs = known.get(characters);
  if (!pairs) {
    pairs = Object.values(characters).flatMap((card) => cardMods(card, 'apart').map(({ from }): Two => [card.id, from]));
    known.set(characters, pairs);
  }
  return pairs;
}

/** The first two of these who may not be in one troupe. */
const clashIn = (cards: Catalogue, characters: readonly CharacterId[]): Two | undefined =>
  pairsOf(cards).find((two) => two.every((character) => characters.includes(character)));

/** Why characters may not be in one troupe: a card of theirs says so of another. @rule SET-14 */
export function refuseTogether({ cards }: Look, characters: readonly CharacterId[]): Reason | null {
  const [character, rival] = clashIn(cards, characters) ?? [];
  return character === undefined || rival === undefined ? null : reason('not-together', ['SET-14'], { character, other: rival });
}

/** Of these the first ones who may all be in one troupe. @rule SET-14 */
export const firstCompatible = (look: Look, characters: readonly CharacterId[]): CharacterId[] =>
  characters.reduce<CharacterId[]>(
    (chosen, character) => (refuseTogether(look, [...chosen, character]) ? chosen : [...chosen, character]),
    [],
  );

/** Every way to leave some of these out so that the others may all be in one troupe. @rule SET-14 */
export function companies(cards: Catalogue, characters: readonly CharacterId[]): (readonly CharacterId[])[] {
  const clash = clashIn(cards, characters);
  return clash
    ? clash.flatMap((member) =>
        companies(
          cards,
          characters.filter((id) => id !== member),
        ),
      )
    : [characters];
}

/** How many of these may be in one troupe. @rule SET-14 */
export const mostTogether = (cards: Catalogue, characters: readonly CharacterId[]): number =>
  Math.max(...companies(cards, characters).map(({ length }) => length));
