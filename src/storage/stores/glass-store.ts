// The way of this device back to its last table. It contains no card and no decision, and is not part of a backup.

/** The agreement with the device that has the record. */
export interface AgreedTable {
  /** The address that the screen was opened with. */
  address: string;
  certificate: RTCCertificate;
  ufrag: string;
  pwd: string;
  /** The code by which the other device is reached. */
  host: string;
  /** The part that this device showed, so that its screen can load while the connection opens. */
  part?: KeptGlass['part'];
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * A screen that waits for this device after a reload of its page: its place, this device's user fragment and password, and the code of the screen.
 */
export interface KeptGlass {
  part: 'hand' | 'seat' | 'watch';
  seats: readonly number[];
  ufrag: string;
  pwd: string;
  code: string;
}

/** The screens of the last match that this device has shared. */
export interface KeptGlasses {
  /** The match. */
  of: string;
  certificate: RTCCertificate;
  glasses: readonly KeptGlass[];
  /** Milliseconds since 1970. */
  at: number;
}

const DATABASE = 'moonrise-glass';
const ROW = 'table';
const HOST_ROW = 'host';
const PROBE = 'probe';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((take, fail) => {
    request.addEventListener('success', () => take(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('not read')));
  });

/** Runs one request. Rows are read by primary key only, because some browsers find a row that contains a key in no other way. */
async function within<Result>(work: (rows: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(ROW));
  const database = await done(request);
  try {
    return await done(work(database.transaction(ROW, 'readwrite').objectStore(ROW)));
  } finally {
    database.close();
  }
}

/** The table of this device; null when there is none or the device cannot store one. */
export const agreedTable = (): Promise<AgreedTable | null> =>
  within<AgreedTable | undefined>((rows) => rows.get(ROW)).then(
    (agreed) => agreed ?? null,
    () => null,
  );

/** Saves the table. Returns false in browsers that cannot store a certificate. */
export const keepAgreedTable = (agreed: AgreedTable): Promise<boolean> =>
  within((rows) => rows.put(agreed, ROW)).then(
    () => true,
    () => false,
  );

/** Deletes the table. */
export const forgetAgreedTable = (): Promise<void> => within((rows) => rows.delete(ROW)).catch(() => undefined);

/** True if this device can store a certificate; some browsers cannot. Leaves nothing behind and never rejects. */
export const keepsCertificate = (certificate: RTCCertificate): Promise<boolean> =>
  within((rows) => rows.put(certificate, PROBE)).then(
    () =>
      within((rows) => rows.delete(PROBE)).then(
        () => true,
        () => true,
      ),
    () => false,
  );

/** The last screens of this device; null when there are none or the device cannot store them. */
export const keptGlasses = (): Promise<KeptGlasses | null> =>
  within<KeptGlasses | undefined>((rows) => rows.get(HOST_ROW)).then(
    (kept) => kept ?? null,
    () => null,
  );

/** Saves the screens, or deletes them when there are none. Never rejects: without them, devices meet again by showing codes. */
export async function keepGlasses(glasses: KeptGlasses): Promise<void> {
  try {
    if (glasses.glasses.length === 0) await within((rows) => rows.delete(HOST_ROW));
    else await within((rows) => rows.put(glasses, HOST_ROW));
  } catch {
    // this device stores nothing
  }
}
