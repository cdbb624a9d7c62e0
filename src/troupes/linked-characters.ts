import { summonsIn } from '../rules/terms/card-language/nodes.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import { characterOf, type TroupeCatalogue } from './troupe-catalogue.ts';

/** A character that a pick brings into play, without a place in the troupe. */
export interface LinkedCharacter {
  by: CharacterId;
  character: CharacterId;
}

/** All characters that the picks of a troupe can bring into play, each pair once; also those that brought characters bring. @rule SET-16 */
export function linkedCharacters(characters: readonly CharacterId[], catalogue: TroupeCatalogue): LinkedCharacter[] {
  const links: LinkedCharacter[] = [];
  const asked = new Set<CharacterId>();
  const waiting = [...characters];
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const card = characterOf(catalogue, id);
    if (!card || asked.has(id)) continue;
    asked.add(id);
    for (const character of new Set(summonsIn([card.abilities, card.signature]))) {
      if (character === id || !characterOf(catalogue, character)) continue;
      links.push({ by: id, character });
      waiting.push(character);
    }
  }
  return links;
}
