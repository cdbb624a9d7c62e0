import type { CSSResultGroup } from 'lit';
import { pairings } from '../src/cards/pairings.ts';
import { pressable, shared } from '../src/ui/kit/styles.ts';
import { homeHead } from '../src/ui/screens/home-head.ts';
import { learnPath } from '../src/ui/screens/learn-path.ts';
import { homeStyles } from '../src/ui/screens/home-styles.ts';
import { pageStyles } from '../src/ui/screens/page-styles.ts';
import { pairingCards, pairingCardsStyle } from '../src/ui/screens/pairing-cards.ts';
import { tokens } from '../src/ui/theme/tokens.ts';
import { flatTemplate } from './flat-template.ts';

const tight = (css: string): string =>
  css
    .replaceAll(/\/\*[^*]*\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([{};,>])\s*/g, '$1')
    .replaceAll(/: /g, ':')
    .trim();

const textOf = (styles: CSSResultGroup): string =>
  Array.isArray(styles) ? styles.map(textOf).join('') : 'cssText' in styles ? tight(styles.cssText) : '';

const shadow = (styles: CSSResultGroup, content: string): string =>
  `<template shadowrootmode="open"><style>${textOf(styles)}</style>${content.replaceAll(/\s+/g, ' ').replaceAll('> <', '><')}</template>`;

/** The tokens every screen is drawn with, for the head of the page. */
export const firstStyle = (): string => textOf(tokens);

/**
 * The first screen as it stands before any script has run: the same templates and styles as the screen itself, in two shadow roots
 * like its own. The app takes its place when it has drawn the same.
 */
export function firstPaint(): string {
  const cards = flatTemplate(pairingCards(pairings, () => undefined));
  const play = `<div>${shadow([shared, pressable, pageStyles, pairingCardsStyle], cards)}</div>`;
  return `<div id="first">${shadow([shared, pressable, pageStyles, homeStyles], `${flatTemplate(homeHead())}<main>${flatTemplate(learnPath())}${play}</main>`)}</div>`;
}
