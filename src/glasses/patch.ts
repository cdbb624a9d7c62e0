import type { Json } from '../rules/terms/ids.ts';

// The difference between two pieces of plain JSON. Views share unchanged parts, and comparing an object with itself costs nothing.

/**
 * `[v]` replaces the value by `v`. In a record, `in` holds the fields that differ, `out` those that are gone, `order` all fields if their
 * order has changed. In a list, `at` holds the places that differ among the first `to`, and `more` what follows them.
 */
export type ViewPatch =
  | [Json]
  | { in: Record<string, ViewPatch>; out?: string[]; order?: string[] }
  | { at?: [number, ViewPatch][]; to: number; more?: Json[] };

type Fields = Readonly<Record<string, Json>>;

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const field = (fields: Fields, key: string): Json | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined);
/** JSON leaves out what is undefined. */
function keysOf(fields: Fields): string[] {
  const keys = Object.keys(fields);
  return keys.every((key) => fields[key] !== undefined) ? keys : keys.filter((key) => fields[key] !== undefined);
}

function listDifference(before: readonly Json[], after: readonly Json[]): ViewPatch | null {
  const overlap = Math.min(before.length, after.length);
  const changed: [number, ViewPatch][] = [];
  for (let index = 0; index < overlap; index += 1) {
    const patch = patchBetween(before[index], after[index] ?? null);
    if (patch) changed.push([index, patch]);
  }
  if (changed.length === 0 && before.length === after.length) return null;
  return { ...(changed.length > 0 ? { at: changed } : {}), to: overlap, ...(after.length > overlap ? { more: after.slice(overlap) } : {}) };
}

const isSameList = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.length === others.length && keys.every((key, index) => key === others[index]);

/** The fields that differ between records with the same fields in the same order, which views nearly always are. */
function valuesDifference(before: Fields, after: Fields, keys: readonly string[]): [string, ViewPatch][] {
  const changed: [string, ViewPatch][] = [];
  for (const key of keys) {
    const value = after[key];
    if (before[key] === value) continue;
    const patch = patchBetween(before[key], value ?? null);
    if (patch) changed.push([key, patch]);
  }
  return changed;
}

function fieldsDifference(before: Fields, after: Fields): ViewPatch | null {
  const [were, order] = [keysOf(before), keysOf(after)];
  if (isSameList(were, order)) {
    const changed = valuesDifference(before, after, order);
    return changed.length > 0 ? { in: Object.fromEntries(changed) } : null;
  }
  const changed: [string, ViewPatch][] = [];
  for (const key of order) {
    const patch = patchBetween(field(before, key), after[key] ?? null);
    if (patch) changed.push([key, patch]);
  }
  const removed = were.filter((key) => field(after, key) === undefined);
  const natural = [...were.filter((key) => !removed.includes(key)), ...order.filter((key) => field(before, key) === undefined)];
  const isMoved = order.some((key, index) => key !== natural[index]);
  if (changed.length === 0 && removed.length === 0 && !isMoved) return null;
  return { in: Object.fromEntries(changed), ...(removed.length > 0 ? { out: removed } : {}), ...(isMoved ? { order } : {}) };
}

/** The patch that turns the first value into the second; null when they are equal. */
export function patchBetween(before: Json | undefined, after: Json): ViewPatch | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return listDifference(before, after);
  if (isFields(before) && isFields(after)) return fieldsDifference(before, after);
  return [after];
}

/** A patch that does not fit its value: a fault of the sender. */
export class Unfit extends Error {}

const isPlace = (index: unknown, length: number): index is number =>
  typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < length;

/** The value that a patch makes. It changes no argument and keeps unchanged parts as the same objects. Throws `Unfit` and never anything else. */
export function applyPatch(before: Json | undefined, patch: ViewPatch | null): Json {
  if (patch === null) {
    if (before === undefined) throw new Unfit();
    return before;
  }
  if (typeof patch !== 'object') throw new Unfit();
  if (Array.isArray(patch)) {
    const [value] = patch;
    if (value === undefined) throw new Unfit();
    return value;
  }
  if ('in' in patch) return patchedFields(before, patch);
  if (!isList(before) || !isPlace(patch.to, before.length + 1)) throw new Unfit();
  const list = before.slice(0, patch.to);
  const places = patch.at ?? [];
  const more = patch.more ?? [];
  if (!Array.isArray(places) || !Array.isArray(more)) throw new Unfit();
  for (const place of places) {
    if (!Array.isArray(place) || !isPlace(place[0], list.length)) throw new Unfit();
    list[place[0]] = applyPatch(list[place[0]], place[1] ?? null);
  }
  return [...list, ...more];
}

function patchedFields(before: Json | undefined, patch: { in: Record<string, ViewPatch>; out?: string[]; order?: string[] }): Json {
  const gone = patch.out ?? [];
  if (!isFields(before) || !isFields(patch.in) || !Array.isArray(gone)) throw new Unfit();
  if (patch.out === undefined && patch.order === undefined && Object.keys(patch.in).every((key) => Object.hasOwn(before, key))) {
    const fields: Record<string, Json> = { ...before };
    for (const [key, inner] of Object.entries(patch.in)) fields[key] = applyPatch(before[key], inner);
    return fields;
  }
  const fields = new Map(Object.entries(before).filter(([key]) => !gone.includes(key)));
  for (const [key, inner] of Object.entries(patch.in)) fields.set(key, applyPatch(fields.get(key), inner));
  const { order } = patch;
  if (order === undefined) return Object.fromEntries(fields);
  if (!Array.isArray(order) || order.length !== fields.size) throw new Unfit();
  return Object.fromEntries(
    order.map((key): [string, Json] => {
      const value = fields.get(key);
      if (value === undefined) throw new Unfit();
      return [key, value];
    }),
  );
}
