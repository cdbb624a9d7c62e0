import type { Keyword } from '../../../rules/terms/card-language.ts';
import type { Described, Form, Gender, CardTextLanguage, Phrase } from '../../card-text/language.ts';
import { capital } from '../../language/sentences.ts';
import {
  actions,
  colours,
  counted,
  damage,
  factions,
  keywords,
  labels,
  lures,
  meleeCards,
  type Noun,
  terrain,
  roleNouns,
} from './nouns.ts';

// Forms: '' a subject; `de` and `a` contract with the article (del, al); `tras` follows any other preposition.

const melt = (words: string): string => words.replace(/(^| )(de|a) el (?=\S)/g, '$1$2l ');

/** The forms that every phrase has; `behind` is the text after a preposition. */
function inForm(form: Form, words: string, behind = words): string {
  if (form === 'de' || form === 'a') return melt(`${form} ${behind}`);
  return form === '' ? words : behind;
}

const phrase = (words: string, gender: Gender = 'm'): Phrase => ({ key: words, gender, in: (form) => inForm(form, words) });

const joinedBy = (type: 'conjunction' | 'disjunction') => {
  const format = new Intl.ListFormat('es', { type });
  return (items: readonly string[]): string => format.format(items);
};
const and = joinedBy('conjunction');
const or = joinedBy('disjunction');
/** A list after “no” or “ningún”. */
const nor = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ni ${items.at(-1) ?? ''}`;

const spaced = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');
const ending = ({ gender }: Pick<Noun, 'gender'>, many: boolean): string => `${gender === 'f' ? 'a' : 'o'}${many ? 's' : ''}`;
const a = (noun: Noun): string => `${noun.gender === 'm' || noun.stressed ? 'un' : 'una'} ${noun.singular}`;

const model: Noun = { singular: 'personaje', many: 'personajes', gender: 'm' };
const enemy: Noun = { singular: 'enemigo', many: 'enemigos', gender: 'm' };

const nounOf = (word: Keyword): Noun =>
  (keywords as Readonly<Record<Keyword, Noun>>)[word] ?? {
    singular: capital(word.replaceAll('-', ' ')),
    many: capital(word.replaceAll('-', ' ')),
    gender: 'm',
  };
const keyword = (word: Keyword): string => nounOf(word).singular;

/** A model with a keyword: “Trasgo”, “personaje Milicia”. */
function bearer(word: Keyword): Noun {
  const noun = nounOf(word);
  return labels.includes(word) ? { singular: `personaje ${noun.singular}`, many: `personajes ${noun.many}`, gender: 'm' } : noun;
}

/** Several keywords that share article and adjectives: “Soldado o Noble”; keywords of different genders stay apart. */
function nouns({ is, named, side }: Described): Noun[] {
  if (named.length > 0) return [model];
  if (is.length === 0) return [side === 'enemy' ? enemy : model];
  const all = is.map(bearer);
  const [first] = all;
  const alike =
    first && all.every(({ gender, stressed }) => gender === first.gender && !stressed) && !is.some((word) => labels.includes(word));
  return alike ? [{ singular: or(all.map(({ singular }) => singular)), many: or(all.map(({ many }) => many)), gender: first.gender }] : all;
}

/** The words before the noun; `no` before a model in a negative sentence. */
function before(models: Described, noun: Noun, many: boolean, article: Described['article']): string {
  const another = models.other ? `otr${ending(noun, many)}` : '';
  const masculine = noun.gender === 'm' || (noun.stressed && !models.other);
  if (models.nearest && article === 'a') return masculine ? 'el' : 'la';
  switch (article) {
    case 'a':
      return another || (masculine ? 'un' : 'una');
    case 'every':
    case 'own':
      return spaced('cada', another);
    case 'no':
      return spaced(masculine ? 'ningún' : 'ninguna', another);
    case 'each':
    case 'many':
      return another;
  }
}

/** The adjectives after the noun: “amiga asesinada más cercana”. */
function behind({ side, slain, nearest, named, article }: Described, noun: Noun, many: boolean): string {
  const end = ending(noun, many);
  return spaced(
    side === 'friendly' ? `amig${end}` : side === 'enemy' && noun !== enemy ? `enemig${end}` : '',
    slain ? `asesinad${end}` : '',
    named.length > 0 ? `llamado ${or(named)}` : '',
    nearest ? `más cercan${end}` : '',
    article === 'own' ? `tuy${end}` : '',
  );
}

/** Models with a full description; later they are “ese personaje”. */
const described = new WeakSet<Phrase>();

function some(models: Described, after: (head: Phrase) => readonly string[], place?: string): Phrase {
  const { only, nearest, named, side } = models;
  const all = nouns(models);
  const gender = all.length === 1 && all[0] ? all[0].gender : 'm';
  const head: Phrase = { ...phrase('', gender), ...(models.article === 'many' ? { plural: true } : {}) };
  const core = (many: boolean, article: Described['article']): string => {
    const isBare = article === 'a' && named.length > 0 && !side && !models.slain && !models.other && !nearest;
    if (isBare) return or(named);
    const join = article === 'no' ? nor : or;
    return join(
      all.map((noun) => spaced(before(models, noun, many, article), many ? noun.many : noun.singular, behind(models, noun, many))),
    );
  };
  const words = (form: Form): string => {
    const many = models.article === 'many';
    const article = form === 'no' || form === 'each' ? form : models.article;
    const body = only && !nearest ? only.in(form === '' ? '' : 'tras') : core(many, article);
    const tail = spaced(place, ...after(head));
    return only && tail ? `${body}, si está ${tail},` : spaced(body, tail);
  };
  const made: Phrase = { key: words(''), gender, in: (form) => inForm(form, words(form)) };
  if (models.article !== 'own') described.add(made);
  return made;
}

/** In a negation, adds a mark that `tidy` moves to the verb: “es ¬un Noble” becomes “no es un Noble”. */
function being(article: 'a' | 'another' | 'no', words: readonly Keyword[]): Phrase {
  const all = words.map(bearer);
  const first = all[0] ?? model;
  const otherNouns = or(all.map(({ singular }) => singular));
  const text = article === 'a' ? or(all.map(a)) : article === 'no' ? nor(all.map(a)) : `otr${ending(first, false)} ${otherNouns}`;
  return {
    key: text,
    gender: first.gender,
    in: (form) => (form === 'bare' ? otherNouns : article === 'no' && form === '' ? `¬${text}` : inForm(form, text)),
  };
}

/** The subject is left out, except for a described model that could be mistaken for the reader. */
function pronoun(referent: Phrase | null, chosenBefore = 0): Phrase {
  if (referent !== null && described.has(referent)) return phrase(chosenBefore > 0 ? 'el segundo personaje' : 'ese personaje');
  const words = referent?.gender === 'f' ? 'ella' : 'él';
  return { key: 'él', gender: referent?.gender ?? 'm', in: (form) => inForm(form, '', words) };
}

const numbered = (count: string, n: number | null, noun: Noun & { of?: true }): string =>
  noun.of ? `${count} de ${noun.singular}` : `${count} ${n === 1 ? noun.singular : noun.many}`;

/** `ni` in a negation: “daño cortante ni punzante”. */
function ofTypes(types: readonly string[]): Phrase {
  const words = `daño ${or(types)}`;
  return { ...phrase(words), in: (form) => (form === 'ni' ? `daño ${nor(types)}` : inForm(form, words)) };
}

/** Spanish card text without its wordings. */
export const grammar: Omit<CardTextLanguage, 'wordings'> = {
  tag: 'es',
  moves: false,
  forms: ['main', 'fin'],
  and,
  or,
  andConditions: and,
  who: (role) => phrase(roleNouns[role]),
  it: pronoun,
  that: ({ gender, plural = false }) => ({
    key: 'que',
    gender,
    plural,
    in: (form) => inForm(form, 'que', gender === 'f' ? 'la que' : 'el que'),
  }),
  described: some,
  being,
  keyword,
  amount: (count, n, noun) =>
    typeof noun === 'object'
      ? phrase(`${count} de daño ${damage[noun.damage]}`)
      : phrase(numbered(count, n, counted[noun]), counted[noun].gender),
  counted: (noun) => {
    if (typeof noun === 'object') return phrase(`daño ${damage[noun.damage]}`);
    const { singular, many, gender } = counted[noun];
    return { key: many, gender, in: (form) => (form === 'one' ? singular : inForm(form, many)) };
  },
  damage: (types) => {
    if (types === null) return phrase('daño');
    return types === 'non-magical' ? phrase(`daño no ${damage.magical}`) : ofTypes(types.map((type) => damage[type]));
  },
  action: (action) => {
    const [many, does, singular] = actions[action];
    return { key: many, gender: 'm', in: (form) => (form === 'inf' ? does : inForm(form, form === 'one' ? singular : many)) };
  },
  ability: (name) => {
    if (name === null)
      return { ...phrase('esta habilidad', 'f'), in: (form) => (form === 'inf' ? 'usar esta habilidad' : inForm(form, 'esta habilidad')) };
    const quoted = `«${name.replace(/^“(.*)”$/, '$1')}»`;
    return { ...phrase(quoted, 'f'), in: (form) => (form === 'inf' ? `usar ${quoted}` : inForm(form, quoted)) };
  },
  terrain: (name, many) => {
    const noun: Noun = terrain[name];
    return phrase(many ? noun.many : name === 'any' ? noun.singular : a(noun), noun.gender);
  },
  lure: (lure) => {
    const noun = lures[lure];
    return noun ? phrase(noun.singular, noun.gender) : phrase(capital(lure.replaceAll('-', ' ')));
  },
  meleeCard: (card) => meleeCards[card],
  colour: (colour) => colours[colour],
  faction: (faction) => factions[faction],
  goingOn: (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1),
  tidy: (text) =>
    melt(text)
      .replace(/\b(es|sea) ¬/g, 'no $1 ')
      .replaceAll('¬', 'no ')
      // Reflexive forms where the text does not say who acts.
      .replace(/\bes colocad[oa] (?=en )/g, 'se coloca ')
      .replace(/\bser colocad[oa] (?=en )/g, 'colocarse ')
      .replaceAll(' de nadie', '')
      .replace(/\b([Hh])ay (?=ning[uú]n)/g, (_, first: string) => (first === 'H' ? 'No hay ' : 'no hay '))
      .replace(/,? [ou] ~/g, ' ni ')
      .replaceAll('~', '')
      .replace(/\b(del|al|el|la) (energía|salud|salud impresa|Evasión|alcance de combate) de él\b/g, (_, the: string, measure: string) =>
        spaced(the === 'del' ? 'de' : the === 'al' ? 'a' : '', 'su', measure),
      )
      .replace(/\b(habilidad(?:es)?) (activas?|arcanas?|pasivas?) o (?:una )?habilidad(?:es)? (?=activ|arcan|pasiv)/g, '$1 $2 o ')
      .replace(/(\d+|X) (otr[oa]s) /g, '$2 $1 ')
      // Leaves out the subject of a condition in the clause after it, if it is the same.
      .replace(
        /\b(cuando|cada vez que|si) (este personaje|el enemigo|el objetivo) ((?:(?!este personaje|el enemigo|el objetivo|personaje)[^.:;()])*?), ((?:si quieres, )?)\2 /gi,
        (_, asks: string, subject: string, predicate: string, wish: string) => `${asks} ${subject} ${predicate}, ${wish}`,
      )
      .replace(/,? y después (?=si )/g, '; ')
      .replace(/( que sea [^.:;,]*?) o que sea /g, '$1 o ')
      .replace(/y después (?=ese mismo número|por cada)/g, 'y después, ')
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=[,.;:)])/g, ''),
};
