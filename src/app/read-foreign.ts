import type { Waiting } from '../ui/contexts/waiting.ts';
import { foreignWork, type ForeignFile, type Job, type Share } from './foreign-work.ts';
import { inSlices } from './in-slices.ts';

type ForeignReply = { share: Share } | { found: ForeignFile };

/** A worker of this folder; null where there are none. */
function begun(): Worker | null {
  try {
    return new Worker(new URL('./foreign-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** What a worker finds; null when it cannot be begun. */
function foundIn(worker: Worker, job: Job, { told, signal }: Waiting): Promise<ForeignFile | null> {
  return new Promise<ForeignFile | null>((done, off) => {
    signal?.addEventListener('abort', () => off(signal.reason as Error), { once: true });
    worker.addEventListener('error', () => done(null));
    worker.addEventListener('message', ({ data }: MessageEvent<ForeignReply>) => {
      if ('share' in data) told?.(data.share);
      else done(data.found);
    });
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}

/** Reads a file that came from elsewhere beside the page; where there are no workers, in slices on it. Rejects only when it is called off. */
export async function readForeign(job: Job, waiting: Waiting = {}): Promise<ForeignFile> {
  waiting.signal?.throwIfAborted();
  const worker = begun();
  return (worker && (await foundIn(worker, job, waiting))) ?? inSlices(foreignWork(job), waiting);
}
