import { describe, expect, it } from 'vitest';
import { TournamentStore } from '../../../src/storage/stores/tournament-store.ts';
import type { TournamentEntry } from '../../../src/tournament/terms/decision.ts';
import { Device } from '../memory.ts';

const enter = (name: string, time: number): TournamentEntry => ({ time, decision: { kind: 'enter', name, list: null, lot: time } });

describe('a tournament that is kept', () => {
  it('comes back as it was, and only grows', async () => {
    const store = new TournamentStore(new Device().open().database);
    const entries = [enter('Ada', 1), enter('Bo', 2)];
    await store.save('t', { entries });
    await store.save('t', { entries: [...entries, enter('Cy', 3)] });
    expect((await store.open('t'))?.data).toEqual({ entries: [...entries, enter('Cy', 3)] });
  });

  it('refuses what was decided without the entries of another window, and stays as it is', async () => {
    const store = new TournamentStore(new Device().open().database);
    await store.save('t', { entries: [enter('Ada', 1)] });
    await store.save('t', { entries: [enter('Ada', 1), enter('Bo', 2)] });
    await expect(store.save('t', { entries: [enter('Ada', 1), enter('Cy', 3)] })).rejects.toMatchObject({ kind: 'taken' });
    await expect(store.save('t', { entries: [enter('Ada', 1)] })).rejects.toMatchObject({ kind: 'taken' });
    expect((await store.open('t'))?.data.entries).toHaveLength(2);
  });

  it('leaves out what it does not understand, and does not keep it', async () => {
    const { database } = new Device().open();
    const store = new TournamentStore(database);
    await database.tournaments.put({ id: 'x', changedAt: 1, archived: null, deleted: null, data: { entries: [{ time: 'soon' }] } });
    expect(await store.list()).toEqual([]);
    await expect(store.save('y', { entries: [{ time: -1, decision: { kind: 'end' } }] })).rejects.toMatchObject({ kind: 'unknown' });
  });
});
