import { describe, expect, it } from 'vitest';
import { kindOf, StorageFailed, wasCutOff } from '../../src/storage/database/storage-failed.ts';

/** The names of errors by the cause that they mean; the first cause of several counts. */
const CAUSES = {
  full: ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'],
  unwell: ['UnknownError'],
  forbidden: ['SecurityError', 'InvalidStateError', 'MissingAPIError', 'MissingApi', 'OpenFailedError', 'NotAllowedError'],
  unknown: ['AbortError', 'DatabaseClosedError', 'TransactionInactiveError', 'ConstraintError', 'Error'],
} as const;
type Cause = keyof typeof CAUSES;
const causes = Object.keys(CAUSES) as Cause[];
const CUT_OFF = ['DatabaseClosedError', 'InvalidStateError', 'AbortError', 'OpenFailedError', 'UnknownError', 'TransactionInactiveError'];

/** An error of this name that contains others, each within the one before. */
const nested = ([name, ...inner]: readonly string[]): object => ({ name, ...(inner.length > 0 ? { inner: nested(inner) } : {}) });
const named = causes.flatMap((cause) => CAUSES[cause].map((name) => ({ cause, name })));
const firstOf = (...found: Cause[]): Cause => causes.find((cause) => found.includes(cause)) ?? 'unknown';

describe('the cause of a failed request', () => {
  it.each(named)('$name means $cause, also within another error and around one', ({ cause, name }) => {
    expect(kindOf(nested([name]))).toBe(cause);
    for (const other of named) {
      const both = firstOf(cause, other.cause);
      for (const names of [
        [name, other.name],
        [other.name, name],
        [name, 'Error', other.name],
      ]) {
        expect(kindOf(nested(names)), names.join(' ')).toBe(both);
        const isCutOff = both !== 'full' && names.some((item) => CUT_OFF.includes(item));
        expect(wasCutOff(nested(names)), names.join(' ')).toBe(isCutOff);
      }
    }
  });
  it('is unknown for what is no error, and told already by a failure of the storage', () => {
    for (const thrown of [undefined, null, 'UnknownError', 7, {}, { name: 7 }])
      expect([kindOf(thrown), wasCutOff(thrown)]).toEqual(['unknown', false]);
    expect(wasCutOff(new StorageFailed('unwell', nested(['UnknownError'])))).toBe(false);
  });
});
