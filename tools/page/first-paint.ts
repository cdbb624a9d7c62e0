import type { CSSResultGroup } from 'lit';
import { COMPLETE, inLanguage, fetchLanguage } from '../../src/words/language/locale.ts';
import { pairings } from '../../src/cards/pairings.ts';
import { pressable, shared } from '../../src/ui/kit/styles.ts';
import { homeHead } from '../../src/ui/screens/home/home-head.ts';
import { learnPath } from '../../src/ui/screens/home/learn-path.ts';
import { homeStyles } from '../../src/ui/screens/home/home-styles.ts';
import { pageStyles } from '../../src/ui/page/page-styles.ts';
import { pairingCards, pairingCardsStyle } from '../../src/ui/screens/home/pairing-cards.ts';
import { tokens } from '../../src/ui/theme/tokens.ts';
import { flatTemplate } from './flat-template.ts';
import { tightStyle } from './tight-style.ts';

const textOf = (styles: CSSResultGroup): string =>
  Array.isArray(styles) ? styles.map(textOf).join('') : 'cssText' in styles ? tightStyle(styles.cssText) : '';

const shadow = (styles: CSSResultGroup, content: string): string =>
  `<template shadowrootmode="open"><style>${textOf(styles)}</style>${content.replaceAll(/\s+/g, ' ').replaceAll('> <', '><')}</template>`;

/** The style tokens of all screens, for the head of the page. */
export const firstStyle = (): string => textOf(tokens);

/**
 * The first screen before any script has run: the same templates and styles as the screen itself, in two shadow roots like its own. The app replaces
 * it when it has drawn the same.
 */
export function firstPaint(): string {
  const cards = flatTemplate(pairingCards(pairings, () => undefined));
  const play = `<div>${shadow([shared, pressable, pageStyles, pairingCardsStyle], cards)}</div>`;
  return `<div id="first">${shadow([shared, pressable, pageStyles, homeStyles], `${flatTemplate(homeHead())}<main>${flatTemplate(learnPath())}${play}</main>`)}</div>`;
}

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The texts of the first screen in order; the markup between them is the same in each language. */
const wordsOf = (painted: string): string[] =>
  [...painted.replaceAll(/<style>.*?<\/style>/gs, '').matchAll(/>([^<]*[^<\s][^<]*)</g)].map(([, text = '']) => text);

/** The texts of the first screen that differ in another language, by language: `[number of the text, words]`. */
export async function firstWords(): Promise<Record<string, (readonly [number, string])[]>> {
  const english = wordsOf(firstPaint());
  const texts: Record<string, (readonly [number, string])[]> = {};
  for (const language of COMPLETE.filter((candidate) => candidate !== 'en')) {
    await fetchLanguage(language);
    const words = wordsOf(inLanguage(language, firstPaint));
    if (words.length !== english.length) throw new Error(`the first screen is another in ${language}`);
    texts[language] = words.flatMap((text, index) => (text === english[index] ? [] : [[index, plain(text)] as const]));
  }
  return texts;
}
