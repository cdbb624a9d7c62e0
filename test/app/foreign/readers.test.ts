import fc from 'fast-check';
import { gzipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { foreignWork } from '../../../src/app/foreign/foreign-work.ts';
import { readMatchContent } from '../../../src/app/kept/match-file.ts';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { codeTable } from '../../../src/app/foreign/sharing.ts';
import { toBase64, toBase64Url } from '../../../src/record/base64.ts';
import { checkKeptBoard, readBoardFile } from '../../../src/record/board-file.ts';
import { checkCampaignRecord } from '../../../src/record/campaign-record.ts';
import { checkRecord, decodeRecord } from '../../../src/record/notation.ts';
import { runScenario } from '../../../src/record/scenario/run-scenario.ts';
import { SEALED, unsealAny } from '../../../src/record/sealed-file.ts';
import { toEnd } from '../../../src/record/steps.ts';
import { codeOfFile, readCode } from '../../../src/record/share-code.ts';
import { isCampaignDecision } from '../../../src/record/shapes/campaign-decision-shape.ts';
import { isDecision, readDecision } from '../../../src/record/shapes/decision-shape.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { checkOwned, checkPlain, checkPlayer, checkTroupe } from '../../../src/storage/shapes/kept-shapes.ts';
import { readLunachron } from '../../../src/troupes/codes/lunachron.ts';
import { MINER_MARK, readMiner } from '../../../src/troupes/codes/miner.ts';
import { unpackTroupe } from '../../../src/troupes/pack-troupe.ts';
import { everyDecision } from '../../record/every-decision.ts';
import { sampleRecord } from '../../record/sample-record.ts';

// No reader throws, whatever it is given: least of all something nested so deep that walking through it ends the stack.

const CONTENTS: Record<string, (content: unknown) => unknown> = {
  checkRecord,
  checkCampaignRecord,
  checkKeptBoard,
  checkTroupe,
  checkOwned,
  checkPlayer,
  checkPlain,
  isDecision,
  readDecision,
  isCampaignDecision,
  readMatchContent,
  unpackTroupe: (content) => unpackTroupe(content, 'fresh'),
  runScenario: (content) => runScenario(content, catalogue),
};
const FILES: Record<string, (bytes: Uint8Array<ArrayBuffer>) => unknown> = {
  unsealAny,
  decodeRecord,
  'a match': (bytes) => toEnd(foreignWork({ bytes, wanted: 'match' })),
  'a campaign': (bytes) => toEnd(foreignWork({ bytes, wanted: 'campaign' })),
  'anything shared': (bytes) => toEnd(foreignWork({ bytes, wanted: 'shared' })),
  readBackup,
  readCode: (bytes) => readCode(codeOfFile(bytes)),
  'a file that is shared': (bytes) => new SharedReader(() => 'fresh').file(new Blob([bytes])),
  'a code that is shared': (bytes) => new SharedReader(() => 'fresh').text(codeOfFile(bytes)),
};
const TEXTS: Record<string, (text: string) => unknown> = {
  readBoardFile,
  readCode,
  readMiner: (text) => readMiner(text, 'fresh', codeTable),
  readLunachron: (text) => readLunachron(text, 'fresh', codeTable),
  'a text that is shared': (text) => new SharedReader(() => 'fresh').text(text),
  'a code of other programs': async (text) => {
    const bytes = new TextEncoder().encode(text);
    for (const code of [toBase64(bytes), MINER_MARK + toBase64Url(bytes)]) await new SharedReader(() => 'fresh').text(code);
  },
};

/** JSON of something nested so deep, in lists or in fields. */
const nestedText = (depth: number, field: string | null): string =>
  field === null ? '['.repeat(depth) + ']'.repeat(depth) : `{"${field}":`.repeat(depth) + '1' + '}'.repeat(depth);
const DEPTHS = [10, 3000, 50_000];
const FIELDS = [null, 'content'];
const NESTED = DEPTHS.flatMap((depth) => FIELDS.map((field) => JSON.parse(nestedText(depth, field)) as unknown));

/** A record, a decision, a troupe … with something nested in the place of one of its parts. */
const WHOLES: readonly object[] = [
  sampleRecord(2),
  everyDecision.adjust,
  everyDecision.answer,
  { n: 'Crown', k: 'friendly', c: ['quack'] },
  { id: 'b', name: 'Board', terrain: [] },
  { made: 1, matches: [], settings: {}, troupes: [{ id: 't', changedAt: 1, archived: null, data: { name: 'T' } }], campaigns: [] },
];

describe('no reader throws', () => {
  it.each(Object.entries(CONTENTS))('%s: at nested content', (_name, read) => {
    for (const deep of NESTED) {
      read(deep);
      for (const whole of WHOLES) for (const key of Object.keys(whole)) read({ ...whole, [key]: deep });
    }
  });

  it.each(Object.entries(FILES))('%s: at a nested file', async (_name, read) => {
    for (const kind of SEALED)
      for (const depth of DEPTHS)
        for (const field of FIELDS) {
          const text = `{"moonrise":"${kind}","format":1,"content":${nestedText(depth, field)}}`;
          await read(gzipSync(strToU8(text), { mtime: 0 }));
        }
  });

  it.each(Object.entries(TEXTS))('%s: at nested text', async (_name, read) => {
    for (const depth of DEPTHS) for (const field of FIELDS) await read(nestedText(depth, field));
    for (const depth of DEPTHS) await read(`{"moonrise":"board","version":1,"id":"b","name":"B","terrain":${nestedText(depth, null)}}`);
  });

  it('at anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.string({ unit: 'binary' }), fc.uint8Array(), async (content, text, bytes) => {
        for (const read of Object.values(CONTENTS)) read(content);
        for (const read of Object.values(TEXTS)) await read(text);
        for (const read of Object.values(FILES)) await read(new Uint8Array(bytes));
      }),
      { numRuns: 300 },
    );
    expect(Object.keys(CONTENTS).length).toBeGreaterThan(10);
  });
});
