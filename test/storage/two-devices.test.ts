import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../src/record/match-record.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { seal } from '../../src/record/sealed-file.ts';
import { BoardStore } from '../../src/storage/stores/board-store.ts';
import { readBackup } from '../../src/storage/backup/backup-file.ts';
import { previewBackup, restoreBackup, type Preview } from '../../src/storage/backup/backup.ts';
import { makeBackup } from '../../src/storage/backup/write-backup.ts';
import { CampaignStore } from '../../src/storage/stores/campaign-store.ts';
import { CollectionStore } from './collection-store.ts';
import type { DifferingChoice } from '../../src/storage/stores/kept-merge.ts';
import type { StoredThing } from '../../src/storage/stored-thing.ts';
import { signOf } from '../../src/storage/merge/kept-content.ts';
import { PlayerStore } from '../../src/storage/stores/player-store.ts';
import { TroupeStore } from '../../src/storage/stores/troupe-store.ts';
import { canonicalText } from '../../src/storage/canonical-text.ts';
import { sampleRecord } from '../record/sample-record.ts';
import { Device, meta, sampleBoard, sampleTroupe } from './memory.ts';

// Two devices on which anything may have happened, under the same ids or others, and backups that go to and fro between them.

const small = sampleRecord(0, 'moonrise');
const { flintlock } = small.cards.characters;
const cards = { ...small.cards, characters: flintlock ? { flintlock } : {}, upgrades: {}, tableCards: {} };

/** A match told by its seed and a letter a decision. */
function recordOf(seed: string, line: string): MatchRecord {
  const decisions = [...line].map((letter): Decision => ({ seat: 0, kind: 'activate', model: letter }));
  const setup = { ...small.setup, terrain: [], seed };
  return { ...small, cards, setup, entries: decisions.map((decision) => ({ decision, events: [] })), checkpoints: [] };
}
const lineOf = (decisions: readonly object[], field: string): string =>
  decisions.map((decision) => String(Reflect.get(decision, field))).join('');

const LONG = 'x'.repeat(79);
const IDS = ['x', 'x-2', 'x-2-2', 'y', LONG];
const WORDS = ['', 'a', 'ab', 'abc', 'b', 'ac', 'abd'];

type Kind = 'match' | 'campaign' | 'troupe' | 'player' | 'owned' | 'board' | 'theme';
/** What is done on one device: `what` is put under an id, or what is there is played on, or it is removed. */
type Deed = { on: 0 | 1; kind: Kind; id: string; seed: string; word: string; remove: boolean; at: number };
type Trip = { from: 0 | 1; differing: DifferingChoice };

const side = fc.constantFrom<0 | 1>(0, 1);
const deed: fc.Arbitrary<Deed> = fc.record({
  on: side,
  kind: fc.constantFrom<Kind>('match', 'match', 'campaign', 'troupe', 'player', 'owned', 'board', 'theme'),
  id: fc.constantFrom(...IDS),
  seed: fc.constantFrom('s', 's', 't'),
  word: fc.constantFrom(...WORDS),
  remove: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
  at: fc.integer({ min: 1, max: 4 }),
});
const trip: fc.Arbitrary<Trip> = fc.record({ from: side, differing: fc.constantFrom<DifferingChoice>('both', 'newer') });

function openOn(device: Device) {
  const stores = device.open();
  const { database } = stores;
  const now = (): number => device.time;
  return {
    ...stores,
    troupes: new TroupeStore(database, now),
    collection: new CollectionStore(database, now),
    players: new PlayerStore(database, now),
    campaigns: new CampaignStore(database, now),
    boards: new BoardStore(database, now),
  };
}
type Open = ReturnType<typeof openOn>;

async function grow(kind: 'match' | 'campaign', stores: Open, id: string, { seed, word }: Deed): Promise<void> {
  if (kind === 'match') {
    const own = await stores.matches.load(id);
    if (!own) return stores.matches.create(recordOf(seed, word), { ...meta(id), turn: word.length, players: ['x'] });
    for (const [more, letter] of [...word].entries()) {
      const index = own.entries.length + more;
      const [entry] = recordOf('', letter).entries;
      if (entry) await stores.matches.append(id, { at: index, entry, turn: index + 1, finished: false });
    }
    return;
  }
  const own = await stores.campaigns.load(id);
  const decisions = [...word].map((letter) => ({ kind: letter }));
  if (!own) return stores.campaigns.create(id, 'Winter', { head: { seed }, decisions }, { week: word.length });
  for (const [more, decision] of decisions.entries()) {
    const n = own.decisions.length + more;
    await stores.campaigns.append(id, n, decision, { week: n + 1 });
  }
}

