import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { foldRecord } from '../../src/record/refold.ts';
import { openNewest, openRecord } from '../../src/record/open-record.ts';
import { RULES, STILL_PLAYED } from '../../src/rules/setup/rules-number.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import { sampleSetup } from './sample-record.ts';

const keep = (seat: number): Decision => ({ seat, kind: 'keep-stones' });

function played(decisions: Decision[], rules = RULES): Folded {
  let folded = beginRecord(sampleSetup(), catalogue, rules);
  for (const decision of decisions) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
  }
  return folded;
}

const live = played([keep(0), keep(1)]);

const still = played([keep(0), keep(1)], STILL_PLAYED);

/** The same record as if it had been played under rules that came before those still played. */
function older(checkpoints: boolean) {
  const after = played([keep(0)], STILL_PLAYED).match;
  const rules = STILL_PLAYED - 1;
  return { ...still.record, rules, checkpoints: checkpoints ? [{ after: 1, match: { ...after, rules } }] : [] };
}

describe('openRecord', () => {
  it('folds a record of these rules from its start', () => {
    expect(openRecord(live.record)).toEqual({ as: 'playable', folded: live, carried: false });
  });

  it('goes on with a match of any rules there have been, from its newest checkpoint and the generator that lies there', () => {
    const after = still.record.entries.length;
    for (const rules of [1, 2, 3]) {
      const chance = { ...still.match.table.chance, state: [rules, 2, 3, 4] };
      const match = { ...still.match, rules, table: { ...still.match.table, chance } };
      const opened = openRecord({ ...still.record, rules, checkpoints: [{ after, match }] });
      if (opened.as !== 'playable') throw new Error(opened.as);
      expect(opened.carried).toBe(true);
      expect(opened.folded.match).toEqual({ ...match, rules: RULES });
    }
  });

  it('names the first decision that is refused, and stands before it', () => {
    const record = { ...live.record, entries: [...live.record.entries, { decision: keep(0), events: [] }] };
    expect(openRecord(record)).toEqual({ as: 'damaged', at: 2, folded: live });
  });

  it('only shows a record of newer rules, at its newest checkpoint', () => {
    const record = { ...live.record, rules: 99, checkpoints: [{ after: 2, match: live.match }] };
    expect(openRecord(record)).toEqual({ as: 'read-only', why: 'newer-rules', record, match: live.match });
  });

  it('only shows a record of older rules that no way leads from', () => {
    expect(openRecord(older(true), {})).toMatchObject({ as: 'read-only', why: 'older-rules' });
    expect(openRecord(older(false), {})).toMatchObject({ as: 'read-only', why: 'older-rules', match: null });
    const tooOld = { ...older(false), rules: STILL_PLAYED - 2 };
    expect(openRecord(tooOld)).toMatchObject({ as: 'read-only', why: 'older-rules', match: null });
  });

  it('folds a short record of the rules before from its start, where these take every decision', () => {
    const opened = openRecord(older(false));
    if (opened.as !== 'playable') throw new Error(opened.as);
    expect(opened.carried).toBe(true);
    expect(opened.folded.match).toEqual(still.match);
    const [first] = still.record.entries;
    const refused = { ...older(false), entries: first ? [first, first] : [] };
    expect(openRecord(refused)).toMatchObject({ as: 'read-only', why: 'older-rules', match: null });
  });

  it('only shows a record of older rules whose entries do not go on from its newest checkpoint', () => {
    const [first] = still.record.entries;
    const record = { ...older(true), entries: first ? [first, first] : [] };
    const step = { [STILL_PLAYED - 1]: (match: Match) => match };
    expect(openRecord(record, step)).toEqual({ as: 'read-only', why: 'older-rules', record, match: record.checkpoints[0]?.match });
  });

  it('shows where older rules handed over when there is nothing newer', () => {
    const base = { after: 1, match: played([keep(0)]).match };
    const record = { ...live.record, rules: RULES + 1, base };
    expect(openRecord(record)).toEqual({ as: 'read-only', why: 'newer-rules', record, match: base.match });
    const later = { after: 2, match: live.match };
    expect(openRecord({ ...record, checkpoints: [base, later] })).toMatchObject({ match: live.match });
  });

  it('goes on from the newest checkpoint of older rules, and can be folded again from there', () => {
    const opened = openRecord(older(true), { [STILL_PLAYED - 1]: (match) => match });
    if (opened.as !== 'playable') throw new Error(opened.as);
    expect(opened.carried).toBe(true);
    expect(opened.folded.match).toEqual(still.match);
    expect(opened.folded.record).toMatchObject({ rules: STILL_PLAYED, entries: still.record.entries, base: { after: 1 } });
    expect(foldRecord(opened.folded.record)).toEqual(opened.folded);
    const back = advance(opened.folded, { seat: 0, kind: 'take-back', to: 0 });
    expect(back).toMatchObject({ ok: false, reason: { code: 'nothing-to-take-back' } });
  });

  it('never throws, whatever the set-up', () => {
    const record = { ...live.record, cards: { ...live.record.cards, characters: {} } };
    expect(openRecord(record)).toMatchObject({ as: 'read-only', why: 'broken', match: null });
  });

  it('is brought forward by one step of the rules after the other, as far as there are steps', () => {
    const seen: number[] = [];
    const step = (match: Match): Match => {
      seen.push(match.rules);
      return match;
    };
    const before = {
      ...older(true),
      rules: -1,
      checkpoints: older(true).checkpoints.map(({ after, match }) => ({ after, match: { ...match, rules: -1 } })),
    };
    expect(openRecord(before, { '-1': step, 0: step, 1: step, 2: step, 3: step })).toMatchObject({ as: 'playable', carried: true });
    expect(seen).toEqual([-1, 0, 1, 2, 3]);
    expect(openRecord(before, { '-1': step, 1: step, 2: step, 3: step })).toMatchObject({ as: 'read-only', why: 'older-rules' });
  });
});

