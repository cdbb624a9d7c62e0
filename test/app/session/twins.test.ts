import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Session } from '../../../src/app/session/session.ts';
import { matchFile } from '../../../src/app/kept/match-file.ts';
import { boards } from '../../../src/cards/index.ts';
import { openStores } from '../../../src/app/kept/stores.ts';
import { Database } from '../../../src/storage/database/database.ts';
import { CampaignStore } from '../../../src/storage/stores/campaign-store.ts';
import type { MatchRecord } from '../../../src/record/match-record.ts';
import type { Folded } from '../../../src/record/match-record.ts';
import { longMatch } from '../../record/long-match.ts';
import { Lot } from '../../campaign/random-player.ts';
import { CampaignDevice, play } from '../campaign/campaign-device.ts';

// One campaign is one: a copy that goes on from what is here takes its place, with a way back; two that went separate ways are chosen from.

const devices: CampaignDevice[] = [];
const device = (): CampaignDevice => {
  devices.push(new CampaignDevice());
  return devices.at(-1) as CampaignDevice;
};
afterAll(() => devices.forEach(({ database }) => database.close()));

/** The files of a campaign as it goes on: after so many decisions each. */
async function filesOf(device: CampaignDevice, id: string, lot: string, steps: readonly number[]): Promise<Blob[]> {
  const files: Blob[] = [];
  for (const step of steps) {
    const campaign = await device.open(id);
    let remaining = step;
    await play(campaign, new Lot(lot), () => (remaining -= 1) < 0);
    files.push((await campaign.write()).file);
    campaign.close();
  }
  return files;
}
const entriesOf = async ({ database }: CampaignDevice) => {
  const store = new CampaignStore(database);
  return Promise.all((await store.list()).map(async ({ id, title, summary }) => ({ id, title, summary, record: await store.load(id) })));
};

