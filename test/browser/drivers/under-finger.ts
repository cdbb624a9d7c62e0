import type { Point } from '../readers/sight.ts';

// Finds out what a touch meets. Both functions run in the page: everything they need is inside.

/** Whether a touch in the middle of an element meets it, and nothing above it. */
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

/** Whether a touch at a point meets the board, and nothing above it. */
export function isBoard({ x, y }: Point): boolean {
  let under = document.elementFromPoint(x, y);
  while (under?.shadowRoot) {
    const deeper: Element | null = under.shadowRoot.elementFromPoint(x, y);
    if (!deeper || deeper === under) break;
    under = deeper;
  }
  return under?.closest('.surface') !== null && under?.closest('.surface') !== undefined && under?.closest('button') === null;
}
