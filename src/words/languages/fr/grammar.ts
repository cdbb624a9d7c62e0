import type { Keyword } from '../../../rules/terms/card-language.ts';
import type { CountedNoun, Described, Form, Gender, CardTextLanguage, Phrase } from '../../card-text/language.ts';
import { capital } from '../../language/sentences.ts';
import * as nouns from './nouns.ts';
import { tidy } from './tidy.ts';

type Noun = nouns.Noun;

const isVowel = (words: string): boolean => /^(?:[aeiouàâäéèêëîïôöûüœ]|homme|humain)/i.test(words);
const elided = (word: 'de' | 'le' | 'la', next: string): string => (isVowel(next) ? `${word.charAt(0)}’${next}` : `${word} ${next}`);

/** Words that begin with an article that contracts with a preposition; every other form leaves them unchanged. */
function melted(words: string, form: Form): string {
  const [, article = '', noun = words] = /^(le|les|des) (.*)$/s.exec(words) ?? [];
  if (form === 'de' || form === 'dece') return article === 'le' ? `du ${noun}` : article === 'les' ? `des ${noun}` : elided('de', noun);
  if (form === 'à') return article === 'le' ? `au ${noun}` : article === 'les' ? `aux ${noun}` : `à ${words}`;
  return words;
}

const phrase = (words: string, gender: Gender): Phrase => ({ key: words, gender, in: (form) => melted(words, form) });
/** A phrase with its own words in some forms. */
const formed = (words: string, gender: Gender, forms: Readonly<Record<Form, string>>): Phrase => ({
  key: words,
  gender,
  in: (form) => forms[form] ?? melted(words, form),
});

