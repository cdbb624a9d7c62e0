import { afterAll, expect, it } from 'vitest';
import { speak } from '../../src/words/language/locale.ts';
import { rateText } from '../../src/words/tournament/standings-words.ts';

afterAll(() => speak('en'));

it.each([
  ['en', '55.3%'],
  ['de', '55,3 %'],
  ['fr', '55,3 %'],
  ['es', '55,3 %'],
] as const)('writes a rate as %s does: a space before the sign, but not in English', async (language, text) => {
  await speak(language);
  expect(rateText(553).replace(/\s/u, ' ')).toBe(text);
});
