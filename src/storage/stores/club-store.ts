// The clubs of this device: its identity there, the last news, and unsent messages. It contains a key that cannot be exported, and is not
// part of a backup.

/** The identity of a device in a club: a pair of keys, or a secret where the page may have no keys. A watcher has the code of the link. */
export type KeptDeviceKey = { kind: 'pair'; pair: CryptoKeyPair } | { kind: 'secret'; secret: string } | { kind: 'watch'; code: string };

/** A club that this device has joined. */
export interface DeviceClub {
  /** The origin of its server. */
  host: string;
  /** The ids of this device and of its member. */
  device: string;
  member: string;
  key: KeptDeviceKey;
  /** Set when the club has removed the device, which may join again. */
  out?: boolean;
}

/** The last news of a club as it came; `at` is in milliseconds since 1970. */
export interface HeardClub {
  at: number;
  news: unknown;
}

/** A message that waits to be sent. */
export interface DraftRow {
  /** Unique and sent with every try, so that the club takes the message once. */
  id: string;
  host: string;
  /** The match, campaign or tournament of the message. */
  about: string;
  /** Milliseconds since 1970; messages are sent in this order. */
  made: number;
  said: unknown;
}

const DATABASE = 'moonrise-club';
const STORES = ['clubs', 'heard', 'drafts'] as const;
type StoreName = (typeof STORES)[number];

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((take, fail) => {
    request.addEventListener('success', () => take(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('not read')));
  });

/** Runs one request in a transaction. Rows are read by primary key only, because some browsers find a row that contains a key in no other way. */
async function within<Result>(store: StoreName, work: (rows: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const name of STORES) request.result.createObjectStore(name);
  });
  const database = await done(request);
  try {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    const over = new Promise<void>((take, fail) => {
      transaction.addEventListener('complete', () => take());
      transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('not kept')));
    });
    over.catch(() => undefined); // the request reports the failure, too
    const result = await done(work(transaction.objectStore(store)));
    await over;
    return result;
  } finally {
    database.close();
  }
}

const kept = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** The club on this server that the device has joined; null when there is none. Rejects when it cannot be read. */
export const clubOf = (host: string): Promise<DeviceClub | null> =>
  within<DeviceClub | undefined>('clubs', (rows) => rows.get(host)).then((club) => club ?? null);

/** Saves a club. Returns false in browsers that cannot store its key. */
export const keepClub = (club: DeviceClub): Promise<boolean> => kept(within('clubs', (rows) => rows.put(club, club.host)));

/** Deletes a club with its news and unsent messages. */
export async function forgetClub(host: string): Promise<void> {
  await within('clubs', (rows) => rows.delete(host)).catch(() => undefined);
  await within('heard', (rows) => rows.delete(host)).catch(() => undefined);
  for (const draft of await draftsOf(host)) await dropDraft(draft.id);
}

/** The last news of a club; null when there is none. */
export const heardOf = (host: string): Promise<HeardClub | null> =>
  within<HeardClub | undefined>('heard', (rows) => rows.get(host)).then(
    (heard) => heard ?? null,
    () => null,
  );

export const keepHeard = (host: string, heard: HeardClub): Promise<boolean> => kept(within('heard', (rows) => rows.put(heard, host)));

/** The unsent messages of a club, in their order. */
export const draftsOf = (host: string): Promise<DraftRow[]> =>
  within<DraftRow[]>('drafts', (rows) => rows.getAll()).then(
    (all) => all.filter((draft) => draft.host === host).sort((a, b) => a.made - b.made),
    () => [],
  );

/** Saves an unsent message and returns whether the device has stored it. */
export const keepDraft = (draft: DraftRow): Promise<boolean> => kept(within('drafts', (rows) => rows.put(draft, draft.id)));

/** Deletes a message that was answered or withdrawn. */
export const dropDraft = (id: string): Promise<boolean> => kept(within('drafts', (rows) => rows.delete(id)));

/** True if this device can store a pair of keys; some browsers cannot. Leaves nothing behind and never rejects. */
export async function keepsKey(key: KeptDeviceKey): Promise<boolean> {
  const host = 'probe';
  if (!(await keepClub({ host, device: '', member: '', key }))) return false;
  await kept(within('clubs', (rows) => rows.delete(host)));
  return true;
}
