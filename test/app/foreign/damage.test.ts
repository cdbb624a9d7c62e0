import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { codeTable } from '../../../src/app/foreign/sharing.ts';
import { Session } from '../../../src/app/session/session.ts';
import { openStores } from '../../../src/app/kept/stores.ts';
import { boards, catalogue } from '../../../src/cards/index.ts';
import { toBase64, toBase64Url } from '../../../src/record/base64.ts';
import { advanceCampaign, beginCampaignRecord } from '../../../src/record/campaign-record.ts';
import { beginRecord, type MatchRecord } from '../../../src/record/match-record.ts';
import { seal, unseal, type Sealed } from '../../../src/record/sealed-file.ts';
import { codeOfFile } from '../../../src/record/share-code.ts';
import { CampaignStore } from '../../../src/storage/stores/campaign-store.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { Database } from '../../../src/storage/database/database.ts';
import { packTroupe } from '../../../src/troupes/pack-troupe.ts';
import { writeLunachron } from '../../../src/troupes/codes/lunachron.ts';
import { MINER_MARK, writeMiner } from '../../../src/troupes/codes/miner.ts';
import { emptyTroupe } from '../../../src/troupes/troupe.ts';
import type { Taken } from '../../../src/ui/contexts/cards/troupe-port.ts';
import { fileFault } from '../../../src/words/app/keeping/storage.ts';
import { sampleSetup } from '../../record/sample-record.ts';
import { Lot, nextDecision } from '../../campaign/random-player.ts';
import { setupOf } from '../../campaign/samples.ts';
import { CampaignDevice } from '../campaign/campaign-device.ts';

// Damage that no sum notices: a file or code that is whole on the outside and wrong within, as a hostile or a faulty program writes it.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const plain = (given: unknown): Json => JSON.parse(JSON.stringify(given)) as Json;

const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '0',
  '__proto__',
  '<img src=x onerror="globalThis.executed=1">',
  'x'.repeat(3000),
  [],
  [[]],
  {},
  { length: 1e9 },
  { constructor: { prototype: {} } },
];

/** Something in its place is struck: left out, put twice, renamed, or something else is put there. `at` leads to it, deeper with each number. */
function struck(content: Json, indexes: readonly number[], strange: Json, how: number): Json {
  const [here = 0, ...deeper] = indexes;
  if (typeof content !== 'object' || content === null) return strange;
  const keys = Object.keys(content);
  const key = keys[here % Math.max(1, keys.length)];
  if (key === undefined) return strange;
  if (deeper.length > 0) {
    const inside = struck((content as Record<string, Json>)[key] ?? null, deeper, strange, how);
    return Array.isArray(content) ? content.with(Number(key), inside) : { ...content, [key]: inside };
  }
  if (Array.isArray(content))
    return how === 0
      ? content.toSpliced(Number(key), 1)
      : how === 1
        ? [...content, content[Number(key)] ?? null]
        : content.with(Number(key), strange);
  const { [key]: value = null, ...rest } = content;
  return how === 0 ? rest : how === 1 ? { ...rest, [`${key}s`]: value } : { ...rest, [key]: strange };
}

const blows = fc.array(fc.tuple(fc.array(fc.nat(40), { minLength: 1, maxLength: 7 }), fc.constantFrom(...STRANGE), fc.nat(4)), {
  minLength: 1,
  maxLength: 2,
});
const damaged = (content: Json) =>
  blows.map((all) => all.reduce((broken, [indexes, strange, how]) => struck(broken, indexes, strange, how), content));

const SENTENCE = /^[A-Z][^<>]*\.$/;
const reader = () => new SharedReader(() => 'fresh');
const refusedOr = (taken: Taken): void => {
  if (taken.stage === 'refused') expect(taken.sentence).toMatch(SENTENCE);
  else expect(taken.stage).toBe('arrived');
};
const counts: Record<string, number> = {};
const counted = (kind: string, taken: Taken): void => {
  if (taken.stage === 'refused') counts[kind] = (counts[kind] ?? 0) + 1;
};
/** As `seal`, by Node's own packer: thousands are packed here. */
const sealed = (kind: Sealed, content: Json): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(JSON.stringify({ moonrise: kind, format: 1, content }), { level: 9 }));
const codeOf = (kind: Sealed, content: Json): string => codeOfFile(sealed(kind, content));

/** With four cards and three pieces of terrain: as sound, and struck more often. */
function shrunk(record: MatchRecord): MatchRecord {
  const few = Object.entries(record.cards.characters).filter(([id]) => ['flintlock', 'quack', 'grub', 'boulder'].includes(id));
  const setup = { ...record.setup, terrain: record.setup.terrain.slice(0, 3) };
  return { ...record, setup, cards: { ...record.cards, characters: Object.fromEntries(few), upgrades: {}, tableCards: {} } };
}

const device = new CampaignDevice();
const session = new Session(openStores(new Database('damage')));
let campaign: Json;
let backup: Json;

const rows = async () => [
  ...(await Promise.all(device.database.tables.map((table) => table.count()))),
  ...(await Promise.all(session.stores.database.tables.map((table) => table.count()))),
];

