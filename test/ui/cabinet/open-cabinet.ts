import type { CabinetId } from '../../../src/cabinet/terms.ts';
import type { Character } from '../../../src/rules/terms/card-language.ts';
import '../../../src/ui/cabinet/cabinet-screen.ts';
import { deep, SampleLibrary, words, within } from '../screens/sample-library.ts';
import { fixture, html, waitUntil } from '../support.ts';
import type { SampleCabinet } from './sample-cabinet.ts';

export const MINE = 'mine' as CabinetId;

/** The screen of a cabinet, with its coins. */
export async function openCabinet(cabinet: SampleCabinet, place = '', cards?: readonly Character[]): Promise<HTMLElement> {
  const library = new SampleLibrary();
  if (cards) library.characters = cards;
  library.cabinetPort = cabinet;
  const screen = await fixture<HTMLElement>(within(library, html`<moon-cabinet-screen .at=${place}></moon-cabinet-screen>`));
  await waitUntil(() => deep(screen, '[data-character]') !== null);
  return screen;
}
/** Resolves when the screen says so. */
export const says = (screen: Element, text: string): Promise<void> =>
  waitUntil(
    () =>
      words(screen.shadowRoot ?? screen)
        .replaceAll(/\s+/g, ' ')
        .includes(text),
    `says ${text}`,
  );
export const coinOf = (screen: Element, id: string): HTMLButtonElement => {
  const shelves = deep(screen, 'moon-shelves');
  const coin = shelves && deep<HTMLButtonElement>(shelves, `[data-character="${id}"]`);
  if (!coin) throw new Error(`no coin of ${id}`);
  return coin;
};
/** What a selector finds within an element, through the shadow root of it. */
export const inside = (screen: Element, host: string, selector: string): HTMLElement | null => {
  const element = deep(screen, host);
  return element && deep(element, selector);
};
export const pressIn = (screen: Element, host: string, selector: string): void => {
  const element = inside(screen, host, selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  (element.shadowRoot?.querySelector('button') ?? element).click();
};
export const touch = (button: HTMLElement): void =>
  void button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
