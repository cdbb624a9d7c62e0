import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/words/language/locale.ts';
import { weightOf } from './weight.ts';

it.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))('the words of %s weigh no more than 80 kB, packed', (language) => {
  const { messages, cardText } = weightOf(language);
  expect(messages).toBeGreaterThan(20_000); // they were found
  expect(cardText).toBeGreaterThan(5_000);
  expect(messages + cardText).toBeLessThanOrEqual(80_000);
});
