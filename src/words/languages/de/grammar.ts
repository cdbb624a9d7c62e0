import type { Keyword } from '../../../rules/terms/card-language.ts';
import type { Described, Form, Gender, CardTextLanguage, Phrase } from '../../card-text/language.ts';
import { capital } from '../../language/sentences.ts';
import {
  actions,
  colours,
  counted,
  damage,
  enemy,
  factions,
  keywords,
  lures,
  meleeCards,
  model,
  modelNamed,
  named,
  type Noun,
  terrain,
  roleNouns,
} from './nouns.ts';
import { tidy } from './tidy.ts';

const CASES = ['nom', 'acc', 'dat', 'gen'] as const;
type Case = (typeof CASES)[number];
/** Articles and adjectives decline by gender, and all plurals alike. */
type Bending = Gender | 'p';

/** The case of a form; the nominative for word orders and for no form. */
const caseOf = (form: Form): Case => CASES.find((each) => each === form) ?? 'nom';

/** An ending from a list in the order of the cases. */
const ending = (endings: string, caseName: Case): string => endings.split(' ')[CASES.indexOf(caseName)] ?? '';

// “-” means no ending.
const DEFINITE: Record<Bending, string> = { m: 'er en em es', f: 'ie ie er er', n: 'as as em es', p: 'ie ie en er' };
const STRONG: Record<Bending, string> = { m: 'er en em es', f: 'e e er er', n: 'es es em es', p: 'e e en er' };
const EIN: Record<Bending, string> = { m: '- en em es', f: 'e e er er', n: '- - em es', p: 'e e en er' };
/** The endings of adjectives: without an article, after “der” and its like, after “ein” and its like. */
const BARE: Record<Bending, string> = { m: 'er en em en', f: 'e e er er', n: 'es es em en', p: 'e e en er' };
const WEAK: Record<Bending, string> = { m: 'e en en en', f: 'e e en en', n: 'e e en en', p: 'en en en en' };
const MIXED: Record<Bending, string> = { m: 'er en en en', f: 'e e en en', n: 'es es en en', p: 'en en en en' };

type Kind = 'ein' | 'der' | 'none';
/** The declension of adjectives after an article. */
const kindOf = (article: string): Kind => (article === '' ? 'none' : /ein$/.test(article) ? 'ein' : 'der');

function articleIn(article: string, gender: Bending, caseName: Case): string {
  if (article === '') return '';
  const endings = article === 'd' ? DEFINITE : kindOf(article) === 'ein' ? EIN : STRONG;
  return `${article}${ending(endings[gender], caseName).replace('-', '')}`;
}

const adjectiveIn = (stem: string, kind: Kind, gender: Bending, caseName: Case): string =>
  `${stem}${ending((kind === 'none' ? BARE : kind === 'der' ? WEAK : MIXED)[gender], caseName)}`;

function nounIn(noun: Noun, kind: Kind, many: boolean, caseName: Case): string {
  if (noun.stem !== undefined) return adjectiveIn(noun.stem, kind, many ? 'p' : noun.gender, caseName);
  if (many) return caseName === 'dat' ? noun.to : noun.many;
  if (caseName === 'gen') return noun.of;
  return caseName === 'nom' ? noun.singular : (noun.bent ?? noun.singular);
}

const spaced = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');
/** Joins a comma to the word before it. */
const close = (text: string): string => text.replaceAll(' ,', ',');

