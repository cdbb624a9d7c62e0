import { beforeEach, describe, expect, it } from 'vitest';
import { CampaignStore } from '../../../src/storage/stores/campaign-store.ts';
import { holdCampaign, holdMatch } from '../../../src/storage/hold-match.ts';
import { Device } from '../memory.ts';

const head = { format: 'moonrise-campaign', rules: 1, setup: { players: ['Ada', 'Bo'] }, seed: 's' };
const decisions = Array.from({ length: 6 }, (_, n) => ({ kind: 'machination', player: n % 2, bid: n }));
const HOUR = 3_600_000;

describe('CampaignStore', () => {
  let device: Device;
  const open = () => {
    const { database } = device.open();
    return { database, campaigns: new CampaignStore(database, () => device.time) };
  };
  beforeEach(() => {
    device = new Device();
  });

  it('opens at the last decision after a crash, wherever it comes', async () => {
    let { database, campaigns } = open();
    await campaigns.create('c', 'Winter', { head, decisions: [] }, { week: 0 });
    for (const [n, decision] of decisions.entries()) {
      await campaigns.append('c', n, decision, { week: n });
      database.close();
      ({ database, campaigns } = open());
      expect(await campaigns.load('c')).toEqual({ head, decisions: decisions.slice(0, n + 1) });
      expect(await campaigns.meta('c')).toMatchObject({ title: 'Winter', summary: { week: n } });
    }
  });

  it('keeps nothing of a decision whose transaction is cut off', async () => {
    const { database, campaigns } = open();
    await campaigns.create('c', 'Winter', { head, decisions: decisions.slice(0, 1) }, { week: 1 });
    const cut = database.transaction('rw', [database.campaigns, database.campaignEntries], async () => {
      await campaigns.append('c', 1, decisions[1] ?? {}, { week: 2 });
      throw new Error('power is gone');
    });
    await expect(cut).rejects.toThrow('power is gone');
    expect(await open().campaigns.load('c')).toEqual({ head, decisions: decisions.slice(0, 1) });
    expect((await open().campaigns.meta('c'))?.summary).toEqual({ week: 1 });
  });

  it('takes the same decision twice as once, never another in its place, and none after a gap', async () => {
    const { campaigns } = open();
    await campaigns.create('c', 'Winter', { head, decisions: [] }, {});
    await campaigns.append('c', 0, { kind: 'rest', player: 0 }, {});
    await campaigns.append('c', 0, { player: 0, kind: 'rest' }, {});
    await expect(campaigns.append('c', 0, { kind: 'rest', player: 1 }, {})).rejects.toMatchObject({ kind: 'taken' });
    await expect(campaigns.append('c', 2, { kind: 'rest' }, {})).rejects.toMatchObject({ kind: 'hole' });
    expect((await campaigns.load('c'))?.decisions).toEqual([{ kind: 'rest', player: 0 }]);
  });

  it('opens what stands before a hole', async () => {
    const { database, campaigns } = open();
    await campaigns.create('c', 'Winter', { head, decisions }, {});
    await database.campaignEntries.delete(['c', 3]);
    expect((await campaigns.load('c'))?.decisions).toEqual(decisions.slice(0, 3));
  });

  it('renames, puts away, removes and brings back; a day later it is forgotten, and no other', async () => {
    const { database, campaigns } = open();
    await campaigns.create('c', 'Winter', { head, decisions }, {});
    await campaigns.create('c-2', 'Spring', { head, decisions }, {});
    await campaigns.rename('c', 'Long winter');
    await campaigns.archive('c', true);
    expect(await campaigns.meta('c')).toMatchObject({ title: 'Long winter', archived: device.time });
    await campaigns.remove('c');
    expect((await campaigns.list()).map(({ id }) => id)).toEqual(['c-2']);
    device.time += 23 * HOUR;
    await campaigns.purge();
    await campaigns.undoRemove('c');
    expect(await campaigns.load('c')).toEqual({ head, decisions });
    await campaigns.remove('c');
    device.time += 25 * HOUR;
    await campaigns.purge();
    expect(await campaigns.load('c')).toBe(null);
    expect(await database.campaignEntries.count()).toBe(decisions.length);
  });

  it('is held by one window at a time, and not by a window that holds a match of that name', async () => {
    const [match, first] = [await holdMatch('c', null), await holdCampaign('c', null)];
    expect(first).not.toBe(null);
    expect(await holdCampaign('c', null)).toBe(null);
    match?.();
    first?.();
    const again = await holdCampaign('c', null);
    expect(again).not.toBe(null);
    again?.();
  });
});
