/** What is pressed, chosen or turned by hand. */
const CONTROLS =
  'button, a[href], summary, select, input, textarea, moon-button, [role="button"], [role="radio"], [role="tab"], [role="switch"], [role="option"]';
/** What stands where a value is missing. */
const MISSING = /undefined|\bNaN\b|\[object|\bnull\b|Infinity|\{[a-z]\w*\}|\(\s*\)/u;
/** Words of a text, as they are compared: no signs, no small words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

function* elements(root: ParentNode): Generator<Element> {
  for (const element of root.children) {
    if (/^(style|script)$/iu.test(element.tagName)) continue;
    yield element;
    if (element.shadowRoot) yield* elements(element.shadowRoot);
    yield* elements(element);
  }
}

const isDrawn = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** What a person reads on an element, also through its slots; what is hidden from those that listen is left out. */
function textOn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof SVGElement || node instanceof HTMLStyleElement) return '';
  if (node instanceof Element && (node.getAttribute('aria-hidden') === 'true' || (node instanceof HTMLElement && node.hidden))) return '';
  const parts =
    node instanceof HTMLSlotElement && node.assignedNodes().length > 0
      ? node.assignedNodes({ flatten: true })
      : [...(node instanceof Element && node.shadowRoot ? node.shadowRoot : node).childNodes];
  return parts.map(textOn).join(' ');
}

/**
 * What is not called what it says: a control whose name leaves out words that stand on it (WCAG 2.5.3), one without a name, and a name or
 * a text in which something is missing.
 */
export function misnamed(root: Element): string[] {
  const flaws = new Set<string>();
  const add = (element: Element, flaw: string): void => void (isDrawn(element) && flaws.add(flaw));
  for (const element of elements(root)) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description']) {
      const value = element.getAttribute(name);
      if (value !== null && (MISSING.test(value) || (name === 'aria-label' && value.trim() === '' && element instanceof HTMLElement)))
        add(element, `${element.localName}.${element.className.toString()} ${name} “${value}”`);
    }
    for (const text of element.childNodes) if (text instanceof Text && MISSING.test(text.data)) add(element, `reads “${text.data.trim()}”`);
    if (!element.matches(CONTROLS)) continue;
    const label = element.getAttribute('aria-label');
    const text = textOn(element).replaceAll(/\s+/gu, ' ').trim();
    if (label !== null && !element.matches('select, input, textarea')) {
      const named = wordsOf(label);
      const lost = wordsOf(text).filter((word) => !named.some((other) => other.includes(word)));
      if (lost.length > 0) add(element, `“${text}” is called “${label}”`);
    }
    const host = element.getRootNode() as ShadowRoot;
    if (
      element.matches('button') &&
      label === null &&
      text === '' &&
      !element.hasAttribute('aria-labelledby') &&
      !host.host?.hasAttribute?.('aria-label')
    )
      add(element, `${host.host?.localName ?? ''} ${element.className} has no name`);
  }
  return [...flaws];
}
