import { cardMods } from '../printed/purse.ts';
import type { Look } from '../look.ts';
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

/** Why characters may not be in one troupe: a card of theirs says so of another. @rule SET-14 */
export function refuseTogether(look: Look, characters: readonly CharacterId[]): Reason | null {
  for (const character of characters) {
    const card = look.cards.characters[character];
    const other = card && cardMods(card, 'apart').find(({ from }) => characters.includes(from));
    if (other) return reason('not-together', ['SET-14'], { character, other: other.from });
  }
  return null;
}

/** Of these the first ones who may all be in one troupe. @rule SET-14 */
export const together = (look: Look, characters: readonly CharacterId[]): CharacterId[] =>
  characters.reduce<CharacterId[]>((chosen, one) => (refuseTogether(look, [...chosen, one]) ? chosen : [...chosen, one]), []);
