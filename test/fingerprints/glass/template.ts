import { nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { until } from 'lit/directives/until.js';
import { knotOf, type PageChild } from './knot.ts';
import { PageNode, putInto } from './page-node.ts';

interface Template {
  strings: readonly string[];
  values: readonly unknown[];
}
type Part = string | number;
interface Tag {
  tag: string;
  attributes: { name: string; parts: Part[] }[];
  children: (Tag | Part)[];
  number: number;
}

/** The drawn content of an element: its nodes by their places, and the last value in each of them. */
export interface Drawing {
  nodes: Map<string, object>;
  /** Values that are made again only when their dependencies have changed. */
  guarded: Map<string, { on: readonly unknown[]; made: unknown }>;
  /** Elements of the app that were added and removed with this drawing. */
  came: object[];
  went: object[];
}

const isTemplate = (value: object): value is Template => '_$litType$' in value && 'strings' in value;
const directiveOf = (value: unknown): unknown => (value as { _$litDirective$?: unknown })._$litDirective$;
const kinds = {
  repeat: directiveOf(repeat([], () => 0)),
  guard: directiveOf(guard([], () => 0)),
  keyed: directiveOf(keyed(0, 0)),
  until: directiveOf(until(0)),
};

const EMPTY = new Set(['input', 'br', 'img', 'hr', 'link', 'meta', 'source', 'wbr']);
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/gu;
const TOKEN = /<!--[^]*?-->|<\/([\w-]+)\s*>|<([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gu;

/** A text with placeholders: `a ${0} b`. */
const partsOf = (text: string): Part[] =>
  text
    .split('\u0001')
    .map((part, place) => (place % 2 === 1 ? Number(part) : part))
    .filter((part) => part !== '');

const known = new WeakMap<readonly string[], { tags: (Tag | Part)[]; id: number }>();
let count = 0;

function read(strings: readonly string[]): { tags: (Tag | Part)[]; id: number } {
  const before = known.get(strings);
  if (before) return before;
  const text = strings.map((part, place) => (place < strings.length - 1 ? `${part}\u0001${place}\u0001` : part)).join('');
  const top: Tag = { tag: '', attributes: [], children: [], number: -1 };
  const open = [top];
  const write = (between: string): void => {
    if (between !== '') open.at(-1)?.children.push(...partsOf(between.replaceAll(/\s+/gu, ' ')));
  };
  let end = 0;
  let number = 0;
  for (const token of text.matchAll(TOKEN)) {
    write(text.slice(end, token.index));
    end = token.index + token[0].length;
    const [, closing, opening, inside = ''] = token;
    if (closing !== undefined && open.length > 1) open.pop();
    if (opening === undefined) continue;
    const attributes = [...inside.matchAll(ATTRIBUTE)].map(([, name = '', quoted, single, bare]) => ({
      name,
      parts: partsOf(quoted ?? single ?? bare ?? ''),
    }));
    const tag: Tag = { tag: opening.toLowerCase(), attributes, children: [], number };
    number += 1;
    open.at(-1)?.children.push(tag);
    if (!EMPTY.has(tag.tag) && !inside.endsWith('/')) open.push(tag);
  }
  write(text.slice(end));
  const made = { tags: top.children, id: (count += 1) };
  known.set(strings, made);
  return made;
}

const plain = (value: unknown): string => {
  if (value === nothing || value === undefined || value === null) return '';
  if (typeof value === 'object' && '_$litDirective$' in value) {
    const [classes] = (value as unknown as { values: unknown[] }).values;
    return Object.entries(classes as object)
      .filter(([, on]) => Boolean(on))
      .map(([name]) => name)
      .join(' ');
  }
  return String(value);
};
const last = new WeakMap<object, Map<string, unknown>>();

interface AppElement {
  attributeChangedCallback?: (name: string, before: string | null, value: string | null) => void;
}

/** Applies an attribute of a template to its node. */
function put(node: object, name: string, parts: Part[], values: readonly unknown[]): void {
  const before = last.get(node) ?? new Map<string, unknown>();
  last.set(node, before);
  const [only] = parts;
  const value =
    parts.length === 1 && typeof only === 'number'
      ? values[only]
      : parts.map((part) => (typeof part === 'number' ? plain(values[part]) : part)).join('');
  if (before.has(name) && before.get(name) === value) return;
  const property = name.slice(1);
  if (name.startsWith('@')) {
    const { listeners } = knotOf(node);
    const listener = before.get(name);
    if (typeof listener === 'function') listeners.get(property)?.delete(listener as () => void);
    if (typeof value === 'function') listeners.set(property, (listeners.get(property) ?? new Set()).add(value as () => void));
  } else if (name.startsWith('.')) {
    if (value !== nothing) (node as Record<string, unknown>)[property] = value;
  } else {
    const isSwitch = name.startsWith('?');
    const key = isSwitch ? property : name;
    const isGone = isSwitch ? !value || value === nothing : value === nothing;
    const text = isSwitch ? '' : plain(value);
    const { attributes } = knotOf(node);
    const old = attributes.get(key) ?? null;
    if (isGone) attributes.delete(key);
    else attributes.set(key, text);
    (node as AppElement).attributeChangedCallback?.(key, old, isGone ? null : text);
    if (node instanceof PageNode && ['disabled', 'checked', 'open', 'value', 'selected', 'hidden', 'name', 'type', 'href'].includes(key))
      (node as unknown as Record<string, unknown>)[key] = isSwitch ? !isGone : text;
  }
  before.set(name, value);
}

const nodeFor = (tag: string): object => {
  const AppClass = customElements.get(tag) as (new () => object) | undefined;
  const node = AppClass ? new AppClass() : new PageNode(tag);
  knotOf(node).tag = tag;
  return node;
};

/** Draws a value into a node; a node that keeps its place stays the same object. */
export function draw(into: object, value: unknown, before: Drawing | null): Drawing {
  const drawing: Drawing = { nodes: new Map(), guarded: new Map(), came: [], went: [] };
  const tagged = (item: Tag | Part, values: readonly unknown[], place: string): PageChild[] => {
    if (typeof item === 'string') return [item];
    if (typeof item === 'number') return drawn(values[item], `${place}.${item}`);
    const key = `${place}/${item.number}`;
    const known = before?.nodes.get(key);
    const node = known !== undefined && knotOf(known).tag === item.tag ? known : nodeFor(item.tag);
    drawing.nodes.set(key, node);
    if (node !== known) drawing.came.push(node);
    for (const { name, parts } of item.attributes) put(node, name, parts, values);
    putInto(
      node,
      item.children.flatMap((child) => tagged(child, values, place)),
    );
    return [node];
  };
  const drawn = (content: unknown, place: string): PageChild[] => {
    if (content === nothing || content === undefined || content === null || content === '') return [];
    if (typeof content !== 'object') return [String(content)];
    if (isTemplate(content)) {
      const { tags, id } = read(content.strings);
      return tags.flatMap((item) => tagged(item, content.values, `${place}:${id}`));
    }
    if ('_$litDirective$' in content) return directed(content as unknown as { values: unknown[] }, place);
    if (Symbol.iterator in content) return [...(content as Iterable<unknown>)].flatMap((item, number) => drawn(item, `${place}-${number}`));
    return [content];
  };
  const directed = (content: { values: unknown[] }, place: string): PageChild[] => {
    const { values } = content;
    const [first, second, third] = values as [unknown, unknown, unknown];
    if (directiveOf(content) === kinds.repeat) {
      const make = (third ?? second) as (item: unknown, number: number) => unknown;
      const keyOf = (third === undefined ? (_: unknown, number: number) => number : second) as (item: unknown, number: number) => unknown;
      return [...(first as Iterable<unknown>)].flatMap((item, number) =>
        drawn(make(item, number), `${place}=${String(keyOf(item, number))}`),
      );
    }
    if (directiveOf(content) === kinds.guard) {
      const on = [first].flat();
      const guarded = before?.guarded.get(place);
      const made =
        guarded?.on.length === on.length && guarded.on.every((item, number) => item === on[number])
          ? guarded.made
          : (second as () => unknown)();
      drawing.guarded.set(place, { on, made });
      return drawn(made, place);
    }
    if (directiveOf(content) === kinds.keyed) return drawn(second, `${place}=${String(first)}`);
    if (directiveOf(content) === kinds.until) return drawn(values.find((item) => !(item instanceof Promise)), place); // prettier-ignore
    return [];
  };
  putInto(into, drawn(value, ''));
  for (const [key, node] of before?.nodes ?? []) if (drawing.nodes.get(key) !== node) drawing.went.push(node);
  return drawing;
}
