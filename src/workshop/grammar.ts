import '../rules/terms/card-language/language.ts'; // completes the tables
import * as abilities from '../rules/terms/card-language/abilities.ts';
import { character, upgrade } from '../rules/terms/card-language/cards.ts';
import { condition, conditions } from '../rules/terms/card-language/conditions.ts';
import { effect, effects } from '../rules/terms/card-language/effects.ts';
import * as grammar from '../rules/terms/card-language/grammar.ts';
import { modifier, modifiers } from '../rules/terms/card-language/modifiers.ts';
import * as plain from '../rules/terms/card-language/plain.ts';
import { seatRule, seatRules, tableCard } from '../rules/terms/card-language/table-cards.ts';
import * as words from '../rules/terms/card-language/words.ts';
import { partOf, type AnyCard, type PackCardKind } from '../packs/pack.ts';

// The tables of the card language, as the editor reads them: the possible values of each field. No kind is named here.

/** The parts of a text that have kinds. */
export type GrammarPart = 'effect' | 'modifier' | 'condition' | 'value' | 'filter' | 'ability' | 'moment' | 'rule' | 'seat-rule';
/** The meaning of a name; a `title` is written by the maker of the card. */
export type Sense = 'title' | 'ability' | 'character' | 'keyword' | 'new' | 'bound' | 'new-pick' | 'picked';

export type Field =
  | { is: 'flag' }
  | { is: 'null' }
  | { is: 'boolean' }
  | { is: 'number'; minimum: number }
  | { is: 'name'; sense: Sense }
  | { is: 'word'; words: readonly (string | number | boolean)[] }
  | { is: 'who'; words: readonly string[] }
  | { is: 'part'; part: GrammarPart }
  | { is: 'list'; item: Field }
  | { is: 'tuple'; items: readonly Field[] }
  | { is: 'either'; options: readonly Field[] }
  | { is: 'record'; row: GrammarRow };
export interface GrammarEntry {
  optional: boolean;
  field: Field;
}
export type GrammarRow = Readonly<Record<string, GrammarEntry>>;

/** The part of a valibot schema that is read here. */
interface GrammarShape {
  type: string;
  wrapped?: GrammarShape;
  item?: GrammarShape;
  items?: readonly GrammarShape[];
  options?: readonly unknown[];
  literal?: unknown;
  entries?: Readonly<Record<string, GrammarShape>>;
}

const PARTS = new Map<unknown, GrammarPart>([
  [grammar.which, 'filter'],
  [words.filter, 'filter'],
  [grammar.value, 'value'],
  [words.amount, 'value'],
  [grammar.cond, 'condition'],
  [condition, 'condition'],
  [grammar.mod, 'modifier'],
  [modifier, 'modifier'],
  [grammar.eff, 'effect'],
  [effect, 'effect'],
  [grammar.ability, 'ability'],
  [abilities.printed, 'ability'],
  [abilities.trigger, 'moment'],
  [abilities.rule, 'rule'],
  [seatRule, 'seat-rule'],
]);
const SENSES = new Map<unknown, Sense>([
  [plain.name, 'title'],
  [plain.abilityName, 'ability'],
  [plain.characterName, 'character'],
  [plain.keywordName, 'keyword'],
  [plain.bindName, 'new'],
  [plain.boundName, 'bound'],
  [plain.pickName, 'new-pick'],
  [plain.pickedName, 'picked'],
]);

const fields = new Map<unknown, Field>();

/** The field that a schema of the language describes. */
export function fieldOf(shape: unknown): Field {
  const field = fields.get(shape) ?? madeOf(shape);
  fields.set(shape, field);
  return field;
}

