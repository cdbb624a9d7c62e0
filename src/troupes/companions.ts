import type { Character } from '../rules/terms/card-language.ts';

const known = new WeakMap<Character, readonly string[]>();

/** The ids that a card excludes from its troupe. Remembered, because building a troupe compares every pair of cards. */
export function keptFrom(card: Character): readonly string[] {
  const before = known.get(card);
  if (before) return before;
  const kept = card.abilities.flatMap((text) =>
    text.kind === 'passive'
      ? text.rules.flatMap((rule) =>
          'always' in rule && !rule.if && !rule.to ? rule.always.flatMap((mod) => (mod.mod === 'apart' ? [mod.from] : [])) : [],
        )
      : [],
  );
  known.set(card, kept);
  return kept;
}

/** True if one of two cards says that they are never in one troupe. @rule SET-14 */
export const areApart = (a: Character, b: Character): boolean => keptFrom(a).includes(b.id) || keptFrom(b).includes(a.id);

/** The first of these characters that can be in one troupe together and with those in `beside`. @rule SET-14 */
export const companions = (characters: readonly Character[], beside: readonly Character[] = []): Character[] =>
  characters.reduce<Character[]>(
    (chosen, card) => ([...beside, ...chosen].some((neighbour) => areApart(card, neighbour)) ? chosen : [...chosen, card]),
    [],
  );
