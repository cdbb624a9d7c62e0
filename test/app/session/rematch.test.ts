import { expect, it } from 'vitest';
import { Session } from '../../../src/app/session/session.ts';
import { newMatch } from '../../../src/app/session/new-match.ts';
import { exchanged } from '../../../src/app/session/rematch.ts';
import { advance } from '../../../src/record/match-record.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { Device } from '../../storage/memory.ts';

it('a rematch with the troupes exchanged gives each seat those of the next, and leaves the players where they sit', async () => {
  const session = new Session(new Device().open(), () => 1_800_000_000_000);
  const id = await session.begin({ pairing: 'trouble-at-the-mill', names: ['Ada', 'Ben'] });
  const before = (await session.matches.load(id))?.setup.seats.map(({ faction, troupe }) => ({ faction, troupe }));
  const again = await session.rematch(id, true);
  const record = await session.matches.load(again);
  expect(record?.setup.seats.map(({ faction, troupe }) => ({ faction, troupe }))).toEqual([before?.[1], before?.[0]]);
  expect((await session.matches.meta(again))?.names).toEqual(['Ada', 'Ben']);
  expect(record?.entries).toEqual([]);
  const same = await session.matches.load(await session.rematch(id));
  expect(same?.setup.seats.map(({ faction, troupe }) => ({ faction, troupe }))).toEqual(before);
});

it('troupes that were chosen at the table are exchanged as well', async () => {
  let { folded } = newMatch({ seats: [{}, {}], board: 'village-green', names: [], options: { troupeSize: 1 } });
  const factions = ['commonwealth', 'dominion'] as const;
  const { characters } = folded.record.cards;
  const troupes = factions.map(
    (faction) =>
      Object.values(characters).find(({ factions: own, unselectable }) => own.length === 1 && own[0] === faction && !unselectable)?.id ??
      '',
  );
  const take = (decision: Decision): void => {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(JSON.stringify(next.reason));
    ({ folded } = next);
  };
  for (const [seat, faction] of factions.entries()) take({ seat, kind: 'choose-faction', faction });
  for (const [seat, id] of troupes.entries()) take({ seat, kind: 'choose-troupe', characters: [id] });
  const setup = await exchanged(folded.record);
  expect(setup.seats.map(({ troupe }) => troupe)).toEqual([[troupes[1]], [troupes[0]]]);
  expect(setup.seats.map(({ faction }) => faction)).toEqual(['dominion', 'commonwealth']);
});

it('a first match is marked as one, however often it is opened and in a copy of the device; its rematch and any other match are not', async () => {
  const stores = new Device().open();
  const session = new Session(stores, () => 1_800_000_000_000);
  const first = async (id: string): Promise<boolean> => {
    const opened = await session.open(id);
    if (!opened.ok) throw new Error(opened.why);
    await session.leave(opened.table);
    return opened.table.first;
  };
  const id = await session.begin({ pairing: 'a-quick-quarrel', names: [], first: true });
  expect([await first(id), await first(id)]).toEqual([true, true]);
  const copy = readBackup(await makeBackup(stores, 1));
  expect(copy.ok && copy.backup.matches[0]?.meta.first).toBe(true);
  expect(await first(await session.rematch(id))).toBe(false);
  expect(await first(await session.begin({ pairing: 'a-quick-quarrel', names: [] }))).toBe(false);
});
