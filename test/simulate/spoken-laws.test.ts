import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decide } from '../../machines/match/fold.ts';
import { Table } from '../../src/app/table/table.ts';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { matchShape } from '../../src/record/shapes/match-shape.ts';
import { extremesOf } from '../../src/rules/space/supposition.ts';
import { choicesOf, judge, named, openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { keyOf, type TableAnswer } from '../../src/rules/terms/fact.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { viewFor } from '../../src/seats/view.ts';
import { otherSecrets } from '../../tools/simulate/laws/other-secrets.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { anyTelling, withOutcome } from '../../tools/simulate/laws/table-talk.ts';

const MOST = 260;

interface Step {
  before: Folded;
  decision: Decision;
  after: Folded;
}

/** A match without a board by anybody; whoever is to act does not wait for reactions. */
function played(seed: string, seats: number): Step[] {
  const lot = new Lot(`laws ${seed}`);
  const steps: Step[] = [];
  const setup = randomSetup(seed, {
    seats,
    size: seats === 2 ? 5 : 3,
    eventsAndAgendas: false,
    upgrades: true,
    options: { table: 'spoken' },
  });
  let before = beginRecord(setup, catalogue);
  for (let count = 0; count < MOST && !before.match.order.result; count += 1) {
    const { match } = before;
    const opening = lot.of(openingsOf(match));
    const acting = match.order.active === null ? undefined : match.table.models[match.order.active]?.controller;
    const bold =
      opening?.kind === 'reaction' && acting !== undefined && lot.percent(60)
        ? lot.of(choicesOf(match, acting, catalogue).decisions)
        : undefined;
    const plain = opening ? randomDecision(seatTable(viewFor(match, opening.seat), catalogue), lot) : anyTelling(match, lot);
    const decision = withOutcome(match, bold ?? plain, lot);
    const next = advance(before, decision);
    if (!next.ok) throw new Error(`${JSON.stringify(decision)} is refused: ${next.reason.code}`);
    steps.push({ before, decision, after: next.folded });
    before = next.folded;
  }
  return steps;
}

const lines = [2, 3, 4].map((seats) => played(`told ${seats}`, seats));
const all = lines.flat();
const asking = all.filter(({ before, after }) => after.match.asking && !before.match.asking);
const lastEvents = ({ record: { entries } }: Folded) => entries[entries.length - 1]?.events ?? [];
const tableOf = (folded: Folded): Table =>
  new Table({ id: 'laws', names: ['Ada', 'Ben', 'Cid'], folded, store: { append: () => Promise.resolve() } });
const twin = (match: Match): Match => JSON.parse(JSON.stringify(match)) as Match;

describe('a table that is asked', () => {
  it('is asked now and then', () => {
    expect(asking.length).toBeGreaterThan(20);
  });
  it('is asked alone: nobody else decides anything, and the match is as plain and whole as ever', () => {
    for (const { after } of asking) {
      const { match } = after;
      expect(openingsOf(match)).toEqual([]);
      const [opening] = match.openings;
      const other = judge(match, { seat: opening?.seat ?? 0, kind: 'pass' }, catalogue);
      expect(other.ok ? '' : other.reason.code).toBe('table-is-asked');
      expect(twin(match)).toEqual(match);
      expect(v.is(matchShape, twin(match))).toBe(true);
    }
  });
  it('goes on where it stopped: what was shown before is what is shown when it is said at once', () => {
    let compared = 0;
    for (const { before, decision, after } of asking) {
      const { facts, at, shown } = after.match.asking ?? { facts: [], at: 1, shown: 0 };
      if (at > 0) continue;
      const anotherDecision = anyTelling(after.match, new Lot('said'));
      const once = decide(
        before.match,
        named(before.match, { ...decision, told: anotherDecision.kind === 'tell' ? anotherDecision.facts : [] }),
        catalogue,
      );
      if (!once.ok) continue;
      compared += 1;
      expect(facts.length).toBeGreaterThan(0);
      expect(once.events.slice(0, shown)).toEqual(lastEvents(after));
    }
    expect(compared).toBeGreaterThan(10);
  });
  it('and a sheet tells nothing: whatever lies where nobody looks, it asks the same', () => {
    let seen = 0;
    for (const [nth, { before, decision }] of asking.entries()) {
      if (nth % 4 > 0) continue;
      const sheet = (match: Match) => tableOf({ ...before, match }).asks(decision);
      expect(sheet(otherSecrets(before.match, null, `${nth}`))).toEqual(sheet(before.match));
      seen += sheet(before.match).length;
    }
    expect(seen).toBeGreaterThan(10);
  });
  it('may take back what it said: then it is asked again', () => {
    let back = 0;
    for (const { before, decision, after } of all) {
      if (decision.kind !== 'tell' || !before.match.asking) continue;
      const taken = advance(after, { seat: decision.seat, kind: 'take-back', to: before.record.entries.length });
      if (!taken.ok || taken.folded.match.proposal) continue;
      back += 1;
      expect(taken.folded.match).toEqual(before.match);
    }
    expect(back).toBeGreaterThan(5);
  });
  it('may take back a correction: then it is so as it was said first', () => {
    const states = all.flatMap(({ after }) => (after.match.table.told && !after.match.asking ? [after] : [])).slice(0, 12);
    for (const before of states) {
      const first = structuredClone(before.match.table.told);
      const corrected = advance(before, {
        seat: 0,
        kind: 'tell',
        facts: Object.entries(first ?? {}).map(([key, so]) => [key, so !== true]),
      });
      if (!corrected.ok) throw new Error(corrected.reason.code);
      expect(corrected.folded.match.table.told).not.toEqual(first);
      const back = advance(corrected.folded, { seat: 0, kind: 'take-back', to: before.record.entries.length });
      if (!back.ok) throw new Error(back.reason.code);
      const agreed = [...back.folded.match.openings].reduce((folded, { seat, kind }) => {
        const next = kind === 'agreement' ? advance(folded, { seat, kind: 'agree' }) : null;
        return next?.ok ? next.folded : folded;
      }, back.folded);
      expect(agreed.match.table.told).toEqual(first);
    }
    expect(states.length).toBeGreaterThan(5);
  });
  it('may correct at any time what was said; what moves makes all of it forgotten', () => {
    const folded = all.find(({ after }) => after.match.table.told && !after.match.asking)?.after;
    const [[key, so] = ['', false]] = Object.entries(folded?.match.table.told ?? {}).filter(([, answer]) => typeof answer === 'boolean');
    const corrected = folded && advance(folded, { seat: 0, kind: 'tell', facts: [[key, !so]] });
    expect(corrected?.ok && corrected.folded.match.table.told?.[key]).toBe(!so);
    const walks = all.filter(({ before, decision, after }) => {
      const walked = decision.kind === 'step' || decision.kind === 'jog';
      return walked && before.match.table.told !== undefined && !before.match.asking && !after.match.asking;
    });
    expect(walks.length).toBeGreaterThan(3);
    for (const { after } of walks) expect(after.match.table.told).toBe(undefined);
  });
  it('and what has been said of the decision that waits: it comes out as if that had been said from the first', () => {
    const finished = (folded: Folded): Match => {
      const { asking } = folded.match;
      if (!asking) return folded.match;
      const facts = asking.facts.map((fact): [string, TableAnswer] => [keyOf(fact), extremesOf(fact)[0]]);
      const next = advance(folded, { seat: 0, kind: 'tell', facts });
      return next.ok ? finished(next.folded) : folded.match;
    };
    let corrected = 0;
    for (const { before, decision, after } of asking) {
      const { facts: [first] = [], at } = after.match.asking ?? {};
      if (!first || typeof extremesOf(first)[0] !== 'boolean' || at !== 0) continue;
      const outcomeOf = (so: boolean) => advance(before, { ...decision, told: [[keyOf(first), so]] });
      const [waits, meant] = [outcomeOf(false), outcomeOf(true)];
      if (!waits.ok || !meant.ok || !waits.folded.match.asking) continue;
      const again = advance(waits.folded, { seat: 0, kind: 'tell', facts: [[keyOf(first), true]] });
      if (!again.ok) continue;
      corrected += 1;
      expect(finished(again.folded)).toEqual(finished(meant.folded));
      if (again.folded.match.asking) expect(viewFor(again.folded.match, null).asking?.said[keyOf(first)]).toBe(true);
    }
    expect(corrected).toBeGreaterThan(0);
  });
  it('passes reaction steps that nobody claims by what is decided next', () => {
    const bold = all.filter(
      ({ before, decision }) =>
        before.match.openings.some(({ kind }) => kind === 'reaction') &&
        decision.kind !== 'react' &&
        decision.kind !== 'pass' &&
        decision.kind !== 'tell',
    );
    expect(bold.length).toBeGreaterThan(5);
    for (const { before, decision } of bold) expect(before.match.openings.map(({ seat }) => seat)).not.toContain(decision.seat);
  });
});

describe('a match with a board', () => {
  it('keeps nothing of what is said at tables without one', () => {
    const SPOKEN = ['told', 'asking', 'became', 'way', 'calls', 'said'];
    const lot = new Lot('board');
    const keys = new Set<string>();
    let folded = beginRecord(randomSetup('board', { seats: 2, size: 4, eventsAndAgendas: false }), catalogue);
    for (let count = 0; count < 150 && !folded.match.order.result; count += 1) {
      const opening = lot.of(openingsOf(folded.match));
      if (!opening) break;
      const next = advance(folded, randomDecision(seatTable(viewFor(folded.match, opening.seat), catalogue), lot));
      if (!next.ok) throw new Error(next.reason.code);
      ({ folded } = next);
      JSON.stringify([folded.match, folded.record.entries.at(-1)], (key: string, value: unknown) => {
        keys.add(key);
        return value;
      });
    }
    expect(SPOKEN.filter((key) => keys.has(key))).toEqual([]);
    expect(JSON.stringify(folded.record)).not.toContain('"table":"');
    expect(folded.record.entries.length).toBeGreaterThan(100);
  });
});
