import * as abilities from '../../src/rules/terms/card-language/abilities.ts';
import * as grammar from '../../src/rules/terms/card-language/grammar.ts';
import * as plain from '../../src/rules/terms/card-language/plain.ts';
import * as words from '../../src/rules/terms/card-language/words.ts';
import { DAMAGE_TYPES, FACTIONS } from '../../src/rules/terms/factions.ts';
import { MELEE_CARDS } from '../../src/rules/terms/decks.ts';

/** The part of a schema that is read here. */
interface Shape {
  type: string;
  wrapped?: Shape;
  item?: Shape;
  items?: Shape[];
  options?: readonly unknown[];
  literal?: unknown;
  entries?: Record<string, Shape>;
}

/** Shapes that have a name on the page. */
const NAMED = new Map<unknown, string>([
  [grammar.which, 'filter'],
  [grammar.value, 'value'],
  [grammar.cond, 'condition'],
  [grammar.mod, 'modifier'],
  [grammar.eff, 'effect'],
  [grammar.ability, 'ability'],
  [words.who, 'who'],
  [words.action, 'action'],
  [words.stat, 'stat'],
  [words.terrain, 'terrain'],
  [words.over, "terrain | 'models'"],
  [words.until, 'until'],
  [words.limit, 'limit'],
  [words.side, 'side'],
  [abilities.trigger, 'moment'],
  [abilities.rule, 'rule'],
  [words.cardSpec, 'card'],
  [words.outcome, 'outcome'],
  [abilities.targetLine, 'target'],
  [plain.name, 'name'],
  [plain.abilityName, 'ability name'],
  [plain.characterName, 'character name'],
  [plain.keywordName, 'keyword'],
  [plain.bindName, 'new name'],
  [plain.boundName, 'bound name'],
  [plain.pickName, 'new name'],
  [plain.pickedName, 'bound name'],
  [plain.number, 'number'],
  [plain.count, 'number'],
]);
/** Lists of words that have a name on the page. */
const LISTS: readonly (readonly [readonly string[], string])[] = [
  [DAMAGE_TYPES, 'damage'],
  [FACTIONS, 'faction'],
  [MELEE_CARDS, 'melee card'],
];

const literal = (given: unknown): string => (typeof given === 'string' ? `'${given}'` : String(given));
const grouped = (text: string): string => (text.includes(' | ') ? `(${text})` : text);

/** The possible values of a field: `value | 'all'`, `{ in: value, of?: who }`, `effect[]`. */
export const shapeText = (shape: unknown): string => NAMED.get(shape) ?? spelled(shape);

/** The same, with the schema itself spelled out. */
function spelled(shape: unknown): string {
  const { type, wrapped, item, items = [], options = [], literal: only, entries = {} } = shape as Shape; // a valibot schema
  switch (type) {
    case 'exact_optional':
    case 'nullable':
      return shapeText(wrapped);
    case 'literal':
      return literal(only);
    case 'picklist':
      return LISTS.find(([list]) => list === options)?.[1] ?? options.map(literal).join(' | ');
    case 'union':
      return options.map(shapeText).join(' | ');
    case 'array':
      return `${grouped(shapeText(item))}[]`;
    case 'strict_tuple':
      return `[${items.map(shapeText).join(', ')}]`;
    case 'strict_object':
      return `{ ${fieldsText(entries)} }`;
    default:
      return type;
  }
}

/** The fields of a row: `to: who, by: value, bind?: name`. */
export const fieldsText = (fields: object): string =>
  Object.entries(fields as Record<string, Shape>)
    .map(([field, shape]) => `${field}${shape.type === 'exact_optional' ? '?' : ''}: ${shapeText(shape)}`)
    .join(', ');

/** A named schema of a file: its name on the page, its possible values, and its fields or words, which may have comments of their own. */
export interface Word {
  file: string;
  constant: string;
  name: string;
  text: string;
  parts: string[];
}
const partsOf = ({ type, options = [], entries = {} }: Shape): string[] =>
  type === 'union'
    ? options.flatMap((option) => partsOf(option as Shape))
    : type === 'picklist'
      ? options.map(String)
      : Object.keys(entries);

/** The words that fields are made of, in the order in which they build on each other. */
export const WORDS: readonly Word[] = (
  [
    ['words.ts', 'who', 'who', words.who],
    ['words.ts', 'filter', 'filter', words.filter],
    ['words.ts', 'action', 'action', words.action],
    ['words.ts', 'stat', 'stat', words.stat],
    ['words.ts', 'terrain', 'terrain', words.terrain],
    ['words.ts', 'until', 'until', words.until],
    ['words.ts', 'limit', 'limit', words.limit],
    ['abilities.ts', 'targetLine', 'target', abilities.targetLine],
    ['words.ts', 'cardSpec', 'card', words.cardSpec],
    ['words.ts', 'outcome', 'outcome', words.outcome],
  ] as const
).map(([file, constant, name, shape]) => ({ file, constant, name, text: spelled(shape), parts: partsOf(shape as unknown as Shape) }));
