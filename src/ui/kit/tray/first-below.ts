/** Everything below a part that fits, also in shadow roots, in the order of the page; nothing inside parts named as `closed`. */
function* below(root: ParentNode, selector: string, closed = ''): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector)) yield element;
    if (element.shadowRoot && element.localName !== closed) yield* below(element.shadowRoot, selector, closed);
  }
}
export const firstBelow = (root: ParentNode, selector: string, closed = ''): HTMLElement | null =>
  below(root, selector, closed).next().value ?? null;
