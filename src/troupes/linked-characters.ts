import type { CharacterId } from '../rules/terms/ids.ts';
import { characterOf, type TroupeCatalogue } from './troupe-catalogue.ts';

/** Somebody who comes into play through a pick and takes no place in the troupe: summoned, or what it turns into. */
export interface LinkedCharacter {
  by: CharacterId;
  character: CharacterId;
  how: 'summons' | 'becomes';
}

const WAYS: Readonly<Record<string, LinkedCharacter['how']>> = { summon: 'summons', become: 'becomes', transform: 'becomes' };

/** What a card's text brings in: any effect that summons or transforms, and the characters it names. */
function broughtBy(by: CharacterId, node: unknown, catalogue: TroupeCatalogue): LinkedCharacter[] {
  if (typeof node !== 'object' || node === null) return [];
  const how = 'do' in node && typeof node.do === 'string' && Object.hasOwn(WAYS, node.do) ? WAYS[node.do] : undefined;
  const named = how
    ? Object.values(node).filter((value): value is string => typeof value === 'string' && !!characterOf(catalogue, value))
    : [];
  const own = named.map((character): LinkedCharacter => ({ by, character, how: how ?? 'summons' }));
  return [...own, ...Object.values(node).flatMap((below) => broughtBy(by, below, catalogue))];
}

/** Everybody a troupe may bring in beside its picks, each bringer and each brought once; also those whom the brought bring. @rule SET-16 */
export function linkedCharacters(characters: readonly CharacterId[], catalogue: TroupeCatalogue): LinkedCharacter[] {
  const found: LinkedCharacter[] = [];
  const asked = new Set<CharacterId>();
  const waiting = [...characters];
  for (let by = waiting.shift(); by !== undefined; by = waiting.shift()) {
    const card = characterOf(catalogue, by);
    if (!card || asked.has(by)) continue;
    asked.add(by);
    for (const link of broughtBy(by, card.abilities, catalogue).concat(broughtBy(by, card.signature, catalogue))) {
      if (link.character === by || found.some((one) => one.by === by && one.character === link.character)) continue;
      found.push(link);
      waiting.push(link.character);
    }
  }
  return found;
}
