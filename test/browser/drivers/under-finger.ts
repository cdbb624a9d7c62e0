import type { Point } from '../readers/sight.ts';

// What a finger meets that comes down somewhere. Either runs in the page: everything it needs is inside.

/** Whether a finger in its middle meets this and nothing that lies over it. */
export function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  let under = document.elementFromPoint(x + width / 2, y + height / 2);
  while (under?.shadowRoot) {
    const deeper: Element | null = under.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
    if (!deeper || deeper === under) break;
    under = deeper;
  }
  let node: Node | null = under;
  while (node && node !== element)
    node = node instanceof ShadowRoot ? node.host : (node instanceof Element && node.assignedSlot) || node.parentNode;
  return node === element;
}

/** Whether it meets the board there and nothing that lies over it. */
export function isBoard({ x, y }: Point): boolean {
  let under = document.elementFromPoint(x, y);
  while (under?.shadowRoot) {
    const deeper: Element | null = under.shadowRoot.elementFromPoint(x, y);
    if (!deeper || deeper === under) break;
    under = deeper;
  }
  return under?.closest('.surface') !== null && under?.closest('.surface') !== undefined && under?.closest('button') === null;
}
