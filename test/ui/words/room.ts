const inside = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? inside(element.shadowRoot) : [])]);

/** The texts that stand on an element, those of its slots, too. */
function textsOn(node: Node): Text[] {
  if (node instanceof Text) return node.data.trim() === '' ? [] : [node];
  if (node instanceof HTMLStyleElement || node instanceof SVGElement) return [];
  if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) return node.assignedNodes({ flatten: true }).flatMap(textsOn);
  return [...(node instanceof Element && node.shadowRoot ? node.shadowRoot : node).childNodes].flatMap(textsOn);
}

const wordsOf = (button: Element): string =>
  (textsOn(button)
    .map(({ data }) => data)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim() ||
    button.getAttribute('aria-label')) ??
  '';

/** What lies uppermost at a point, through every shadow root. */
function topAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (let deeper = found; deeper?.shadowRoot;) {
    deeper = deeper.shadowRoot.elementFromPoint(x, y);
    if (deeper === null || deeper === found) break;
    found = deeper;
  }
  return found;
}

/** Whether an element is another or lies on it, also through shadow roots and slots. */
function isOn(element: Element | null, button: Element): boolean {
  for (
    let node: Node | null = element;
    node;
    node = (node instanceof Element && node.assignedSlot) || (node instanceof ShadowRoot ? node.host : node.parentNode)
  )
    if (node === button) return true;
  return false;
}

function flaw(button: Element): string | null {
  const box = button.getBoundingClientRect();
  for (const text of textsOn(button)) {
    const style = text.parentElement && getComputedStyle(text.parentElement);
    if (style?.clipPath !== 'none' || style.visibility === 'hidden') continue; // only read aloud
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      if (line.left < box.left - 2 || line.right > box.right + 2 || line.top < box.top - 3 || line.bottom > box.bottom + 3)
        return 'has no room for its words';
    }
  }
  const cut = [button, ...inside(button)].find(
    (element) =>
      element instanceof HTMLElement &&
      getComputedStyle(element).overflowX !== 'visible' &&
      element.clientWidth > 2 &&
      element.scrollWidth > element.clientWidth + 1,
  );
  if (cut) return 'cuts its words off';
  if (box.left < -1 || box.right > window.innerWidth + 1) return 'stands beside the glass';
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return null; // further down the page
  const top = topAt(x, y);
  return isOn(top, button) || (top !== null && isOn(button, top))
    ? null
    : `lies under ${top?.tagName.toLowerCase() ?? 'nothing'} ${top?.className ?? ''}`;
}

/** Buttons below an element that cut their words off, or are covered; under an open dialog only its own are looked at. */
export function cramped(root: Element): string[] {
  const all = inside(root);
  const modal = all.findLast((element) => element.matches('dialog:modal'));
  const buttons = (modal ? inside(modal) : all).filter(
    (element) =>
      element.matches('button, a.press, [role="button"]') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return buttons.flatMap((button) => {
    if (button.getBoundingClientRect().width === 0) return [];
    let label = flaw(button);
    if (label?.startsWith('lies under')) {
      // what can be scrolled out from under a foot is not covered
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      label = flaw(button);
    }
    return label === null ? [] : [`“${wordsOf(button)}” ${label}`];
  });
}
