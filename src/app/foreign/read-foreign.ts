import type { Waiting } from '../../ui/contexts/waiting.ts';
import { foreignWork, type ForeignFile, type Job, type Share } from './foreign-work.ts';
import { inSlices } from '../window/in-slices.ts';
import { Patience } from '../window/patience.ts';

type ForeignReply = { share: Share } | { file: ForeignFile };

/** Milliseconds of silence after which a worker is given up, and the number of workers that are tried. */
const LIMIT = 15_000;
const WORKERS = 2;

/** A new worker that reads files; null where the browser starts none. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./foreign-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** The result of a worker; null when it cannot start, `silent` when it does not report in time. */
function fileFromWorker(worker: Worker, job: Job, { report, signal }: Waiting, limit: number): Promise<ForeignFile | null | 'silent'> {
  let patience: Patience | undefined;
  return new Promise<ForeignFile | null | 'silent'>((done, off) => {
    const waits = (patience = new Patience(limit, () => done('silent')));
    signal?.addEventListener('abort', () => off(signal.reason as Error), { once: true });
    worker.addEventListener('error', () => done(null));
    worker.addEventListener('message', ({ data }: MessageEvent<ForeignReply>) => {
      waits.renew();
      if ('share' in data) report?.(data.share);
      else done(data.file);
    });
    waits.renew();
    worker.postMessage(job);
  }).finally(() => {
    patience?.stop();
    worker.terminate();
  });
}

/** Reads a file from elsewhere in a worker, or in slices on the page where no worker starts or reports. Rejects only when it is cancelled. */
export async function readForeign(job: Job, waiting: Waiting = {}, limit = LIMIT): Promise<ForeignFile> {
  waiting.signal?.throwIfAborted();
  for (let tries = 0; tries < WORKERS; tries += 1) {
    const worker = startWorker();
    const read = worker && (await fileFromWorker(worker, job, waiting, limit));
    if (!read) break;
    if (read !== 'silent') return read;
  }
  return inSlices(foreignWork(job), waiting);
}
