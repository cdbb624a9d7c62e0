import { ContextProvider } from '@lit/context';
import type { PropertyDeclaration, ReactiveElement } from 'lit';
import { tableContext } from '../../../src/ui/contexts/contexts.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { attempt, below, comeIn, emptyBox, goOut, hostTag, settle, textOf, type Updated } from './drawn-page.ts';
import { knotOf } from './knot.ts';
import { page, putInto, stylesOf } from './page-node.ts';
import { isTouched, touch } from './touches.ts';

/** The fields that an element was given from outside, by name. */
type Content = ReadonlyMap<PropertyKey, unknown>;

/** An element is remembered with its first content, and with the latest of these changed contents, counted from 1. */
const SECOND = [2, 7];
const TOUCHED = 3;

/** Fields that an element gets from the page around it. */
const AROUND = new Set<PropertyKey>(['library', 'shell']);

const contents = new Map<string, Content[]>();
const counts = new Map<string, number>();

const fieldsOf = (element: object): PropertyKey[] =>
  [...(element.constructor as typeof ReactiveElement).elementProperties].flatMap(([key, declared]) =>
    (declared as PropertyDeclaration & { state?: boolean }).state === true || AROUND.has(key) ? [] : [key],
  );
const contentOf = (element: object): Content =>
  new Map(fieldsOf(element).map((key) => [key, (element as Record<PropertyKey, unknown>)[key]]));

/** Remembers some of the contents that an element was given. */
export function remember(element: Updated): void {
  const { tag } = knotOf(element);
  const known = contents.get(tag) ?? [];
  const content = contentOf(element);
  if (content.size === 0 || known.some((before) => [...before].every(([key, value]) => content.get(key) === value))) return;
  const count = (counts.get(tag) ?? 0) + 1;
  counts.set(tag, count);
  if (count === 1 || SECOND.includes(count)) contents.set(tag, [...known.slice(0, 1), content]);
}

/** Device settings come from the page, too. */
const isGiven = (value: unknown): boolean => typeof value !== 'object' || value === null || !('textSize' in value);
const give = (element: object, content: Content): void =>
  void Object.assign(element, Object.fromEntries([...content].filter(([, value]) => isGiven(value))));

/** The drawing of an element: attributes in any order, and without the state that only a browser has. */
const drawingOf = (element: Updated): string => `${stylesOf(element).join(' ')} ${textOf(element.renderRoot, true)}`;
const tableOf = (content: Content): TablePort | undefined => content.get('table') as TablePort | undefined;

interface Room {
  element: Updated;
  provide: (content: Content) => void;
}
/** A new element with this content, alone on the page. */
async function roomWith(tag: string, content: Content): Promise<Room> {
  const box = await emptyBox();
  const table = new ContextProvider(box as HTMLElement, { context: tableContext, initialValue: tableOf(content) as TablePort });
  const ElementClass = customElements.get(tag) as unknown as new () => Updated;
  const element = new ElementClass();
  give(element, content);
  putInto(box, [element]);
  attempt(element, () => comeIn(element));
  await settle(200);
  return {
    element,
    provide: (next) => {
      const given = tableOf(next);
      if (given) table.setValue(given);
      give(element, next);
    },
  };
}

/** Touches the first things in the element itself that can be touched. */
async function touchSome(element: Updated): Promise<void> {
  page.tell = () => undefined;
  const controls = below(element).filter((node) => isTouched(node) && hostTag(node) === knotOf(element).tag);
  for (const node of controls.slice(0, TOUCHED)) await touch(node);
}

/** The way in which an element with a second content, or back on the page, differs from a fresh one; null where it does not. */
function differenceOf(second: string, fresh: string): string | null {
  if (second === fresh) return null;
  let start = 0;
  while (second[start] === fresh[start]) start += 1;
  return `…${second.slice(Math.max(0, start - 60), start + 120)}… for …${fresh.slice(start, start + 120)}…`;
}

/** An example of each element that draws a second content unlike a fresh element; its controls are touched before. */
export async function stale(without: ReadonlySet<string>): Promise<Map<string, string>> {
  const differences = new Map<string, string>();
  for (const [tag, [first, second]] of contents) {
    if (!first || !second || without.has(tag)) continue;
    for (const [before, after] of [
      [first, second],
      [second, first],
    ] as const) {
      const { element, provide } = await roomWith(tag, before);
      await touchSome(element);
      provide(after);
      await settle(200);
      const text = drawingOf(element);
      const difference = differenceOf(text, drawingOf((await roomWith(tag, after)).element));
      if (difference !== null) differences.set(tag, difference);
    }
  }
  return differences;
}

/** The ports among the fields of an element that tell their news. */
const portsOf = (content: Content): Set<Telling> =>
  new Set([...content.values()].filter((value): value is Telling => typeof (value as Telling | null)?.subscribe === 'function'));
interface Telling {
  subscribe: (listener: () => void) => () => void;
}

/** An example of each element that draws otherwise after it left the page and came back, or that still listens while it is away. */
export async function changedByLeaving(without: ReadonlySet<string>): Promise<Map<string, string>> {
  const differences = new Map<string, string>();
  for (const [tag, [content]] of contents) {
    if (!content || without.has(tag)) continue;
    let listening = 0;
    const ports = [...portsOf(content)].map((port) => ({ port, subscribe: port.subscribe }));
    for (const { port, subscribe } of ports)
      port.subscribe = (listener) => {
        listening += 1;
        const end = subscribe.call(port, listener);
        return () => {
          listening -= 1;
          end();
        };
      };
    const { element } = await roomWith(tag, content);
    const [before, heard] = [drawingOf(element), listening];
    goOut(element);
    await settle(20);
    const away = listening;
    comeIn(element);
    await settle(200);
    const difference = differenceOf(drawingOf(element), before);
    if (difference !== null) differences.set(tag, difference);
    if (away !== 0 || listening !== heard) differences.set(tag, `listens ${heard} times, ${away} while it is away, and then ${listening}`);
    goOut(element);
    for (const { port, subscribe } of ports) port.subscribe = subscribe;
  }
  return differences;
}
