import type { Waiting } from '../../ui/contexts/waiting.ts';
import { foreignWork, type ForeignFile, type Job, type Share } from './foreign-work.ts';
import { inSlices } from '../window/in-slices.ts';
import { Patience } from '../window/patience.ts';

type ForeignReply = { share: Share } | { found: ForeignFile };

/** Milliseconds without a word after which a worker is given up, and so many are tried. */
const LIMIT = 15_000;
const WORKERS = 2;

/** A worker of this folder; null where there are none. */
function begun(): Worker | null {
  try {
    return new Worker(new URL('./foreign-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** What a worker finds; null when it cannot be begun, `silent` when nothing is heard of it. */
function foundIn(worker: Worker, job: Job, { report, signal }: Waiting, limit: number): Promise<ForeignFile | null | 'silent'> {
  let patience: Patience | undefined;
  return new Promise<ForeignFile | null | 'silent'>((done, off) => {
    const waits = (patience = new Patience(limit, () => done('silent')));
    signal?.addEventListener('abort', () => off(signal.reason as Error), { once: true });
    worker.addEventListener('error', () => done(null));
    worker.addEventListener('message', ({ data }: MessageEvent<ForeignReply>) => {
      waits.renew();
      if ('share' in data) report?.(data.share);
      else done(data.found);
    });
    waits.renew();
    worker.postMessage(job);
  }).finally(() => {
    patience?.rest();
    worker.terminate();
  });
}

/**
 * Reads a file that came from elsewhere beside the page; in slices on it where there are no workers, and where they say nothing. Rejects
 * only when it is cancelled.
 */
export async function readForeign(job: Job, waiting: Waiting = {}, limit = LIMIT): Promise<ForeignFile> {
  waiting.signal?.throwIfAborted();
  for (let tries = 0; tries < WORKERS; tries += 1) {
    const worker = begun();
    const read = worker && (await foundIn(worker, job, waiting, limit));
    if (!read) break;
    if (read !== 'silent') return read;
  }
  return inSlices(foreignWork(job), waiting);
}
