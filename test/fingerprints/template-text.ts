import { pathOf } from './stand-in.ts';

interface Template {
  _$litType$: number;
  strings: readonly string[];
  values: readonly unknown[];
}

/** The name of an event, and its listener. */
export interface Handler {
  event: string;
  run: (event: unknown) => unknown;
}

const isTemplate = (value: object): value is Template => '_$litType$' in value && 'strings' in value;
const isDirective = (value: object): value is { values: unknown[] } => '_$litDirective$' in value && 'values' in value;
const MOST_DEEP = 14;

/** A template as text; its listeners are added to `handlers`. */
export function templateText(value: unknown, handlers: Handler[], deep = 0): string {
  if (deep > MOST_DEEP) return '…';
  const path = pathOf(value);
  if (path !== undefined) return `‹${path}›`;
  if (typeof value === 'function') return 'ƒ';
  if (typeof value === 'symbol') return value.description ?? '';
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = (item: unknown): string => templateText(item, handlers, deep + 1);
  if (isTemplate(value))
    return value.strings
      .map((text, place) => {
        if (place >= value.values.length) return text;
        const item = value.values[place];
        const event = /@([\w-]+)=["']?$/u.exec(text)?.[1];
        if (event !== undefined && typeof item === 'function' && pathOf(item) === undefined)
          handlers.push({ event, run: item as Handler['run'] });
        return text + inner(item);
      })
      .join('')
      .replaceAll(/\s+/gu, ' ');
  if (isDirective(value))
    return `(${value.values.map((item) => (typeof item === 'function' ? called(item as (...args: unknown[]) => unknown, value.values, inner) : inner(item))).join('|')})`;
  if (Symbol.iterator in value) return `[${[...(value as Iterable<unknown>)].slice(0, 60).map(inner).join()}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor?.name ?? 'object';
  return `{${Object.entries(value)
    .map(([key, field]) => `${key}:${inner(field)}`)
    .join()}}`;
}

/** The rows that the template of a list makes of its items. */
function called(make: (...args: unknown[]) => unknown, [items]: unknown[], inner: (item: unknown) => string): string {
  if (items === undefined || items === null || typeof items !== 'object' || !(Symbol.iterator in items)) return 'ƒ';
  return [...(items as Iterable<unknown>)]
    .slice(0, 20)
    .map((item, place) => inner(make(item, place)))
    .join();
}
