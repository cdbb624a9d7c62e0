/** Elements below, through every shadow root; what scrolls sideways by itself, or is drawn, is not entered. */
function* inside(root: ParentNode): Generator<Element> {
  for (const element of root.children) {
    if (element instanceof HTMLStyleElement || element.matches('.unseen')) continue;
    yield element;
    if (element instanceof SVGElement || /auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
    if (element.shadowRoot) yield* inside(element.shadowRoot);
    yield* inside(element);
  }
}
const nameOf = (element: Element): string => {
  const { host } = element.getRootNode() as ShadowRoot;
  return `${host instanceof Element ? `${host.tagName.toLowerCase()} ` : ''}${element.tagName.toLowerCase()}.${element.className.toString()}`;
};

/** Rows that a finger scrolls sideways on purpose. */
const STRIPS = new Set(['moon-editor-palette ul.', 'moon-print-screen section.sheets', 'moon-tabs div.']);

/** What leaves the page at its right, or is cut off there; and how far the page would have to be scrolled sideways. */
export function beyond(root: Element): string[] {
  const flaws = new Set<string>();
  const page = document.documentElement;
  for (const element of inside(root)) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 1 && right > page.clientWidth + 1 && left >= -1) flaws.add(`${nameOf(element)} ends at ${Math.round(right)}`);
    if (
      element instanceof HTMLElement &&
      !element.matches('input, textarea') &&
      element.clientWidth > 2 &&
      element.scrollWidth > element.clientWidth + 2
    ) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX) && !STRIPS.has(nameOf(element))) flaws.add(`${nameOf(element)} scrolls sideways`);
      if (/hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis')
        flaws.add(`${nameOf(element)} cuts ${element.scrollWidth - element.clientWidth} off`);
    }
  }
  if (page.scrollWidth > page.clientWidth) flaws.add(`the page is ${page.scrollWidth} wide`);
  return [...flaws];
}
