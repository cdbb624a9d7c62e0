import { describe, expect, it } from 'vitest';
import { isDecision, misshapen, readDecision } from '../../../src/record/shapes/decision-shape.ts';
import { everyDecision } from '../every-decision.ts';

const { jog } = everyDecision;
const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) });
const adjust = (set: unknown) => ({ seat: 0, kind: 'adjust', set });

describe('what somebody gives as a decision', () => {
  it.each(Object.values(everyDecision))('$kind is read as it is', (decision) => {
    expect(readDecision(decision)).toEqual({ ok: true, decision });
    expect([isDecision(decision), misshapen(decision)]).toEqual([true, null]);
  });

  it('is read without what its kind does not know', () => {
    expect(readDecision({ ...jog, hand: 'mine' })).toEqual({ ok: true, decision: jog });
    const pairs = [['within 0:quack 1:gump 3', true]];
    expect(readDecision({ ...jog, told: pairs })).toEqual({ ok: true, decision: { ...jog, told: pairs } });
  });

  it.each([
    ['there is no decision undefined', null],
    ['there is no decision undefined', undefined],
    ['there is no decision undefined', 'jog'],
    ['there is no decision undefined', []],
    ['there is no decision undefined', {}],
    // what cannot be made a word
    ['there is no decision {"toString":1}', { seat: 0, kind: { toString: 1 } }],
    ['there is no decision dance', { seat: 0, kind: 'dance' }],
    ['there is no decision toString', { seat: 0, kind: 'toString' }],
    ['there is no decision 7', { seat: 0, kind: 7 }],
    ['the seat of jog is not in its right form', { ...jog, seat: 'x' }],
    ['the seat of jog is not in its right form', { ...jog, seat: 4 }],
    ['the seat of pass is not in its right form', { kind: 'pass' }],
    ['the told of pass is not in its right form', { seat: 0, kind: 'pass', told: [7] }],
    ['the told of pass is not in its right form', { seat: 0, kind: 'pass', told: [['within 0:quack 1:gump 3', 'heavy']] }],
    ['the path of jog is missing', { seat: 0, kind: 'jog' }],
    ['the path of jog is not in its right form', { seat: 0, kind: 'jog', path: 7 }],
    ['the until of stand-by is missing', { seat: 0, kind: 'stand-by' }],
    ['the until of stand-by is not in its right form', { seat: 0, kind: 'stand-by', until: null }],
  ])('%s', (sentence, given) => {
    expect(misshapen(given)).toBe(sentence);
    expect(isDecision(given)).toBe(false);
  });

  it('is none when it does not go into a file', () => {
    const round: Record<string, unknown> = { seat: 0, kind: 'pass' };
    round['round'] = round;
    for (const given of [round, { seat: 0, kind: 'pass', to: 10n }, () => 'pass'])
      expect(readDecision(given)).toEqual({ ok: false, kind: 'undefined', field: null, missing: false });
  });

  it('names the innermost place that is wrong', () => {
    expect(readDecision({ seat: 0, kind: 'pass', told: [7] })).toMatchObject({ kind: 'pass', field: 'told', missing: false });
    expect(readDecision({ seat: 0, kind: 'claim', card: 'green-1' })).toEqual({ ok: false, kind: 'claim', field: 'as', missing: true });
    expect(readDecision({ seat: 0, kind: 'choose-troupe', characters: ['quack', ''] })).toMatchObject({ field: 'characters.1' });
  });
});

describe('what is put right at the table', () => {
  it('is an object of plain values', () => {
    for (const set of [{}, { a: null }, { a: 'x', b: true, c: -1.5, d: [1, 'x', null, [false]], e: { f: {} } }])
      expect([set, isDecision(adjust(set))]).toEqual([set, true]);
    for (const set of [null, [], 'x', 7, { a: Infinity }, { a: [NaN] }, { a: undefined }, { a: () => 1 }, { a: { b: 10n } }])
      expect([set, isDecision(adjust(set))]).toEqual([set, false]);
  });

  it('is not deeper than anything said at a table', () => {
    expect(isDecision(adjust(nested(8)))).toBe(true);
    expect(isDecision(adjust(nested(9)))).toBe(false);
  });
});
