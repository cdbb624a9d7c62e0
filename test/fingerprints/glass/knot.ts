export type PageChild = object | string;
export type Listener = ((event: unknown) => unknown) | { handleEvent: (event: unknown) => unknown };

/** The data of a node in a page: an element of the app, or a plain element. */
export interface Knot {
  tag: string;
  attributes: Map<string, string>;
  listeners: Map<string, Set<Listener>>;
  children: PageChild[];
  parent: object | null;
  /** The element to which a shadow root belongs. */
  host: object | null;
  root: object | null;
  isInPage: boolean;
}
const knots = new WeakMap<object, Knot>();

/** The data of a node; new data for a new node. */
export function knotOf(node: object): Knot {
  let knot = knots.get(node);
  if (knot === undefined) {
    const tag = (node.constructor as { __localName?: string }).__localName ?? 'div';
    knot = { tag, attributes: new Map(), listeners: new Map(), children: [], parent: null, host: null, root: null, isInPage: false };
    knots.set(node, knot);
  }
  return knot;
}
