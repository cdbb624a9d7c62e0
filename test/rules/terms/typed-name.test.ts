import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedName } from '../../../src/rules/terms/typed-name.ts';

const UNSEEN = ['\u0000', '\u0007', '\u001B', '\u0085', '\u00AD', '\u061C', '\u115F', '\u180E', '\u200B', '\u200E', '\u200F', '\u202A', '\u202D', '\u202E', '\u2060', '\u2066', '\u2068', '\u2069', '\u2800', '\u3164', '\uFEFF', '\uFFA0', '\uFFF9', '\uD800', '\u{E0041}', '\uE000']; // prettier-ignore
const SEEN = ['A', 'é', 'דנה', 'علي', '李', '7', '!', '🌙', "O'N"];
const mixed = fc.array(fc.constantFrom(...UNSEEN, ...SEEN, ' ', '\n', '\t'), { maxLength: 12 }).map((signs) => signs.join(''));

describe('a name that somebody typed or sent', () => {
  it('loses every sign that nobody sees, keeps all that is seen in its order, and is the same when it is read again', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const name = typedName(text);
        for (const sign of UNSEEN) expect(name).not.toContain(sign);
        const seen = (of: string): string => [...of].filter((sign) => !UNSEEN.includes(sign) && !/\s/.test(sign)).join('');
        expect(seen(name)).toBe(seen(text));
        expect(name).toBe(name.trim());
        expect(typedName(name)).toBe(name);
      }),
    );
  });

  it.each([
    ['a blank of no width', '\u200B'],
    ['an empty pattern of Braille', '\u2800\u2800'],
    ['a filler of Hangul', '\u3164'],
    ['joiners alone', '\u200D\u200C'],
    ['a mark without its letter', '\u0301'],
    ['blanks', ' \t\n'],
  ])('is none where nothing is seen: %s', (_what, text) => expect(typedName(text)).toBe(''));

  it.each([
    ['a family in one picture', '👩\u200D👧'],
    ['Persian with letters parted', 'می\u200Cخواهم'],
    ['a letter and its mark', 'e\u0301'],
    ['two words', 'Ada Lovelace'],
    ['a full stop', '.'],
  ])('stays as it is: %s', (_what, text) => expect(typedName(text)).toBe(text));

  it('of two lines is one line', () => expect(typedName(' Ada\r\nLovelace ')).toBe('Ada Lovelace'));
});
