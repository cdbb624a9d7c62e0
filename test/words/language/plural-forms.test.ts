import { describe, expect, it } from 'vitest';
import { formOf, formsOf } from '../../../src/words/language/plural-forms.ts';
import { plural } from '../../../src/words/language/sentences.ts';
import { readLists } from '../../../tools/words/lists.ts';
import type { Message } from '../../../tools/words/messages.ts';

const wounds = 'few: {0} rany¦many: {0} ran¦{0} rany (ułamek)';
const messages: ReadonlyMap<string, Message> = new Map([['a.wounds', { english: '{0} wounds', holes: ['count'] }]]);

describe('a text with more forms than two', () => {
  const polish = new Intl.PluralRules('pl');
  it.each([
    [2, '{0} rany'],
    [5, '{0} ran'],
    [22, '{0} rany'],
    [112, '{0} ran'],
    [1.5, '{0} rany (ułamek)'],
  ])('has for %s the form that Intl.PluralRules names', (count, form) => {
    expect(formOf(wounds, polish.select(count))).toBe(form);
  });

  it('has the last one for what has no form of its own', () => {
    expect(formOf('few: {0} rany¦{0} ran', 'many')).toBe('{0} ran');
  });

  it.each(['{0} wounds', 'Ada¦Bo', 'others: Ada¦{0} wounds'])('is one text where the forms have no names: %s', (text) => {
    expect([...formsOf(text)]).toEqual([['other', text]]);
    expect(formOf(text, 'many')).toBe(text);
  });

  it('is taken where each form has the placeholders of the English text, and refused where one has not', () => {
    expect(readLists([`a.wounds\t${wounds}`], messages).wrong).toEqual([]);
    expect(readLists(['a.wounds\tfew: rany¦{0} ran'], messages).wrong).toEqual([expect.stringContaining('a.wounds: other placeholders')]);
  });

  it('leaves the languages of two forms as they are', () => {
    const forms = { one: () => 'one', other: () => 'others of Ada¦Bo' };
    expect([0, 1, 2, 5].map((count) => plural(count, forms))).toEqual(['others of Ada¦Bo', 'one', 'others of Ada¦Bo', 'others of Ada¦Bo']);
  });
});
