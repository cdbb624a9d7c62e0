import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { foreignWork, type ForeignFile, type Job } from '../../../src/app/foreign/foreign-work.ts';
import { readForeign } from '../../../src/app/foreign/read-foreign.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { beginRecord, type Folded, type MatchRecord } from '../../../src/record/match-record.ts';
import { SEALED, seal, unsealAny } from '../../../src/record/sealed-file.ts';
import { toEnd } from '../../../src/record/steps.ts';
import { longMatch } from '../../record/long-match.ts';
import { sampleSetup } from '../../record/sample-record.ts';

const last = longMatch('foreign', 120).at(-1) as Folded;
const file = (record: MatchRecord): Uint8Array => seal('match', record);
const matchIn = (record: MatchRecord): ForeignFile => toEnd(foreignWork({ bytes: file(record), wanted: 'match' }));

describe('a file from elsewhere', () => {
  it('that is a match is kept as it was folded here: with our events and checkpoints, not its own', () => {
    const { entries, checkpoints } = last.record;
    const [point] = checkpoints;
    if (!point) throw new Error('no checkpoint');
    const wrong = { ...point, match: { ...point.match, order: { ...point.match.order, turn: 99 } } };
    const lies: MatchRecord = {
      ...last.record,
      entries: entries.map(({ decision }) => ({ decision, events: [{ what: 'taken-back', to: 0, by: 0 }] })),
      checkpoints: [wrong],
    };
    const found = matchIn(lies);
    expect(found.kind === 'match' && JSON.parse(JSON.stringify(found.record))).toEqual(JSON.parse(JSON.stringify(last.record)));
  });

  it('that is a match is read in a step for every decision, and tells how far it is', () => {
    const work = foreignWork({ bytes: file(last.record), wanted: 'match' });
    const shares: number[] = [];
    for (let step = work.next(); !step.done; step = work.next()) shares.push(step.value);
    expect(shares.length).toBeGreaterThanOrEqual(last.record.entries.length);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
  });

  it('is refused where a decision was never legal', () => {
    const entries = last.record.entries.with(40, { decision: { seat: 0, kind: 'agree' }, events: [] });
    expect(matchIn({ ...last.record, entries })).toEqual({ kind: 'fault', fault: { code: 'wrong-shape', where: 'entries.40' } });
  });

  it('is refused when it holds something else', () => {
    expect(toEnd(foreignWork({ bytes: file(last.record), wanted: 'campaign' }))).toEqual({ kind: 'fault', fault: { code: 'wrong-kind' } });
  });
});

describe('what swells', () => {
  const blank = (kind: string, content: number): Uint8Array =>
    new Uint8Array(gzipSync(`{"moonrise":"${kind}","format":1,"content":${' '.repeat(content)}{}}`, { level: 9 }));
  const codeOf = (bytes: Uint8Array): string => {
    const read = unsealAny(bytes);
    return read.ok ? 'fine' : read.fault.code;
  };

  it('is not opened further than its kind can be', () => {
    for (const kind of SEALED.filter((text) => text !== 'backup'))
      expect([kind, codeOf(blank(kind, 20_000_000))]).toEqual([kind, 'too-large']);
    expect(codeOf(blank('troupe', 200_000))).toBe('too-large');
    expect(codeOf(blank('match', 200_000))).toBe('fine');
    expect(codeOf(blank('dragon', 200_000))).toBe('too-large');
  });

  it('is not opened beyond what it claims to be either', () => {
    const bytes = blank('troupe', 20_000_000);
    new DataView(bytes.buffer).setUint32(bytes.length - 4, 1000, true);
    expect(codeOf(bytes)).toBe('damaged');
  });

  it('is refused with too many entries, however small', () => {
    const { record } = beginRecord(sampleSetup(), catalogue);
    const entry = { decision: { seat: 0, kind: 'stand-by' as const, until: 'action' as const }, events: [] };
    const found = matchIn({ ...record, entries: Array.from({ length: 20_001 }, () => entry) });
    expect(found).toMatchObject({ kind: 'fault', fault: { code: 'wrong-shape', where: 'entries' } });
  });
});

