// The clubs of this device: who it is there, what it heard last, and what waits to be sent. It holds a key that cannot be read out, and is in no backup.

/** By what a device is known in a club: a pair of keys, or where the page may have none, a secret; a watcher has the code of the link. */
export type DeviceKey = { kind: 'pair'; pair: CryptoKeyPair } | { kind: 'secret'; secret: string } | { kind: 'watch'; code: string };

/** A club that this device has joined. */
export interface DeviceClub {
  /** The origin of its server. */
  host: string;
  /** The number of this device, and of its member. */
  device: string;
  member: string;
  key: DeviceKey;
  /** The club has sent it away: it may join again. */
  out?: boolean;
}

/** What the club told last, as it came; milliseconds since 1970. */
export interface HeardClub {
  at: number;
  news: unknown;
}

/** Something that waits to be said. */
export interface DraftRow {
  /** Unique; said with every try, so that it is taken once. */
  id: string;
  host: string;
  /** The match, campaign or tournament it is about. */
  about: string;
  /** Milliseconds since 1970: drafts are said in their order. */
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

/** Its rows are read by primary key alone: some browsers find a row with a key in it in no other way. */
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
    over.catch(() => undefined); // told by the request, too
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

/** The club of this server that the device has joined; null where it has not, or keeps nothing. */
export const clubOf = (host: string): Promise<DeviceClub | null> =>
  within<DeviceClub | undefined>('clubs', (rows) => rows.get(host)).then(
    (club) => club ?? null,
    () => null,
  );

/** Keeps a club; whether the device has taken it: some browsers keep no key. */
export const keepClub = (club: DeviceClub): Promise<boolean> => kept(within('clubs', (rows) => rows.put(club, club.host)));

/** Forgets a club, with what was heard of it and what waits to be said there. */
export async function forgetClub(host: string): Promise<void> {
  await within('clubs', (rows) => rows.delete(host)).catch(() => undefined);
  await within('heard', (rows) => rows.delete(host)).catch(() => undefined);
  for (const draft of await draftsOf(host)) await dropDraft(draft.id);
}

/** What was heard of a club last; null for nothing. */
export const heardOf = (host: string): Promise<HeardClub | null> =>
  within<HeardClub | undefined>('heard', (rows) => rows.get(host)).then(
    (heard) => heard ?? null,
    () => null,
  );

export const keepHeard = (host: string, heard: HeardClub): Promise<boolean> => kept(within('heard', (rows) => rows.put(heard, host)));

/** What waits to be said in a club, in its order. */
export const draftsOf = (host: string): Promise<DraftRow[]> =>
  within<DraftRow[]>('drafts', (rows) => rows.getAll()).then(
    (all) => all.filter((draft) => draft.host === host).sort((a, b) => a.made - b.made),
    () => [],
  );

/** Keeps something that is to be said; whether it lies on the device now. */
export const keepDraft = (draft: DraftRow): Promise<boolean> => kept(within('drafts', (rows) => rows.put(draft, draft.id)));

/** It was answered, or drawn back. */
export const dropDraft = (id: string): Promise<boolean> => kept(within('drafts', (rows) => rows.delete(id)));

/** Whether this device keeps a pair of keys at all: some browsers refuse it. Leaves nothing behind. Never rejects. */
export async function keepsKey(key: DeviceKey): Promise<boolean> {
  const host = 'probe';
  if (!(await keepClub({ host, device: '', member: '', key }))) return false;
  await kept(within('clubs', (rows) => rows.delete(host)));
  return true;
}
