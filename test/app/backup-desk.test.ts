import { expect, test } from 'vitest';
import { backupInWorker, type BackupRequest, type BackupDesk, type ReadFile } from '../../src/app/backup/backup-desk.ts';

const offered = { ok: false, fault: { code: 'newer' } } as unknown as ReadFile; // a desk looks at nothing in it
const file = new Blob(['a copy']);

/** Desks in workers, each of which does its work or says nothing, and one on the page. Each has to have read what it restores. */
function desks(each: readonly boolean[]) {
  const done: string[] = [];
  let hired = 0;
  const begin = (): Worker => {
    const nth = (hired += 1);
    const answers = each[nth - 1];
    if (answers === undefined) throw new DOMException('no more workers', 'SecurityError');
    const worker = {
      onmessage: null as ((event: unknown) => void) | null,
      onerror: null,
      postMessage: (asked: BackupRequest) => {
        done.push(`${nth} ${asked.do}`);
        if (answers) queueMicrotask(() => worker.onmessage?.({ data: { say: 'done', answer: asked.do === 'read' ? offered : undefined } }));
      },
      terminate: () => done.push(`${nth} ended`),
    };
    return worker as unknown as Worker; // what a desk touches of one
  };
  const here: BackupDesk = {
    make: () => (done.push('page make'), Promise.resolve(file)),
    read: () => (done.push('page read'), Promise.resolve(offered)),
    restore: () => (done.push('page restore'), Promise.resolve()),
  };
  return { done, desk: backupInWorker(begin, () => Promise.resolve(here), 20) };
}

test.each<[string, boolean[], string[]]>([
  ['a worker does it', [true], ['1 read', '1 restore']],
  ['one that says nothing is replaced by another', [false, true], ['1 read', '1 ended', '2 read', '2 restore']],
  [
    'two that say nothing are replaced by the page',
    [false, false],
    ['1 read', '1 ended', '2 read', '2 ended', 'page read', 'page restore'],
  ],
  ['where none begins, the page', [], ['page read', 'page restore']],
])('%s', async (_what, each, expected) => {
  const { done, desk } = desks(each);
  expect(await desk.read(file, {})).toBe(offered);
  await desk.restore(undefined, {});
  expect(done).toEqual(expected);
});

test('what is restored by another one than has read it is read by that one first', async () => {
  const { done, desk } = desks([true, true]);
  await desk.read(file, {});
  const off = new AbortController();
  const called = expect(desk.make(0, { signal: off.signal })).rejects.toThrow('called off');
  off.abort();
  await called;
  await desk.restore(undefined, {});
  expect(done).toEqual(['1 read', '1 make', '1 ended', '2 read', '2 restore']);
});
