import type { ActionName, Keyword, TerrainName } from '../../rules/terms/card-language.ts';
import type { Colour, MeleeCard } from '../../rules/terms/decks.ts';
import type { DamageType, Faction } from '../../rules/terms/factions.ts';
import type { Sayings } from './sayings.ts';

/** A case, or a preposition that the phrase melts with; '' is the one of a subject. The order of a clause is a form, too. */
export type Form = string;
export type Gender = 'm' | 'f' | 'n';

/** Something a wording has a role for. */
export interface SentencePart {
  in: (form: Form) => string;
  gender?: Gender;
  plural?: boolean;
}

/** A person or thing in a sentence: “this model”, “2 wounds”. */
export interface Phrase extends SentencePart {
  /** Equal where the same is meant, even if nothing is written. */
  key: string;
  gender: Gender;
}

/** Whom text speaks of without describing them. */
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

/** The keywords that cards print; one that was invented for a match is written as it is. */
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

/** Models that are described. */
export interface Described {
  article: Article;
  /** Only this model, which nothing else describes. */
  only?: Phrase;
  /** Other than the bearer. */
  other: boolean;
  nearest: boolean;
  side?: 'friendly' | 'enemy';
  slain: boolean;
  /** Any of these keywords; none: any model. */
  is: readonly Keyword[];
  /** By their printed names. */
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
  /** Whether the verb moves: behind the first part of a sentence, to the end of a subordinate one. */
  moves: boolean;
  /** The forms of which a wording can choose, in this order; the first is that of a subject. */
  forms: readonly Form[];
  and: (items: readonly string[]) => string;
  or: (items: readonly string[]) => string;
  /** Conditions that all hold, after one “if”. */
  andConditions: (items: readonly string[]) => string;
  /** Conditions of which one holds, after one “if”; as `or` where it says nothing else. */
  orConditions?: (items: readonly string[]) => string;
  who: (plainWho: PlainWho) => Phrase;
  /** The pronoun for somebody; `chosenBefore`: so many others were chosen in the same sentence. */
  it: (phrase: Phrase | null, chosenBefore?: number) => Phrase;
  /** The relative pronoun, as a subject. */
  that: (phrase: Phrase) => Phrase;
  /** Models that are described; `place`, then `after` what follows the noun, told whom it is said of. */
  some: (models: Described, after: (head: Phrase) => readonly string[], place?: string) => Phrase;
  /** “a Goblin or a Noble”, “another Goblin or Noble”, “no Goblin or Noble”. */
  being: (article: 'a' | 'another' | 'no', keywords: readonly Keyword[]) => Phrase;
  /** Keywords as they are printed: “Goblin or Noble”. */
  keyword: (keyword: Keyword) => string;
  /** `2 wounds`; `n`: the number by which the noun is formed, null where it is none (`X`). */
  amount: (count: string, n: number | null, noun: CountedNoun) => Phrase;
  /** The noun alone; the form `one` is its singular. */
  counted: (noun: CountedNoun) => Phrase;
  /** Damage of these types; null: whatever type; `n`: so much of it. */
  damage: (types: readonly DamageType[] | 'non-magical' | null, n?: number | null) => Phrase;
  /** Actions of a kind, as many: “Jogs”. */
  action: (action: ActionWord) => Phrase;
  /** By its printed name; null: the one that speaks. */
  ability: (name: string | null) => Phrase;
  /** One piece of terrain, or several. */
  terrain: (name: TerrainName, many: boolean) => Phrase;
  /** What is laid on the ground: `bag-of-gold`. */
  lure: (lure: string) => Phrase;
  meleeCard: (card: MeleeCard) => string;
  colour: (colour: Colour) => string;
  faction: (faction: Faction) => string;
  /** A sentence that goes on after a colon. */
  goingOn: (sentence: string) => string;
  /** The last touch on a whole text: words that melt, letters that fall away. */
  tidy: (text: string) => string;
}
