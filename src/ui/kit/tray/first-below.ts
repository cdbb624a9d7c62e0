/** All matching elements below a root, also in shadow roots, in the order of the page, but none in the shadow roots of elements named `closed`. */
function* below(root: ParentNode, selector: string, closed = ''): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector)) yield element;
    if (element.shadowRoot && element.localName !== closed) yield* below(element.shadowRoot, selector, closed);
  }
}
export const firstBelow = (root: ParentNode, selector: string, closed = ''): HTMLElement | null =>
  below(root, selector, closed).next().value ?? null;
