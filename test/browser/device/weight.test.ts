import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/words/language/locale.ts';
import { firstLoadOf, packedTexts, weightOf } from '../readers/weight.ts';

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

it('further glasses make the first load no more than 3 kB longer, and bring neither the wire nor a screen of theirs', () => {
  const { packed, sources } = firstLoadOf(
    /\/(?:app\/glasses|words\/glasses|glasses|ui\/(?:glasses|hand|meeting|codes)|machines\/app\/(?:line|meeting))[/.]/,
  );
  const texts = Math.max(...['de', 'fr', 'es'].map((language) => packedTexts(language, /^glasses\./)));
  expect(packed + texts).toBeLessThanOrEqual(3000);
  expect(texts).toBeGreaterThan(500); // they were found
  for (const late of [/src\/glasses\//, /ui\/(?:glasses|hand|meeting|codes)\//, /glasses\/(?:hosting|joining|link|remote-table)/])
    expect(sources.filter((source) => late.test(source))).toEqual([]);
  expect(firstLoadOf(/\/app\/library\.ts$/).packed + firstLoadOf(/\/ui\/moonrise-app\.ts$/).packed).toBeGreaterThan(1000); // as others are
});
