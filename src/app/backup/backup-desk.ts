import type { Preview } from '../../storage/backup/backup.ts';
import type { CopyWork, LongWork } from '../../storage/long-work.ts';
import type { DifferingChoice } from '../../storage/stores/kept-merge.ts';
import { StorageFailed, type FailureKind } from '../../storage/database/storage-failed.ts';
import type { FileFault } from '../../record/sealed-file.ts';
import { Patience } from '../window/patience.ts';

/** A backup file that was read, with a preview of restoring it; or what is wrong with the file. */
export type ReadFile = { ok: true; made: number; preview: Preview } | { ok: false; fault: FileFault };

/** Makes and restores copies of everything, one job at a time; `restore` takes the file that was read last. */
export interface BackupDesk {
  make(made: number, work: CopyWork): Promise<Blob>;
  read(file: Blob, work: LongWork): Promise<ReadFile>;
  restore(differing: DifferingChoice | undefined, work: LongWork): Promise<void>;
}

/** The requests to a desk in a worker, and its replies. */
export type BackupRequest =
  | { do: 'make'; made: number; photos: boolean }
  | { do: 'read'; file: Blob }
  | { do: 'restore'; differing: DifferingChoice | undefined };
export type BackupReply =
  | { say: 'told'; share: number }
  | { say: 'done'; answer: unknown }
  | { say: 'failed'; kind: FailureKind | null; message: string };

/** Milliseconds of silence after which a worker is given up, and the number of silent workers after which the page does the work. */
const LIMIT = 30_000;
const SILENT = 2;
const NO_WORKER = Symbol('no worker');
const SILENCE = Symbol('silence');

/**
 * Does the work in a worker, so that the page does not wait. Cancelling ends the worker and undoes its unfinished writing. `local` does the work
 * where no worker starts, or where two stay silent.
 */
export function backupInWorker(begin: () => Worker, local: () => Promise<BackupDesk>, limit = LIMIT): BackupDesk {
  let worker: Worker | null = null;
  let instead: Promise<BackupDesk> | null = null;
  /** The file that was read last, and whether the present desk has read it. */
  let file: Blob | null = null;
  let isRead = false;
  const dismiss = (): void => {
    worker?.terminate();
    worker = null;
    isRead = false;
  };
  const hired = (): Worker | null => {
    try {
      return (worker ??= begin());
    } catch {
      return null;
    }
  };
  const ask = <T>(asked: BackupRequest, { report, signal }: LongWork): Promise<T | typeof NO_WORKER | typeof SILENCE> => {
    const to = hired();
    if (!to) return Promise.resolve(NO_WORKER);
    let patience: Patience | undefined;
    return new Promise<T | typeof NO_WORKER | typeof SILENCE>((done, fail) => {
      let heard = false;
      const waits = (patience = new Patience(limit, () => (dismiss(), done(SILENCE))));
      signal?.addEventListener('abort', () => {
        dismiss();
        fail(new Error('called off'));
      });
      to.onerror = (event) => {
        event.preventDefault();
        dismiss();
        if (heard) fail(new StorageFailed('unknown'));
        else done(NO_WORKER);
      };
      to.onmessage = ({ data }: MessageEvent<BackupReply>) => {
        heard = true;
        waits.renew();
        if (data.say === 'told') report?.(data.share);
        else if (data.say === 'done') done(data.answer as T);
        else fail(data.kind ? new StorageFailed(data.kind) : new Error(data.message));
      };
      waits.renew();
      to.postMessage(asked);
    }).finally(() => patience?.stop());
  };
  /** Asks a worker, then a second one, then the page. A desk that restores a copy first reads it itself. */
  const done = async <T>(asked: BackupRequest, work: LongWork, fallback: (desk: BackupDesk) => Promise<T>): Promise<T> => {
    for (let silent = 0; silent < SILENT && !instead; silent += 1) {
      const reading =
        asked.do === 'restore' && !isRead && file
          ? await ask<ReadFile>({ do: 'read', file }, work.signal ? { signal: work.signal } : {})
          : null;
      const answer = reading === NO_WORKER || reading === SILENCE ? reading : await ask<T>(asked, work);
      if (answer === NO_WORKER) break;
      if (answer === SILENCE) continue;
      isRead ||= asked.do !== 'make';
      return answer;
    }
    if (!instead) isRead = false;
    instead ??= local();
    const desk = await instead;
    if (asked.do === 'restore' && !isRead && file) await desk.read(file, {});
    const answer = await fallback(desk);
    isRead ||= asked.do !== 'make';
    return answer;
  };
  return {
    make: (made, work) => done({ do: 'make', made, photos: work.photos === true }, work, (desk) => desk.make(made, work)),
    read(source, work) {
      file = source;
      return done({ do: 'read', file: source }, work, (desk) => desk.read(source, work));
    },
    restore: (differing, work) => done({ do: 'restore', differing }, work, (desk) => desk.restore(differing, work)),
  };
}
