import type { Character } from '../rules/terms/card-language.ts';
import { nodesOf } from '../rules/terms/card-language/nodes.ts';

const known = new WeakMap<Character, readonly string[]>();

/** Whom a card keeps away; read once, for everybody is held against everybody wherever a troupe is put together. */
function keptFrom(card: Character): readonly string[] {
  const before = known.get(card);
  if (before) return before;
  const kept = nodesOf(card.abilities).flatMap((node) => (node['mod'] === 'apart' ? [String(node['from'])] : []));
  known.set(card, kept);
  return kept;
}

/** Whether a card of one of the two says that they are in no troupe together. @rule SET-14 */
export const areApart = (a: Character, b: Character): boolean => keptFrom(a).includes(b.id) || keptFrom(b).includes(a.id);

/** Of these the first ones who may all be in one troupe, beside those who are in it. @rule SET-14 */
export const companions = (characters: readonly Character[], beside: readonly Character[] = []): Character[] =>
  characters.reduce<Character[]>(
    (chosen, card) => ([...beside, ...chosen].some((neighbour) => areApart(card, neighbour)) ? chosen : [...chosen, card]),
    [],
  );
