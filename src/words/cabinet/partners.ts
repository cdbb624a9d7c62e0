import { msg, str } from '@lit/localize';
import type { Tie } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { number, plural } from '../language/sentences.ts';
import { keywordName } from '../names/keywords.ts';
import { modelsNamed } from './models-named.ts';
import { peopleName } from './people-name.ts';

/** The names of a character and of its abilities. */
export interface PartnerNames {
  character: (id: CharacterId) => string;
  ability: (character: CharacterId, ability: string) => string;
}

/**
 * The tie between two characters: "Baron von Fancyhat: Rallying Cry speaks of “Human”". `beside`: the character named beside the sentence,
 * whose name is not repeated.
 */
export function tieSentence({ by, to, ability, word }: Tie, names: PartnerNames, beside?: CharacterId): string {
  const line = names.ability(by, ability);
  if (by === beside)
    return word === undefined
      ? msg(str`${line} mentions ${names.character(to)}`, { id: 'partners.line-names' })
      : msg(str`${line} mentions “${keywordName(word)}”`, { id: 'partners.line-word' });
  const bearer = names.character(by);
  return word === undefined
    ? msg(str`${bearer}: ${line} mentions ${names.character(to)}`, { id: 'partners.names' })
    : msg(str`${bearer}: ${line} mentions “${keywordName(word)}”`, { id: 'partners.word' });
}

/** All models of a keyword in one sentence: 11 Gnomes, such as Billy, Bjørn and Liv. */
export function familySentence(word: string, count: number, named: readonly string[]): string {
  const names = modelsNamed(named);
  return plural(count, {
    one: () => msg(str`${number(count)} ${keywordName(word)}: ${names}`, { id: 'partners.family-one' }),
    other: () => msg(str`${number(count)} ${peopleName(word)}, such as ${names}`, { id: 'partners.family' }),
  });
}
