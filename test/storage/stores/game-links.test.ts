import { describe, expect, it } from 'vitest';
import { linkGames } from '../../../src/storage/stores/game-links.ts';
import type { CampaignMeta } from '../../../src/storage/database/rows.ts';
import { sampleRecord } from '../../record/sample-record.ts';
import { Device, meta } from '../memory.ts';

const campaign = (id: string, games?: Record<string, string>): CampaignMeta => ({
  id,
  title: 'The long night',
  startedAt: 1,
  changedAt: 1,
  archived: null,
  summary: {},
  ...(games ? { games } : {}),
});

/** A device with these matches and this campaign; gives back the games of the campaign after a backup that holds it is linked. */
async function linked(here: CampaignMeta, brought: CampaignMeta, matches: string[]): Promise<CampaignMeta['games']> {
  const { database, matches: store } = new Device().open();
  for (const id of matches) await store.create(sampleRecord(0), meta(id));
  await database.campaigns.put({ ...here, deleted: null, head: {} });
  await linkGames(database, [brought], { campaigns: new Map(), matches: new Map(matches.map((id) => [id, id])) });
  return (await database.campaigns.get(here.id))?.games;
}

describe('the games of a campaign and their matches', () => {
  it('of a row from before games were noted: the match that bears the id of the game, not a second match of it', async () => {
    const old = campaign('moon');
    expect(await linked(old, old, ['moon-w1g1', 'moon-w1g1-2', 'moon-w1g2', 'moonlight-w1g1'])).toEqual({
      w1g1: 'moon-w1g1',
      w1g2: 'moon-w1g2',
    });
  });

  it('a game that was noted keeps its match, whatever bears its id', async () => {
    const noted = campaign('moon', { w1g1: 'moon-w1g1-2' });
    expect(await linked(noted, campaign('moon'), ['moon-w1g1', 'moon-w1g1-2'])).toEqual({ w1g1: 'moon-w1g1-2' });
  });
});
