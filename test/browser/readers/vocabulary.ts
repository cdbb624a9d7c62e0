import { readFileSync } from 'node:fs';
import { boards, campaignCards, catalogue, characters, pairings, tableCards, UPGRADES } from '../../../src/cards/index.ts';
import { tableCardHead, tableCardText } from '../../../src/words/cards/table-cards.ts';
import { upgradeHead, upgradeLines } from '../../../src/words/cards/upgrades.ts';
import { LANGUAGES, currentLanguage } from '../../../src/words/language/locale.ts';
import { messagesOf } from '../../../tools/words/messages.ts';
import { readRows } from '../../../tools/words/rows.ts';

/** Every text that stands in the document and is to be in the language of the page; what is marked as another's is left out. Runs in the page. */
export function written(): string[] {
  const SAID = ['aria-label', 'title', 'alt', 'placeholder'];
  const own = document.documentElement.lang;
  const texts = new Set<string>();
  const walk = (root: Node): void => {
    for (const node of root.childNodes) {
      if (node instanceof Text) texts.add(node.data.trim());
      if (!(node instanceof Element) || /^(style|script|noscript)$/i.test(node.tagName)) continue;
      if ((node.getAttribute('lang') ?? own) !== own) continue;
      for (const name of SAID) texts.add(node.getAttribute(name) ?? '');
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  walk(document);
  return [...texts].filter((text) => /\p{L}{2}/u.test(text));
}

const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Signs that every language has, and what the app is called. */
const EVERYWHERE = [...Object.values(LANGUAGES), 'mm', 'OK', 'Moonrise', 'Moonstone', 'PDF', 'QR'];
/** Names stay as they are printed. */
const abilities = characters.flatMap((card) => [...card.abilities, ...(card.signature ? [card.signature] : [])]);
const cards = [...tableCards, ...campaignCards];
const NAMES = [...characters, ...abilities, ...cards, ...UPGRADES, ...boards, ...pairings, ...Object.values(catalogue.characters)]
  .map(({ name }) => name)
  .sort((a, b) => b.length - a.length);

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const bare = (text: string): string =>
  text
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll('\u2019', "'")
    .toLowerCase();

/** All words that the language spoken now has in this app: those of its messages, of its cards and of its rulebook. */
export class Vocabulary {
  private readonly words: Set<string>;
  private readonly names: readonly string[];
  private readonly read = new Set<string>();

  /** `known`: what people have typed. */
  constructor(known: readonly string[] = []) {
    const language = currentLanguage();
    this.names = [...known, ...NAMES].map(bare);
    const messages =
      language === 'en'
        ? [...messagesOf().values()].map(({ english }) => english)
        : [...readRows(language).values()].map(({ text }) => text);
    const texts = read(`test/words/card-text/card-text${language === 'en' ? '' : `.${language}`}.golden.md`);
    const nouns = language === 'en' ? '' : read(`test/words/card-text/nouns.${language}.golden.md`);
    this.words = new Set(EVERYWHERE.map(bare));
    const held = [
      ...cards.flatMap((card) => [tableCardHead(card), tableCardText(card)]),
      ...UPGRADES.flatMap((entry) => [upgradeHead(entry), ...upgradeLines(entry)]),
    ];
    for (const text of [...messages, ...held, ...texts.split('\n'), ...nouns.split('\n')])
      for (const word of this.split(text)) this.words.add(word);
  }

  private split(text: string): string[] {
    const left = this.names.reduce((tail, name) => (tail.includes(name) ? tail.replaceAll(name, ' ') : tail), bare(text));
    return left.match(WORD) ?? [];
  }

  /** Words of these texts that the language does not have; a text is read once. */
  foreign(texts: readonly string[]): string[] {
    return texts.flatMap((text) => {
      if (this.read.has(text)) return [];
      this.read.add(text);
      const strange = this.split(text).filter((word) => !this.words.has(word));
      return strange.length > 0 ? [`${strange.join(', ')} in “${text}”`] : [];
    });
  }
}
