import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { boards, catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomPlayer } from '../../src/players/random-player.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { readDecision } from '../../src/record/shapes/decision-shape.ts';
import { asksOf } from '../../machines/match/fold.ts';
import { choicesOf, judge, named, openingsOf } from '../../src/rules/index.ts';
import type { Decision, DecisionKind } from '../../src/rules/terms/decision.ts';
import { factOf, keyOf, type TableAnswer } from '../../src/rules/terms/fact.ts';
import type { Options } from '../../src/rules/terms/options.ts';
import { viewFor } from '../../src/seats/view.ts';
import { everyDecision } from './every-decision.ts';

// What `judge` calls legal, `advance` takes; what it refuses leaves everything as it was. On a board and without one, at every moment of
// matches in which texts give actions, and whatever names a decision bears.

const TROUPES = [
  { troupe: ['echo-of-the-forgotten-king', 'antonia-noonday-witch', 'flintlock'] },
  { troupe: ['vicious-syd', 'danica-dusk-witch', 'quack'] },
];
const NAMES = ['__proto__', 'constructor', 'valueOf', 'toString', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__'];

const answerTo = (about: string, lot: Lot): TableAnswer => {
  if (about === 'cover') return 'none';
  if (about === 'pieces') return 0;
  if (about === 'nearest') return [];
  return about === 'driven' ? {} : lot.percent(60);
};

/** What a random player does; at a table without a board everything that is asked is answered. */
function next({ match, record }: Folded, lot: Lot): Decision | null {
  if (match.asking && !match.proposal) {
    const facts = match.asking.facts.map((fact): [string, TableAnswer] => [keyOf(fact), fact.about === 'nearest' ? fact.among.slice(0, 1) : answerTo(fact.about, lot)]); // prettier-ignore
    return { seat: 0, kind: 'tell', facts };
  }
  const opening = lot.of(openingsOf(match));
  return opening ? randomPlayer(record.cards)(viewFor(match, opening.seat), [], lot) : null;
}

function played(seed: string, options: Partial<Options>, most: number): Folded[] {
  const lot = new Lot(seed);
  const terrain = options.table === 'spoken' ? [] : (boards[0]?.terrain ?? []);
  let folded = beginRecord({ seats: TROUPES, options: { troupeSize: 3, ...options }, terrain, seed, start: 'setup' }, catalogue);
  const all = [folded];
  while (all.length < most && !folded.match.order.result) {
    const decision = next(folded, lot);
    if (!decision) break;
    const result = advance(folded, decision);
    if (!result.ok) throw new Error(`${JSON.stringify(decision)}: ${result.reason.code}`);
    folded = result.folded;
    all.push(folded);
  }
  return all;
}

let all: Folded[];
let met: Set<string>;
beforeAll(() => {
  const matches = [
    ...['judged 1', 'judged 2'].flatMap((seed) => played(seed, {}, 260)),
    ...played('judged 3', { table: 'spoken' }, 160),
    // the draft, in which characters are named
    ...played('judged 4', { draft: true }, 12),
  ];
  met = new Set(matches.map(({ match }) => match.stack.at(-1)?.step ?? ''));
  // not every step: the steps that give actions, and some of all others
  all = matches.filter(({ match }, index) => index % 7 === 0 || match.stack.length > 2);
}, 120_000);

const kinds = Object.keys(everyDecision) as DecisionKind[];
const names = fc.constantFrom(...NAMES);

/** Puts a name where something else is named, or among the names of an adjustment. */
function renamed(decision: Decision, which: number, name: string): Decision {
  const fields = Object.entries(decision).filter(([field]) => field !== 'seat' && field !== 'kind');
  const [field, value] = fields[which % Math.max(1, fields.length)] ?? ['model', ''];
  const put: unknown = Array.isArray(value)
    ? value.length > 0
      ? value.with(0, Array.isArray(value[0]) ? [`within ${name} ${name} 3`, true] : name)
      : [name]
    : typeof value === 'object' && value !== null
      ? JSON.parse(`{"models":{"${name}":{"wounds":1}},"${name}":{"${name}":1}}`)
      : name;
  return { ...decision, [field]: put } as Decision;
}

/** A decision that may be anything: one of those on offer, or another, of another seat, after another name. */
function decisionOf({ match, record }: Folded, index: number, seat: number, name: string | null): Decision {
  const offered = openingsOf(match).flatMap((opening) => choicesOf(match, opening.seat, record.cards).decisions);
  const base =
    index % 3 === 0 && offered.length > 0 ? offered[index % offered.length] : everyDecision[kinds[index % kinds.length] as DecisionKind];
  const decision = { ...(base as Decision), ...(seat < 2 && index % 5 > 1 ? { seat } : {}) };
  return name === null ? decision : renamed(decision, index, name);
}

/** How a decision is judged and taken; both must say the same, and what is refused leaves no trace. */
function held(folded: Folded, decision: Decision): 'taken' | 'refused' {
  const { match, record } = folded;
  const before = JSON.stringify(match);
  const read = readDecision(decision);
  const result = advance(folded, decision);
  expect(JSON.stringify(match)).toBe(before);
  if (!read.ok) {
    expect(result.ok, JSON.stringify(decision)).toBe(false);
    return 'refused';
  }
  const judged = judge(match, named(match, read.decision), record.cards);
  expect(judged.ok, `${match.stack.at(-1)?.step} ${JSON.stringify(decision)} ${judged.ok ? '' : judged.reason.code}`).toBe(result.ok);
  return result.ok ? 'taken' : 'refused';
}

describe('judge and the chart agree', () => {
  it('the matches come by the steps that give actions', () => {
    expect(met.has('action')).toBe(true);
    expect(met.size).toBeGreaterThan(15);
  });

  it('every decision, at every moment, by every seat', { timeout: 300_000 }, () => {
    const tally = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(9999), fc.nat(3), fc.option(names, { freq: 3 }), (moment, index, seat, name) => {
        const folded = all[moment % all.length] as Folded;
        const decision = decisionOf(folded, index, seat, name);
        // what was decided is the record's: see take-back.test.ts
        if (decision.kind !== 'take-back') tally[held(folded, decision)] += 1;
      }),
      { numRuns: 2500 },
    );
    expect(tally.taken).toBeGreaterThan(100);
    expect(tally.refused).toBeGreaterThan(1000);
  });

  it('every kind at every moment, and every name in every field', { timeout: 300_000 }, () => {
    for (const [index, folded] of all.entries()) {
      if (index % 4 > 0 && folded.match.stack.at(-1)?.kind !== 'action') continue;
      for (const seat of [0, 1]) for (const kind of kinds) if (kind !== 'take-back') held(folded, { ...everyDecision[kind], seat });
    }
    for (const folded of [all[0], all[Math.floor(all.length / 2)], all.at(-2), all.at(-1)])
      for (const kind of kinds)
        for (const name of NAMES)
          for (let field = 0; field < 4; field += 1)
            if (folded && kind !== 'take-back')
              expect(held(folded, renamed(everyDecision[kind], field, name)), `${kind} ${name}`).toBeTypeOf('string');
  });
});