const listed =
  (last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
const and = listed('et');
const or = listed('ou');

const spaced = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');
const agreeing = (gender: Gender, m: string, f: string): string => (gender === 'f' ? f : m);
const un = (gender: Gender): string => agreeing(gender, 'un', 'une');

const printed: Readonly<Record<Keyword, Noun>> = nouns.keywords;
const keyword = (word: Keyword): string => printed[word]?.[1] ?? capital(word.replaceAll('-', ' '));

function nounOf(word: Keyword): Noun {
  const [gender, singular, many] = printed[word] ?? ['m', keyword(word), keyword(word)];
  const [, figure, figures] = nouns.figure;
  return nouns.adjectives.includes(word) ? ['f', `${figure} ${singular}`, `${figures} ${many}`] : [gender, singular, many];
}

/** The nouns of a description, and its adjectives in both genders. */
function core({ is, named, side, slain }: Described): { of: readonly Noun[]; adjectives: readonly (readonly [string, string])[] } {
  const heads = ((): readonly Noun[] => {
    if (named.length > 0) return [nouns.figure];
    if (is.length > 0) return is.map(nounOf);
    return [side === 'enemy' ? nouns.enemyNoun : nouns.figure];
  })();
  const isEnemyNoun = side === 'enemy' && is.length === 0 && named.length === 0;
  const sides = side === 'friendly' ? [['allié', 'alliée'] as const] : side && !isEnemyNoun ? [['ennemi', 'ennemie'] as const] : [];
  return { of: heads, adjectives: [...sides, ...(slain ? [['tué', 'tuée'] as const] : [])] };
}

/** “un autre Humain ou Clerc allié”; nouns of different genders each have their article. */
function together(models: Described, form: Form, many: boolean, article: (gender: Gender, noun: string) => string): string {
  const { of, adjectives } = core(models);
  const sided = (gender: Gender): string => adjectives.map(([m, f]) => `${agreeing(gender, m, f)}${many ? 's' : ''}`).join(' ');
  const nearest = (gender: Gender): string => (models.nearest ? `${agreeing(gender, 'le', 'la')} plus proche` : '');
  const textIn = (gender: Gender, nouned: string): string =>
    melted(
      spaced(
        article(gender, spaced(models.other && !models.nearest ? (many ? 'autres' : 'autre') : '', nouned)),
        sided(gender),
        nearest(gender),
        called(gender),
      ),
      form,
    );
  const { named } = models;
  const called = (gender: Gender): string => (named.length > 0 ? `nommé${gender === 'f' ? 'e' : ''}${many ? 's' : ''} ${or(named)}` : '');
  const [first] = of;
  const gender = first?.[0] ?? 'm';
  const noun = ([, singular, several]: Noun): string => (many ? several : singular);
  const apart = models.article === 'a' && adjectives.length === 0 && !models.nearest && !models.other && form === '';
  if (!apart && of.every(([headGender]) => headGender === gender)) return textIn(gender, or(of.map(noun)));
  return or(of.map((head) => textIn(head[0], noun(head))));
}

function articled(models: Described, form: Form): string {
  const { article, nearest, named, side, other, slain } = models;
  if (form === 'pl') return together(models, '', true, (_, noun) => noun);
  switch (article) {
    case 'a':
      if (named.length > 0 && !side && !other && !slain) return melted(or(named), form);
      return together(models, form, false, (gender, noun) =>
        nearest ? elided(gender === 'f' ? 'la' : 'le', noun) : `${un(gender)} ${noun}`,
      );
    case 'each':
      return together(models, form, false, (_, noun) => noun);
    case 'every':
      return together(models, form, false, (_, noun) => `chaque ${noun}`);
    case 'no':
      return together(models, form, false, (gender, noun) => `~auc${un(gender)} ${noun}`);
    case 'own':
      return together(models, form, true, (gender, noun) => `chac${un(gender)} de vos ${noun}`);
    case 'many':
      return together(models, form, true, (_, noun) => (['de', 'à', 'les'].includes(form) ? `les ${noun}` : noun));
  }
}

const isNear = (piece: string): boolean => /^(?:à moins|\(|et en Ligne)/.test(piece);
/** The order of the parts after a noun: exclusions, then the place, then “et qui …”, so that all of them refer to the noun. */
function placed(pieces: readonly string[], isOther: boolean): string[] {
  const [leading, near, trailing] = [
    pieces.filter((piece) => piece.startsWith('autre ')),
    pieces.filter(isNear),
    pieces.filter((piece) => !piece.startsWith('autre ') && !isNear(piece)),
  ];
  const apart = near.length + trailing.length > 0;
  const out = leading
    .map((piece) => (isOther ? piece.replace(/^autre ~que/, 'hormis') : piece))
    .map((piece) => (apart ? `, ${piece},` : piece));
  const relatives = trailing.map((piece, index) =>
    /^qui /.test(piece) && (near.length > 0 || index > 0) ? `${/ ~et qui /.test(piece) ? ',' : 'et'} ${piece}` : piece,
  );
  const places = relatives.some((piece) => piece.startsWith('et ')) ? near.map((piece) => piece.replace(/^et en/, ', en')) : near;
  const short =
    leading.length + near.length === 0 && relatives.length === 1
      ? relatives.map((piece) => piece.replace(/^qui est (?=(?:engagé|blessé)e?(?: par [^~,]*)?$)/, ''))
      : relatives;
  return [...out, ...places, ...short];
}

function some(models: Described, after: (head: Phrase) => readonly string[], place?: string): Phrase {
  const { only, nearest } = models;
  const genders = core(models).of.map(([gender]) => gender);
  const gender = only && !nearest ? only.gender : genders.every((candidate) => candidate === 'f') ? 'f' : 'm';
  const words = (form: Form): string => (only && !nearest ? only.in(form) : articled(models, form));
  const head: Phrase = { ...phrase(words(''), gender), plural: models.article === 'many' };
  const trailing = placed(after(head), models.other);
  return { key: spaced(words(''), place, ...trailing), gender, in: (form) => spaced(words(form), place, ...trailing) };
}

/** “n’est ni un Géant ni un Troll”. */
const neither = (names: readonly string[]): string =>
  names.length === 1 ? `pas ${names.join('')}` : names.map((name) => `ni ${name}`).join(' ');

function being(article: 'a' | 'another' | 'no', words: readonly Keyword[]): Phrase {
  const names = words.map(keyword);
  const gender = words.every((word) => printed[word]?.[0] === 'f') ? 'f' : 'm';
  const each = words.map((word) => {
    if (nouns.adjectives.includes(word)) return words.length > 1 ? `une ${nouns.figure[1]} ${keyword(word)}` : keyword(word);
    return spaced(un(printed[word]?.[0] ?? 'm'), article === 'another' ? 'autre' : '', keyword(word));
  });
  const not = neither(each);
  const forms = { bare: or(names), pas: not, est: `n’est ${not}` };
  return article === 'no' ? formed(names.length === 1 ? `~${not}` : `~non ${not}`, gender, forms) : formed(or(each), gender, forms);
}

const damageNoun = (noun: CountedNoun & object): Noun => {
  const [singular, many] = nouns.damage[noun.damage];
  return ['m', `Dégât ${singular}`, `Dégâts ${many}`];
};
const countedNoun = (kind: CountedNoun): Noun => (typeof kind === 'object' ? damageNoun(kind) : nouns.counted[kind]);

function counted(kind: CountedNoun): Phrase {
  const [gender, singular, many] = countedNoun(kind);
  const isEnergy = kind === 'energy';
  const some = elided('de', isEnergy ? singular : many);
  const equal = typeof kind === 'object' ? `des ${many} égaux` : isEnergy ? `une quantité ${some} égale` : `un nombre ${some} égal`;
  return formed(many, gender, { one: singular, de: some, égal: equal });
}

function amount(count: string, n: number | null, kind: CountedNoun): Phrase {
  const [gender, single, many] = countedNoun(kind);
  return phrase(`${count} ${n !== null && n < 2 ? single : many}`, gender);
}

function damage(types: Parameters<CardTextLanguage['damage']>[0], n: number | null = null): Phrase {
  const textAt = (number: 0 | 1): string => {
    const noun = number === 0 ? 'Dégât' : 'Dégâts';
    if (types === null) return noun;
    if (types === 'non-magical') return `${noun} non ${nouns.damage.magical[number]}`;
    return `${noun} ${or(types.map((type) => nouns.damage[type][number]))}`;
  };
  const many = textAt(1);
  return formed(n === 1 ? textAt(0) : many, 'm', {
    aucun: textAt(0),
    des: `des ${many}`,
    les: `les ${many}`,
    ses: `ses ${many}`,
    de: `de ${many}`,
  });
}

/** The plural and the singular of a kind: “des Courses”, “une Course”. */
const kinds = ([gender, singular, many]: Noun): Phrase =>
  formed(many, gender, {
    un: `${un(gender)} ${singular}`,
    dun: `d’${un(gender)} ${singular}`,
    les: `les ${many}`,
    des: `des ${many}`,
    ses: `ses ${many}`,
    deses: `de ses ${many}`,
    de: elided('de', many),
  });

function ability(name: string | null): Phrase {
  if (name === null) return formed('cette compétence', 'f', { deses: 'de cette compétence' });
  const quoted = `« ${name} »`;
  return formed(quoted, 'f', { un: `l’action ${quoted}`, dun: `de ${quoted}`, des: quoted, deses: `de ${quoted}` });
}

/** “elle”; “cette dernière” for the second of two chosen models. */
function pronoun(gendered: Phrase | null, chosenBefore = 0): Phrase {
  const gender = gendered?.gender === 'f' ? 'f' : 'm';
  if (chosenBefore > 0) return phrase(agreeing(gender, 'ce dernier', 'cette dernière'), gender);
  const [il, lui] = gender === 'f' ? (['elle', 'elle'] as const) : (['il', 'lui'] as const);
  return formed(il, gender, {
    de: gender === 'f' ? 'd’elle' : 'de lui',
    dece: `de ${agreeing(gender, 'celui', 'celle')}-ci`,
    à: `à ${agreeing(gender, 'celui', 'celle')}-ci`,
    lui,
  });
}

/** French card text without its wordings. */
export const grammar: Omit<CardTextLanguage, 'wordings'> = {
  tag: 'fr',
  moves: false,
  forms: ['', 'de', 'à', 'les', 'pas', 'ni'],
  and,
  or,
  orConditions: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(' ~, ')} ~ou ${items.at(-1) ?? ''}`),
  andConditions: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(' ~, ')} ~et ${items.at(-1) ?? ''}`),
  who: (role) => {
    const [gender, words] = nouns.roleNouns[role];
    return role === 'anybody' ? formed(words, gender, { dont: '' }) : formed(words, gender, { dont: melted(words, 'de') });
  },
  it: pronoun,
  that: ({ gender, plural = false }) => ({ ...formed('qui', gender, { de: 'dont' }), plural }),
  described: some,
  being,
  keyword,
  amount,
  counted,
  damage,
  action: (action) => kinds(nouns.actions[action]),
  ability,
  terrain: (name, many) => {
    const noun = nouns.terrain[name];
    const [gender, singular, several] = noun;
    return many ? kinds(noun) : formed(`${un(gender)} ${singular}`, gender, { les: `les ${several}` });
  },
  lure: (lure) => {
    const [gender, singular] = nouns.lures[lure] ?? ['m' as const, capital(lure.replaceAll('-', ' '))];
    return formed(singular, gender, {
      un: `${un(gender)} ${singular}`,
      dun: `d’${un(gender)} ${singular}`,
      proche: `${melted(`${agreeing(gender, 'le', 'la')} ${singular}`, 'de')} ${agreeing(gender, 'le', 'la')} plus proche`,
    });
  },
  meleeCard: (card) => nouns.meleeCards[card],
  colour: (colour) => nouns.colours[colour],
  faction: (faction) => nouns.factions[faction],
  goingOn: (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1),
  tidy,
};
