import { fitWords } from './fit-words.ts';
import { tokens } from './tokens.ts';

/** How the table is lit: `auto` follows the device. */
export type Theme = 'night' | 'day' | 'auto';

/** Puts the tokens into a document, once. Call before the first component is drawn. */
export function installTheme(target: Document = document): void {
  const sheet = tokens.styleSheet;
  if (!sheet || target.adoptedStyleSheets.includes(sheet)) return;
  target.adoptedStyleSheets.push(sheet);
  target.defaultView?.addEventListener('resize', () => fitWords(target));
  fitWords(target);
}

/** Whether nothing shall move that need not: the device says so, or the settings. */
export const isCalm = (target: Document = document): boolean =>
  target.documentElement.hasAttribute('data-calm') || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether questions stand on the left of an upright board. */
export const isLeftHanded = (target: Document = document): boolean => target.documentElement.hasAttribute('data-left');

/** Lights the whole document. */
export function setTheme(theme: Theme, target: Document = document): void {
  target.documentElement.dataset['theme'] = theme;
}
