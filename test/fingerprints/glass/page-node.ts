import { knotOf, type Knot, type Listener, type PageChild } from './knot.ts';
import { childrenOf, findAll, fits } from './selector.ts';

/** The size of the screen, the recorded calls, and the focused element. */
export const page = {
  width: 1180,
  height: 820,
  focused: null as object | null,
  tell: (_: string): void => undefined,
  draw: (_node: object, _value: unknown): void => undefined,
};

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
const descend = (node: object): object[] => childrenOf(node).flatMap((child) => [child, ...descend(child)]);
/** The slot of an element in the shadow root of its parent. */
function slotOf(node: object, parent: object): object | null {
  const { root } = knotOf(parent);
  if (root === null) return null;
  const name = knotOf(node).attributes.get('slot') ?? '';
  return descend(root).find((slot) => knotOf(slot).tag === 'slot' && (knotOf(slot).attributes.get('name') ?? '') === name) ?? null;
}
/** The nodes from a node up to the page, in the order of an event. */
function wayUp(node: object, isComposed: boolean): object[] {
  const way: object[] = [];
  const go = (from: object, end: object | null): void => {
    for (let passed: object | null = from; passed !== null && passed !== end && way.length < 200;) {
      if (!way.includes(passed)) way.push(passed);
      const { parent, host }: Knot = knotOf(passed);
      if (parent !== null) {
        const slot = slotOf(passed, parent);
        if (slot) go(slot, parent);
        passed = parent;
      } else passed = host !== null && (isComposed || end !== null) ? host : null;
    }
  };
  go(node, null);
  return way;
}

interface PageEvent {
  type: string;
  bubbles?: boolean;
  composed?: boolean;
  callback?: unknown;
}

/** Calls the listeners of an event from the inside out. */
export function sendEvent(node: object, event: PageEvent): boolean {
  const way = wayUp(node, event.composed === true);
  let isOver = false;
  let isOverAtOnce = false;
  let current: object | null = node;
  for (const [name, value] of Object.entries({
    target: { value: node },
    currentTarget: { get: () => current },
    composedPath: { value: () => way },
    stopPropagation: { value: () => (isOver = true) },
    stopImmediatePropagation: { value: () => (isOver = isOverAtOnce = true) },
  }))
    Object.defineProperty(event, name, { configurable: true, ...value });
  for (current of event.bubbles === true ? way : [node]) {
    const listeners = knotOf(current).listeners.get(event.type);
    for (const listener of [...(listeners ?? [])]) {
      if (typeof listener === 'function') listener.call(current, event);
      else listener.handleEvent(event);
      if (isOverAtOnce) break;
    }
    if (isOver) break;
  }
  return (event as { defaultPrevented?: boolean }).defaultPrevented !== true;
}

const box = () => ({ x: 0, y: 0, left: 0, top: 0, right: page.width, bottom: page.height, width: page.width, height: page.height });
const camel = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The properties of style that code has given to a node, by name. */
const given = new WeakMap<object, Map<string, unknown>>();
export const stylesOf = (node: object): [string, unknown][] => [...(given.get(node) ?? [])].filter(([, value]) => value !== '').sort();

/** The style of an element, by property. */
const styles = new WeakMap<object, Record<string, unknown>>();
function styleOf(node: object): Record<string, unknown> {
  const known = styles.get(node);
  if (known) return known;
  const tell = (name: string, value: unknown): void => page.tell(`${knotOf(node).tag} style ${name}=${String(value)}`);
  const properties = new Map<string, unknown>();
  given.set(node, properties);
  const style: Record<string, unknown> = new Proxy(
    {
      setProperty: (name: string, value: unknown) => {
        properties.set(name, value);
        tell(name, value);
      },
      removeProperty: (name: string) => {
        properties.delete(name);
        tell(name, '');
      },
      getPropertyValue: () => '',
    } as Record<string, unknown>,
    {
      get: (fields, name) => (typeof name === 'string' ? (fields[name] ?? '') : undefined),
      set(fields, name, value) {
        if (typeof name === 'string') {
          fields[name] = value;
          properties.set(name, value);
        }
        tell(String(name), value);
        return true;
      },
    },
  );
  styles.set(node, style);
  return style;
}

function classesOf(node: object) {
  const { attributes } = knotOf(node);
  const names = (): string[] => (attributes.get('class') ?? '').split(/\s+/u).filter(Boolean);
  const put = (classes: string[]): void => void attributes.set('class', classes.join(' '));
  const toggle = (name: string, on = !names().includes(name)): boolean => {
    put(on ? [...new Set([...names(), name])] : names().filter((present) => present !== name));
    return on;
  };
  return {
    contains: (name: string) => names().includes(name),
    add: (...added: string[]) => added.forEach((name) => toggle(name, true)),
    remove: (...gone: string[]) => gone.forEach((name) => toggle(name, false)),
    toggle,
  };
}

