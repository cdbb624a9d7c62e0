import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { boards, catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomPlayer } from '../../src/players/random-player.ts';
import { viewFor } from '../../src/seats/view.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { checkRecord } from '../../src/record/notation.ts';
import { isDecision } from '../../src/record/shapes/decision-shape.ts';
import { choicesOf, openingsOf } from '../../src/rules/index.ts';
import type { Decision, DecisionKind } from '../../src/rules/terms/decision.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { everyDecision } from './every-decision.ts';

// Whatever somebody gives as a decision: it is refused with a reason and nothing has changed, or it is accepted and the record with it is read back.

const setup: Setup = {
  seats: [
    { faction: 'commonwealth', troupe: ['quack', 'flintlock'] },
    { faction: 'dominion', troupe: ['vicious-syd', 'grub'] },
  ],
  options: { troupeSize: 2 },
  terrain: boards[0]?.terrain ?? [],
  seed: 'door',
  start: 'setup',
};

const STRANGE: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  -0,
  0.5,
  NaN,
  Infinity,
  1e308,
  2 ** 53,
  99,
  '',
  '0',
  'x'.repeat(300),
  '__proto__',
  'toString',
  [],
  [[]],
  [NaN],
  ['1', 2],
  [1, 2, 3, 4],
  {},
  { length: 1e9 },
  { toJSON: () => 'quack' },
  () => 'quack',
  Symbol('quack'),
  10n,
];

/** A match under way at several moments, from its set-up to a few turns in. */
function moments(): Folded[] {
  const lot = new Lot('door');
  let folded = beginRecord(setup, catalogue);
  const all = [folded];
  for (let index = 0; index < 160 && !folded.match.order.result; index += 1) {
    const opening = lot.of(openingsOf(folded.match));
    if (!opening) break;
    const next = advance(folded, randomPlayer(folded.record.cards)(viewFor(folded.match, opening.seat), [], lot));
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
    if (index % 8 === 0) all.push(folded);
  }
  return all;
}

let all: Folded[];
let legal: Decision[][];
beforeAll(() => {
  all = moments();
  legal = all.map(({ match, record }) => openingsOf(match).flatMap(({ seat }) => choicesOf(match, seat, record.cards).decisions));
});

/** A decision, its fields left out, put elsewhere, or made something strange, also deeper down. */
function struck(decision: Decision, blows: readonly (readonly [number, number, number, number])[]): unknown {
  const given = structuredClone(decision) as unknown as Record<string, unknown>;
  for (const [key, how, deeper, pick] of blows) {
    const keys = Object.keys(given);
    const field = keys[key % keys.length] ?? 'seat';
    const strange = STRANGE[pick % STRANGE.length];
    const value = given[field];
    if (how === 0) delete given[field];
    else if (how === 1) given[`${field}s`] = value;
    else if (how === 2 && typeof value === 'object' && value !== null) {
      const inside = Object.keys(value);
      Object.assign(value, { [inside[deeper % Math.max(1, inside.length)] ?? '0']: strange });
    } else given[field] = strange;
  }
  return given;
}

const blow = fc.tuple(fc.nat(9), fc.nat(5), fc.nat(3), fc.nat(STRANGE.length - 1));
const kinds = Object.keys(everyDecision) as DecisionKind[];

/** Gives it, and holds what comes of it against what was there. */
function tried(folded: Folded, given: unknown): 'accepted' | 'refused' {
  const before = JSON.stringify([folded.record.entries.length, folded.match, folded.line.length]);
  const next = advance(folded, given as Decision);
  expect(JSON.stringify([folded.record.entries.length, folded.match, folded.line.length])).toBe(before);
  if (!next.ok) {
    expect(next.reason.code).not.toBe('');
    return 'refused';
  }
  const { record } = next.folded;
  const entry = record.entries.at(-1);
  expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
  expect(isDecision(entry?.decision)).toBe(true);
  return 'accepted';
}

describe('the door of the fold', () => {
  it('a decision that is struck is refused and changes nothing, or is one that a record keeps', () => {
    const tally = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.nat(999), fc.nat(9999), fc.array(blow, { minLength: 1, maxLength: 2 }), (moment, which, blows) => {
        const index = moment % all.length;
        const folded = all[index] as Folded;
        const options = legal[index] ?? [];
        const base = which % 3 === 0 ? options[which % Math.max(1, options.length)] : undefined;
        tally[tried(folded, struck(base ?? everyDecision[kinds[which % kinds.length] as DecisionKind], blows))] += 1;
      }),
      { numRuns: 4000 },
    );
    expect(tally.refused).toBeGreaterThan(1000);
    expect(tally.accepted).toBeGreaterThan(20);
  });

  it('whatever is no decision is refused', () => {
    const folded = all[3] as Folded;
    for (const given of STRANGE) expect(tried(folded, given)).toBe('refused');
    fc.assert(fc.property(fc.anything(), (given) => tried(folded, given) === 'refused'));
  });

  it('nothing that a record refuses later is accepted', () => {
    const [begun] = all;
    for (const given of [
      { seat: 0, kind: 'stand-by' },
      { seat: 0, kind: 'stand-by', until: 'ever' },
      { seat: 0, kind: 'choose-start', role: 'both' },
      { seat: 0, kind: 'deploy', model: '0:quack', at: ['12', '34'] },
      { seat: 0, kind: 'adjust', set: { '0:quack': { wounds: Infinity } } },
    ])
      expect(advance(begun as Folded, given as unknown as Decision).ok, JSON.stringify(given)).toBe(false);
  });

  it('what its kind does not know is left out, and the rest is kept', () => {
    const [begun] = all;
    const next = advance(begun as Folded, { seat: 0, kind: 'stand-by', until: 'action', hand: 'mine' } as Decision);
    expect(next.ok && next.folded.record.entries).toEqual([
      { decision: { seat: 0, kind: 'stand-by', until: 'action' }, events: [{ what: 'stood-by', seat: 0, until: 'action' }] },
    ]);
  });

  it('names what is wrong, where the rules do not know it better', () => {
    const [begun] = all;
    const why = (given: object): unknown => {
      const next = advance(begun as Folded, given as Decision);
      return next.ok ? null : [next.reason.code, next.reason.facts];
    };
    expect(why({ seat: 0, kind: 'stand-by' })).toEqual(['malformed', { kind: 'stand-by', field: 'until' }]);
    expect(why({ seat: 0, kind: 'dance' })).toEqual(['other-question', { kind: 'dance' }]);
    expect(why({ seat: 9, kind: 'pass' })).toEqual(['no-such-seat', undefined]);
  });

  it('a whole match played through it is read back as it is', () => {
    const last = all.at(-1) as Folded;
    const back = JSON.parse(JSON.stringify(last.record)) as unknown;
    expect(checkRecord(back)).toEqual({ ok: true, record: last.record });
  });
});
