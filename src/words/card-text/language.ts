import type { ActionName, Keyword, TerrainName } from '../../rules/terms/card-language.ts';
import type { Colour, MeleeCard } from '../../rules/terms/decks.ts';
import type { DamageType, Faction } from '../../rules/terms/factions.ts';
import type { Sayings } from './sayings.ts';

/** A case, or a preposition that merges with the phrase; '' is the form of a subject. The word order of a clause is a form, too. */
export type Form = string;
export type Gender = 'm' | 'f' | 'n';

/** A value for a role of a wording. */
export interface SentencePart {
  in: (form: Form) => string;
  gender?: Gender;
  plural?: boolean;
}

/** A person or thing in a sentence: “this model”, “2 wounds”. */
export interface Phrase extends SentencePart {
  /** Phrases with equal keys mean the same, even where nothing is written. */
  key: string;
  gender: Gender;
}

/** Models and players that texts name without a description. */
export type PlainWho =
  | 'self'
  | 'target'
  | 'each-target'
  | 'enemy'
  | 'originator'
  | 'subject'
  | 'your-fighter'
  | 'summoner'
  | 'nominee'
  | 'picked'
  | 'each-picked'
  | 'first-picked'
  | 'second-picked'
  | 'resister'
  | 'left-player'
  | 'enemy-player'
  | 'point'
  | 'a-model'
  | 'an-enemy'
  | 'anybody';

/** The keywords on cards; one that was invented for a match is used as it is. */
export type PrintedKeyword =
  | 'animal'
  | 'aquatic'
  | 'babeling'
  | 'cleric'
  | 'cultist'
  | 'elrich'
  | 'faerie'
  | 'familiar'
  | 'faun'
  | 'food'
  | 'giant'
  | 'gnome'
  | 'goblin'
  | 'human'
  | 'machine'
  | 'mercenary'
  | 'merfolk'
  | 'militia'
  | 'musician'
  | 'noble'
  | 'norse'
  | 'pirate'
  | 'psychopomp'
  | 'risen'
  | 'rogue'
  | 'soldier'
  | 'spirit'
  | 'treefolk'
  | 'troll'
  | 'witch'
  | 'wizard';

/** `a` one of them, `each` after “for each”, `own` those of the card's player, one by one; `every` of them, `many` without a number. */
export type Article = 'a' | 'each' | 'every' | 'no' | 'many' | 'own';

/** Models in a text that describes them. */
export interface Described {
  article: Article;
  /** The single model that is meant, without any further description. */
  only?: Phrase;
  /** True if the bearer itself is excluded. */
  other: boolean;
  nearest: boolean;
  side?: 'friendly' | 'enemy';
  slain: boolean;
  /** Any of these keywords; empty for any model. */
  is: readonly Keyword[];
  /** Printed names; empty for any model. */
  named: readonly string[];
}

export type CountedNoun =
  | 'wound'
  | 'energy'
  | 'stone'
  | 'health'
  | 'card'
  | 'arcane-card'
  | 'victory-point'
  | 'machination-point'
  | { damage: DamageType };

export type ActionWord = Exclude<ActionName, object> | 'passive';

/** A language of card text: its wordings, its nouns, and the grammar that joins them. */
export interface CardTextLanguage {
  tag: string;
  wordings: Readonly<Record<keyof Sayings, string>>;
  /** True if the verb changes its place: to the second place, or to the end of a subordinate clause. */
  moves: boolean;
  /** The forms between which a wording can choose, in this order; the first is that of a subject. */
  forms: readonly Form[];
  and: (items: readonly string[]) => string;
  or: (items: readonly string[]) => string;
  /** Joins conditions that must all hold, after one “if”. */
  andConditions: (items: readonly string[]) => string;
  /** Joins conditions of which one must hold, after one “if”; like `or` when missing. */
  orConditions?: (items: readonly string[]) => string;
  who: (plainWho: PlainWho) => Phrase;
  /** The pronoun for a phrase; `chosenBefore`: the number of others that were chosen in the same sentence. */
  it: (phrase: Phrase | null, chosenBefore?: number) => Phrase;
  /** The relative pronoun, as a subject. */
  that: (phrase: Phrase) => Phrase;
  /** Described models; `place`, then the pieces of `after` follow the noun. `after` gets the phrase so that they can agree with it. */
  described: (models: Described, after: (head: Phrase) => readonly string[], place?: string) => Phrase;
  /** “a Goblin or a Noble”, “another Goblin or Noble”, “no Goblin or Noble”. */
  being: (article: 'a' | 'another' | 'no', keywords: readonly Keyword[]) => Phrase;
  /** A keyword as it is printed: “Goblin”. */
  keyword: (keyword: Keyword) => string;
  /** `2 wounds`; `n`: the number that decides the form of the noun, null for a count that is not a number (`X`). */
  amount: (count: string, n: number | null, noun: CountedNoun) => Phrase;
  /** The noun without a number; the form `one` is its singular. */
  counted: (noun: CountedNoun) => Phrase;
  /** Damage of these types; null for any type; `n`: the amount. */
  damage: (types: readonly DamageType[] | 'non-magical' | null, n?: number | null) => Phrase;
  /** The plural of an action: “Jogs”. */
  action: (action: ActionWord) => Phrase;
  /** An ability by its printed name; null for “this ability”. */
  ability: (name: string | null) => Phrase;
  /** One piece of terrain, or several. */
  terrain: (name: TerrainName, many: boolean) => Phrase;
  /** A thing that a text puts on the ground: `bag-of-gold`. */
  lure: (lure: string) => Phrase;
  meleeCard: (card: MeleeCard) => string;
  colour: (colour: Colour) => string;
  faction: (faction: Faction) => string;
  /** The form of a sentence after a colon. */
  goingOn: (sentence: string) => string;
  /** Corrects a whole text at the end: contractions and elisions. */
  tidy: (text: string) => string;
}
