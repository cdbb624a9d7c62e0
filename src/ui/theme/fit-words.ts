/** The width of a glass, in the size of its letters, below which the longest words of a language are wider than a column. */
const TIGHT = 16;

/** Says to the whole document whether its glass is narrow for letters of this size: a word is then parted where it has no room (WCAG 1.4.10). */
export function fitWords(target: Document = document): void {
  const root = target.documentElement;
  const letter = Number.parseFloat(getComputedStyle(root).fontSize);
  root.toggleAttribute('data-tight', root.clientWidth < TIGHT * letter);
}
