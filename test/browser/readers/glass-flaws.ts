/**
 * What is wrong with the glass as it stands: it goes sideways, words are cut, run into others or begin under the rim of what they scroll in, buttons lie
 * over each other or are too small for a finger. Where a page lies on the table, only that page is looked at. Runs in the page: everything it needs is inside.
 */
export function glassFlaws(least: number): string[] {
  const RIM = 3;
  const flaws = new Set<string>();
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const everything: Element[] = [];
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      everything.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const isInside = (element: Element, outer: Element): boolean => {
    for (let around: Element | null = element; around; around = parentOf(around)) if (around === outer) return true;
    return false;
  };
  const top = everything.filter((element): element is HTMLDialogElement => element instanceof HTMLDialogElement && element.open).at(-1);
  const seen = everything.filter(
    (element) =>
      (!top || isInside(element, top)) &&
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      !element.closest('.unseen') &&
      !parentOf(element)?.closest('.unseen'),
  );
  const nameOf = (element: Element): string => {
    const { host } = element.getRootNode() as ShadowRoot; // a document has none
    const words = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim().slice(0, 30);
    const kind = `${element.localName}${element.classList.length > 0 ? `.${[...element.classList].join('.')}` : ''}`;
    return `${host instanceof Element ? `${host.localName} ` : ''}${kind} “${words}”`;
  };
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) flaws.add(`the page is ${wide} pixels wider than the glass`);

  for (const element of seen) {
    if (!(element instanceof HTMLElement) || element.clientWidth === 0 || element.matches('input, textarea, select')) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const beyond = element.scrollWidth - element.clientWidth;
    if (overflowX !== 'visible' && beyond > 1 && textOverflow !== 'ellipsis')
      flaws.add(`${nameOf(element)} ${/auto|scroll/.test(overflowX) ? 'scrolls sideways by' : 'cuts'} ${beyond}`);
    if (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2)
      flaws.add(`${nameOf(element)} cuts ${element.scrollHeight - element.clientHeight} off below`);
  }

  const presses = seen.filter(
    (element) =>
      element.matches('button, a[href], select, input:not([type="file"]), textarea, [role="radio"], [role="switch"]') &&
      getComputedStyle(element).display !== 'inline',
  );
  /** The part of it that can be seen within what is scrolled around it. */
  const seenPart = (element: Element): { left: number; right: number; top: number; bottom: number } => {
    let { left, right, top: upper, bottom } = element.getBoundingClientRect();
    for (let around = parentOf(element); around; around = parentOf(around)) {
      if (around === document.body || around === document.documentElement) break;
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY)) continue;
      const frame = around.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [upper, bottom] = [Math.max(upper, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top: upper, bottom };
  };
  const boxes = presses
    .map((element) => ({ element, box: element.getBoundingClientRect(), part: seenPart(element) }))
    .filter(({ box }) => box.width > 0);
  for (const { element, box } of boxes) {
    const label = element.closest('label')?.getBoundingClientRect() ?? box;
    const [width, height] = [Math.max(box.width, label.width), Math.max(box.height, label.height)];
    if (Math.min(width, height) < least - 0.5) flaws.add(`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`);
    if (box.right > innerWidth + 1 || box.left < -1) flaws.add(`${nameOf(element)} leaves the glass`);
  }
  /** What lies in a layer of its own: it may stand over what is scrolled below it. */
  const layerOf = (element: Element): Element | null => {
    for (let around: Element | null = element; around; around = parentOf(around))
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return around;
    return null;
  };
  const layers = new Map(boxes.map(({ element }) => [element, layerOf(element)]));
  for (const [index, { element, part }] of boxes.entries())
    for (const { element: second, part: other } of boxes.slice(index + 1)) {
      const across = Math.min(part.right, other.right) - Math.max(part.left, other.left);
      const along = Math.min(part.bottom, other.bottom) - Math.max(part.top, other.top);
      if (across <= 1 || along <= 1 || layers.get(element) !== layers.get(second)) continue;
      if (!isInside(element, second) && !isInside(second, element)) flaws.add(`${nameOf(element)} lies over ${nameOf(second)}`);
    }

  // what scrolls has its rim inside when it has the focus: it would cut the first words
  for (const scroller of seen) {
    const { overflowY, outlineWidth } = getComputedStyle(scroller);
    if (!/auto|scroll/.test(overflowY) || scroller.scrollTop > 0 || scroller.scrollHeight <= scroller.clientHeight) continue;
    const frame = scroller.getBoundingClientRect();
    const rim = Math.max(RIM, scroller.matches(':focus-visible') ? Number.parseFloat(outlineWidth) : 0);
    const range = document.createRange();
    for (const element of seen) {
      if (element === scroller || element instanceof SVGElement || !isInside(element, scroller)) continue;
      for (const text of element.childNodes) {
        if (!(text instanceof Text) || text.data.trim() === '') continue;
        range.selectNodeContents(text);
        const { top: first, left, height } = range.getBoundingClientRect();
        if (height > 0 && first > frame.top - height && (first < frame.top + rim || left < frame.left + rim))
          flaws.add(`the words of ${nameOf(element)} begin under the rim of ${nameOf(scroller)}`);
      }
    }
  }

  // words leave the thing that is pressed: they run into what stands beside it
  for (const { element, box } of boxes) {
    const range = document.createRange();
    for (const inner of [element, ...element.querySelectorAll('*')]) {
      if (inner.closest('.unseen') || inner instanceof SVGElement || inner.matches('textarea, select, option')) continue;
      for (const text of inner.childNodes) {
        if (!(text instanceof Text) || text.data.trim() === '') continue;
        range.selectNodeContents(text);
        const { left, right, bottom, width } = range.getBoundingClientRect();
        if (width > 0 && (left < box.left - 2 || right > box.right + 2 || bottom > box.bottom + 3))
          flaws.add(
            `the words of ${nameOf(element)} leave it by ${Math.round(Math.max(box.left - left, right - box.right, bottom - box.bottom))}`,
          );
      }
    }
  }
  return [...flaws];
}
