import type { Trace } from './kept-fingerprints.ts';
import { beginAnew, brief, ended, literalsIn, pathOf, standIn, waits } from './stand-in.ts';

type Call = (...args: unknown[]) => unknown;
type Made = Record<string, unknown>;

const MOST_LITERALS = 10;
const MOST_METHODS = 40;
const MOST_DEEP = 6;
export const isClass = (value: unknown): value is new (...args: unknown[]) => Made =>
  typeof value === 'function' && pathOf(value) === undefined && /^class\b/u.test(Function.prototype.toString.call(value));

/** The noted form of a value: functions by their presence, and objects of a class by their fields. */
export function plain(value: unknown, deep = 0): unknown {
  const path = pathOf(value);
  if (path !== undefined) return `‹${path}›`;
  if (typeof value === 'function') return 'ƒ';
  if (typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (deep > MOST_DEEP) return '…';
  const inner = (item: unknown): unknown => plain(item, deep + 1);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Promise) return 'promise';
  if (value instanceof Map) return ['map', ...[...value].slice(0, 300).map(inner)];
  if (value instanceof Set) return ['set', ...[...value].slice(0, 300).map(inner)];
  if (Array.isArray(value)) return value.slice(0, 300).map(inner);
  if (ArrayBuffer.isView(value)) return [value.constructor.name, value.byteLength];
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inner(field)]));
}

export const shortened = (error: unknown): string => (error instanceof Error ? error.name : 'thrown');

/** The result of a call, at once and after its promises have settled, and its calls to stand-ins. */
async function outcome(run: () => unknown): Promise<[unknown, string[], unknown]> {
  const course = beginAnew(true);
  let value: unknown;
  try {
    value = run();
    if (value instanceof Promise) value = await waits(value);
    const end = ended();
    if (end) await end;
    const known = tried(() => plain(value));
    return [known, [...course.done], value];
  } catch (error) {
    return [shortened(error), [...course.done], undefined];
  } finally {
    course.isOver = true;
  }
}

export function tried(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    return shortened(error);
  }
}

export const standIns = (count: number, leaf?: unknown): unknown[] =>
  Array.from({ length: Math.max(count, 1) }, (_, place) => standIn(`${place + 1}`, leaf));

/** Calls a function with stand-ins, with no arguments, with stand-ins of each kind it mentions, and with each argument left out or false. */
async function noteCall(trace: Trace, name: string, call: Call, note: 'called' | 'made' = 'called'): Promise<void> {
  beginAnew(true);
  const literals = literalsIn(String(call)).slice(0, MOST_LITERALS);
  const any = standIns(call.length);
  const given: unknown[][] = [any, [], ...literals.map((literal) => standIns(call.length, literal))];
  for (const place of any.keys()) for (const value of [null, 0, ...literals.slice(0, 4)]) given.push(any.with(place, value));
  for (const args of given) {
    const [value, done, made] = await outcome(() => call(...args));
    trace.note(name, [value, done]);
    if (note === 'called' && args === any) await noteParts(trace, name, made);
  }
}

/** Notes the functions within the result of a function. */
async function noteParts(trace: Trace, name: string, made: unknown): Promise<void> {
  beginAnew(true);
  if (Array.isArray(made)) [, made] = made as unknown[];
  if (typeof made === 'function' && pathOf(made) === undefined) return noteCall(trace, name, made as Call, 'made');
  if (typeof made !== 'object' || made === null || pathOf(made) !== undefined) return;
  for (const part of Object.values(made).slice(0, MOST_METHODS))
    if (typeof part === 'function' && pathOf(part) === undefined && !isClass(part))
      await noteCall(trace, name, (part as Call).bind(made), 'made');
}

const methodsOf = (of: { prototype: object }): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(of.prototype))
    .filter(([key]) => key !== 'constructor')
    .map(([key]) => key);

/** Calls each method of a new object alone, in every state that its code mentions; then all methods one after the other, twice. */
async function noteClass(trace: Trace, name: string, of: new (...args: unknown[]) => Made): Promise<void> {
  const code = String(of);
  const literals = literalsIn(code).slice(0, MOST_LITERALS);
  const fill = (made: Made, state: string | null): void => {
    for (const [key, own] of Object.entries(made)) {
      if (typeof own === 'string' && state !== null) tried(() => (made[key] = state));
      if ((own === null || own === undefined) && state !== null) tried(() => (made[key] = standIn(key)));
    }
  };
  const make = (): Made => new of(...standIns(Math.max(of.length, 2)));
  const [value, done, first] = await outcome(make);
  trace.note(name, [value, done]);
  beginAnew(true);
  if (typeof first !== 'object' || first === null) return;
  const fieldMethods = Object.entries(first).flatMap(([key, field]) =>
    typeof field === 'function' && pathOf(field) === undefined ? [key] : [],
  );
  const methods = [...methodsOf(of), ...fieldMethods].slice(0, MOST_METHODS);
  const use = (made: Made, method: string): unknown => {
    const part = made[method];
    return typeof part === 'function' && pathOf(part) === undefined ? (part as Call).apply(made, standIns((part as Call).length)) : part;
  };
  for (const method of methods)
    for (const state of [null, ...literals.filter((literal) => code.includes(`"${literal}"`)).slice(0, 6)]) {
      const [after, deeds] = await outcome(() => {
        const made = make();
        fill(made, state);
        return use(made, method);
      });
      trace.note(name, [method, state, after, deeds]);
    }
  const [, , kept] = await outcome(make);
  for (const round of [1, 2])
    for (const method of methods) {
      const [after, deeds] = await outcome(() => use(kept as Made, method));
      trace.note(name, [round, method, after, deeds]);
    }
}

/** Notes an export of a module: functions and classes are called, other values are noted as they are. */
export async function noteExport(trace: Trace, name: string, value: unknown, deep = 2): Promise<void> {
  beginAnew(true);
  if (isClass(value)) return noteClass(trace, name, value);
  if (typeof value === 'function') return noteCall(trace, name, value as Call);
  if (typeof value !== 'object' || value === null || deep === 0 || Array.isArray(value) || value instanceof Map || value instanceof Set)
    return trace.note(name, plain(value));
  if (Object.getPrototypeOf(value) !== Object.prototype) return trace.note(name, brief(value));
  for (const [key, field] of Object.entries(value)) {
    trace.note(name, key);
    await noteExport(trace, name, field, deep - 1);
  }
}
