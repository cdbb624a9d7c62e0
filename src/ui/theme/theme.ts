import { fitWords } from './fit-words.ts';
import { tokens } from './tokens.ts';

/** The theme; `auto` follows the device. */
export type Theme = 'night' | 'day' | 'auto';

/** Adds the tokens to a document, once. Call it before the first component is drawn. */
export function installTheme(target: Document = document): void {
  const sheet = tokens.styleSheet;
  if (!sheet || target.adoptedStyleSheets.includes(sheet)) return;
  target.adoptedStyleSheets.push(sheet);
  target.defaultView?.addEventListener('resize', () => fitWords(target));
  fitWords(target);
}

/** True if decorative motion is off, by the device or by the settings. */
export const isCalm = (target: Document = document): boolean =>
  target.documentElement.hasAttribute('data-calm') || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True if questions stand on the left of an upright board. */
export const isLeftHanded = (target: Document = document): boolean => target.documentElement.hasAttribute('data-left');

/** Sets the theme of the whole document. */
export function setTheme(theme: Theme, target: Document = document): void {
  target.documentElement.dataset['theme'] = theme;
}
