import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { CAMPAIGN_RULES } from '../../../src/campaign/index.ts';
import type { CampaignDecision } from '../../../src/campaign/terms/decision.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../../src/storage/backup/backup.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { SettingsStore } from '../../../src/storage/stores/settings-store.ts';
import { Lot } from '../../campaign/random-player.ts';
import { CampaignDevice, everySeat, play, recordOf } from './campaign-device.ts';

let device: CampaignDevice;
let other: CampaignDevice;
beforeEach(() => {
  [device, other] = [new CampaignDevice(), new CampaignDevice()];
});
afterEach(() => {
  device.database.close();
  other.database.close();
});

const storesOf = ({ database, matches }: CampaignDevice) => ({ database, matches, settings: new SettingsStore(database) });

/** A campaign in its first games that is kept as one of other rules, with `more` decided under them. */
async function ofRules(rules: number, more: object[] = []): Promise<{ id: string; seen: unknown; decisions: number }> {
  const id = await device.begin();
  const campaign = await device.open(id);
  await play(campaign, new Lot('rules'), () => campaign.view('table').stage === 'games');
  const { decisions } = await recordOf(campaign);
  const seen = everySeat(campaign);
  campaign.close();
  const row = await device.database.campaigns.get(id);
  if (row) await device.database.campaigns.put({ ...row, head: { ...row.head, rules } });
  await device.database.campaignEntries.bulkAdd(more.map((decision, index) => ({ campaign: id, n: decisions.length + index, decision })));
  return { id, seen, decisions: decisions.length + more.length };
}

describe('a campaign of other rules', () => {
  it.each([
    ['newer', CAMPAIGN_RULES + 1, /uses newer rules than this version of Moonrise.*can view it here.*Update the app/],
    ['older', CAMPAIGN_RULES - 1, /rules have been corrected.*can only view it/],
  ])('%s: can be looked at and is not changed', async (_, rules, sentence) => {
    const { id, seen, decisions } = await ofRules(rules);
    const campaign = await device.open(id);
    expect(campaign.readOnly).toMatch(sentence);
    expect(everySeat(campaign)).toEqual(seen);
    await expect(campaign.decide({ player: 'p1', kind: 'rename', who: 'p1', name: 'Anna' })).rejects.toThrow();
    expect(await recordOf(campaign)).toMatchObject({ rules, decisions: { length: decisions } });
    expect(await device.database.campaignEntries.count()).toBe(decisions);
    campaign.close();
  });

  it('is passed on whole, also what these rules do not follow', async () => {
    const late: CampaignDecision = { player: 'p1', kind: 'next-week' };
    const { id, seen, decisions } = await ofRules(CAMPAIGN_RULES + 1, [late]);
    const campaign = await device.open(id);
    expect(everySeat(campaign)).toEqual(seen);
    const { code, file } = await campaign.share();
    campaign.close();
    for (const taken of [await new SharedReader(() => 'fresh').text(code), await new SharedReader(() => 'fresh').file(file.blob)]) {
      if (taken.stage !== 'arrived' || taken.arrived.kind !== 'campaign') throw new Error(JSON.stringify(taken));
      const read = await other.shelf.read(taken.arrived.file);
      if (!read.ok) throw new Error(read.sentence);
      const copy = await other.open(read.id);
      expect(copy.readOnly).toMatch(/newer rules/);
      expect(everySeat(copy)).toEqual(seen);
      expect((await recordOf(copy)).decisions).toHaveLength(decisions);
      expect((await recordOf(copy)).decisions.at(-1)).toEqual(late);
      copy.close();
    }
  });

  it('with decisions that nobody here knows cannot be opened, says so, and is in every backup', async () => {
    const unheard = { player: 'p1', kind: 'conquer', the: 'moon' };
    const { id, decisions } = await ofRules(CAMPAIGN_RULES + 1, [unheard]);
    const text = 'This campaign comes from a newer version of Moonrise, and this one cannot read it. Update the app; nothing is lost.';
    expect(await device.shelf.open(id)).toEqual({ ok: false, sentence: text });
    const backup = readBackup(await makeBackup(storesOf(device), 1));
    if (!backup.ok) throw new Error(backup.fault.code);
    await restoreBackup(storesOf(other), backup.backup);
    expect(await other.database.campaignEntries.get([id, decisions - 1])).toMatchObject({ decision: unheard });
    expect(await other.shelf.open(id)).toEqual({ ok: false, sentence: text });
  });
});