beforeAll(async () => {
  const begun = beginCampaignRecord(setupOf(4, { length: 2 }), 'seed');
  if (!begun.ok) throw new Error(begun.reason.code);
  let { folded } = begun;
  const lot = new Lot('damage');
  for (
    let decision = nextDecision(lot, folded.campaign);
    decision && folded.campaign.weeks.length < 2;
    decision = nextDecision(lot, folded.campaign)
  ) {
    const next = advanceCampaign(folded, decision);
    if (next.ok) ({ folded } = next);
  }
  campaign = plain(folded.record);
  await session.begin({ names: ['Ada', 'Ben'], seats: [{}, {}], board: boards[0]?.id ?? '' });
  const { database } = session.stores;
  await new CampaignStore(database).create('c', 'Winter', { head: { rules: 1 }, decisions: [{ kind: 'rest' }] }, { week: 1 });
  const read = readBackup(await makeBackup(session.stores, 1));
  if (!read.ok) throw new Error(read.fault.code);
  backup = plain({ ...read.backup, matches: read.backup.matches.map(({ meta, record }) => ({ meta, record: shrunk(record) })) });
}, 60_000);
afterAll(() => {
  expect(Reflect.get(globalThis, 'executed')).toBeUndefined();
  device.database.close();
  session.stores.database.close();
});

describe('sound on the outside, wrong within: a sentence or something in order, and nothing is changed', () => {
  const crown = {
    ...emptyTroupe('t1', 'The Crown'),
    characters: ['baron-von-fancyhat', 'flintlock', 'quack'],
    upgrades: { flintlock: ['shirt-of-mail'] },
  };

  it('what is packed here is what we make, once it is opened', () => {
    const content = { name: 'Åsa’s', list: [1, null, true] };
    expect(unseal('troupe', sealed('troupe', content))).toEqual(unseal('troupe', seal('troupe', content)));
  });

  it('troupes', async () => {
    await fc.assert(
      fc.asyncProperty(damaged(plain(packTroupe(crown))), async (content) => {
        const taken = await reader().text(codeOf('troupe', content));
        refusedOr(taken);
        counted('troupe', taken);
      }),
      { numRuns: 3000 },
    );
    expect(counts['troupe']).toBeGreaterThan(1000);
  });

  it('troupes of other programs', async () => {
    const lunachron = writeLunachron(crown, 'commonwealth', codeTable).text;
    const miner = writeMiner(crown, catalogue.characters).text;
    const cut = fc.tuple(fc.nat(80), fc.nat(6), fc.string({ unit: 'binary', maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(cut, async ([index, count, put]) => {
        const broken = (text: string): Uint8Array =>
          new TextEncoder().encode(text.slice(0, index % text.length) + put + text.slice((index % text.length) + count));
        const all = [reader().text(toBase64(broken(lunachron))), reader().text(MINER_MARK + toBase64Url(broken(miner)))];
        for (const taken of await Promise.all(all)) {
          refusedOr(taken);
          counted('foreign', taken);
        }
      }),
      { numRuns: 2000 },
    );
    await fc.assert(
      fc.asyncProperty(damaged(plain(JSON.parse(miner))), async (content) => {
        const taken = await reader().text(MINER_MARK + toBase64Url(new TextEncoder().encode(JSON.stringify(content))));
        refusedOr(taken);
        counted('foreign', taken);
      }),
      { numRuns: 1000 },
    );
    expect(counts['foreign']).toBeGreaterThan(1000);
  });

  it('boards', { timeout: 60_000 }, async () => {
    const [board] = boards;
    await fc.assert(
      fc.asyncProperty(damaged(plain({ id: board?.id, name: board?.name, terrain: board?.terrain.slice(0, 4) })), async (content) => {
        const taken = await reader().text(codeOf('board', content));
        refusedOr(taken);
        counted('board', taken);
      }),
      { numRuns: 2000 },
    );
    expect(counts['board']).toBeGreaterThan(1000);
  });

  it('matches', { timeout: 120_000 }, async () => {
    const small = plain({ ...shrunk(beginRecord(sampleSetup(), catalogue).record), names: ['Ada', 'Ben'], title: 'Tuesday' });
    const before = await rows();
    await fc.assert(
      fc.asyncProperty(damaged(small), async (content) => {
        const bytes = sealed('match', content);
        const taken = await reader().file(new Blob([bytes]));
        refusedOr(taken);
        counted('match', taken);
        if (taken.stage === 'refused' && (counts['match'] ?? 0) % 10 === 0) expect((await session.importMatch(bytes)).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
    expect(counts['match']).toBeGreaterThan(700);
    expect(await rows()).toEqual(before);
  });

  it('campaigns', { timeout: 120_000 }, async () => {
    const before = await rows();
    await fc.assert(
      fc.asyncProperty(damaged(campaign), async (content) => {
        const bytes = sealed('campaign', content);
        const taken = await reader().file(new Blob([bytes]));
        refusedOr(taken);
        counted('campaign', taken);
        if (taken.stage === 'refused' && (counts['campaign'] ?? 0) % 10 === 0)
          expect((await device.shelf.read(new Blob([bytes]))).ok).toBe(false);
      }),
      { numRuns: 1500 },
    );
    expect(counts['campaign']).toBeGreaterThan(700);
    expect(await rows()).toEqual(before);
  });

  it('backups', { timeout: 120_000 }, async () => {
    const before = await rows();
    fc.assert(
      fc.property(damaged(backup), (content) => {
        const read = session.readBackup(sealed('backup', content));
        if (read.ok) return;
        counts['backup'] = (counts['backup'] ?? 0) + 1;
        expect(fileFault(read.fault)).toMatch(SENTENCE);
      }),
      { numRuns: 2000 },
    );
    expect(counts['backup']).toBeGreaterThan(500);
    expect(await rows()).toEqual(before);
  });
});
