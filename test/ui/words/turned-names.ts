/** Letters from the right outside every isolate. */
const FROM_RIGHT = /[\u0590-\u08FF]/u;
const ISOLATE = /\u2068[^\u2066-\u2069]*\u2069/gu;

function bare(text: string): string {
  const without = text.replaceAll(ISOLATE, '');
  return without === text ? text : bare(without);
}

const parentOf = (node: Node): Element | null =>
  (node instanceof Element || node instanceof Text ? node.assignedSlot : null) ??
  (node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentElement);

/** The text of a node as it is laid out: through shadow roots and slots. */
function laidOut(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLStyleElement || (node instanceof Element && node.matches('script, template, .unseen'))) return '';
  if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0)
    return node.assignedNodes({ flatten: true }).map(laidOut).join('');
  return [...(node instanceof Element && node.shadowRoot ? node.shadowRoot : node).childNodes].map(laidOut).join('');
}

/** The nearest element round a text that keeps its direction to itself: a block, or one that is isolated. */
function keeper(text: Text): Element | null {
  for (let element = parentOf(text); element; element = parentOf(element)) {
    const { display, unicodeBidi } = getComputedStyle(element);
    if (unicodeBidi.includes('isolate') || unicodeBidi === 'plaintext' || !/^(inline|contents)$/.test(display)) return element;
  }
  return null;
}

function* nodesIn(root: Node): Generator<Node> {
  yield root;
  if (root instanceof Element && root.shadowRoot) yield* nodesIn(root.shadowRoot);
  for (const child of root.childNodes) yield* nodesIn(child);
}

const SAID = ['aria-label', 'title', 'alt', 'placeholder'];

/** Texts below an element that a name written from the right turns round, or would when they are read. A name that stands alone turns nothing. */
export function turned(root: Element, names: readonly string[]): string[] {
  const flaws = new Set<string>();
  for (const node of nodesIn(root)) {
    if (node instanceof Element)
      for (const name of SAID) {
        const text = node.getAttribute(name) ?? '';
        const outside = bare(text);
        if (FROM_RIGHT.test(outside) && !names.includes(outside.trim())) flaws.add(`${name}: ${text}`);
      }
    if (!(node instanceof Text) || !FROM_RIGHT.test(bare(node.data)) || node.parentElement?.matches('style, title, option')) continue;
    const around = keeper(node);
    const all = around ? laidOut(around) : node.data;
    // what stands beside the name in what keeps them together
    const tail = all.replace(node.data, '');
    if (!names.includes(node.data.trim()) || /[\p{L}\p{N}]/u.test(tail))
      flaws.add(`${around?.tagName.toLowerCase() ?? ''}.${around?.className ?? ''}: ${all.replaceAll(/\s+/g, ' ').trim().slice(0, 120)}`);
  }
  return [...flaws];
}