async function doing(device: Device, stores: Open, deed: Deed): Promise<void> {
  const { kind, word, remove, at } = deed;
  device.time = at;
  const { matches, campaigns, troupes, players, collection, boards, settings } = stores;
  const id = kind === 'match' || kind === 'campaign' || deed.id !== LONG ? deed.id : `${LONG}z`.slice(0, 80);
  switch (kind) {
    case 'match':
      return remove ? matches.remove(id) : grow(kind, stores, id, deed);
    case 'campaign':
      return remove ? campaigns.remove(id) : grow(kind, stores, id, deed);
    case 'troupe':
      return remove ? troupes.remove(id) : troupes.save(id, { ...sampleTroupe(word), id } as never);
    case 'player':
      return remove ? players.remove(id) : players.save(id, { name: `P${word}`, colour: 'sun', pattern: 'plain' });
    case 'owned':
      return collection.save(id, { owned: remove, painted: false, notes: word });
    case 'board':
      await (remove ? boards.remove(id) : boards.save({ ...sampleBoard(id), name: `B${word}` }));
      return;
    case 'theme':
      await settings.change({ theme: remove ? 'day' : 'night' });
      return;
  }
}

/** What somebody would find on a device, whatever it is called there: by kind, by id. */
async function found({ matches, campaigns, troupes, players, collection, boards, settings }: Open) {
  const grown: Record<'match' | 'campaign', Record<string, { from: string; told: string }>> = { match: {}, campaign: {} };
  for (const { id, turn } of await matches.list()) {
    const record = await matches.load(id);
    if (!record) throw new Error(`no record ${id}`);
    const played = lineOf(
      record.entries.map(({ decision }) => decision),
      'model',
    );
    expect(record).toEqual(recordOf(record.setup.seed, played));
    expect(turn).toBe(played.length);
    grown.match[id] = { from: record.setup.seed, told: played };
  }
  for (const { id, summary } of await campaigns.list()) {
    const record = await campaigns.load(id);
    if (!record) throw new Error(`no record ${id}`);
    const played = lineOf(record.decisions, 'kind');
    expect(summary).toEqual({ week: played.length });
    grown.campaign[id] = { from: canonicalText(record.head), told: played };
  }
  const whole = {
    troupe: Object.fromEntries((await troupes.list()).map(({ id, data }) => [id, data.name])),
    player: Object.fromEntries((await players.list()).map(({ id, data }) => [id, data.name])),
    board: Object.fromEntries((await boards.list()).map(({ id, name }) => [id, name])),
  };
  for (const { id, data } of await troupes.list()) expect(Reflect.get(data, 'id')).toBe(id);
  const owned = Object.fromEntries((await collection.list()).map(({ id, data }) => [id, data]));
  return { ...grown, ...whole, owned, theme: (await settings.get()).theme };
}
type Found = Awaited<ReturnType<typeof found>>;

const sorted = (all: object): string[] => Object.values(all).map(canonicalText).sort();
/** The same on both, by what it is and not by what it is called. */
const set = ({ match, campaign, troupe, player, board, ...rest }: Found) => ({
  ...rest,
  match: sorted(match),
  campaign: sorted(campaign),
  troupe: sorted(troupe),
  player: sorted(player),
  board: sorted(board),
});

/** Each of these finds one of its own among those, and no two the same. */
function allThere<One>(these: readonly One[], those: readonly One[], fits: (former: One, other: One) => boolean): boolean {
  const [first, ...rest] = these;
  if (first === undefined) return true;
  return those.some((other, index) => fits(first, other) && allThere(rest, those.toSpliced(index, 1), fits));
}
const lives = (entry: { from: string; told: string }, other: { from: string; told: string }): boolean =>
  entry.from === other.from && other.told.startsWith(entry.told);
const equal = (text: string, other: string): boolean => text === other;
/** What says the same, or was that before it was changed. */
const goesOn = (newer: StoredThing<object>, older: StoredThing<object>): boolean =>
  signOf(newer) === signOf(older) || (older.before ?? []).includes(signOf(newer));
const wholeIn = async ({ troupes, players }: Open) => ({ troupe: await troupes.list(), player: await players.list() });

const count = (all: object): number => Object.keys(all).length;
function changed(before: object, after: object): number {
  return Object.entries(before).filter(([id, value]) => canonicalText(value) !== canonicalText(Reflect.get(after, id))).length;
}

