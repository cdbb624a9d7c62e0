import { describe, expect, it } from 'vitest';
import { COMPLETE, languageOf, LANGUAGES } from '../../../src/words/language/locale.ts';

const KNOWN = { de: 'de', 'de-AT': 'de', 'EN-us': 'en', fr: 'fr', 'FR-ca': 'fr', 'es-419': 'es' } as const;
const UNKNOWN = ['it', 'pt-BR', 'deu', 'e', 'enm', ''];
const tags = [...Object.keys(KNOWN), ...UNKNOWN];
const isKnown = (tag: string): tag is keyof typeof KNOWN => Object.hasOwn(KNOWN, tag);

describe('the language of the device', () => {
  it('is the first known one of those that it prefers, in its order and not in that of the app', () => {
    for (const first of tags)
      for (const second of tags)
        for (const third of tags) {
          const known = [first, second, third].find(isKnown);
          expect(languageOf('auto', [first, second, third]), `${first} ${second} ${third}`).toBe(known === undefined ? 'en' : KNOWN[known]);
        }
    expect(languageOf('auto', [])).toBe('en');
  });
  it('does not count once a player has chosen', () => {
    for (const choice of COMPLETE) for (const tag of tags) expect(languageOf(choice, [tag])).toBe(choice);
    expect(Object.keys(LANGUAGES)).toEqual(expect.arrayContaining([...COMPLETE]));
  });
});
