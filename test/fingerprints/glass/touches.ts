import { attempt, below, book, hostTag, isApp, note, settle } from './drawn-page.ts';
import { knotOf, type Knot } from './knot.ts';
import { page, sendEvent } from './page-node.ts';

const touched = new Map<string, number>();
/** The path of a node: the node and the app's elements around it, as text. */
function spotOf(node: object, steps = 5): string {
  if (steps === 0) return '';
  const { tag, attributes, parent, host } = knotOf(node);
  const sign = `${tag}.${attributes.get('class') ?? ''}${attributes.get('data-do') ?? ''}${attributes.get('slot') ?? ''}`;
  const next = parent ?? host;
  return next ? `${sign}<${spotOf(next, steps - 1)}` : sign;
}

const FIELDS = new Set(['input', 'select', 'textarea']);
/** True if a player can touch a node. */
export const isTouched = (node: object): boolean => {
  const { tag, listeners } = knotOf(node);
  if ((node as { disabled?: boolean }).disabled === true) return false;
  return FIELDS.has(tag) || tag === 'button' || (!isApp(node) && ['click', 'input', 'change', 'toggle', 'submit'].some((type) => (listeners.get(type)?.size ?? 0) > 0)); // prettier-ignore
};

const eventOf = (type: string, more: object = {}): { type: string } => ({
  type,
  ...{ bubbles: true, composed: true, detail: 1, key: 'Enter', button: 0, pointerId: 1, clientX: 300, clientY: 200, isTrusted: true },
  ...{ preventDefault: () => undefined, timeStamp: 0, pointerType: 'touch', relatedTarget: null, newState: 'open' },
  ...more,
});

/** Touches a node as a finger does, or fills in a field. */
export async function touch(node: object): Promise<void> {
  const { tag, listeners } = knotOf(node);
  const field = node as { value?: unknown; checked?: unknown; type?: string };
  const send = (type: string): void => attempt(node, () => sendEvent(node, eventOf(type)));
  if (tag === 'select') {
    const options = below(node).filter((option) => knotOf(option).tag === 'option');
    field.value = knotOf(options.at(-1) ?? node).attributes.get('value') ?? '';
    send('change');
  } else if (FIELDS.has(tag)) {
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.checked !== true;
    else field.value = field.type === 'number' || field.type === 'range' ? String(Number(field.value ?? 0) + 1) : 'Moon 7';
    for (const type of ['input', 'change']) send(type);
  } else for (const type of ['pointerdown', 'pointerup', 'click', 'toggle', 'submit']) if (type === 'click' || listeners.has(type)) send(type); // prettier-ignore
  await settle(20);
}

/** Touches everything on a screen that can be touched, at most `most` of each kind; the effects are noted under the elements. */
export async function touchAll(box: object, most = 2, all = 60): Promise<void> {
  let remaining = all;
  for (const node of below(box)) {
    if (remaining === 0) break;
    if (!isTouched(node) || !isInside(node, box)) continue;
    const spot = `${book.aspect} ${spotOf(node)}`;
    const times = touched.get(spot) ?? 0;
    if (times >= most || spot.includes('moon-where-it-turned')) continue; // a computer would think for long
    touched.set(spot, times + 1);
    remaining -= 1;
    const tag = hostTag(node);
    page.tell = (deed) => note(tag, deed);
    note(tag, `touch ${spotOf(node, 2)}`);
    const { location } = globalThis;
    const { hash } = location;
    await touch(node);
    if (location.hash !== hash) note(tag, `to ${location.hash}`);
  }
}
/** Whether a node is still in a box. */
function isInside(node: object, box: object): boolean {
  for (let ancestor: object | null = node; ancestor !== null;) {
    if (ancestor === box) return true;
    const { parent, host, isInPage }: Knot = knotOf(ancestor);
    if (!isInPage && host === null) return false;
    if (parent && !knotOf(parent).children.includes(ancestor)) return false;
    ancestor = parent ?? host;
  }
  return false;
}