describe('a record opened from its newest checkpoint', () => {
  const [first] = live.record.entries;
  const point = { after: 1, match: played([keep(0)]).match };
  const record = { ...live.record, checkpoints: [point] };

  it('goes on from it', () => expect(openNewest(record)).toEqual({ ...live, record }));

  it('is folded whole when there is none, or none of these rules, or none that its entries go on from', () => {
    expect(openNewest(live.record)).toBe(null);
    expect(openNewest({ ...record, rules: 99 })).toBe(null);
    expect(openNewest({ ...record, checkpoints: [{ ...point, match: { ...point.match, rules: 0 } }] })).toBe(null);
    expect(openNewest({ ...record, entries: first ? [first, first] : [] })).toBe(null);
    expect(openNewest({ ...record, base: { after: 2, match: live.match } })).toBe(null);
    expect(openNewest({ ...record, checkpoints: [{ ...point, match: { ...point.match, stack: [] } as unknown as Match }] })).toBe(null);
  });

  it('of other rules is folded whole, also when the checkpoint is of the same', () => {
    for (const rules of [STILL_PLAYED - 1, RULES + 1])
      expect(openNewest({ ...record, rules, checkpoints: [{ ...point, match: { ...point.match, rules } }] })).toBe(null);
  });

  it('goes on from it where older rules handed over at the same place', () => {
    const opened = openNewest({ ...record, base: point });
    expect(opened?.match).toEqual(live.match);
    expect(opened?.line.map(({ at }) => at)).toEqual([1]);
  });

  it('is folded whole when much came after it', () => {
    const stand = { decision: { seat: 0, kind: 'stand-by', until: 'action' } satisfies Decision, events: [] };
    const longer = (more: number) => ({ ...record, entries: [...live.record.entries, ...Array.from({ length: more }, () => stand)] });
    expect(openNewest(longer(47))?.record.entries).toHaveLength(49);
    expect(openNewest(longer(48))?.record.entries).toHaveLength(50);
    expect(openNewest(longer(49))).toBe(null);
    expect(openNewest(longer(60))).toBe(null);
  });
});
