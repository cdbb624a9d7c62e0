import { expect, it } from 'vitest';
import { openTable } from '../../../src/app/session/open-table.ts';
import { Session } from '../../../src/app/session/session.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomPlayer } from '../../../src/players/random-player.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import { checkRecord } from '../../../src/record/notation.ts';
import { foldRecord } from '../../../src/record/refold.ts';
import { openingsOf } from '../../../src/rules/index.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { sampleSetup } from '../../record/sample-record.ts';
import { Device } from '../../storage/memory.ts';

/** So many decisions made at random, then the first seat gives up. */
function finished(most: number): Folded {
  const lot = new Lot('play on');
  let folded = beginRecord(sampleSetup(), catalogue);
  for (let made = 0; made < most; made += 1) {
    const seat = openingsOf(folded.match)[0]?.seat ?? 0;
    const next = advance(folded, randomPlayer(folded.record.cards)(viewFor(folded.match, seat), [], lot));
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
  }
  const end = advance(folded, { seat: 0, kind: 'concede' });
  if (!end.ok) throw new Error(end.reason.code);
  return end.folded;
}
const { record } = finished(90);
const keep = async (over: boolean) => {
  const session = new Session(new Device().open(), () => 1_800_000_000_000);
  await session.matches.create(record, { id: 'm', title: 'A match', names: ['Ada', 'Ben'], finished: over, turn: 2 });
  return session;
};

it('plays on from a decision of a finished match in a match of its own, valid by itself, with what lies unseen in another order', async () => {
  const session = await keep(true);
  const id = await session.playOn('m', 70);
  const onward = await session.matches.load(id);
  if (!onward) throw new Error('nothing was kept');
  expect(checkRecord(structuredClone(onward)).ok).toBe(true);
  expect(onward.entries).toEqual(record.entries.slice(0, 70));

  const stood = foldRecord({ ...record, entries: record.entries.slice(0, 70), checkpoints: [] }).match;
  const { match } = foldRecord(onward);
  for (const seat of [0, 1]) {
    const [mine, before] = [viewFor(match, seat), viewFor(stood, seat)];
    expect(mine).toEqual(before); // each knows what it knew, and no more
  }
  expect([...match.table.decks.melee].sort()).toEqual([...stood.table.decks.melee].sort());
  expect([...match.table.decks.arcane, ...match.table.decks.melee]).not.toEqual([...stood.table.decks.arcane, ...stood.table.decks.melee]);

  const opened = await openTable(id, session.matches, () => Promise.resolve(() => undefined));
  if (!opened.ok) throw new Error(opened.why);
  expect(opened.table.readOnly).toBeNull();
  const seat = opened.table.openings()[0]?.seat ?? 0;
  expect(await opened.table.decide({ seat, kind: 'concede' })).toBeNull();
  expect((await session.matches.meta('m'))?.finished).toBe(true);
  expect((await session.matches.load('m'))?.entries).toHaveLength(91);
});

it('does not play on where a match is not over, or from its end', async () => {
  await expect((await keep(false)).playOn('m', 70)).rejects.toThrow('unknown');
  await expect((await keep(true)).playOn('m', 91)).rejects.toThrow('unknown');
  await expect((await keep(true)).playOn('m', 500)).rejects.toThrow('unknown');
});