describe('reading beside the page', () => {
  afterEach(() => vi.unstubAllGlobals());
  /** As a worker is: it answers later, tells how far it is, and can be ended. */
  class Beside {
    static ended = 0;
    static begin: (job: Job, say: (data: unknown) => void) => void;
    readonly #listeners = new Map<string, (event: { data: unknown }) => void>();
    addEventListener(label: string, listener: (event: { data: unknown }) => void): void {
      this.#listeners.set(label, listener);
    }
    postMessage(job: Job): void {
      setTimeout(() => Beside.begin(job, (data) => this.#listeners.get(data === null ? 'error' : 'message')?.({ data })));
    }
    terminate(): void {
      Beside.ended += 1;
    }
  }
  const job: Job = { bytes: file(last.record), wanted: 'match' };

  it('where there are no workers, in slices on it', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await readForeign(job)).toEqual(toEnd(foreignWork(job)));
  });

  it('where workers are forbidden or cannot be begun, too', async () => {
    vi.stubGlobal('Worker', Beside);
    Beside.begin = (_, say) => say(null);
    expect(await readForeign(job)).toEqual(toEnd(foreignWork(job)));
  });

  it('where a worker says nothing, by another one, and where that says nothing either, in slices on it', async () => {
    vi.stubGlobal('Worker', Beside);
    const ended = Beside.ended;
    let begun = 0;
    Beside.begin = (_, say) => (begun += 1) > 1 && say({ file: { kind: 'backup' } });
    expect(await readForeign(job, {}, 30)).toEqual({ kind: 'backup' });
    expect([begun, Beside.ended - ended]).toEqual([2, 2]);
    Beside.begin = () => (begun += 1);
    expect(await readForeign(job, {}, 30)).toEqual(toEnd(foreignWork(job)));
    expect(begun).toBe(4);
  });

  it('is not given up while it tells that it goes on', async () => {
    vi.stubGlobal('Worker', Beside);
    let begun = 0;
    Beside.begin = (_, say) => {
      begun += 1;
      for (const index of [1, 2, 3, 4]) setTimeout(() => say({ share: index / 10 }), index * 40);
      setTimeout(() => say({ file: { kind: 'backup' } }), 200);
    };
    expect(await readForeign(job, {}, 90)).toEqual({ kind: 'backup' });
    expect(begun).toBe(1);
  });

  it('tells how far it is, and ends the worker with what it finds', async () => {
    vi.stubGlobal('Worker', Beside);
    const ended = Beside.ended;
    Beside.begin = (given, say) => {
      say({ share: 0.25 });
      say({ share: 0.5 });
      say({ file: { kind: 'fault', fault: { code: 'newer', where: 'wanted' in given ? given.wanted : '' } } });
    };
    const counts: number[] = [];
    expect(await readForeign(job, { report: (share) => counts.push(share) })).toEqual({
      kind: 'fault',
      fault: { code: 'newer', where: 'match' },
    });
    expect(counts).toEqual([0.25, 0.5]);
    expect(Beside.ended).toBe(ended + 1);
  });

  it('ends in the middle when it is called off', async () => {
    vi.stubGlobal('Worker', Beside);
    const ended = Beside.ended;
    Beside.begin = (_, say) => say({ share: 0.1 });
    const off = new AbortController();
    await expect(readForeign(job, { signal: off.signal, report: () => off.abort() })).rejects.toThrow();
    expect(Beside.ended).toBe(ended + 1);
    vi.stubGlobal('Worker', undefined);
    const later = new AbortController();
    setTimeout(() => later.abort());
    await expect(readForeign(job, { signal: later.signal })).rejects.toThrow();
  });
});

test('a picker of files names no ending that iOS does not know: it would show every file greyed out', () => {
  const known = /^(image\/\*|\.json|application\/json|\.csv|\.txt|text\/plain|text\/csv)$/;
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const named = sources.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\baccept="([^"]*)"/g)].map(([, list = '']) => list),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const ending of named.flatMap((list) => list.split(','))) expect(ending).toMatch(known);
});