describe('what is said of a table without a board', () => {
  const spoken = () => played('judged 3', { table: 'spoken' }, 60);
  const tell = (folded: Folded, facts: [string, TableAnswer][]) => advance(folded, { seat: 0, kind: 'tell', facts });

  it('is what could be asked of it: of models that are there, in ranges that there are', () => {
    const folded = spoken().at(-1) as Folded;
    const [first = '', two = ''] = Object.keys(folded.match.table.models);
    expect(tell(folded, [[`within ${[first, two].sort().join(' ')} 3`, true]]).ok).toBe(true);
    expect(tell(folded, [[`cover ${two} ${first}`, 'light']]).ok).toBe(true);
    for (const key of [
      'nothing a b',
      '__proto__',
      'within a b 3',
      `within ${first} 3`,
      `within ${[two, first].sort().reverse().join(' ')} 3`,
      `within ${[first, two].sort().join(' ')} 3000`,
      `within ${[first, two].sort().join(' ')} x`,
      `touches ${first} nothing`,
      `sees-stone ${first} s99`,
      `within ${[first, two].sort().join(' ')} 3 more`,
    ]) {
      const outcome = tell(folded, [[key, true]]);
      expect(outcome.ok ? key : outcome.reason.code).toMatch(/nothing-to-tell|malformed/);
    }
  });

  it('is limited in number, and what is asked can always be answered', () => {
    const moments = spoken();
    const folded = moments.at(-1) as Folded;
    const [first = '', two = ''] = Object.keys(folded.match.table.models);
    const many = (count: number) =>
      Array.from({ length: count }, (_, index): [string, TableAnswer] => [`off-own-edge ${index % 2 ? first : two} ${index / 10}`, true]);
    expect(tell(folded, many(200)).ok).toBe(true);
    const refused = tell(folded, many(201));
    expect(refused.ok ? null : refused.reason.code).toMatch(/told-too-much|malformed/);
    for (const { match, record } of moments)
      for (const { seat } of openingsOf(match))
        for (const decision of choicesOf(match, seat, record.cards).decisions.slice(0, 3))
          for (const fact of asksOf(match, decision, record.cards)) expect(keyOf(factOf(keyOf(fact)) ?? fact)).toBe(keyOf(fact));
  });
});
