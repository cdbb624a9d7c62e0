/** The width of the page, in multiples of its letter size, below which the longest words of a language are wider than a column. */
const TIGHT = 16;

/** Marks the document while its page is narrow for letters of this size; long words are then broken where they do not fit (WCAG 1.4.10). */
export function fitWords(target: Document = document): void {
  const root = target.documentElement;
  const letter = Number.parseFloat(getComputedStyle(root).fontSize);
  root.toggleAttribute('data-tight', root.clientWidth < TIGHT * letter);
}
