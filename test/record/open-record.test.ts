import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord, foldRecord, type Folded } from '../../src/record/match-record.ts';
import { openRecord } from '../../src/record/open-record.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { sampleSetup } from './sample-record.ts';

const keep = (seat: number): Decision => ({ seat, kind: 'keep-stones' });

function played(decisions: Decision[]): Folded {
  let folded = beginRecord(sampleSetup(), catalogue);
  for (const decision of decisions) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
  }
  return folded;
}

const live = played([keep(0), keep(1)]);

/** The same record as if it had been played under rules that came before the first. */
function older(checkpoints: boolean) {
  const after = played([keep(0)]).match;
  return { ...live.record, rules: 0, checkpoints: checkpoints ? [{ after: 1, match: { ...after, rules: 0 } }] : [] };
}

describe('openRecord', () => {
  it('folds a record of these rules from its start', () => {
    expect(openRecord(live.record)).toEqual({ as: 'playable', folded: live, carried: false });
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
    expect(openRecord(older(true))).toMatchObject({ as: 'read-only', why: 'older-rules' });
    expect(openRecord(older(false), { 0: (match) => match })).toMatchObject({ as: 'read-only', why: 'older-rules', match: null });
  });

  it('goes on from the newest checkpoint of older rules, and can be folded again from there', () => {
    const opened = openRecord(older(true), { 0: (match) => match });
    if (opened.as !== 'playable') throw new Error(opened.as);
    expect(opened.carried).toBe(true);
    expect(opened.folded.match).toEqual(live.match);
    expect(opened.folded.record).toMatchObject({ rules: 1, entries: live.record.entries, base: { after: 1 } });
    expect(foldRecord(opened.folded.record)).toEqual(opened.folded);
    const back = advance(opened.folded, { seat: 0, kind: 'take-back', to: 0 });
    expect(back).toMatchObject({ ok: false, reason: { code: 'nothing-to-take-back' } });
  });

  it('never throws, whatever the set-up', () => {
    const record = { ...live.record, cards: { ...live.record.cards, characters: {} } };
    expect(openRecord(record)).toMatchObject({ as: 'read-only', why: 'broken', match: null });
  });
});