function madeOf(shape: unknown): Field {
  const part = PARTS.get(shape);
  if (part) return { is: 'part', part };
  const sense = SENSES.get(shape);
  if (sense) return { is: 'name', sense };
  const { type, wrapped, item, items = [], options = [], literal, entries = {} } = shape as GrammarShape; // every valibot schema has these fields
  if (shape === words.who) return { is: 'who', words: (options[0] as GrammarShape).options as string[] };
  switch (type) {
    case 'exact_optional':
      return fieldOf(wrapped);
    case 'nullable':
      return { is: 'either', options: [{ is: 'null' }, fieldOf(wrapped)] };
    case 'literal':
      return literal === true ? { is: 'flag' } : { is: 'word', words: [literal as string] };
    case 'boolean':
      return { is: 'boolean' };
    case 'number':
      return { is: 'number', minimum: shape === plain.count ? 0 : -Infinity };
    case 'picklist':
      return { is: 'word', words: options as string[] };
    case 'union':
      return { is: 'either', options: options.map(fieldOf) };
    case 'array':
      return { is: 'list', item: fieldOf(item) };
    case 'strict_tuple':
      return { is: 'tuple', items: items.map(fieldOf) };
    case 'string':
      return { is: 'name', sense: 'title' };
    case 'strict_object':
    case 'object':
      return { is: 'record', row: rowOf(entries) };
    default:
      throw new Error(`no field is made of ${type}`);
  }
}

const rowOf = (entries: object): GrammarRow =>
  Object.fromEntries(
    Object.entries(entries as Record<string, GrammarShape>).map(([name, shape]) => [
      name,
      { optional: shape.type === 'exact_optional', field: fieldOf(shape) },
    ]),
  );

/** A table of the language. The kind of a node is the value of its field `tag`, or the first row whose name the node has as a field. */
interface GrammarTable {
  tag: string | null;
  otherwise: string;
  rows: Readonly<Record<string, GrammarRow>>;
}
const tableOf = (rows: object, tag: string | null, otherwise = ''): GrammarTable => ({
  tag,
  otherwise,
  rows: Object.fromEntries(Object.entries(rows).map(([kind, entries]) => [kind, rowOf(entries as object)])),
});

const tables: Readonly<Record<GrammarPart, GrammarTable>> = {
  effect: tableOf(effects, 'do'),
  modifier: tableOf(modifiers, 'mod'),
  condition: tableOf(conditions, null, 'is'),
  value: tableOf(words.values, null, 'result'),
  filter: tableOf({ filter: (words.filter as unknown as GrammarShape).entries ?? {} }, null, 'filter'),
  ability: tableOf(abilities.abilities, 'kind'),
  moment: tableOf(abilities.triggers, 'on'),
  rule: tableOf(abilities.rules, null, 'always'),
  'seat-rule': tableOf(seatRules, null, 'always'),
};

/** Every kind of a part, in the order of its table. */
export const kindsOf = (part: GrammarPart): string[] => Object.keys(tables[part].rows);

/** The fields of a kind, without the one that names it. */
export const rowOfKind = (part: GrammarPart, kind: string): GrammarRow => tables[part].rows[kind] ?? {};

export const tagOf = (part: GrammarPart): string | null => tables[part].tag;

/** The kind of a node. */
export function kindOf(part: GrammarPart, node: object): string {
  const { tag, rows, otherwise } = tables[part];
  if (tag !== null) return String((node as Record<string, unknown>)[tag]);
  return Object.keys(node).find((key) => Object.hasOwn(rows, key)) ?? otherwise;
}

const FIELDS: Readonly<Record<PackCardKind, Field>> = {
  character: fieldOf(character),
  upgrade: fieldOf(upgrade),
  'table-card': fieldOf(tableCard),
};

/** The fields of a card of this kind. */
export const fieldFor = (card: AnyCard): Field => FIELDS[partOf(card).kind];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if a valid value belongs to this one of several alternative fields. */
export function isFor(field: Field, value: unknown): boolean {
  switch (field.is) {
    case 'flag':
      return value === true;
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'name':
      return typeof value === 'string';
    case 'word':
      return field.words.includes(value as string);
    case 'who':
      return (typeof value === 'string' && field.words.includes(value)) || (isObject(value) && 'picked' in value);
    case 'part':
      if (field.part !== 'value') return isObject(value) && (field.part !== 'filter' || Object.keys(value).every(isOfFilter));
      return typeof value === 'number' || value === 'X' || value === 'turn-number' || (isObject(value) && isOfKind('value', value));
    case 'list':
    case 'tuple':
      return Array.isArray(value);
    case 'record':
      return isObject(value) && Object.keys(value).every((key) => Object.hasOwn(field.row, key));
    case 'either':
      return field.options.some((option) => isFor(option, value));
  }
}
const isOfFilter = (key: string): boolean => Object.hasOwn(rowOfKind('filter', 'filter'), key);
const isOfKind = (part: GrammarPart, node: object): boolean => Object.keys(node).some((key) => Object.hasOwn(tables[part].rows, key));
