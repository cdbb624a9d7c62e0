import * as v from 'valibot';
import type { Ability } from './abilities.ts';
import type { Cond } from './conditions.ts';
import type { Eff } from './effects.ts';
import type { Mod } from './modifiers.ts';
import type { Value, Which } from './words.ts';

// The grammar of the language. A kind of node is a row of fields, from which its type and its check are made. Playing needs only the types;
// the code that reads other people's cards, the tests and the tools import the rest.

/** The parts that contain each other. */
export interface Parts {
  which: Which;
  value: Value;
  cond: Cond;
  mod: Mod;
  eff: Eff;
  ability: Ability;
}
declare const part: unique symbol;
/** Stands for one of those parts in a row. */
interface Ref<P extends keyof Parts> {
  readonly [part]: P;
}

/** The type of a shape, with the parts in place of the references to them. */
export type OutputOf<S extends v.GenericSchema> = Put<v.InferOutput<S>>;
type Put<T> = T extends Ref<infer P> ? Parts[P] : { [F in keyof T]: Put<T[F]> };

type ShapeEntries = v.ObjectEntries;
type FieldsOf<F extends ShapeEntries> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;

const meant: Partial<Record<keyof Parts, v.GenericSchema>> = {};
/** Sets the shapes for which the references stand. Only `language.ts` calls it, which imports all tables. */
export const mean = (parts: Record<keyof Parts, v.GenericSchema>): void => void Object.assign(meant, parts);
const ref = <P extends keyof Parts>(type: P): v.GenericSchema<Ref<P>> =>
  v.lazy(() => meant[type] ?? v.never()) as unknown as v.GenericSchema<Ref<P>>; // `Ref` exists only as a type

export const which = ref('which');
export const value = ref('value');
export const cond = ref('cond');
export const mod = ref('mod');
export const eff = ref('eff');
export const ability = ref('ability');

/** A part of a text. An unknown field is an error, because it could change the meaning. */
export const node = v.strictObject;
/** The outline of a card. Unknown fields are ignored. */
export const outline = v.object;

const fieldOf = (given: unknown, field: string): unknown => (Object(given) as Record<string, unknown>)[field]; // a value that is not an object has no fields

/** The shape of nodes whose field `tag` names their row of the table. */
export function tagged<T extends string, Rows extends Record<string, ShapeEntries>>(
  tag: T,
  rows: Rows,
  made: (fields: ShapeEntries) => v.GenericSchema = node,
): v.GenericSchema<{ [K in keyof Rows]: { [tag in T]: K } & FieldsOf<Rows[K]> }[keyof Rows]> {
  const shapes = new Map(Object.entries(rows).map(([kind, fields]) => [kind, made({ [tag]: v.literal(kind), ...fields })]));
  const unknown = ({ input }: v.BaseIssue<unknown>) => `is ${JSON.stringify(input)}, which is no word of the card language`;
  const known = v.looseObject({ [tag]: v.picklist(Object.keys(rows), unknown) });
  const shape = v.lazy((given): v.GenericSchema => shapes.get(String(fieldOf(given, tag))) ?? known);
  return shape as never; // the type of each kind comes from its row
}

/** The shape of nodes whose row is told by the field with the row's name; a node without such a field has the row `otherwise`. */
export function shapeByField<Rows extends Record<string, ShapeEntries>>(
  rows: Rows,
  otherwise: keyof Rows & string,
): v.GenericSchema<{ [K in keyof Rows]: FieldsOf<Rows[K]> }[keyof Rows]> {
  const shapes = new Map(Object.entries(rows).map(([kind, fields]) => [kind, node(fields)]));
  const shape = v.lazy((given): v.GenericSchema => {
    const kind = Object.keys(Object(given) as object).find((key) => shapes.has(key)); // a value that is not an object has no fields
    return shapes.get(kind ?? otherwise) ?? v.never();
  });
  return shape as never; // the type of each kind comes from its row
}
