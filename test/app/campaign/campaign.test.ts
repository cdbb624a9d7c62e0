import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BESIDE } from '../../../src/ui/contexts/gatherings/campaign-port.ts';
import { campaignCatalogue } from '../../../src/app/campaign/campaign-book.ts';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { openTable } from '../../../src/app/session/open-table.ts';
import { boards } from '../../../src/cards/index.ts';
import { recommended } from '../../../src/campaign/terms/presets.ts';
import { seal, unsealAny } from '../../../src/record/sealed-file.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../../src/storage/backup/backup.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { CampaignStore } from '../../../src/storage/stores/campaign-store.ts';
import { MatchStore } from '../../../src/storage/stores/match-store.ts';
import { SettingsStore } from '../../../src/storage/stores/settings-store.ts';
import { Lot } from '../../campaign/random-player.ts';
import { CampaignDevice, decisionOf, everySeat, NAMES, play, recordOf } from './campaign-device.ts';

/** Equal, and a list of what differs when not: looking for that takes a while where much is compared. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toStrictEqual(wanted);
}

let device: CampaignDevice;
beforeEach(() => {
  device = new CampaignDevice();
});
afterEach(() => device.database.close());

describe('a campaign that is kept', () => {
  it('goes on where it was, after whichever decision everything went dark', { timeout: 120_000 }, async () => {
    const lot = new Lot('dark');
    const id = await device.begin({ attacks: { ...recommended().attacks, on: true } });
    let decisions = 0;
    let campaign = await device.open(id);
    let recordNow = await recordOf(campaign);
    for (;;) {
      const decision = decisionOf(recordNow, lot);
      if (!decision) break;
      expect(await campaign.decide(decision)).toBe(null);
      decisions += 1;
      const before = everySeat(campaign);
      const record = await recordOf(campaign);
      campaign.close();
      campaign = await device.open(id, device.window());
      expect(campaign.readOnly).toBe(null);
      expectSame(everySeat(campaign), before);
      recordNow = await recordOf(campaign);
      expectSame(recordNow, record);
      expect(record.decisions).toHaveLength(decisions);
    }
    campaign.close();
    expect(decisions).toBeGreaterThan(30);
    expect((await device.shelf.list())[0]).toMatchObject({
      id,
      name: 'The long night',
      players: NAMES,
      week: 2,
      lastWeek: 2,
      finished: true,
    });
  });

  it('offers the newer cards of the app only where there are any, also after it was put away and read again', async () => {
    const id = await device.begin();
    const begun = await device.open(id);
    expect(begun.newerCards).toBeNull();
    const catalogue = campaignCatalogue();
    const { flintlock: _, ...characters } = catalogue.characters;
    const player = begun.view('table').players[0]?.id ?? '';
    expect(await begun.decide({ player, kind: 'update-cards', catalogue: { ...catalogue, characters } })).toBeNull();
    expect(begun.newerCards).toEqual(catalogue);
    begun.close();
    const again = await device.open(id);
    expect(again.newerCards).toEqual(catalogue);
    expect(await again.decide({ player, kind: 'update-cards', catalogue })).toBeNull();
    expect(again.newerCards).toBeNull();
    again.close();
    expect((await device.open(id)).newerCards).toBeNull();
  });

  it('what is refused is told with its reason, and leaves no trace', async () => {
    const campaign = await device.open(await device.begin());
    const before = await recordOf(campaign);
    let heard = 0;
    campaign.subscribe(() => (heard += 1));
    expect(await campaign.decide({ player: 'p2', kind: 'publish' })).toMatchObject({ clauses: [expect.any(String)] });
    expect(await recordOf(campaign)).toEqual(before);
    expect(heard).toBe(0);
    campaign.close();
  });

  it('decisions given at once are kept one after the other', async () => {
    const id = await device.begin();
    const campaign = await device.open(id);
    await campaign.decide({ player: 'p1', kind: 'publish' });
    const renamed = ['Anna', 'Anne', 'Annie'].map((name) => campaign.decide({ player: 'p1', kind: 'rename', who: 'p1', name }));
    expect(await Promise.all(renamed)).toEqual([null, null, null]);
    campaign.close();
    const again = await device.open(id);
    expect(again.view('table').players[0]?.name).toBe('Annie');
    expect((await recordOf(again)).decisions).toHaveLength(4);
    again.close();
  });

  it('a decision that cannot be kept is not made', async () => {
    const id = await device.begin();
    const campaign = await device.open(id);
    await new CampaignStore(device.database).append(id, 0, { player: 'p1', kind: 'rename', who: 'p2', name: 'Bea' }, {});
    await expect(campaign.decide({ player: 'p1', kind: 'publish' })).rejects.toThrow();
    expect(campaign.view('table').stage).toBe('publish');
    campaign.close();
  });

  it('is kept again whole when everything was cleared while it lay open', async () => {
    const campaign = await device.open(await device.begin());
    expect(await campaign.decide({ player: 'p1', kind: 'publish' })).toBe(null);
    await Promise.all(device.database.tables.map((table) => table.clear()));
    expect(await campaign.decide({ player: 'p1', kind: 'rename', who: 'p1', name: 'Annie' })).toBe(null);
    const record = await recordOf(campaign);
    campaign.close();
    const again = await device.open(campaign.id);
    expect(again.view('table').players[0]?.name).toBe('Annie');
    expect(await recordOf(again)).toEqual(record);
    again.close();
  });

  it('in a second window it can only be looked at, until the first lets go', async () => {
    const id = await device.begin();
    const first = await device.open(id);
    const second = await device.open(id, device.window());
    expect(first.readOnly).toBe(null);
    expect(second.readOnly).toBe('This campaign is open in another window; here you can only view it.');
    expect(second.view('table')).toEqual(first.view('table'));
    second.close();
    first.close();
    const third = await device.open(id);
    expect(third.readOnly).toBe(null);
    third.close();
  });

  it('what is kept of it and broken is said in a sentence', async () => {
    const id = await device.begin();
    await device.database.campaignEntries.add({ campaign: id, n: 0, decision: { player: 'p9', kind: 'publish' } });
    const damaged = await device.open(id);
    expect(damaged.readOnly).toMatch(/^[A-Z].*\.$/);
    damaged.close();
    await device.database.campaigns.update(id, { head: { format: 7 } });
    for (const campaign of [await device.shelf.open(id), await device.shelf.open('nowhere')])
      expect(campaign.ok ? 'opened' : campaign.sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('is put away, deleted and brought back', async () => {
    const id = await device.begin();
    await device.shelf.archive(id, true);
    expect((await device.shelf.list()).map(({ archived }) => archived)).toEqual([true]);
    await device.shelf.remove(id);
    expect(await device.shelf.list()).toEqual([]);
    await device.shelf.undoRemove(id);
    expect(await device.shelf.list()).toHaveLength(1);
  });
});

describe('a game of a campaign on the table', () => {
  it(
    'is played by a computer for whoever is not there, who keeps its name; never beside real miniatures',
    { timeout: 60_000 },
    async () => {
      const campaign = await device.open(await device.begin());
      await play(campaign, new Lot('absent'), () => campaign.view('table').weeks[0]?.games.every(({ stage }) => stage === 'play') ?? false);
      const [here, there] = campaign.view('table').weeks[0]?.games ?? [];
      if (!here || !there) throw new Error('no games');
      const matches = new MatchStore(device.database);
      const absent = here.players[1] ?? '';
      const match = await campaign.begin(here.id, boards[0]?.id ?? '', { [absent]: 'gentle' });
      const meta = await matches.meta(match);
      // who sits first is rolled for each week
      const name = campaign.view('table').players.find(({ id }) => id === absent)?.name ?? '';
      expect(meta?.computers).toMatchObject((meta?.names ?? []).map((text) => (text === name ? { level: 'gentle' } : null)));
      expect(meta?.names).toContain(name);
      const beside = await campaign.begin(there.id, BESIDE, { [there.players[0] ?? '']: 'strong' });
      expect((await matches.meta(beside))?.computers).toBeUndefined();
    },
  );

  it('has the rosters of the week and is begun once', { timeout: 60_000 }, async () => {
    const campaign = await device.open(await device.begin());
    const stage = () => campaign.view('table').weeks[0]?.games[0]?.stage;
    await play(campaign, new Lot('table'), () => stage() === 'play');
    const [game] = campaign.view('table').weeks[0]?.games ?? [];
    if (!game) throw new Error('no game');
    expect(await campaign.gameMatch(game.id)).toEqual({ at: 'none' });
    const match = await campaign.begin(game.id, boards[0]?.id ?? '');
    expect(match).toBe(`${campaign.id}-${game.id}`);
    expect(await campaign.begin(game.id, boards[1]?.id ?? '')).toBe(match);
    expect(await campaign.gameMatch(game.id)).toEqual({ at: 'under-way', match });
    expect(await campaign.played(game.id)).toBe(null);
    const record = await new MatchStore(device.database).load(match);
    const rosters = game.players.map((player) => campaign.view('table').weeks[0]?.rosters[player]?.characters);
    expect(record?.setup.seats.map(({ troupe }) => troupe)).toEqual(rosters);
    campaign.close();
  });

  it('is begun beside real miniatures, without a board', { timeout: 60_000 }, async () => {
    const campaign = await device.open(await device.begin());
    const game = () => campaign.view('table').weeks[0]?.games[0];
    await play(campaign, new Lot('beside'), () => game()?.stage === 'play');
    const match = await campaign.begin(game()?.id ?? '', BESIDE);
    const record = await new MatchStore(device.database).load(match);
    expect(record?.setup.options.table).toBe('spoken');
    expect(record?.setup.terrain).toEqual([]);
    campaign.close();
  });

  it('is begun again after its match was removed, and the removed one can still be brought back', { timeout: 60_000 }, async () => {
    const campaign = await device.open(await device.begin());
    const game = () => campaign.view('table').weeks[0]?.games[0];
    await play(campaign, new Lot('again'), () => game()?.stage === 'play');
    const id = game()?.id ?? '';
    const first = await campaign.begin(id, boards[0]?.id ?? '');
    await device.matches.remove(first);
    expect(await campaign.gameMatch(id)).toEqual({ at: 'none' });
    expect(await campaign.played(id)).toBe(null);
    const second = await campaign.begin(id, boards[0]?.id ?? '');
    expect(second).not.toBe(first);
    expect(await campaign.gameMatch(id)).toEqual({ at: 'under-way', match: second });
    // both ways lead: from the game to its match, and from the match to its campaign, whatever it is called
    const store = new CampaignStore(device.database);
    expect([await store.ofMatch(second), await store.ofMatch(first), await store.ofMatch('another')]).toEqual([campaign.id, null, null]);
    await device.matches.undoRemove(first);
    expect((await device.matches.list()).map((meta) => meta.id).sort()).toEqual([first, second].sort());
    expect(await campaign.gameMatch(id)).toEqual({ at: 'under-way', match: second });
    campaign.close();
  });

  it('begun before campaigns noted their matches is found, and begun again once it was removed', { timeout: 60_000 }, async () => {
    const campaign = await device.open(await device.begin());
    const game = () => campaign.view('table').weeks[0]?.games[0];
    await play(campaign, new Lot('before'), () => game()?.stage === 'play');
    const id = game()?.id ?? '';
    const match = await campaign.begin(id, boards[0]?.id ?? '');
    await device.database.campaigns.update(campaign.id, { games: undefined });
    expect(await campaign.gameMatch(id)).toEqual({ at: 'under-way', match });
    expect(await new CampaignStore(device.database).ofMatch(match)).toBe(campaign.id);
    await device.matches.remove(match);
    const again = await campaign.begin(id, boards[0]?.id ?? '');
    expect(await campaign.gameMatch(id)).toEqual({ at: 'under-way', match: again });
    campaign.close();
  });

  it('stays under way in a campaign that a backup brings beside another of its name', { timeout: 60_000 }, async () => {
    const { database, matches } = device;
    const stores = { database, matches, settings: new SettingsStore(database) };
    const id = await device.begin();
    const before = await makeBackup(stores, 1);
    const campaign = await device.open(id);
    const game = () => campaign.view('table').weeks[0]?.games[0];
    await play(campaign, new Lot('beside'), () => game()?.stage === 'play');
    const match = await campaign.begin(game()?.id ?? '', boards[0]?.id ?? '');
    campaign.close();
    const after = await makeBackup(stores, 2);

    // elsewhere the same campaign goes another way, and a match of another kind bears the id of the game
    const elsewhere = new CampaignDevice();
    const there = { database: elsewhere.database, matches: elsewhere.matches, settings: new SettingsStore(elsewhere.database) };
    const [old, now] = [readBackup(before), readBackup(after)];
    if (!old.ok || !now.ok) throw new Error('unreadable');
    await restoreBackup(there, old.backup);
    const other = await elsewhere.open(id);
    await other.decide({ player: 'p1', kind: 'publish' });
    expect(await other.decide({ player: 'p1', kind: 'rename', who: 'p1', name: 'Annie' })).toBe(null);
    other.close();
    const [brought] = now.backup.matches;
    if (!brought) throw new Error('no match');
    const { record } = brought;
    await elsewhere.matches.create({ ...record, setup: { ...record.setup, seed: 'another' } }, { ...brought.meta, id: match });
    expect(await restoreBackup(there, now.backup)).toMatchObject({ copied: 1, campaigns: { copied: 1 } });

    const copied = (await elsewhere.shelf.list()).find((campaign) => campaign.id !== id);
    const copy = await elsewhere.open(copied?.id ?? '');
    const found = await copy.gameMatch(game()?.id ?? '');
    if (found.at === 'none') throw new Error('the game is lost');
    expect(found.match).not.toBe(match);
    expect((await elsewhere.matches.load(found.match))?.setup.seed).toBe(record.setup.seed);
    expect(await copy.begin(game()?.id ?? '', boards[0]?.id ?? '')).toBe(found.match);
    copy.close();
    elsewhere.database.close();
  });

  it('brings home the active objective markers and what the cards count [4.7 5.5]', { timeout: 60_000 }, async () => {
    const campaign = await device.open(await device.begin());
    const game = () => campaign.view('table').weeks[0]?.games[0];
    await play(campaign, new Lot('markers'), () => campaign.view('table').stage === 'games');
    const id = game()?.id ?? '';
    const cards = ['troll-fists', 'gamble-the-silverware'];
    for (const player of game()?.players ?? []) expect(await campaign.decide({ player, kind: 'choose-cards', game: id, cards })).toBe(null);
    await play(campaign, new Lot('markers'), () => game()?.stage === 'play');
    const matches = new MatchStore(device.database);
    const opened = await openTable(await campaign.begin(id, boards[0]?.id ?? ''), matches);
    if (!opened.ok) throw new Error(opened.why);
    const { table } = opened;
    const answer = async () => {
      const [opening] = table.openings();
      const { decisions } = table.choices(opening?.seat ?? 0);
      const decision = decisions.find(({ kind }) => kind === 'play-card');
      const over = table.view(null).order.result !== null;
      const two = decisions.findLast(
        (candidate) => candidate.kind === 'markers' && candidate.at.length === 2 && candidate.at[0] !== undefined,
      );
      const next =
        opening?.kind === 'markers' ? two : over && decision ? decision : (decisions.find(({ kind }) => kind === 'pass') ?? decisions[0]);
      expect(next && (await table.decide(next)), JSON.stringify(opening)).toBe(null);
    };
    while (table.openings()[0]?.kind !== 'deploy') await answer();
    const [marker, other] = (table.view(null).table.markers ?? []).filter(({ seat }) => seat === 0);
    const set = { markers: { [marker?.id ?? '']: { active: true }, [other?.id ?? '']: { active: true } } };
    expect(await table.decide({ seat: 0, kind: 'adjust', set })).toBe(null);
    expect(await table.decide({ seat: 1, kind: 'agree' })).toBe(null);
    expect(await table.decide({ seat: 1, kind: 'concede' })).toBe(null);
    while (table.openings().length > 0) await answer();
    await table.close();
    const first = campaign.view('table').players.find(({ name }) => name === table.seats[0]?.name)?.id ?? '';
    const plays = [...((await campaign.played(id))?.plays ?? [])];
    expect(plays.filter(({ player }) => player === first)).toEqual(
      expect.arrayContaining([
        { player: first, card: 'troll-fists', active: 2 },
        { player: first, card: 'gamble-the-silverware', active: 1 },
      ]),
    );
    const result = (await campaign.played(id))?.result;
    if (!result) throw new Error('not over');
    expect(await campaign.decide({ player: first, kind: 'result', game: id, result, plays, windows: 'given' })).toBe(null);
    campaign.close();
  });
});

describe('a campaign as a file', () => {
  it('goes out and comes in, with the same standings and every secret', async () => {
    const campaign = await device.open(await device.begin());
    await play(campaign, new Lot('out'), () => campaign.view('table').week === 2 && campaign.view('table').stage === 'games');
    const { name, file } = await campaign.write();
    expect(name).toBe('the-long-night.all-secrets.mooncampaign');
    const elsewhere = new CampaignDevice();
    const there = elsewhere.shelf;
    const read = await there.read(file);
    if (!read.ok) throw new Error(read.sentence);
    const copy = await device.open(read.id, there);
    expect(everySeat(copy)).toEqual(everySeat(campaign));
    expect(copy.sheet()).toEqual(campaign.sheet());
    expect(copy.newerCards).toBeNull();
    expect(copy.summary()).toContain('The long night: week 1');
    copy.close();
    campaign.close();
    elsewhere.database.close();
  });

  it('is passed on as a code, and says that it holds secrets until it is over', async () => {
    const campaign = await device.open(await device.begin());
    const parcel = await campaign.share();
    expect(parcel).toMatchObject({ kind: 'campaign', title: 'The long night', sealed: true });
    const arrived = { kind: 'campaign', title: 'The long night', names: NAMES };
    const reader = new SharedReader(() => 'fresh');
    expect(await reader.text(parcel.code)).toMatchObject({ stage: 'arrived', arrived });
    const taken = await reader.file(parcel.file.blob);
    expect(taken).toMatchObject({ stage: 'arrived', arrived });
    if (taken.stage === 'arrived' && taken.arrived.kind === 'campaign')
      expect(await device.shelf.read(taken.arrived.file)).toMatchObject({ ok: true });
    await play(campaign, new Lot('over'));
    expect((await campaign.share()).sealed).toBe(false);
    campaign.close();
  });

  it('cut or flipped anywhere, it is refused in a sentence and changes nothing', { timeout: 60_000 }, async () => {
    const campaign = await device.open(await device.begin());
    await play(campaign, new Lot('cut'), () => campaign.view('table').stage === 'games');
    const whole = new Uint8Array(await (await campaign.write()).file.arrayBuffer());
    campaign.close();
    const before = await device.shelf.list();
    const lot = new Lot('blows');
    const reader = new SharedReader(() => 'fresh');
    for (let blow = 0; blow < 400; blow += 1) {
      const bytes = whole.slice(0, blow % 2 === 0 ? lot.upTo(whole.length - 1) : whole.length);
      // the ten bytes of a gzip head say nothing of what is inside, nor do the bits that fill up the last byte before the sum
      const index = 10 + lot.upTo(whole.length - 11);
      if (blow % 2 === 1) bytes[index] = (bytes[index] ?? 0) ^ (1 + lot.upTo(254));
      const read = await device.shelf.read(new Blob([bytes]));
      if (read.ok && isDeepStrictEqual(unsealAny(bytes), unsealAny(whole))) continue;
      expect(read.ok ? `read after blow ${blow}` : read.sentence).toMatch(/^[A-Z].*\.$/);
      expect((await reader.file(new Blob([bytes]))).stage, `blow ${blow}`).toBe('refused');
    }
    expect(await device.shelf.list()).toEqual(before);
  });

  it('sound on the outside and wrong inside, it is refused with the place', async () => {
    const campaign = await device.open(await device.begin());
    await campaign.decide({ player: 'p1', kind: 'publish' });
    const record = await recordOf(campaign);
    campaign.close();
    const { setup } = record;
    const wrong: unknown[] = [
      null,
      [],
      { ...record, format: 2 },
      { ...record, rules: 'new' },
      { ...record, seed: 7 },
      { ...record, setup: { ...setup, players: setup.players.slice(0, 1) } },
      { ...record, setup: { ...setup, catalogue: {} } },
      { ...record, setup: { ...setup, settings: { ...setup.settings, stones: 99 } } },
      { ...record, decisions: [{ player: 'p1', kind: 'conquer' }] },
      { ...record, decisions: [...record.decisions, { player: 'p1', kind: 'publish' }] },
      { ...record, decisions: [{ player: 'p3', kind: 'publish' }] },
    ];
    for (const [index, content] of wrong.entries()) {
      const read = await device.shelf.read(new Blob([seal('campaign', content)]));
      expect(read.ok ? `read ${index}` : read.sentence).toMatch(/^[A-Z].*\.$/);
    }
    expect(await device.shelf.list()).toHaveLength(1);
  });
});

it('the book calls every card of a campaign by its name and tells what it says', async () => {
  const campaign = await device.open(await device.begin());
  const { characters, upgrades, cards } = campaignCatalogue();
  for (const id of Object.keys(characters)) expect(campaign.book.character(id)?.id).toBe(id);
  for (const id of Object.keys(upgrades)) expect(campaign.book.upgrade(id).lines.join(' ')).not.toBe('');
  for (const id of Object.keys(cards))
    expect(campaign.book.card(id)).toMatchObject({ id, lines: [expect.any(String), expect.any(String)] });
  expect(campaign.book.card('unheard-of')).toEqual({ id: 'unheard-of', name: 'unheard-of', lines: [] });
  campaign.close();
});
