import { readdirSync } from 'node:fs';
import { LitElement } from 'lit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { differing, Trace } from './kept-fingerprints.ts';
import { templateText, type Handler } from './template-text.ts';
import { beginAnew, literalsIn, standIn } from './stand-in.ts';

/** What a page has that a program without one lacks. */
const PAGE = [
  'document',
  'window',
  'location',
  'navigator',
  'addEventListener',
  'removeEventListener',
  'matchMedia',
  'localStorage',
  'history',
  'screen',
];
const MOST_LITERALS = 12;
const MOST_HANDLERS = 30;
const folder = new URL('../../src/ui/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map((name) => name.slice(0, -3))
  .sort();

type Shown = Record<string, unknown> &
  Pick<HTMLElement, 'dispatchEvent'> & {
    willUpdate: (changed: Map<PropertyKey, unknown>) => void;
    render: () => unknown;
  };
type ElementClass = (new () => Shown) & { elementProperties: Map<PropertyKey, unknown>; finalize: () => void };
const isElementClass = (value: unknown): value is ElementClass =>
  typeof value === 'function' && value.prototype instanceof LitElement && 'render' in value.prototype;

/** How an element's fields are filled that have no value of their own, and those that have one. */
type Filling = (name: string, own: unknown) => unknown;
const fillings = (code: string): Filling[] => [
  (name, own) => own ?? standIn(name),
  (name, own) =>
    typeof own === 'boolean' ? !own : own === '' || Array.isArray(own) || own === null || own === undefined ? standIn(name) : own,
  (name, own) => (typeof own === 'number' ? own + 2 : typeof own === 'boolean' ? own : standIn(name)),
  ...literalsIn(code)
    .slice(0, MOST_LITERALS)
    .map(
      (literal): Filling =>
        (name, own) =>
          typeof own === 'string' ? literal : typeof own === 'boolean' || typeof own === 'number' ? own : standIn(name, literal),
    ),
];

const tried = <T>(make: () => T): T | string => {
  beginAnew();
  try {
    return make();
  } catch (error) {
    return error instanceof Error ? error.name : 'thrown';
  }
};

/** An element with its fields filled, and the events it sends out. */
function filled(of: ElementClass, filling: Filling): { element: Shown; sent: unknown[]; fields: string[] } {
  const element = new of();
  const sent: unknown[] = [];
  element.dispatchEvent = (event) => {
    const { detail } = event as CustomEvent<unknown>;
    sent.push([event.type, tried(() => templateText(detail, []))]);
    return true;
  };
  const fields = [...of.elementProperties.keys()].filter((key): key is string => typeof key === 'string');
  for (const name of fields) tried(() => Object.assign(element, { [name]: filling(name, element[name]) }));
  tried(() => element.willUpdate(new Map(fields.map((name) => [name, undefined]))));
  return { element, sent, fields };
}

const stateOf = (element: Shown, fields: string[]): string => fields.map((name) => tried(() => templateText(element[name], []))).join();

function noteElement(trace: Trace, of: ElementClass): void {
  of.finalize();
  for (const [number, filling] of fillings(String(of)).entries()) {
    const handlers: Handler[] = [];
    const first = tried(() => filled(of, filling));
    if (typeof first === 'string') return trace.note('shown', first);
    trace.note(
      'shown',
      tried(() => templateText(first.element.render(), handlers)),
    );
    if (number > 1) continue;
    for (const place of handlers.keys()) {
      if (place >= MOST_HANDLERS) break;
      const { element, sent, fields } = filled(of, filling);
      const drawnHandlers: Handler[] = [];
      tried(() => templateText(element.render(), drawnHandlers));
      const handler = drawnHandlers[place];
      if (!handler) break;
      const done = tried(() => handler.run.call(element, standIn('event')));
      trace.note('answers', [handler.event, typeof done === 'string' ? done : '', sent, stateOf(element, fields)]);
    }
  }
}

const listeners = process.listeners('unhandledRejection');
beforeAll(() => {
  // what begins with a stand-in and goes wrong later is nobody's concern
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', () => undefined);
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ now: 0 });
  for (const name of PAGE) vi.stubGlobal(name, standIn(name));
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(5), randomUUID: () => 'id' });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
});

it('whatever an element shows of stand-ins, and answers to what is done on it, is as it was', async () => {
  const traces = new Map<string, Trace>();
  for (const file of files) {
    const exported = (await import(`../../src/ui/${file}.ts`)) as Record<string, unknown>;
    const trace = new Trace();
    for (const key of Object.keys(exported).sort()) {
      const value = exported[key];
      if (isElementClass(value)) noteElement(trace, value);
    }
    if (trace.line !== '') traces.set(file, trace);
  }
  expect(differing('elements', traces)).toEqual([]);
}, 900_000);
