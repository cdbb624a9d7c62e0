import { msg, str } from '@lit/localize';
import type { Tie } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { allOf, number, plural } from '../language/sentences.ts';
import { keywordName } from '../names/keywords.ts';

/** The names of a character and of its abilities. */
export interface PartnerNames {
  character: (id: CharacterId) => string;
  ability: (character: CharacterId, ability: string) => string;
}

/** Which line speaks of whom: "Rallying Cry speaks of Human". */
export function tieSentence({ by, to, ability, word }: Tie, names: PartnerNames): string {
  const line = names.ability(by, ability);
  const bearer = names.character(by);
  return word === undefined
    ? msg(str`${bearer}: ${line} speaks of ${names.character(to)}`, { id: 'partners.names' })
    : msg(str`${bearer}: ${line} speaks of “${keywordName(word)}”`, { id: 'partners.word' });
}

/** All models of a keyword in one sentence: “Gnome”, 11 models, such as Billy, Bjørn and Liv. */
export function familySentence(word: string, count: number, named: readonly string[]): string {
  const [keyword, names] = [keywordName(word), allOf(named)];
  return plural(count, {
    one: () => msg(str`“${keyword}”, ${number(count)} model: ${names}`, { id: 'partners.family-one' }),
    other: () => msg(str`“${keyword}”, ${number(count)} models, such as ${names}`, { id: 'partners.family' }),
  });
}