const textOf = (node: object): string =>
  knotOf(node)
    .children.map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('');
const rootOf = (node: object): object => {
  const { parent } = knotOf(node);
  return parent === null ? node : rootOf(parent);
};
const firstOf = (nodes: object[]): object | null => nodes[0] ?? null;

/** The first matching node from a node upwards. */
function nearest(from: object, isSo: (node: object) => boolean): object | null {
  for (let node: object | null = from; node !== null; node = knotOf(node).parent) if (isSo(node)) return node;
  return null;
}

/** The properties and methods of nodes that the app uses. */
const manners: PropertyDescriptorMap & ThisType<object> = {
  // the part in which lit draws into a node
  _$litPart$: { get: function () { const drawn = (value: unknown): void => page.draw(this, value); return { _$setValue: drawn, _$AI: drawn }; } }, // prettier-ignore
  localName: { get: function () { return knotOf(this).tag; } }, // prettier-ignore
  tagName: { get: function () { return knotOf(this).tag.toUpperCase(); } }, // prettier-ignore
  nodeType: { value: 1 },
  id: {
    get: function () { return knotOf(this).attributes.get('id') ?? ''; }, // prettier-ignore
    set: function (value: string) { knotOf(this).attributes.set('id', value); }, // prettier-ignore
  },
  className: {
    get: function () { return knotOf(this).attributes.get('class') ?? ''; }, // prettier-ignore
    set: function (value: string) { knotOf(this).attributes.set('class', value); }, // prettier-ignore
  },
  isConnected: { get: function () { return knotOf(this).isInPage; } }, // prettier-ignore
  parentElement: { get: function () { return knotOf(this).parent; } }, // prettier-ignore
  parentNode: { get: function () { return knotOf(this).parent; } }, // prettier-ignore
  host: { get: function () { return knotOf(this).host; } }, // prettier-ignore
  shadowRoot: { get: function () { return knotOf(this).root; } }, // prettier-ignore
  children: { get: function () { return childrenOf(this); } }, // prettier-ignore
  childNodes: { get: function () { return knotOf(this).children; } }, // prettier-ignore
  childElementCount: { get: function () { return childrenOf(this).length; } }, // prettier-ignore
  firstElementChild: { get: function () { return firstOf(childrenOf(this)); } }, // prettier-ignore
  lastElementChild: { get: function () { return childrenOf(this).at(-1) ?? null; } }, // prettier-ignore
  nextElementSibling: {
    get: function () {
      const { parent } = knotOf(this);
      return parent === null ? null : (childrenOf(parent)[childrenOf(parent).indexOf(this) + 1] ?? null);
    },
  },
  textContent: {
    get: function () { return textOf(this); }, // prettier-ignore
    set: function (value: string) { knotOf(this).children = [value]; }, // prettier-ignore
  },
  innerHTML: { value: '', writable: true },
  style: { get: function () { return styleOf(this); } }, // prettier-ignore
  classList: { get: function () { return classesOf(this); } }, // prettier-ignore
  dataset: {
    get: function () {
      const { attributes } = knotOf(this);
      return new Proxy({} as Record<string, string>, {
        get: (_, name) => attributes.get(`data-${camel(String(name))}`),
        has: (_, name) => attributes.has(`data-${camel(String(name))}`),
        set: (_, name, value) => (attributes.set(`data-${camel(String(name))}`, String(value)), true),
        deleteProperty: (_, name) => (attributes.delete(`data-${camel(String(name))}`), true),
      });
    },
  },
  clientWidth: { get: () => page.width },
  clientHeight: { get: () => page.height },
  offsetWidth: { get: () => page.width },
  offsetHeight: { get: () => page.height },
  scrollWidth: { get: () => page.width },
  scrollHeight: { get: () => page.height },
  scrollTop: { value: 0, writable: true },
  scrollLeft: { value: 0, writable: true },
  attributes: { get: function () { return [...knotOf(this).attributes].map(([name, value]) => ({ name, value })); } }, // prettier-ignore
  getAttribute: { value: function (name: string) { return knotOf(this).attributes.get(name) ?? null; } }, // prettier-ignore
  hasAttribute: { value: function (name: string) { return knotOf(this).attributes.has(name); } }, // prettier-ignore
  setAttribute: { value: function (name: string, value: unknown) { knotOf(this).attributes.set(name, String(value)); } }, // prettier-ignore
  removeAttribute: { value: function (name: string) { knotOf(this).attributes.delete(name); } }, // prettier-ignore
  toggleAttribute: {
    value: function (name: string, asked?: boolean) {
      const on = asked ?? !knotOf(this).attributes.has(name);
      if (on) knotOf(this).attributes.set(name, '');
      else knotOf(this).attributes.delete(name);
      return on;
    },
  },
  addEventListener: {
    value: function (type: string, listener: Listener | null) {
      const { listeners } = knotOf(this);
      if (listener) listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
  },
  removeEventListener: { value: function (type: string, listener: Listener) { knotOf(this).listeners.get(type)?.delete(listener); } }, // prettier-ignore
  dispatchEvent: { value: function (event: PageEvent) { return sendEvent(this, event); } }, // prettier-ignore
  querySelector: { value: function (selector: string) { return firstOf(findAll(this, selector)); } }, // prettier-ignore
  querySelectorAll: { value: function (selector: string) { return findAll(this, selector); } }, // prettier-ignore
  getElementById: { value: function (id: string) { return firstOf(findAll(this, `#${id}`)); } }, // prettier-ignore
  matches: { value: function (selector: string) { return fits(this, selector); } }, // prettier-ignore
  closest: {
    value: function (selector: string) {
      return nearest(this, (node) => fits(node, selector));
    },
  },
  contains: {
    value: function (other: unknown) {
      for (let node = isNode(other) ? other : null; node !== null; node = knotOf(node).parent) if (node === this) return true;
      return false;
    },
  },
  getRootNode: { value: function () { return rootOf(this); } }, // prettier-ignore
  getBoundingClientRect: { value: box },
  getClientRects: { value: () => [box()] },
  elementFromPoint: { value: () => null },
  elementsFromPoint: { value: () => [] },
  activeElement: { get: () => page.focused },
  focus: {
    value: function () {
      page.focused = this;
      page.tell(`focus ${knotOf(this).tag} ${[...knotOf(this).attributes].join(' ')}`);
    },
  },
  blur: { value: () => void (page.focused = null) },
  scrollIntoView: { value: function () { page.tell(`scroll to ${knotOf(this).tag}`); } }, // prettier-ignore
  scrollTo: { value: () => undefined },
  animate: {
    value: function (frames: unknown, timing: unknown) {
      page.tell(`animate ${knotOf(this).tag} ${JSON.stringify([frames, timing])}`);
      return { finished: Promise.resolve(), cancel: () => undefined, finish: () => undefined, addEventListener: () => undefined };
    },
  },
  getAnimations: { value: () => [] },
  setPointerCapture: { value: () => undefined },
  releasePointerCapture: { value: () => undefined },
  hasPointerCapture: { value: () => false },
  remove: {
    value: function () {
      const { parent } = knotOf(this);
      if (parent) knotOf(parent).children = knotOf(parent).children.filter((child) => child !== this);
    },
  },
  append: { value: function (...added: PageChild[]) { putInto(this, [...knotOf(this).children, ...added]); } }, // prettier-ignore
  appendChild: { value: function (added: object) { putInto(this, [...knotOf(this).children, added]); return added; } }, // prettier-ignore
  prepend: { value: function (...added: PageChild[]) { putInto(this, [...added, ...knotOf(this).children]); } }, // prettier-ignore
  replaceChildren: { value: function (...added: PageChild[]) { putInto(this, added); } }, // prettier-ignore
  click: { value: function () { page.tell(`click ${knotOf(this).tag}`); } }, // prettier-ignore
  showModal: { value: function () { page.tell(`opens ${knotOf(this).tag}`); (this as { open?: boolean }).open = true; } }, // prettier-ignore
  close: { value: function () { page.tell(`closes ${knotOf(this).tag}`); (this as { open?: boolean }).open = false; } }, // prettier-ignore
  showPopover: { value: () => undefined },
  hidePopover: { value: () => undefined },
  select: { value: () => undefined },
  setCustomValidity: { value: () => undefined },
  reportValidity: { value: () => true },
  checkValidity: { value: () => true },
};

/** Replaces the children of a node. */
export function putInto(node: object, children: PageChild[]): void {
  knotOf(node).children = children;
  for (const child of children) if (typeof child === 'object') knotOf(child).parent = node;
}

/** Adds the properties and methods of a node to a prototype. */
export function mannered(prototype: object): void {
  for (const [name, manner] of Object.entries(manners)) {
    const { value, writable, ...rest } = manner as PropertyDescriptor;
    Object.defineProperty(
      prototype,
      name,
      'get' in manner ? { configurable: true, ...rest } : { configurable: true, writable: writable ?? true, value },
    );
  }
}

/** A canvas context that records what is painted. */
function painter(): unknown {
  return new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'measureText'
          ? (text: string) => ({ width: text.length * 8, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 3 })
          : (...args: unknown[]) => {
              page.tell(`paint ${String(name)} ${args.map((arg) => (typeof arg === 'object' ? '' : String(arg))).join()}`);
              return painter();
            },
      set: (_, name, value) => (page.tell(`paint ${String(name)}=${String(value)}`), true),
    },
  );
}

/** An HTML element. */
export class PageNode {
  constructor(tag: string) {
    knotOf(this).tag = tag;
    if (tag === 'canvas') Object.assign(this, { getContext: painter, toBlob: (done: (blob: Blob) => void) => done(new Blob(['picture'])) });
  }
}
mannered(PageNode.prototype);
