import { setViewport } from '@web/test-runner-commands';
import { render, type LitElement } from 'lit';
import deRows from '../../../translations/de.json';
import esRows from '../../../translations/es.json';
import frRows from '../../../translations/fr.json';
import { characters } from '../../../src/cards/characters.ts';
import { products } from '../../../src/cards/products.ts';
import '../../../src/ui/kit/sheets/cover.ts';
import type { MoonCover } from '../../../src/ui/kit/sheets/cover.ts';
import '../../../src/ui/kit/sheets/dialog.ts';
import type { MoonDialog } from '../../../src/ui/kit/sheets/dialog.ts';
import { wholeWords } from '../../../src/ui/kit/sheets/whole-words.ts';
import '../../../src/ui/prompts/cards/private-cards.ts';
import type { MoonPrivateCards } from '../../../src/ui/prompts/cards/private-cards.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { fitWords } from '../../../src/ui/theme/fit-words.ts';
import type { Language } from '../../../src/words/language/locale.ts';
import { whole } from '../match/tables/suite-size.ts';
import { expect, fixture, html } from '../support.ts';

// Any words of the app may stand in the heading of a dialog, and any names.

const GLASS = { width: 320, height: 640 };
const LONGEST_NAME = 'Ahornsirupfabrikantinnengewerkschaftsbund';

const textsOf = (rows: unknown): string[] => (rows as [id: string, stamp: string, text: string][]).map(([, , text]) => text); // as they are written
const TEXTS: Readonly<Record<Language, () => string[]>> = {
  en: () => [...characters.map(({ name }) => name), ...products.map(({ name }) => name)],
  de: () => textsOf(deRows),
  fr: () => textsOf(frRows),
  es: () => textsOf(esRows),
};
/** Each word that could be too wide, once. */
const longWords = (language: Language): string[] => [
  LONGEST_NAME,
  ...new Set(
    TEXTS[language]()
      .flatMap((text) => text.split(/[\s/.,:;!?()„“«»"…]+/))
      .filter((word) => word.length >= 11 && !/[{}<>$=@_0-9]/.test(word)),
  ),
];

/** Where words of a heading are parted: the part before, whether by a hyphen, and whether the word has no room on a line of its own. `room`: the box in which they lie. */
function partedIn(heading: HTMLElement, room = heading): { before: string; hyphen: boolean; wide: boolean }[] {
  const flaws: { before: string; hyphen: boolean; wide: boolean }[] = [];
  const texts: Text[] = [];
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // only texts are shown to it
  const range = document.createRange();
  for (const text of texts)
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      let last: number | null = null;
      const bare = document.createElement('span');
      for (let letter = index; letter < index + word.length; letter += 1) {
        range.setStart(text, letter);
        range.setEnd(text, letter + 1);
        const box = [...range.getClientRects()].at(-1); // after a hyphen the first of two is the hyphen's
        if (!box || text.data[letter] === '\u00AD') continue;
        if (last !== null && box.top > last + 4) {
          bare.textContent = word.replaceAll('\u00AD', '');
          bare.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
          heading.append(bare);
          flaws.push({
            before: text.data.slice(index, letter),
            hyphen: /[\u00AD-]$/.test(text.data.slice(0, letter)),
            wide: bare.getBoundingClientRect().width > room.clientWidth,
          });
          bare.remove();
        }
        last = box.top;
      }
    }
  return flaws;
}

/** A dialog that is open. `write` puts words into its heading, which lies in a `room` where it has no box of its own. */
interface Opened {
  write: (text: string) => unknown;
  heading: () => HTMLElement;
  room?: () => HTMLElement;
}

const part = (host: LitElement, selector: string): HTMLElement => {
  const found = host.renderRoot.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

const dialogAt = (side: MoonDialog['side']) => async (): Promise<Opened> => {
  const dialog = await fixture<MoonDialog>(html`<moon-dialog open .side=${side} .heading=${'-'}></moon-dialog>`);
  const write = (text: string): Promise<boolean> => {
    dialog.heading = text;
    return dialog.updateComplete;
  };
  return { write, heading: () => part(dialog, '#heading') };
};

async function openCover(): Promise<Opened> {
  const cover = await fixture<MoonCover>(html`<moon-cover open></moon-cover>`);
  return { write: (text) => render(wholeWords(text), cover), heading: () => cover, room: () => part(cover, '.words') };
}

async function openCards(): Promise<Opened> {
  const cards = await fixture<MoonPrivateCards>(html`<moon-private-cards></moon-private-cards>`);
  part(cards, '[data-id="take"]').click();
  await cards.updateComplete;
  part(cards, 'moon-cover').dispatchEvent(new CustomEvent('confirmed'));
  await cards.updateComplete;
  const write = (text: string): Promise<boolean> => {
    cards.name = text;
    return cards.updateComplete;
  };
  return { write, heading: () => part(cards, '#heading') };
}

const KINDS: Readonly<Record<string, () => Promise<Opened>>> = {
  centre: dialogAt('centre'),
  bottom: dialogAt('bottom'),
  cover: openCover,
  'cards in secret': openCards,
};

for (const language of whole ? (['en', 'de', 'fr', 'es'] as const) : (['en', 'de'] as const))
  describe(`headings of dialogs on 320 pixels with text twice as large: ${language}`, () => {
    before(async () => {
      installTheme();
      document.documentElement.lang = language;
      document.documentElement.style.fontSize = `${200 * 1.0625}%`;
      await setViewport(GLASS);
      fitWords();
    });
    after(() => {
      document.documentElement.lang = 'en';
      document.documentElement.style.fontSize = '';
      fitWords();
    });

    for (const [kind, open] of Object.entries(KINDS))
      it(`no word is parted that has room, others with a hyphen, nothing goes sideways: ${kind}`, async () => {
        const { write, heading, room = heading } = await open();
        await document.fonts.ready;
        const flaws: string[] = [];
        let parted = 0;
        for (const word of longWords(language)) {
          await write(`Die ${word} von ${word}`);
          for (const { before, hyphen, wide } of partedIn(heading(), room())) {
            parted += 1;
            if (!hyphen || !wide) flaws.push(`${before}|… ${wide ? 'without a hyphen' : 'has room'}`);
          }
          const { clientWidth, scrollWidth } = room().closest('dialog') ?? room();
          if (scrollWidth > clientWidth || room().scrollWidth > room().clientWidth + 1) flaws.push(`${word} goes sideways`);
        }
        expect(parted).to.be.greaterThan(0); // there are words without room
        expect(flaws).to.deep.equal([]);
      });
  });
