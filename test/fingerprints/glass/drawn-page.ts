import { LitElement, ReactiveElement, type PropertyValues } from 'lit';
import { vi } from 'vitest';
import type { Trace } from '../kept-fingerprints.ts';
import { beginAgain, goBy, stopClock, turn } from './clock.ts';
import { knotOf } from './knot.ts';
import { mannered, page, PageNode, putInto, stylesOf } from './page-node.ts';
import { childrenOf } from './selector.ts';
import { draw, type Drawing } from './template.ts';

export type Updated = ReactiveElement & { render: () => unknown; renderRoot: object };

/** The book of notes: a trace for each element, an aspect for each content and for what is done with it. */
export const book = {
  traces: new Map<string, Trace>(),
  aspect: 'first',
  make: (): Trace => {
    throw new Error('no trace');
  },
  /** Called with each element whose drawing has changed. */
  saw: (_: Updated): void => undefined,
};
export function note(name: string, value: unknown): void {
  let trace = book.traces.get(name);
  if (!trace) book.traces.set(name, (trace = book.make()));
  trace.note(book.aspect, value);
}
const MOST_ITEMS = 20;
/** A value that is passed on, as text; fields up to a depth. */
export function briefly(value: unknown, deep = 3): string {
  if (typeof value === 'function') return 'ƒ';
  if (typeof value === 'symbol') return '';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Promise) return 'promise';
  if (value instanceof Error) return `${value.name} ${value.message}`;
  if (value instanceof Map || value instanceof Set) return `(${[...(value as Iterable<unknown>)].slice(0, MOST_ITEMS).map((item) => briefly(item, deep - 1)).join()})`; // prettier-ignore
  if (Array.isArray(value)) return deep === 0 ? `${value.length}` : `[${value.length}:${value.slice(0, MOST_ITEMS).map((item) => briefly(item, deep - 1)).join()}]`; // prettier-ignore
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor?.name ?? 'object';
  if (deep === 0) return '…';
  return `{${Object.entries(value)
    .slice(0, MOST_ITEMS)
    .map(([key, field]) => `${key}:${briefly(field, deep - 1)}`)
    .join()}}`;
}

/** Whether a node is an element of the app. */
export const isApp = (node: object): node is Updated => node instanceof LitElement;
const LIVE = ['value', 'checked', 'open', 'disabled', 'hidden', 'inert', 'selected', 'indeterminate'];

/** The drawn content of an element as text: its own nodes, and the values that it passes to inner elements; `drawn`: what its code draws alone. */
export function textOf(node: object | string, drawn = false): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, listeners, children } = knotOf(node);
  const fields = isApp(node)
    ? [...(node.constructor as typeof ReactiveElement).elementProperties].flatMap(([key, { attribute }]) =>
        attribute === false || typeof attribute === 'string' ? [`.${String(key)}=${briefly((node as unknown as Record<PropertyKey, unknown>)[key], 2)}`] : [],
      ) // prettier-ignore
    : drawn
      ? []
      : LIVE.flatMap((key) => (key in node ? [`.${key}=${String((node as Record<string, unknown>)[key])}`] : []));
  const heard = [...listeners].flatMap(([type, all]) => (all.size > 0 ? [`@${type}`] : []));
  const given = [...attributes].map(([name, value]) => `${name}=${value.replaceAll(/\s+/gu, ' ').trim()}`);
  return `<${[tag, ...(drawn ? [...given.sort(), ...stylesOf(node).map(([name, value]) => `${name}:${String(value)}`)] : given), ...fields, ...heard].join(' ')}>${children.map((child) => textOf(child, drawn)).join('')}</>`;
}

const drawings = new WeakMap<object, Drawing>();
const lastTexts = new WeakMap<object, string>();

export function comeIn(node: object): void {
  if (knotOf(node).isInPage) return;
  knotOf(node).isInPage = true;
  if (isApp(node)) attempt(node, () => node.connectedCallback());
  for (const inner of drawings.get(node)?.nodes.values() ?? []) comeIn(inner);
}
export function goOut(node: object): void {
  if (!knotOf(node).isInPage) return;
  knotOf(node).isInPage = false;
  if (page.focused === node) page.focused = null;
  if (isApp(node)) {
    attempt(node, () => node.disconnectedCallback());
    for (const inner of drawings.get(node)?.nodes.values() ?? []) goOut(inner);
  }
}
/** Runs something that may fail; a failure is noted under its element. */
export function attempt(node: object, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    note(knotOf(node).tag, failure(error));
  }
}
export const failure = (error: unknown): string => `fails: ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}`;

