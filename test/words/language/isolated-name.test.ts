import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsCalled } from '../../../src/app/kept/seats-called.ts';
import { typedName } from '../../../src/rules/terms/typed-name.ts';
import { broken, isolatedName } from '../../../src/words/language/isolated-name.ts';
import { COMPLETE, fetchLanguage, speak } from '../../../src/words/language/locale.ts';
import { allOf, headed } from '../../../src/words/language/sentences.ts';
import { matchWords } from '../../../src/words/match/match.ts';

const signs = [
  'A',
  'b',
  'ש',
  'לום',
  'ع',
  '7',
  '٣',
  '(',
  ')',
  '!',
  ' ',
  '\u202E',
  '\u202D',
  '\u2067',
  '\u2069',
  '\u200F',
  '\u200B',
  '\u0000',
];
const name = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 })
  .map((parts) => typedName(parts.join('')))
  .filter((text) => text !== '');

/** What of a text would turn what stands around it: letters from the right outside every isolate, and signs that nothing closes. */
function turning(text: string): string {
  let outside = '';
  let depth = 0;
  for (const sign of text) {
    if (sign === '\u2068') depth += 1;
    else if (sign === '\u2069') depth -= 1;
    else if (depth === 0) outside += sign;
    if (depth < 0) return 'an end too many';
  }
  return depth > 0 ? 'an end too few' : (/[\u0590-\u08FF\u200F\u202A-\u202E\u2066\u2067]/u.exec(outside)?.[0] ?? '');
}
const read = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, '');

describe('a name in a sentence', () => {
  beforeAll(() => Promise.all(COMPLETE.map(fetchLanguage)));
  afterAll(() => speak('en'));

  it.each(COMPLETE)('turns nothing round it, whatever is written in it: %s', async (language) => {
    await speak(language);
    fc.assert(
      fc.property(name, name, (a, b) => {
        const [first, second] = seatsCalled([a, b], 2).map((seat) => seat.name);
        const lines = [
          matchWords.wins(a),
          matchWords.wins(first ?? ''),
          allOf([a, b, '3']),
          allOf([first ?? '', second ?? '']),
          headed(allOf([a, b]), matchWords.wins(b)),
        ];
        for (const line of lines) {
          expect(turning(line), JSON.stringify(line)).toBe('');
          expect(read(line).includes(a) || read(line).includes(b)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is isolated once, and only where it is written from the right', () => {
    expect(isolatedName('Ada')).toBe('Ada');
    expect(isolatedName('שלום')).toBe('\u2068שלום\u2069');
    expect(isolatedName(isolatedName('שלום'))).toBe('\u2068שלום\u2069');
    expect(isolatedName('\u2068א\u2069 and ב')).toBe('\u2068\u2068א\u2069 and ב\u2069');
  });

  it('stays on its line where a sentence is broken', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(name, fc.constant('and'), fc.constant('علي (2)')), { minLength: 1, maxLength: 12 }), (parts) => {
        const text = parts.map((part) => isolatedName(part)).join(' ');
        const lines = broken(text, 12);
        for (const line of lines) expect(turning(line), JSON.stringify(line)).toBe('');
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
    expect(broken('Ada catches Ben in a lie', 12)).toEqual(['Ada catches', 'Ben in a lie']);
    expect(broken(`${isolatedName('علي (2)')} wins`, 4)).toEqual([isolatedName('علي (2)'), 'wins']);
    expect(broken('', 6)).toEqual([]);
  });
});
