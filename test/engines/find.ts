/** How something is looked for, step by step: `css` and `role` look below what was found so far, `nth` takes one of it. */
export type Step =
  | { css: string }
  | { role: string; name?: string | { pattern: string; flags: string }; exact?: boolean }
  | { nth: number };

/** What it is like where a finger would meet it; null while no finger could. */
export interface Met {
  x: number;
  y: number;
}

/** Finds elements through every shadow root. Runs in the page: everything it needs is inside. */
export function find(steps: readonly Step[]): HTMLElement[] {
  const above = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const below = (root: ParentNode): HTMLElement[] =>
    [...root.children].flatMap((child) => [
      ...(child instanceof HTMLElement ? [child] : []),
      ...(child.shadowRoot ? below(child.shadowRoot) : []),
      ...below(child),
    ]);
  const fits = (element: Element, selector: string): boolean => {
    const parts = selector
      .replaceAll(/\s*>\s*/g, '>')
      .trim()
      .split(/\s+/);
    let anotherElement: Element | null = element;
    if (!element.matches(parts.pop() ?? '*')) return false;
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      const wanted = part;
      do anotherElement = above(anotherElement);
      while (anotherElement && !anotherElement.matches(wanted));
      if (!anotherElement) return false;
    }
    return true;
  };
  const roles: Record<string, string> = { button: 'button', group: '[role=group]', link: 'a[href]' };
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) return node.assignedNodes().map(wordsOf).join(' ');
    if (node instanceof HTMLStyleElement || !(node instanceof Element)) return '';
    return [...(node.shadowRoot ?? node).childNodes].map(wordsOf).join(' ');
  };
  const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? wordsOf(element)).replaceAll(/\s+/g, ' ').trim();
  const drawn = (element: Element): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  let found: HTMLElement[] | null = null;
  for (const step of steps) {
    if ('nth' in step) {
      found = (found ?? []).slice(step.nth, step.nth + 1);
      continue;
    }
    const scope: HTMLElement[] = found
      ? found.flatMap((element) => [...(element.shadowRoot ? below(element.shadowRoot) : []), ...below(element)])
      : below(document);
    found = [...new Set(scope)].filter((element) => {
      if ('css' in step) return step.css.split(',').some((selector) => fits(element, selector));
      if (!element.matches(roles[step.role] ?? `[role=${step.role}]`) || !drawn(element)) return false;
      const { name, exact } = step;
      if (name === undefined) return true;
      const text = nameOf(element);
      if (typeof name !== 'string') return new RegExp(name.pattern, name.flags).test(text);
      return exact ? text === name : text.toLowerCase().includes(name.toLowerCase());
    });
  }
  return found ?? [];
}

/** Where a finger meets it, once it stands still and nothing lies over it; null so far. Runs in the page, beside `find`. */
export async function met(element: HTMLElement | undefined): Promise<Met | null> {
  if (!element || element.hasAttribute('disabled')) return null;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || left !== before.left || top !== before.top) return null;
  const [x, y] = [left + width / 2, top + height / 2];
  let under = document.elementFromPoint(x, y);
  while (under?.shadowRoot) {
    const deeper: Element | null = under.shadowRoot.elementFromPoint(x, y);
    if (!deeper || deeper === under) break;
    under = deeper;
  }
  for (let anotherElement: Element | null = under; anotherElement;) {
    if (anotherElement === element) return { x, y };
    const root: Node = anotherElement.getRootNode();
    anotherElement = anotherElement.assignedSlot ?? anotherElement.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return null;
}
