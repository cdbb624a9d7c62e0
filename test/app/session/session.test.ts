import { describe, expect, it } from 'vitest';
import { newMatch, setupOf } from '../../../src/app/session/new-match.ts';
import { matchTitle } from '../../../src/app/kept/match-title.ts';
import { backupReminder } from '../../../src/app/backup/backup-reminder.ts';
import { keepForGood, Session } from '../../../src/app/session/session.ts';
import { encodeRecord } from '../../../src/record/notation.ts';
import { defaultSettings } from '../../../src/storage/shapes/default-settings.ts';
import { sampleRecord } from '../../record/sample-record.ts';
import { Device } from '../../storage/memory.ts';

const DAY = 86_400_000;

describe('a new match', () => {
  it('takes troupes and board from its pairing', () => {
    const setup = setupOf({ pairing: 'trouble-at-the-mill', names: [] }, 's');
    expect(setup.seats.map(({ faction, troupe }) => [faction, troupe?.length])).toEqual([
      ['commonwealth', 4],
      ['dominion', 4],
    ]);
    expect(setup.terrain.length).toBeGreaterThan(0);
  });

  it('asks at the table for what has not been chosen', () => {
    const begun = newMatch({ seats: [{}, {}, {}], board: 'village-green', names: ['Ada', 'Bo', 'Cy'] });
    expect(matchTitle(begun)).toBe('Ada, Bo and Cy');
    expect(begun.folded.match.openings.map(({ kind }) => kind)).toEqual(['faction', 'faction', 'faction']);
  });

  it('has its own seed and id each time', () => {
    const [first, two] = [newMatch({ pairing: 'a-quick-quarrel', names: [] }), newMatch({ pairing: 'a-quick-quarrel', names: [] })];
    expect(first.id).not.toBe(two.id);
    expect(first.folded.record.setup.seed).not.toBe(two.folded.record.setup.seed);
  });

  it('knows no pairing that does not exist', () => {
    expect(() => newMatch({ pairing: 'nobody', names: [] })).toThrow('nobody');
  });
});

describe('Session', () => {
  const session = () => new Session(new Device().open(), () => 1_800_000_000_000);

  it('begins a match that is on the list and remembers its players', async () => {
    const s = session();
    const id = await s.begin({ pairing: 'a-quick-quarrel', names: ['Ada', 'Bo'] });
    const metas = await s.matches.list();
    expect(metas).toMatchObject([{ id, names: ['Ada', 'Bo'], turn: 0, finished: false }]);
    expect(metas.map(matchTitle)).toEqual(['A Quick Quarrel']);
    expect((await s.settings.get()).names).toEqual(['Ada', 'Bo']);
  });

  it('takes in a match from a file and refuses one that cannot be played', async () => {
    const s = session();
    const { folded } = newMatch({ pairing: 'a-quick-quarrel', names: [] });
    expect(await s.importMatch(encodeRecord(folded.record), 'From Bo')).toMatchObject({ ok: true });
    const refused = await s.importMatch(encodeRecord(sampleRecord(9)), 'Impossible');
    expect(refused.ok ? '' : refused.why).toMatch(/Nothing was changed/);
    expect(await s.importMatch(new Uint8Array(7), 'Noise')).toMatchObject({ ok: false });
    expect(await s.matches.list()).toHaveLength(1);
  });

  it('copies a damaged match up to its last playable decision', async () => {
    const s = session();
    const id = await s.begin({ pairing: 'a-quick-quarrel', names: ['Ada', 'Bo'] });
    await s.matches.append(id, { at: 0, entry: { decision: { seat: 0, kind: 'keep-stones' }, events: [] }, turn: 0, finished: false });
    await s.matches.append(id, { at: 1, entry: { decision: { seat: 0, kind: 'ok' }, events: [] }, turn: 0, finished: false });
    const copied = await s.copy(id);
    expect((await s.matches.load(copied ?? ''))?.entries).toHaveLength(1);
    expect((await s.matches.load(id))?.entries).toHaveLength(2);
  });

  it('brings a backup to another device without its date', async () => {
    const s = session();
    await s.begin({ pairing: 'a-quick-quarrel', names: ['Ada', 'Bo'] });
    const read = s.readBackup(new Uint8Array(await (await s.backUp()).arrayBuffer()));
    if (!read.ok) throw new Error(read.fault.code);
    const other = session();
    expect(await other.restore(read.backup)).toMatchObject({ added: 1, settings: true });
    expect((await other.settings.get()).backedUpAt).toBe(null);
    expect((await s.settings.get()).backedUpAt).toBe(1_800_000_000_000);
  });

  it('reminds of a backup two weeks after the last, if somebody has played since', () => {
    const match = { id: 'm', title: '', names: [], startedAt: 0, changedAt: 3 * DAY, finished: false, turn: 1 };
    const due = (backedUpAt: number | null, now: number, reminders = true): boolean =>
      backupReminder({ ...defaultSettings, backedUpAt, reminders }, [match], now).due;
    expect(due(null, 13 * DAY)).toBe(false);
    expect(due(null, 14 * DAY)).toBe(true);
    expect(due(2 * DAY, 15 * DAY)).toBe(false);
    expect(due(2 * DAY, 16 * DAY)).toBe(true);
    expect(due(4 * DAY, 99 * DAY)).toBe(false);
    expect(due(null, 99 * DAY, false)).toBe(false);
    expect(backupReminder(defaultSettings, [], 99 * DAY)).toEqual({ due: false, matches: 0, lastAt: null });
  });

  it('reminds of a backup as soon as a match is over, until one is made', () => {
    const match = { id: 'm', title: '', names: [], startedAt: 0, changedAt: DAY, finished: true, turn: 4 };
    const due = (backedUpAt: number | null): boolean => backupReminder({ ...defaultSettings, backedUpAt }, [match], DAY).due;
    expect([due(null), due(DAY / 2), due(DAY)]).toEqual([true, true, false]);
  });

  it('asks the browser to keep everything, and lives with a no', async () => {
    const browser = (persisted: boolean, persist: boolean) =>
      ({ persisted: () => Promise.resolve(persisted), persist: () => Promise.resolve(persist) }) as StorageManager;
    expect(await keepForGood(browser(false, true))).toBe(true);
    expect(await keepForGood(browser(true, false))).toBe(true);
    expect(await keepForGood(browser(false, false))).toBe(false);
  });
});
