import type { Preview } from '../storage/backup.ts';
import type { LongWork } from '../storage/long-work.ts';
import type { Differing } from '../storage/kept-merge.ts';
import { StorageFailed, type FailureKind } from '../storage/storage-failed.ts';
import type { FileFault } from '../record/sealed-file.ts';

/** A file that was read, and what reading it back would do; or what is wrong with it. */
export type ReadFile = { ok: true; made: number; preview: Preview } | { ok: false; fault: FileFault };

/** Who makes copies of everything and reads them back, one thing at a time; what was read last is what is restored. */
export interface BackupDesk {
  make(made: number, work: LongWork): Promise<Blob>;
  read(file: Blob, work: LongWork): Promise<ReadFile>;
  restore(differing: Differing | undefined, work: LongWork): Promise<void>;
}

/** What a desk in a worker is asked, and what it says. */
export type BackupRequest = { do: 'make'; made: number } | { do: 'read'; file: Blob } | { do: 'restore'; differing: Differing | undefined };
export type BackupReply =
  | { say: 'told'; done: number }
  | { say: 'done'; what: unknown }
  | { say: 'failed'; kind: FailureKind | null; message: string };

/**
 * The work in a worker: the page goes on. Calling it off ends the worker, and whatever it was writing is as if it had not been.
 * Where no worker begins, the work is done `local`.
 */
export function backupInWorker(begin: () => Worker, local: () => Promise<BackupDesk>): BackupDesk {
  let worker: Worker | null = null;
  let instead: Promise<BackupDesk> | null = null;
  const ask = <T>(asked: BackupRequest, { told, signal }: LongWork): Promise<T | 'no worker'> =>
    new Promise((done, fail) => {
      if (typeof Worker === 'undefined') return done('no worker');
      const hired = (worker ??= begin());
      let heard = false;
      const dismiss = (): void => {
        hired.terminate();
        worker = null;
      };
      signal?.addEventListener('abort', () => {
        dismiss();
        fail(new Error('called off'));
      });
      hired.onerror = (event) => {
        event.preventDefault();
        dismiss();
        if (heard) fail(new StorageFailed('unknown'));
        else done('no worker');
      };
      hired.onmessage = ({ data }: MessageEvent<BackupReply>) => {
        heard = true;
        if (data.say === 'told') told?.(data.done);
        else if (data.say === 'done') done(data.what as T);
        else fail(data.kind ? new StorageFailed(data.kind) : new Error(data.message));
      };
      hired.postMessage(asked);
    });
  const done = async <T>(asked: BackupRequest, work: LongWork, fallback: (desk: BackupDesk) => Promise<T>): Promise<T> => {
    const answer = instead ? 'no worker' : await ask<T>(asked, work);
    if (answer !== 'no worker') return answer;
    instead ??= local();
    return fallback(await instead);
  };
  return {
    make: (made, work) => done({ do: 'make', made }, work, (desk) => desk.make(made, work)),
    read: (file, work) => done({ do: 'read', file }, work, (desk) => desk.read(file, work)),
    restore: (differing, work) => done({ do: 'restore', differing }, work, (desk) => desk.restore(differing, work)),
  };
}
