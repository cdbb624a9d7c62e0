import type { Path } from '../packs/finding.ts';
import type { AnyCard } from '../packs/pack.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { CardBench } from './bench.ts';
import { kindsOf, rowOfKind, tagOf, type Field, type GrammarPart, type GrammarRow, type Sense } from './grammar.ts';
import { isWithin, placesOf, textOf } from './places.ts';

/** Names that the text in question may use. */
export type CandidateNames = Readonly<Record<Sense, readonly string[]>>;

/** The default name of a result or a pick. */
const DONE = 'done';
const CHOSEN = 'chosen';
/** The name of an invented text or thing. */
const UNNAMED = 'text';
/** Results that every melee, and some moments, provide. */
const NOTED = ['caused-wounds', 'wounded-an-enemy', 'damage', 'wounds', 'brought', 'energy', 'paid'];

/** The names that a place of a card may use. */
export function namesFor(card: AnyCard, path: Path, cards: Catalogue): CandidateNames {
  const text = textOf(path);
  const within = placesOf(card).filter((place) => isWithin(place.path, text));
  const named = (sense: Sense): string[] => [
    ...new Set(within.flatMap(({ settled, value }) => (settled.is === 'name' && settled.sense === sense ? [String(value)] : []))),
  ];
  const keywords = new Set(Object.values(cards.characters).flatMap((character) => character.keywords));
  return {
    title: [UNNAMED],
    ability: 'abilities' in card ? card.abilities.map(({ id }) => id) : [],
    character: [...('health' in card ? [card.id] : []), ...Object.keys(cards.characters).filter((id) => id !== card.id)],
    keyword: [...new Set([...('keywords' in card ? (card.keywords ?? []) : []), ...keywords])],
    new: [DONE],
    bound: [...named('new'), ...NOTED],
    'new-pick': [CHOSEN],
    picked: named('new-pick'),
  };
}

/** The source of candidates. */
export interface Source {
  bench: CardBench;
  names: CandidateNames;
  /** Invented nodes by kind. */
  made: Map<string, object | null>;
}

/** Common numbers on printed cards. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12];
/** The depth to which a value is invented where no printed card has one. */
const DEEPEST = 6;

/** A node of a kind with its required fields only; null where it cannot be invented. */
function bare(part: GrammarPart, kind: string, source: Source, depth: number): object | null {
  const made = record(rowOfKind(part, kind), source, depth);
  const tag = tagOf(part);
  return made && tag !== null ? { [tag]: kind, ...made } : made;
}

function record(row: GrammarRow, source: Source, depth: number): object | null {
  const entries = Object.entries(row).filter(([, { optional }]) => !optional);
  const values = entries.map(([name, { field }]) => [name, candidates(field, source, undefined, depth + 1)[0]] as const);
  return values.some(([, value]) => value === undefined) ? null : Object.fromEntries(values);
}

/** Nodes of a kind to choose from: printed ones, then one with required fields only. */
export function nodesOfKind(part: GrammarPart, kind: string, source: Source, depth = 0): readonly unknown[] {
  const printed = source.bench.exemplars.nodes(part, kind);
  const key = `${part} ${kind}`;
  const known = source.made.get(key);
  const made = known === undefined && depth <= DEEPEST ? bare(part, kind, source, depth) : (known ?? null);
  source.made.set(key, made);
  return made ? [...printed, made] : printed;
}

const ofPart = (part: GrammarPart, source: Source, depth: number): readonly unknown[] => {
  const { uses } = source.bench.exemplars;
  const sorted = kindsOf(part).toSorted((a, b) => uses(part, b) - uses(part, a));
  // within an invented value only the most common kinds are tried
  const kinds = sorted
    .slice(0, depth > 0 ? 3 : undefined)
    .flatMap((kind) => nodesOfKind(part, kind, source, depth + 1).slice(0, depth > 0 ? 1 : undefined));
  return part === 'value' ? [1, 2, 3, 4, 'X', 'turn-number', ...kinds] : kinds;
};

/** The values that the language allows in a field; whether they are allowed in this text is judged later. `value`: the present value. */
export function candidates(field: Field, source: Source, value?: unknown, depth = 0): readonly unknown[] {
  switch (field.is) {
    case 'flag':
      return [true];
    case 'null':
      return [null];
    case 'boolean':
      return [true, false];
    case 'number':
      return typeof value === 'number'
        ? [...new Set([value - 1, value + 1, ...NUMBERS])].filter((number) => number >= field.minimum && number !== value)
        : NUMBERS.slice(1);
    case 'name':
      return source.names[field.sense];
    case 'word':
      return field.words;
    case 'who':
      return [...field.words, ...source.names.picked.map((picked) => ({ picked }))];
    case 'part':
      return depth > DEEPEST ? [] : ofPart(field.part, source, depth);
    case 'list':
      return depth > DEEPEST ? [] : candidates(field.item, source, undefined, depth + 1).map((item) => [item]);
    case 'tuple': {
      const items = field.items.map((item) => candidates(item, source, undefined, depth + 1));
      return items.some((options) => options.length === 0)
        ? []
        : [items.map((options, index) => options[Math.min(index, options.length - 1)])];
    }
    case 'either':
      return field.options.flatMap((option) => candidates(option, source, value, depth));
    case 'record': {
      const made = depth > DEEPEST ? null : record(field.row, source, depth);
      return made ? [made] : [];
    }
  }
}
