import type { Character } from '../rules/terms/card-language.ts';
import { nodesOf } from '../rules/terms/card-language/nodes.ts';

const keptFrom = ({ abilities }: Character): string[] =>
  nodesOf(abilities).flatMap((node) => (node['mod'] === 'apart' ? [String(node['from'])] : []));

/** Whether a card of one of the two says that they are in no troupe together. @rule SET-14 */
export const areApart = (one: Character, other: Character): boolean => keptFrom(one).includes(other.id) || keptFrom(other).includes(one.id);

/** Of these the first ones who may all be in one troupe, beside those who are in it. @rule SET-14 */
export const companions = (characters: readonly Character[], beside: readonly Character[] = []): Character[] =>
  characters.reduce<Character[]>(
    (found, one) => ([...beside, ...found].some((other) => areApart(one, other)) ? found : [...found, one]),
    [],
  );