function drawInto(root: object, value: unknown, isInPage: boolean): void {
  const drawing = draw(root, value, drawings.get(root) ?? null);
  drawings.set(root, drawing);
  for (const node of drawing.went) goOut(node);
  if (isInPage) for (const node of drawing.nodes.values()) comeIn(node);
}

/** Notes what an element shows, if it has changed. */
function noteShown(element: Updated): void {
  const { tag, attributes } = knotOf(element);
  const text = `${[...attributes].join(' ')} ${knotOf(element.renderRoot)
    .children.map((child) => textOf(child))
    .join('')}`;
  if (lastTexts.get(element) === text) return;
  lastTexts.set(element, text);
  note(tag, text);
  book.saw(element);
}

let wasInstalled = false;
/** Draws elements as nodes of such a page; the rest of their code runs as usual. */
function install(): void {
  if (wasInstalled) return;
  wasInstalled = true;
  mannered(LitElement.prototype);
  Object.assign(LitElement.prototype, {
    createRenderRoot(this: object) {
      const root = new PageNode('#shadow');
      knotOf(this).root = root;
      knotOf(root).host = this;
      return root;
    },
    update(this: Updated, changed: PropertyValues) {
      const value = this.render();
      (ReactiveElement.prototype as unknown as { update: (changed: PropertyValues) => void }).update.call(this, changed);
      const { renderRoot } = this;
      const drawing = draw(renderRoot, value, drawings.get(this) ?? null);
      drawings.set(this, drawing);
      for (const node of drawing.went) goOut(node);
      if (knotOf(this).isInPage) for (const node of drawing.nodes.values()) comeIn(node);
      noteShown(this);
    },
  });
  page.draw = (node, value) => {
    drawInto(node, value, true);
    const text = knotOf(node)
      .children.map((child) => textOf(child))
      .join('');
    if (lastTexts.get(node) === text) return;
    lastTexts.set(node, text);
    note(hostTag(node), text);
  };
}

/** The tag of the app's element that contains a node. */
export function hostTag(node: object): string {
  const { parent, host, tag } = knotOf(node);
  if (host) return knotOf(host).tag;
  return parent ? hostTag(parent) : tag;
}

const silent = (): void => undefined;
class Observer {
  readonly observe = silent;
  readonly unobserve = silent;
  readonly disconnect = silent;
  readonly takeRecords = (): [] => [];
}

/** A class for `instanceof` that recognises nodes by their tags. */
const kindOf = (fits: (tag: string) => boolean): object =>
  class {
    static [Symbol.hasInstance](value: unknown): boolean {
      return (value instanceof PageNode || value instanceof LitElement) && fits(knotOf(value).tag);
    }
  };

