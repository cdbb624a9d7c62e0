import { expect, it, vi } from 'vitest';
import { Durable } from '../../../src/app/table/durable.ts';
import type { Folded } from '../../../src/record/match-record.ts';
import type { Appended } from '../../../src/storage/stores/match-store.ts';
import { StorageFailed, type FailureKind } from '../../../src/storage/database/storage-failed.ts';

const folded = {} as Folded; // carried, never looked at
const decision = (index: number): Appended => ({
  at: index,
  entry: { decision: { seat: 0, kind: 'pass' }, events: [] },
  turn: 1,
  finished: false,
});

/** A device that takes nothing while it has a reason. */
function device(failing: FailureKind | null = null) {
  const disk: number[] = [];
  const works = { failing, hangs: false, disk };
  const store = {
    append: (_: string, { at }: Appended) => {
      if (works.hangs) return new Promise<void>(() => undefined);
      if (works.failing) return Promise.reject(new StorageFailed(works.failing));
      disk.push(at);
      return Promise.resolve();
    },
  };
  const [recovered, failed] = [vi.fn(), vi.fn()];
  const durable = new Durable('match', store, folded, null, recovered);
  durable.onFailed = failed;
  return { works, durable, recovered, failed };
}

it('nothing is lost while the device is full: what waits is kept in its order with the first decision that can be', async () => {
  const { works, durable, recovered, failed } = device('full');
  for (const index of [0, 1, 2]) await durable.keep(decision(index), folded);
  expect([durable.failed, durable.waits, works.disk]).toEqual(['full', true, []]);
  expect([failed.mock.calls.length, recovered.mock.calls.length]).toEqual([3, 0]);
  works.failing = null;
  await durable.keep(decision(3), folded);
  expect([durable.failed, durable.waits, works.disk]).toEqual([null, false, [0, 1, 2, 3]]);
  expect(recovered).toHaveBeenCalledOnce();
});

it('a match that already goes on in memory does not wait for a device that does not answer', async () => {
  const { works, durable } = device('full');
  await durable.keep(decision(0), folded);
  works.hangs = true;
  await durable.keep(decision(1), folded);
  expect(durable.waits).toBe(true);
});

it('what another window has gone on with is kept here no more', async () => {
  const { durable } = device('taken');
  await durable.keep(decision(0), folded);
  expect([durable.failed, durable.waits]).toEqual(['taken', false]);
});
