import { describe, expect, it } from 'vitest';
import { askedNow } from '../../../src/app/table/asked-now.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { viewFor } from '../../../src/seats/view.ts';

const AT = { x: 4572, y: 4572 };
const begun = (table?: 'spoken'): Folded =>
  beginRecord(
    {
      seats: [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }],
      options: table ? { table } : {},
      terrain: [],
      seed: '1',
      start: 'activation',
      position: { models: { '0:flintlock': { at: AT, energy: 3 }, '1:beaky-bobby': { at: { x: 4572, y: 5200 }, energy: 3 } } },
    },
    catalogue,
  );
const after = (folded: Folded, decision: Decision): Folded => {
  const next = advance(folded, decision);
  if (!next.ok) throw new Error(next.reason.code);
  return next.folded;
};
const asked = (folded: Folded, may = true) => askedNow(viewFor(folded.match, null), () => may).map(({ seat, kind }) => `${kind} ${seat}`);

describe('REA-2: while others might react', () => {
  const activate: Decision = { seat: 0, kind: 'activate', model: '0:flintlock' };
  const spoken = after(after(begun('spoken'), activate), { seat: 0, kind: 'step', model: '0:flintlock', path: [] });
  it('whoever acts beside a real table may go on', () => {
    expect(asked(spoken)).toEqual(['reaction 1', 'act 0']);
    expect(asked(spoken, false)).toEqual(['reaction 1']);
  });
  it('but not once somebody has claimed one, nor on a board', () => {
    expect(asked(after(begun('spoken'), activate))).toEqual(['act 0']);
    const board = after(after(begun(), activate), { seat: 0, kind: 'step', model: '0:flintlock', path: [[18.5, 18]] });
    expect(asked(board)).toEqual(['reaction 1']);
  });
});