describe('a campaign that comes back', () => {
  it('is one, in whatever order its copies come, with a way back', { timeout: 120_000 }, async () => {
    const home = device();
    const files = await filesOf(home, await home.begin(), 'one', [2, 5, 6]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2), { minLength: 1, maxLength: 5 }), async (order) => {
        const there = device();
        let newest = -1;
        for (const index of order) {
          const before = await entriesOf(there);
          const read = await there.shelf.read(files[index] as Blob);
          if (!read.ok) throw new Error(read.sentence);
          expect(read.relation).toBe(newest < 0 ? 'new' : index > newest ? 'continued' : 'known');
          expect(await there.shelf.list()).toHaveLength(1);
          if (read.relation === 'known') expect(await entriesOf(there)).toEqual(before);
          if (read.relation === 'continued') {
            const after = await entriesOf(there);
            await read.undo();
            expect(await entriesOf(there)).toEqual(before);
            await there.shelf.read(files[index] as Blob);
            expect(await entriesOf(there)).toEqual(after);
          }
          newest = Math.max(newest, index);
        }
      }),
      { numRuns: 8 },
    );
  });

  it(
    'that went another way is shown as that; nothing changes until one is chosen, and the choice can be undone',
    { timeout: 120_000 },
    async () => {
      const home = device();
      const id = await home.begin();
      const [shared] = await filesOf(home, id, 'shared', [4]);
      const away = device();
      const there = await away.shelf.read(shared as Blob);
      if (!there.ok) throw new Error(there.sentence);
      await filesOf(home, id, 'home', [7]);
      const [copy] = await filesOf(away, there.id, 'away', [5]);
      const before = await entriesOf(home);
      const read = await home.shelf.read(copy as Blob);
      if (read.ok || !read.fork) throw new Error('no fork');
      expect(read.sentence).toMatch(/separate ways in week 1/);
      const { fork } = read;
      const [mine, theirs] = [before[0]?.record?.decisions ?? [], (await entriesOf(away))[0]?.record?.decisions ?? []];
      const common = mine.findIndex((decision, index) => JSON.stringify(decision) !== JSON.stringify(theirs[index]));
      expect([fork.local.decisions, fork.copy.decisions]).toEqual([mine.length - common, theirs.length - common]);
      expect(await entriesOf(home)).toEqual(before);
      const undo = await fork.takeCopy();
      expect((await entriesOf(home)).map(({ record }) => record?.decisions)).toEqual([theirs]);
      expect((await entriesOf(home)).map((campaign) => campaign.id)).toEqual([id]);
      await undo();
      expect(await entriesOf(home)).toEqual(before);
    },
  );

  it('is not replaced while it lies open', { timeout: 60_000 }, async () => {
    const home = device();
    const id = await home.begin();
    const there = device();
    const [first, second] = await filesOf(home, id, 'open', [2, 3]);
    const read = await there.shelf.read(first as Blob);
    if (!read.ok) throw new Error(read.sentence);
    const open = await there.open(read.id);
    await expect(there.shelf.read(second as Blob)).rejects.toMatchObject({ kind: 'taken' });
    open.close();
    expect(await there.shelf.read(second as Blob)).toMatchObject({ ok: true, relation: 'continued' });
  });

  it('leads to its matches, and they to it, whatever it came back as', { timeout: 120_000 }, async () => {
    const home = device();
    const campaign = await home.open(await home.begin());
    const game = () => campaign.view('table').weeks[0]?.games[0];
    await play(campaign, new Lot('matches'), () => game()?.stage === 'play');
    const match = await campaign.begin(game()?.id ?? '', boards[0]?.id ?? '');
    const sides = Object.fromEntries((game()?.players ?? []).map((player) => [player, { stones: 1 }]));
    const result = { match, sides };
    const chamberlain = campaign.view('table').players.find((player) => player.chamberlain)?.id ?? '';
    expect(
      await campaign.decide({ player: chamberlain, kind: 'result', game: game()?.id ?? '', result, plays: [], windows: 'given' }),
    ).toBe(null);
    const { file } = await campaign.write();
    const gameId = game()?.id ?? '';
    campaign.close();
    await home.shelf.remove(campaign.id);
    const read = await home.shelf.read(file);
    if (!read.ok) throw new Error(read.sentence);
    expect(read.id).not.toBe(campaign.id);
    expect(await new CampaignStore(home.database).matchOf(read.id, gameId)).toBe(match);
    expect(await new CampaignStore(home.database).ofMatch(match)).toBe(read.id);
  });
});

describe('a match that comes back', () => {
  it('goes on where it was, with a way back, is not taken twice, and lies beside another way of itself', { timeout: 60_000 }, async () => {
    const session = new Session(openStores(new Database('twins')));
    const played = longMatch('twins', 8);
    const upTo = (count: number): MatchRecord => (played[count] as Folded).record;
    const take = async (record: MatchRecord) =>
      session.importMatch(new Uint8Array(await matchFile({ record, title: 'Tuesday', names: ['Ada', 'Bo'] }, false).arrayBuffer()));
    const counts = async () =>
      Promise.all((await session.matches.list()).map(async ({ id }) => (await session.matches.load(id))?.entries.length));
    const first = await take(upTo(3));
    expect(first.ok ? first.relation : first.why).toBe('new');
    expect(await take(upTo(2))).toMatchObject({ relation: 'known' });
    const later = await take(upTo(6));
    if (!later.ok || later.relation !== 'continued') throw new Error('not continued');
    expect(await counts()).toEqual([6]);
    await later.undo();
    expect(await counts()).toEqual([3]);
    await take(upTo(6));
    const conceded = { ...upTo(3), entries: [...upTo(3).entries, { decision: { seat: 0, kind: 'concede' } as const, events: [] }] };
    expect(await take(conceded)).toMatchObject({ ok: true, relation: 'fork' });
    expect((await counts()).sort()).toEqual([4, 6]);
    session.stores.database.close();
  });
});
