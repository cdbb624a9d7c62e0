import type { Keyword } from '../../../rules/terms/card-language.ts';
import type { Described, CardTextLanguage, Phrase } from '../../card-text/language.ts';
import { capital } from '../../language/sentences.ts';
import {
  actions,
  adjectives,
  colours,
  counted,
  damage,
  factions,
  keywords,
  lures,
  meleeCards,
  several,
  terrain,
  roleNouns,
} from './nouns.ts';

/** English has neither gender nor case here: a phrase is its words. */
const phrase = (words: string): Phrase => ({ key: words, gender: 'n', in: () => words });

const listed =
  (last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
const and = listed('and');
const or = listed('or');

const spaced = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');
const isVowel = (word: string): boolean => /^[aeiou]/i.test(word);
const withArticle = (words: string): string => `${isVowel(words) ? 'an' : 'a'} ${words}`;

const keyword = (word: Keyword): string => (keywords as Readonly<Record<Keyword, string>>)[word] ?? capital(word.replaceAll('-', ' '));

function noun({ is, named }: Described): string {
  if (named.length > 0) return or(named);
  if (is.length === 0) return 'model';
  const words = or(is.map(keyword));
  return adjectives.includes(is.at(-1) ?? '') ? `${words} model` : words;
}

const side = ({ side: allegiance, slain }: Described): string => spaced(slain ? 'slain' : '', allegiance);

/** “friendly Human”, “nearest enemy”. */
function core(models: Described): string {
  if (models.only && !models.nearest) return models.only.in('');
  const { side: allegiance, is, named, nearest } = models;
  const prefix = allegiance === 'enemy' && is.length === 0 && named.length === 0 ? 'enemy' : spaced(side(models), noun(models));
  return nearest ? `nearest ${prefix}` : prefix;
}

function article(models: Described): string {
  const { other, nearest, only, named, side: allegiance } = models;
  switch (models.article) {
    case 'a':
      if (only || (named.length > 0 && !allegiance)) return '';
      if (nearest) return 'the';
      return other ? 'another' : isVowel(core(models)) ? 'an' : 'a';
    case 'each':
      return other ? 'other' : '';
    case 'every':
      return only ? '' : other ? 'every other' : 'every';
    case 'no':
      return other ? 'no other' : 'no';
    case 'own':
      return spaced('each', other ? 'another' : '');
    case 'many':
      return other ? 'other' : '';
  }
}

/** The plural of a keyword: “Goblins”, “Witches”, “Norse models”. */
const plural = (word: Keyword): string => several[word] ?? (adjectives.includes(word) ? `${keyword(word)} models` : `${keyword(word)}s`);

function some(models: Described, after: (head: Phrase) => readonly string[], place?: string): Phrase {
  const many = models.is.length > 0 ? or(models.is.map(plural)) : 'models';
  const words = models.article === 'many' ? spaced(side(models), many) : core(models);
  const head: Phrase = { ...phrase(words), plural: models.article === 'many' };
  return phrase(spaced(article(models), words, place, ...after(head), models.article === 'own' ? 'of yours' : ''));
}

function being(determiner: 'a' | 'another' | 'no', words: readonly Keyword[]): Phrase {
  const names = words.map(keyword);
  const called = (word: Keyword): string => withArticle(adjectives.includes(word) ? `${keyword(word)} model` : keyword(word));
  const not = words.every((word) => adjectives.includes(word)) ? `not ${or(names)}` : `not ${withArticle(or(names))}`;
  const text = determiner === 'a' ? or(words.map(called)) : determiner === 'no' ? not : `another ${or(names)}`;
  return { key: text, gender: 'n', in: (form) => (form === 'bare' ? or(names) : text) };
}

/** English card text without its wordings. */
export const grammar: Omit<CardTextLanguage, 'wordings'> = {
  tag: 'en',
  moves: false,
  forms: [''],
  and,
  or,
  andConditions: and,
  who: (role) => phrase(roleNouns[role]),
  it: (_, chosenBefore = 0) => phrase(chosenBefore > 0 ? 'that second model' : 'it'),
  that: ({ plural = false }) => ({ ...phrase('that'), plural }),
  described: some,
  being,
  keyword,
  amount: (count, n, of) => phrase(`${count} ${typeof of === 'object' ? `${damage[of.damage]} damage` : counted[of][n === 1 ? 0 : 1]}`),
  counted: (of) => {
    const [singular, many] = typeof of === 'object' ? [`${damage[of.damage]} damage`, `${damage[of.damage]} damage`] : counted[of];
    return { key: many, gender: 'n', in: (form) => (form === 'one' ? singular : many) };
  },
  damage: (types) => {
    if (types === null) return phrase('damage');
    return phrase(types === 'non-magical' ? 'non-Magical damage' : `${or(types.map((type) => damage[type]))} damage`);
  },
  action: (action) => {
    const [many, does, singular] = actions[action];
    return { ...phrase(many), in: (form) => (form === 'inf' ? does : form === 'one' ? singular : many) };
  },
  ability: (name) => {
    const text = name ?? 'this ability';
    return { ...phrase(text), in: (form) => (form === 'inf' ? `use ${text}` : text) };
  },
  terrain: (name, many) => phrase(terrain[name][many ? 1 : 0]),
  lure: (lure) => phrase(lures[lure] ?? capital(lure.replaceAll('-', ' '))),
  meleeCard: (card) => meleeCards[card],
  colour: (colour) => colours[colour],
  faction: (faction) => factions[faction],
  goingOn: (sentence) => sentence,
  // “Arcane or Active Abilities”; “by anybody” is left out
  tidy: (text) =>
    text
      .replace(
        /\b(Active|Arcane|Passive) (Abilit(?:y|ies)) or (?:an? )?(Active|Arcane|Passive) (?=\2\b)/g,
        (_, first: string, __: string, second: string) => `${first} or ${second} `,
      )
      .replaceAll(', then if ', '; if ')
      .replace(/ and that is (?=[^.:;,]*? or that is )/g, ' and is ')
      .replace(/ or that is (not )?/g, (_, not: string | undefined) => (not ? ' or is not ' : ' or '))
      .replaceAll(' by anybody', '')
      .replaceAll(' ,', ','),
};
