import { cardMods } from '../printed/purse.ts';
import type { Look } from '../look.ts';
import type { Catalogue } from '../terms/card-language.ts';
import type { Faction } from '../terms/factions.ts';
import type { CharacterId } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';

/** The reason why a character may not join a troupe of this faction; with the faction null, factions do not matter. @rule SET-12 SET-13 SET-16 SET-17 */
export function refuseCharacter(look: Look, character: CharacterId, faction: Faction | null): Reason | null {
  const card = look.cards.characters[character];
  if (!card) return reason('unknown-character', ['SET-12'], { character });
  if (card.unselectable || cardMods(card, 'unchosen').length > 0) return reason('only-summoned', ['SET-16'], { character });
  if (faction === 'shades' && !look.options.shades) return reason('shades-not-in-play', ['SET-17'], { character });
  if (faction !== null && !card.factions.includes(faction)) return reason('wrong-faction', ['SET-12'], { character, faction });
  return null;
}

/** Every character that may join a troupe of this faction, in the order of the catalogue. */
export const eligible = (look: Look, faction: Faction | null): CharacterId[] =>
  Object.keys(look.cards.characters).filter((id) => !refuseCharacter(look, id, faction));

type Two = readonly [CharacterId, CharacterId];
const known = new WeakMap<Catalogue['characters'], Two[]>();

/** Every pair of characters that may not be in one troupe: the one whose card says so, and the other. */
function pairsOf({ characters }: Catalogue): Two[] {
  let pairs = known.get(characters);
  if (!pairs) {
    pairs = Object.values(characters).flatMap((card) => cardMods(card, 'apart').map(({ from }): Two => [card.id, from]));
    known.set(characters, pairs);
  }
  return pairs;
}

/** The first two of these characters that may not be in one troupe. */
const clashIn = (cards: Catalogue, characters: readonly CharacterId[]): Two | undefined =>
  pairsOf(cards).find((two) => two.every((character) => characters.includes(character)));

/** The reason why characters may not be in one troupe, because a card forbids it; null when they may. @rule SET-14 */
export function refuseTogether({ cards }: Look, characters: readonly CharacterId[]): Reason | null {
  const [character, rival] = clashIn(cards, characters) ?? [];
  return character === undefined || rival === undefined ? null : reason('not-together', ['SET-14'], { character, other: rival });
}

/** The characters that remain when each that may not join the ones before it is left out. @rule SET-14 */
export const firstCompatible = (look: Look, characters: readonly CharacterId[]): CharacterId[] =>
  characters.reduce<CharacterId[]>(
    (chosen, character) => (refuseTogether(look, [...chosen, character]) ? chosen : [...chosen, character]),
    [],
  );

/** Every set of these characters that may be in one troupe, made by leaving out one of each forbidden pair. @rule SET-14 */
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

/** The most of these characters that may be in one troupe. @rule SET-14 */
export const mostTogether = (cards: Catalogue, characters: readonly CharacterId[]): number =>
  Math.max(...companies(cards, characters).map(({ length }) => length));