const body = new PageNode('body');
let ids = 0;
/** The globals of a page. */
function surroundings(): Record<string, unknown> {
  const root = new PageNode('html');
  const storage = new Map<string, string>();
  putInto(root, [body]);
  knotOf(body).isInPage = true;
  const document = Object.assign(new PageNode('#document'), {
    body,
    documentElement: root,
    head: new PageNode('head'),
    visibilityState: 'visible',
    hidden: false,
    title: '',
    baseURI: 'https://moon.test/',
    styleSheets: [],
    fonts: { ready: Promise.resolve(), load: () => Promise.resolve([]), check: () => true },
    hasFocus: () => true,
    createElement: (tag: string) => new PageNode(tag),
    createElementNS: (_: string, tag: string) => new PageNode(tag),
    createTextNode: (text: string) => text,
    createTreeWalker: () => ({}),
  });
  const listeners = { addEventListener: silent, removeEventListener: silent, dispatchEvent: () => true };
  return {
    document,
    location: { hash: '', search: '', pathname: '/', href: 'https://moon.test/', origin: 'https://moon.test', protocol: 'https:', reload: () => page.tell('reload'), replace: (to: string) => page.tell(`to ${to}`) }, // prettier-ignore
    history: { length: 1, state: null, back: () => page.tell('back'), pushState: silent, replaceState: silent },
    navigator: {
      language: 'en', languages: ['en'], userAgent: 'moon', maxTouchPoints: 5, onLine: true, vibrate: silent,
      clipboard: { writeText: (text: string) => Promise.resolve(page.tell(`copies ${text}`)) },
      storage: { persist: () => Promise.resolve(true), persisted: () => Promise.resolve(true), estimate: () => Promise.resolve({ usage: 1, quota: 9 }) },
    }, // prettier-ignore
    localStorage: { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => void storage.set(key, value), removeItem: (key: string) => void storage.delete(key) }, // prettier-ignore
    window: Object.assign(Object.create(globalThis) as object, listeners, { get innerWidth() { return page.width; }, get innerHeight() { return page.height; }, scrollTo: silent, print: () => page.tell('prints'), devicePixelRatio: 1 }), // prettier-ignore
    ...listeners,
    matchMedia: () => ({ matches: false, media: '', ...listeners }),
    getComputedStyle: () => new Proxy({ fontSize: '17px' }, { get: (own, name) => (name === 'getPropertyValue' ? () => '' : name in own ? '17px' : '0px') }), // prettier-ignore
    requestAnimationFrame: (call: (time: number) => void) => setTimeout(() => call(0), 1),
    cancelAnimationFrame: (id: number) => clearTimeout(id),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    MutationObserver: Observer,
    ...Object.fromEntries(['Node', 'Element', 'HTMLElement', 'SVGElement'].map((name) => [name, kindOf(() => true)])),
    ...Object.fromEntries(
      ['Input', 'Select', 'Button', 'Dialog', 'Canvas', 'TextArea', 'Anchor'].map((name) => [
        `HTML${name}Element`,
        kindOf((tag) => tag === (name === 'Anchor' ? 'a' : name.toLowerCase())),
      ]),
    ),
    PointerEvent: class PointerEvent extends Event {},
    KeyboardEvent: class KeyboardEvent extends Event {},
    MouseEvent: class MouseEvent extends Event {},
    DOMMatrixReadOnly: class {
      readonly a = 1;
      readonly d = 1;
      readonly m11 = 1;
      readonly m41 = 0;
      readonly m42 = 0;
    },
    ShadowRoot: kindOf((tag) => tag === '#shadow'),
    Audio: class {},
    Image: class {
      constructor(
        readonly width = 0,
        readonly height = 0,
      ) {}
      readonly decode = () => Promise.resolve();
    },
    XMLSerializer: class {
      readonly serializeToString = (node: object): string => textOf(node);
    },
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(5), randomUUID: () => `id-${(ids += 1)}`, subtle: crypto.subtle },
    CSS: { escape: (text: string) => text, supports: () => true },
  };
}

/** Makes a page of such nodes for everything that is drawn from now on. */
export function openPage(): void {
  for (const [name, value] of Object.entries(surroundings())) vi.stubGlobal(name, value);
  stopClock();
  install();
}

/** Waits until all pending work is done, and lets so many milliseconds pass. */
export async function settle(time = 60): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await turn();
    await import('../../../src/ui/kit/emit.ts'); // dynamic imports arrive in order
    await goBy(time / 2);
  }
}

/** An empty box on an empty page. */
export async function emptyBox(): Promise<object> {
  drawInto(body, null, true);
  await turn();
  beginAgain();
  const box = new PageNode('div');
  putInto(body, [box]);
  knotOf(box).isInPage = true;
  return box;
}
/** Shows a template alone on an empty page. */
export async function show(template: unknown): Promise<object> {
  const box = await emptyBox();
  drawInto(box, template, true);
  await settle();
  return box;
}
/** All nodes below a node in page order, those within elements of the app included. */
export const below = (node: object): object[] => {
  const { root } = knotOf(node);
  return [...(root ? childrenOf(root) : []), ...childrenOf(node)].flatMap((child) => [child, ...below(child)]);
};
