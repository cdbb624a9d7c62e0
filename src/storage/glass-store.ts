// How this device comes back to the table it was last at. It holds no card and no decision, and is in no backup.

/** The agreement with the device that has the record. */
export interface AgreedTable {
  /** The address that the glass was opened with. */
  address: string;
  certificate: RTCCertificate;
  ufrag: string;
  pwd: string;
  /** How the other device is reached. */
  host: string;
  /** What this device showed of it: its screen is fetched while the line opens. */
  part?: KeptGlass['part'];
  /** Milliseconds since 1970. */
  at: number;
}

/** Where a glass of this device waits, should the page of this device begin anew: its place, the name under which this device comes, and how it is reached. */
export interface KeptGlass {
  part: 'hand' | 'seat' | 'watch';
  seats: readonly number[];
  ufrag: string;
  pwd: string;
  code: string;
}

/** The glasses of what this device has shown last. */
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

/** Its rows are read by primary key alone: some browsers find a row with a key in it in no other way. */
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

/** The table of this device; null where it has none, or the device keeps nothing. */
export const agreedTable = (): Promise<AgreedTable | null> =>
  within<AgreedTable | undefined>((rows) => rows.get(ROW)).then(
    (agreed) => agreed ?? null,
    () => null,
  );

/** Keeps it; whether the device has taken it: some browsers keep no certificate. */
export const keepAgreedTable = (agreed: AgreedTable): Promise<boolean> =>
  within((rows) => rows.put(agreed, ROW)).then(
    () => true,
    () => false,
  );

/** Forgets it. */
export const forgetAgreedTable = (): Promise<void> => within((rows) => rows.delete(ROW)).catch(() => undefined);

/** Whether this device keeps a certificate at all: some browsers refuse it. Leaves nothing behind. Never rejects. */
export const keepsCertificate = (certificate: RTCCertificate): Promise<boolean> =>
  within((rows) => rows.put(certificate, PROBE)).then(
    () =>
      within((rows) => rows.delete(PROBE)).then(
        () => true,
        () => true,
      ),
    () => false,
  );

/** The glasses that this device has shown something last; null where it had none, or keeps nothing. */
export const keptGlasses = (): Promise<KeptGlasses | null> =>
  within<KeptGlasses | undefined>((rows) => rows.get(HOST_ROW)).then(
    (kept) => kept ?? null,
    () => null,
  );

/** Keeps them; none: forgets them. Never rejects: a device that keeps nothing is met by two looks. */
export async function keepGlasses(kept: KeptGlasses): Promise<void> {
  try {
    if (kept.glasses.length === 0) await within((rows) => rows.delete(HOST_ROW));
    else await within((rows) => rows.put(kept, HOST_ROW));
  } catch {
    // nothing is kept here
  }
}
