import type { Character } from '../terms/card-language.ts';
import type { CharacterId } from '../terms/ids.ts';

/** The master that a card names for its thrall; null when it is not a thrall. `of` left out: the model that summoned it. */
type Bond = { of?: CharacterId | undefined };

// Cards never change while they are in play.
const known = new WeakMap<Character, Bond | null>();

/** The master of a character by its card; null when it is not a thrall. @rule CTL-4 */
export function thrallOf(card: Character): Bond | null {
  let bond = known.get(card);
  if (bond === undefined) {
    const rules = card.abilities.flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []));
    bond = rules.flatMap((rule) => ('always' in rule ? rule.always : [])).find((mod) => mod.mod === 'thrall') ?? null;
    known.set(card, bond);
  }
  return bond;
}
