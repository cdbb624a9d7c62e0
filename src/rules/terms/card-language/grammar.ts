import * as v from 'valibot';
import type { Ability } from './abilities.ts';
import type { Cond } from './conditions.ts';
import type { Eff } from './effects.ts';
import type { Mod } from './modifiers.ts';
import type { Value, Which } from './words.ts';

// The grammar of the language. A kind of node is a row of fields; its type follows from the row, and reading checks the row.
// Nothing here is needed to play: only what reads cards of others, the tests and the tools import these files for more than their types.

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
/** Stands for one of those parts where a row speaks of it. */
interface Ref<P extends keyof Parts> {
  readonly [part]: P;
}

/** The type of a shape, with the parts in place of the references to them. */
export type OutputOf<S extends v.GenericSchema> = Put<v.InferOutput<S>>;
type Put<T> = T extends Ref<infer P> ? Parts[P] : { [F in keyof T]: Put<T[F]> };

type ShapeEntries = v.ObjectEntries;
type FieldsOf<F extends ShapeEntries> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;

const meant: Partial<Record<keyof Parts, v.GenericSchema>> = {};
/** Says what the references stand for: `language.ts` does, which joins the tables. */
export const mean = (parts: Record<keyof Parts, v.GenericSchema>): void => void Object.assign(meant, parts);
const ref = <P extends keyof Parts>(type: P): v.GenericSchema<Ref<P>> =>
  v.lazy(() => meant[type] ?? v.never()) as unknown as v.GenericSchema<Ref<P>>; // a type of ours alone: no value is one

export const which = ref('which');
export const value = ref('value');
export const cond = ref('cond');
export const mod = ref('mod');
export const eff = ref('eff');
export const ability = ref('ability');

/** A part of a text: a field that the language does not know could change what it says. */
export const node = v.strictObject;
/** The outline of a card, which may bring more than is read. */
export const outline = v.object;

const fieldOf = (given: unknown, field: string): unknown => (Object(given) as Record<string, unknown>)[field]; // of what is no object there are none

/** Nodes of a table of rows, whose kind stands in field `tag`. */
export function tagged<T extends string, Rows extends Record<string, ShapeEntries>>(
  tag: T,
  rows: Rows,
  made: (fields: ShapeEntries) => v.GenericSchema = node,
): v.GenericSchema<{ [K in keyof Rows]: { [tag in T]: K } & FieldsOf<Rows[K]> }[keyof Rows]> {
  const shapes = new Map(Object.entries(rows).map(([kind, fields]) => [kind, made({ [tag]: v.literal(kind), ...fields })]));
  const unknown = ({ input }: v.BaseIssue<unknown>) => `is ${JSON.stringify(input)}, which is no word of the card language`;
  const known = v.looseObject({ [tag]: v.picklist(Object.keys(rows), unknown) });
  const shape = v.lazy((given): v.GenericSchema => shapes.get(String(fieldOf(given, tag))) ?? known);
  return shape as never; // each kind by its row
}

/** Nodes of a table of rows, each told by a field of its own; one with none of those is as row `otherwise` has it. */
export function told<Rows extends Record<string, ShapeEntries>>(
  rows: Rows,
  otherwise: keyof Rows & string,
): v.GenericSchema<{ [K in keyof Rows]: FieldsOf<Rows[K]> }[keyof Rows]> {
  const shapes = new Map(Object.entries(rows).map(([kind, fields]) => [kind, node(fields)]));
  const shape = v.lazy((given): v.GenericSchema => {
    const kind = Object.keys(Object(given) as object).find((key) => shapes.has(key)); // of what is no object there are none
    return shapes.get(kind ?? otherwise) ?? v.never();
  });
  return shape as never; // each kind by its row
}
