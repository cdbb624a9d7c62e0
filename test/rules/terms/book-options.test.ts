import { describe, expect, it } from 'vitest';
import { BOOK, completeOptions, OPTION_NAMES, OPTIONS, type OptionName, type Options } from '../../../src/rules/terms/options.ts';

/** The legal values of an option, at least two. */
function valuesOf(name: OptionName): readonly unknown[] {
  const row = OPTIONS[name];
  if ('of' in row) return row.of;
  return 'least' in row ? Array.from({ length: row.most - row.least + 1 }, (_, step) => row.least + step) : [true, false];
}
const DEPENDENT: readonly OptionName[] = ['troupeSize', 'field'];
const whole = { ...BOOK, troupeSize: 6, field: 4 } as Options;

describe('the choice of the book', () => {
  it.each(OPTION_NAMES)('of %s is one of its values, or none where it depends on the match', (name) => {
    expect(Object.hasOwn(BOOK, name)).toBe(!DEPENDENT.includes(name));
    if (Object.hasOwn(BOOK, name)) expect(valuesOf(name)).toContain(BOOK[name as keyof typeof BOOK]);
  });
  it.each(OPTION_NAMES)('of %s counts only where an older match has none', (name) => {
    for (const value of valuesOf(name)) {
      const given = { ...whole, [name]: value };
      expect(completeOptions(given)).toEqual(given);
      const { [name]: _, ...older } = given;
      const completed = completeOptions(older as Options);
      expect(completed).toEqual({ ...older, ...(DEPENDENT.includes(name) ? {} : { [name]: BOOK[name as keyof typeof BOOK] }) });
      expect([completeOptions(older as Options), completeOptions(completed)].every((again) => again === completed)).toBe(true);
    }
  });
});
