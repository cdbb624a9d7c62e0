import { knotOf } from './knot.ts';

export const childrenOf = (node: object): object[] => knotOf(node).children.filter((child) => typeof child === 'object');

const STEP =
  /(>)|(:not\([^)]*\))|::?([\w-]+)(?:\([^)]*\))?|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([~|^$*]?)=["']?([^"'\]]*)["']?)?\]|(\*|[\w-]+)/gu;

/** Whether a node matches a simple selector: `button.press[data-do="go"]`. */
function isSuch(node: object, kind: string, scope: object | null): boolean {
  const { tag, attributes } = knotOf(node);
  for (const [, , not, state, id, name, key, how, value, type] of kind.matchAll(STEP)) {
    if (not !== undefined && isSuch(node, not.slice(5, -1), scope)) return false;
    if (state === 'scope' && node !== scope) return false;
    if (state !== undefined && !['scope', 'enabled'].includes(state)) return false;
    if (id !== undefined && attributes.get('id') !== id) return false;
    if (name !== undefined && !(attributes.get('class') ?? '').split(/\s+/u).includes(name)) return false;
    if (type !== undefined && type !== '*' && tag !== type.toLowerCase()) return false;
    if (key === undefined) continue;
    const actual = attributes.get(key);
    if (actual === undefined) return false;
    if (value === undefined) continue;
    const holds = how === '^' ? actual.startsWith(value) : how === '*' ? actual.includes(value) : actual === value;
    if (!holds) return false;
  }
  return true;
}

function fitsOne(node: object, steps: string[], scope: object | null): boolean {
  const last = steps.at(-1) ?? '';
  if (!isSuch(node, last, scope)) return false;
  const before = steps.slice(0, -1);
  if (before.length === 0) return true;
  const isDirect = before.at(-1) === '>';
  const rest = isDirect ? before.slice(0, -1) : before;
  for (let parent = knotOf(node).parent; parent !== null; parent = knotOf(parent).parent) {
    if (fitsOne(parent, rest, scope)) return true;
    if (isDirect) return false;
  }
  return false;
}

const known = new Map<string, string[][]>();
function stepsOf(selector: string): string[][] {
  const steps =
    known.get(selector) ??
    selector.split(',').map((part) =>
      part
        .trim()
        .replaceAll(/\s*>\s*/gu, ' > ')
        .split(/\s+/u),
    );
  known.set(selector, steps);
  return steps;
}

/** Whether a node fits one of the selectors in a list. */
export const fits = (node: object, selector: string, scope: object | null = null): boolean =>
  stepsOf(selector).some((steps) => fitsOne(node, steps, scope));

/** All matching nodes below a node, in order. */
export function findAll(node: object, selector: string): object[] {
  const found: object[] = [];
  const look = (parent: object): void => {
    for (const child of childrenOf(parent)) {
      if (fits(child, selector, node)) found.push(child);
      look(child);
    }
  };
  look(node);
  return found;
}