/** What a preview promised is what came of it; `restored` came of `brought` over `before`. */
function promiseKept(preview: Preview, before: Found, after: Found, differing: DifferingChoice): void {
  for (const [kind, tally] of [
    ['match', preview],
    ['campaign', preview.campaigns],
  ] as const) {
    expect(count(after[kind]) - count(before[kind]), kind).toBe(tally.added + tally.copied);
    expect(changed(before[kind], after[kind]), kind).toBe(tally.continued);
  }
  for (const [kind, tally] of [
    ['troupe', preview.troupes],
    ['player', preview.players],
  ] as const) {
    const { added, continued, newer, older } = tally;
    expect(count(after[kind]) - count(before[kind]), kind).toBe(differing === 'both' ? added + newer + older : added);
    expect(changed(before[kind], after[kind]), kind).toBe(differing === 'both' ? continued : continued + newer);
  }
  expect(count(after.board) - count(before.board)).toBe(preview.boards);
  expect(changed(before.board, after.board)).toBe(0);
  expect(count(after.owned) - count(before.owned)).toBe(preview.collection.added);
  expect(preview.settings).toBe(before.theme !== after.theme);
}

const nothingLeft = ({ added, continued, copied, boards, settings, troupes, players, collection, campaigns }: Preview): boolean =>
  added + continued + copied + boards + Number(settings) === 0 &&
  [troupes, players, collection].every((tally) => tally.added + tally.continued + tally.newer + tally.older === 0) &&
  campaigns.added + campaigns.continued + campaigns.copied === 0;

async function carry(from: Open, to: Open, differing: DifferingChoice): Promise<Preview> {
  const read = readBackup(await makeBackup(from, 7));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const [source, before] = [await found(from), await found(to)];
  const lines = [await wholeIn(from), await wholeIn(to)];
  const preview = await previewBackup(to, read.backup);
  expect(set(await found(to))).toEqual(set(before));
  expect(await restoreBackup(to, read.backup, differing)).toEqual(preview);
  const after = await found(to);
  promiseKept(preview, before, after, differing);
  for (const old of [source, before])
    for (const kind of ['match', 'campaign'] as const)
      expect(allThere(Object.values(old[kind]), Object.values(after[kind]), lives), `${kind} is lost`).toBe(true);
  for (const old of [source, before])
    expect(allThere(Object.values(old.board), Object.values(after.board), equal), 'board is lost').toBe(true);
  if (differing === 'both')
    for (const old of lines)
      for (const kind of ['troupe', 'player'] as const)
        expect(allThere<StoredThing<object>>(old[kind], (await wholeIn(to))[kind], goesOn), `${kind} is lost`).toBe(true);
  if (differing === 'both')
    for (const old of [source, before])
      for (const [id, { notes }] of Object.entries(old.owned))
        expect(after.owned[id]?.notes.split('\n')).toEqual(expect.arrayContaining(notes.split('\n').filter(Boolean)));
  return preview;
}

const pair = () => {
  const devices = [new Device(), new Device()] as const;
  return { devices, open: [openOn(devices[0]), openOn(devices[1])] as const };
};

describe('two devices', () => {
  it('end with the same, whatever was done and carried over before, and nothing is lost on the way', async () => {
    const steps = fc.array(fc.oneof({ weight: 4, arbitrary: deed }, { weight: 1, arbitrary: trip }), { maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom<DifferingChoice>('both', 'newer'), async (all, differing) => {
        const { devices, open } = pair();
        for (const step of all)
          if ('kind' in step) await doing(devices[step.on], open[step.on], step);
          else await carry(open[step.from], open[step.from === 0 ? 1 : 0], step.differing);
        let quiet = false;
        for (let round = 0; round < 5 && !quiet; round += 1) {
          const there = await carry(open[0], open[1], differing);
          const back = await carry(open[1], open[0], differing);
          quiet = nothingLeft(there) && nothingLeft(back);
        }
        expect(quiet).toBe(true);
        expect(set(await found(open[0]))).toEqual(set(await found(open[1])));
        for (const { database } of open) database.close();
      }),
      { numRuns: 20 },
    );
  });

  it('a file that is not in order changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 12 }), fc.nat(), async (all, blow) => {
        const { devices, open } = pair();
        for (const step of all) await doing(devices[step.on], open[step.on], step);
        const read = readBackup(await makeBackup(open[0], 7));
        if (!read.ok) throw new Error(read.fault.code);
        const before = await found(open[1]);
        const content = {
          ...read.backup,
          players: [...read.backup.players, { id: 'p', changedAt: blow, archived: null, data: { name: blow } }],
        };
        expect(readBackup(seal('backup', content)).ok).toBe(false);
        expect(await found(open[1])).toEqual(before);
        for (const { database } of open) database.close();
      }),
      { numRuns: 5 },
    );
  });
});
