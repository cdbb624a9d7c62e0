import { LitElement } from 'lit';
import { expect, it } from 'vitest';
import { differing, Trace } from './kept-fingerprints.ts';
import { onAPage } from './on-a-page.ts';
import { beginAnew, brief, literalsIn, standIn, waits } from './stand-in.ts';
import { templateText, type Handler } from './template-text.ts';
import { uiFiles } from './ui-files.ts';

const MOST_LITERALS = 12;
const MOST_HANDLERS = 30;

type Changed = Map<PropertyKey, unknown>;
type Shown = Record<string, unknown> &
  Pick<HTMLElement, 'dispatchEvent'> & {
    willUpdate: (changed: Changed) => void;
    updated: (changed: Changed) => void;
    connectedCallback: () => void;
    disconnectedCallback: () => void;
    render: () => unknown;
  };
/** The methods that an element gets from its page. */
const OF_THE_PAGE = ['closest', 'focus', 'contains', 'querySelector', 'querySelectorAll', 'getBoundingClientRect', 'addEventListener', 'removeEventListener']; // prettier-ignore
type ElementClass = (new () => Shown) & { elementProperties: Map<PropertyKey, unknown>; finalize: () => void };
const isElementClass = (value: unknown): value is ElementClass =>
  typeof value === 'function' && value.prototype instanceof LitElement && 'render' in value.prototype;

/** The ways to fill fields without a value, and fields with one. */
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

let course = beginAnew(true);
const tried = <T>(make: () => T): T | string => {
  course = beginAnew(true);
  try {
    return make();
  } catch (error) {
    return error instanceof Error ? error.name : 'thrown';
  }
};

/** An element with its fields filled, and the events that it sends. */
function filled(of: ElementClass, filling: Filling): { element: Shown; sent: unknown[]; fields: string[] } {
  const element = new of();
  const sent: unknown[] = [];
  Object.assign(element, Object.fromEntries(OF_THE_PAGE.map((name) => [name, standIn(`this.${name}`)])));
  Object.assign(element, { createRenderRoot: () => standIn('root'), performUpdate: () => undefined, renderRoot: standIn('root') });
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
const word = (done: unknown): string => (typeof done === 'string' ? done : '');

/** Adds an element to a page, draws it and removes it, twice. Checks that it leaves nothing behind. */
function noteStay(trace: Trace, { element, fields }: ReturnType<typeof filled>): void {
  const changed = new Map(fields.map((name) => [name, undefined]));
  for (const call of [
    'connectedCallback',
    'firstUpdated',
    'updated',
    'disconnectedCallback',
    'connectedCallback',
    'disconnectedCallback',
  ]) {
    const done = tried(() => (element[call] as ((of: Changed) => void) | undefined)?.call(element, changed));
    trace.note('stays', [call, word(done), [...course.done]]);
  }
}

async function noteElement(trace: Trace, of: ElementClass): Promise<void> {
  of.finalize();
  for (const [number, filling] of fillings(String(of)).entries()) {
    const handlers: Handler[] = [];
    const first = tried(() => filled(of, filling));
    if (typeof first === 'string') return trace.note('shown', first);
    trace.note(
      'shown',
      tried(() => templateText(first.element.render(), handlers)),
    );
    noteStay(trace, first);
    if (number > 1) continue;
    for (const place of handlers.keys()) {
      if (place >= MOST_HANDLERS) break;
      beginAnew(true);
      const { element, sent, fields } = filled(of, filling);
      const drawnHandlers: Handler[] = [];
      tried(() => templateText(element.render(), drawnHandlers));
      const handler = drawnHandlers[place];
      if (!handler) break;
      const done = tried(() => handler.run.call(element, standIn('event')));
      const late = done instanceof Promise ? await waits(done) : '';
      trace.note('answers', [handler.event, word(done), brief(late), [...course.done], sent, stateOf(element, fields)]);
      // the second time
      trace.note(
        'shown',
        tried(() => templateText(element.render(), [])),
      );
    }
  }
}

onAPage();

it('whatever an element shows of stand-ins, and answers to what is done on it, is as it was', async () => {
  const traces = new Map<string, Trace>();
  for (const file of uiFiles) {
    beginAnew();
    const exported = (await import(`../../src/ui/${file}.ts`)) as Record<string, unknown>;
    const trace = new Trace();
    for (const key of Object.keys(exported).sort()) {
      const value = exported[key];
      if (isElementClass(value)) await noteElement(trace, value);
    }
    if (trace.line !== '') traces.set(file, trace);
  }
  expect(differing('elements', traces)).toEqual([]);
}, 900_000);
