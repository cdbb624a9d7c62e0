import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/words/language/locale.ts';
import { weightOf } from './weight.ts';

it.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))(
  'the words of %s weigh no more than 64 kB, packed, and those of the rulebook no more than 32 kB beside them',
  (language) => {
    const { messages, rulebook, cardText } = weightOf(language);
    expect(messages).toBeGreaterThan(20_000); // they were found
    expect(cardText).toBeGreaterThan(5_000);
    expect(rulebook).toBeGreaterThan(20_000);
    expect(messages + cardText).toBeLessThanOrEqual(64_000);
    expect(rulebook).toBeLessThanOrEqual(32_000);
  },
);
