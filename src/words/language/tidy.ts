import type { Language } from './locale.ts';

/** A small French word that its translator has marked, and the word after it: `~de Agatha`, `~que il`. */
const MARKED = /~(de|à|que|lorsque|puisque|le|la|je|me|te|se|ne)(?:[ \u00a0](?=(«\u00a0)?(\p{L}+)))?/giu;
/** Letters before which a word is elided. The h of Moonstone's names is pronounced. */
const VOWEL = /^[aeiouyæœ]/;

/** True if a language has words that merge with the next one. */
const MELTS: Readonly<Record<Language, boolean>> = { en: false, de: false, fr: true, es: false };

const bare = (letter: string): string => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const MELTED: Readonly<Record<string, string>> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };

/** Applies the elisions of a language: marked French words merge with the next word (`~de Agatha`: `d’Agatha`). */
export function tidy(text: string, language: Language): string {
  if (!MELTS[language] || !text.includes('~')) return text;
  const melted = text.replaceAll(/~(de|à) (les?)(?= )/giu, (all, word: string, article: string) => {
    const whole = MELTED[`${word} ${article}`.toLowerCase()];
    return whole === undefined ? all : word === word.toLowerCase() ? whole : whole.charAt(0).toUpperCase() + whole.slice(1);
  });
  return melted.replaceAll(MARKED, (all, word: string, _quote: string | undefined, next: string | undefined) => {
    if (next === undefined || /^à$/i.test(word) || !VOWEL.test(bare(next))) return all.slice(1);
    return `${word.slice(0, -1)}’`;
  });
}