const listed =
  (last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
const and = listed('und');
const or = listed('oder');

interface Head {
  article: string;
  adjectives: readonly string[];
  many?: boolean;
}

/** “ein anderer befreundeter Soldat oder Goblin”; the words before a noun are repeated where they differ. */
function headIn(nouns: readonly Noun[], { article, adjectives, many = false }: Head, caseName: Case): string {
  const kind = kindOf(article);
  const each = nouns.map((noun) => {
    const gender = many ? 'p' : noun.gender;
    return {
      front: spaced(articleIn(article, gender, caseName), ...adjectives.map((stem) => adjectiveIn(stem, kind, gender, caseName))),
      word: nounIn(noun, kind, many, caseName),
    };
  });
  const [first] = each;
  return each.every(({ front }) => front === first?.front)
    ? spaced(first?.front, or(each.map(({ word }) => word)))
    : or(each.map(({ front, word }) => spaced(front, word)));
}

/** Later words agree with the last noun: “einen Faun oder ein Tier, das …”. */
const genderOf = (nouns: readonly Noun[]): Gender => nouns.at(-1)?.gender ?? 'm';

/** Phrases with nouns of different genders: no pronoun fits them all, so they become “diese Spielfigur”. */
const mixed = new WeakSet<Phrase>();

function phraseOf(nouns: readonly Noun[], head: Head, after = ''): Phrase {
  const textIn = (form: Form): string => {
    if (form === 'von' && head.article === '') return `von ${textIn('dat')}`;
    const denied = form === 'none' ? { ...head, article: 'kein' } : form === 'bare' ? { ...head, article: '' } : head;
    const caseName = form === 'von' ? 'gen' : form === 'none' ? 'dat' : caseOf(form);
    return close(spaced(headIn(nouns, denied, caseName), after));
  };
  const made: Phrase = { key: textIn('nom'), gender: genderOf(nouns), ...(head.many ? { plural: true } : {}), in: textIn };
  if (nouns.some(({ gender }) => gender !== made.gender) && !head.many) mixed.add(made);
  return made;
}

const fixed = (words: string, gender: Gender): Phrase => ({ key: words, gender, in: (form) => (form === 'von' ? `von ${words}` : words) });

/** The noun of a keyword; an invented keyword is used as it is. */
const nounOf = (keyword: Keyword): Noun =>
  (keywords as Readonly<Record<Keyword, readonly [string, Noun]>>)[keyword]?.[1] ?? named(capital(keyword.replaceAll('-', ' ')));

const keyword = (word: Keyword): string =>
  (keywords as Readonly<Record<Keyword, readonly [string, Noun]>>)[word]?.[0] ?? capital(word.replaceAll('-', ' '));

/** Names have no gender, so they follow a noun: “eine befreundete Spielfigur Nanny”. */
function nounsOf({ article, is, named: names, side }: Described): Noun[] {
  if (names.length > 0) return [article === 'a' && side === undefined ? named(or(names)) : modelNamed(or(names))];
  if (is.length > 0) return is.map(nounOf);
  return [side === 'enemy' ? enemy : model];
}

const ARTICLES: Record<Described['article'], string> = { a: 'ein', each: 'jed', every: 'jed', no: 'kein', own: 'jed', many: '' };

function some(models: Described, after: (head: Phrase) => readonly string[], place?: string): Phrase {
  const { article, only, other, nearest, side, slain, is, named: names } = models;
  const owner = article === 'own' ? 'von dir' : '';
  if (only) {
    const follows = spaced(place, ...after(only), owner);
    return { ...only, in: (form) => close(spaced(only.in(form), follows)) };
  }
  const nouns = nounsOf(models);
  const plain = article === 'a' && names.length > 0 && side === undefined;
  const adjectives = [
    ...(nearest ? ['nächst'] : []),
    ...(other && !nearest ? ['ander'] : []), // the nearest to a model is always another one
    ...(side === 'friendly' ? ['befreundet'] : []),
    ...(side === 'enemy' && (is.length > 0 || names.length > 0) ? ['gegnerisch'] : []),
    ...(slain ? ['erschlagen'] : []),
  ];
  const head = { article: plain ? '' : nearest ? 'd' : ARTICLES[article], adjectives, many: article === 'many' };
  const bare = phraseOf(nouns, head);
  return phraseOf(nouns, head, spaced(place, ...after(bare), owner));
}

function being(article: 'a' | 'another' | 'no', words: readonly Keyword[]): Phrase {
  const nouns = words.map(nounOf);
  const plain = phraseOf(nouns, { article: article === 'no' ? 'kein' : 'ein', adjectives: article === 'another' ? ['ander'] : [] });
  const negative = phraseOf(nouns, { article: 'kein', adjectives: article === 'another' ? ['ander'] : [] });
  const fresh = phraseOf(nouns, { article: 'ein', adjectives: ['neu', 'befreundet'] });
  // `no` negates it; `new` is a newcomer in the accusative
  return { ...plain, in: (form) => (form === 'no' ? negative.in('nom') : form === 'new' ? fresh.in('acc') : plain.in(form)) };
}

const PRONOUNS: Record<Bending, string> = {
  m: 'er ihn ihm seiner',
  f: 'sie sie ihr ihrer',
  n: 'es es ihm seiner',
  p: 'sie sie ihnen ihrer',
};
const RELATIVES: Record<Bending, string> = {
  m: 'der den dem dessen',
  f: 'die die der deren',
  n: 'das das dem dessen',
  p: 'die die denen deren',
};

function pronoun(words: Record<Bending, string>, phrase: Phrase | null): Phrase {
  const gender = phrase?.gender ?? 'm';
  const endings = words[phrase?.plural ? 'p' : gender];
  const textIn = (form: Form): string => (form === 'von' ? `von ${ending(endings, 'dat')}` : ending(endings, caseOf(form)));
  return { key: textIn('nom'), gender, in: textIn, ...(phrase?.plural ? { plural: true } : {}) };
}

const harm: Noun = { gender: 'm', singular: 'Schaden', of: 'Schadens', many: 'Schaden', to: 'Schaden' };

function damageOf(types: readonly string[]): Phrase {
  const textIn = (form: Form): string => {
    const stems = types.map((stem) => adjectiveIn(stem, 'none', 'm', caseOf(form)));
    return spaced(or(stems), nounIn(harm, 'none', false, caseOf(form)));
  };
  return { key: textIn('nom'), gender: 'm', in: textIn };
}

/**
 * German card text without its wordings. Forms: the cases; `von`: “des Ziels”, “von ihm”; `none`: “keinem Gegner”; `no`: “kein Goblin”; `one`: “einen
 * Sprint”; `new`: “einen neuen befreundeten Goblin”; `bare`: “Goblin”.
 */
export const grammar: Omit<CardTextLanguage, 'wordings'> = {
  tag: 'de',
  moves: true,
  forms: ['nom', 'no', 'acc', 'dat', 'gen'],
  and,
  or,
  andConditions: and,
  who: (role) => {
    const [article, adjectives, noun, after] = roleNouns[role];
    return phraseOf([noun], { article, adjectives }, after);
  },
  // The second chosen model is named, so that it is not mistaken for the first.
  it: (phrase, chosenBefore = 0) =>
    chosenBefore > 0
      ? phraseOf([model], { article: 'd', adjectives: ['zweit'] })
      : phrase !== null && mixed.has(phrase)
        ? phraseOf([model], { article: 'dies', adjectives: [] })
        : pronoun(PRONOUNS, phrase),
  that: (phrase) => pronoun(RELATIVES, phrase),
  described: some,
  being,
  keyword,
  amount: (count, n, noun) => {
    if (typeof noun === 'object') {
      const phrase = damageOf([damage[noun.damage]]);
      return { ...phrase, key: `${count} ${phrase.key}`, in: (form) => `${count} ${phrase.in(form)}` };
    }
    const textIn = (form: Form): string => `${count} ${nounIn(counted[noun], 'none', n !== 1, caseOf(form))}`;
    return { key: textIn('nom'), gender: counted[noun].gender, in: textIn };
  },
  counted: (of) => {
    if (typeof of === 'object') return damageOf([damage[of.damage]]);
    const noun = counted[of];
    return {
      key: noun.many,
      gender: noun.gender,
      in: (form) => nounIn(noun, 'none', true, caseOf(form)),
    };
  },
  damage: (types) => {
    if (types === null) return damageOf([]);
    return damageOf(types === 'non-magical' ? ['nichtmagisch'] : types.map((type) => damage[type]));
  },
  action: (action) => {
    const [stem, noun] = actions[action];
    const adjectives = stem === '' ? [] : [stem];
    const many = phraseOf([noun], { article: '', adjectives, many: true });
    const singular = phraseOf([noun], { article: 'ein', adjectives });
    // `gen` follows “eine seiner”; `one` is the singular in the accusative
    const textIn = (form: Form): string =>
      form === 'gen' ? spaced(stem && `${stem}en`, noun.many) : form === 'one' ? singular.in('acc') : many.in(form);
    return { ...many, in: textIn };
  },
  ability: (name) => {
    if (name !== null) return fixed(`„${name}“`, 'f');
    const textIn = (form: Form): string => `${articleIn('dies', 'f', caseOf(form))} Fähigkeit`;
    return { key: textIn('nom'), gender: 'f', in: textIn };
  },
  terrain: (name, many) => phraseOf([terrain[name]], { article: many || name === 'any' ? '' : 'ein', adjectives: [], many }),
  lure: (lure) => phraseOf([lures[lure] ?? named(capital(lure.replaceAll('-', ' ')))], { article: 'ein', adjectives: [] }),
  meleeCard: (card) => meleeCards[card],
  colour: (colour) => colours[colour],
  faction: (faction) => factions[faction],
  goingOn: (sentence) => sentence,
  tidy,
};
