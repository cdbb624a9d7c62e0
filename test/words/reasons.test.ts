import { describe, expect, it } from 'vitest';
import { reason } from '../../src/rules/terms/reason.ts';
import { hasSentence, reasonText } from '../../src/words/reasons/reasons.ts';
import { reasonCodes } from './reason-codes.ts';

/** How codes end whose beginning alone is in the sources. */
const ENDINGS: Record<string, string[]> = { 'stands-in-': ['water', 'woods'] };

describe('refusals', () => {
  const { codes, beginnings, unread } = reasonCodes(['src/rules', 'machines']);

  it('are found in the sources, all of them', () => {
    expect(codes.size).toBeGreaterThan(50);
    expect(unread).toEqual([]);
    expect([...beginnings].filter((beginning) => !(beginning in ENDINGS))).toEqual([]);
  });

  it('have a sentence each', () => {
    const all = [...codes, ...[...beginnings].flatMap((beginning) => (ENDINGS[beginning] ?? []).map((end) => `${beginning}${end}`))];
    expect(all.filter((code) => !hasSentence(code)).sort()).toEqual([]);
  });

  it('are whole sentences', () => {
    for (const code of codes) expect(reasonText(reason(code, [])), code).toMatch(/^[A-Z].*\.$/);
  });

  it('name the price', () => {
    expect(reasonText(reason('not-enough-energy', ['ACT-12'], { cost: 3, energy: 1 }))).toBe('It costs 3 energy: more than the model has.');
  });

  it('without a sentence of their own name the clause', () => {
    expect(reasonText(reason('never-heard-of', ['MEL-5', 'ACT-1']))).toBe('The rules do not allow that now (MEL-5).');
    expect(reasonText(reason('never-heard-of', []))).toBe('The rules do not allow that now.');
    expect(reasonText(reason('toString', []))).toBe('The rules do not allow that now.');
  });
});
