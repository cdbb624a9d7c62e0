import * as v from 'valibot';
import type { ClubWaiting, DeviceId, MemberId } from '../../src/club/terms/club.ts';
import type { Log } from '../log/log.ts';
import { freshPushKeys, sendPush, type PushAddress, type PushKeys } from './web-push.ts';

const KEYS = 'vapid';
/** Milliseconds for which something waits before a device is notified, and for which a device in use is not notified. */
const PATIENCE = 30_000;
const IN_USE = 120_000;
/** Statuses with which a push service reports that an address is no longer valid. */
const DEAD = [400, 403, 404, 410];

/** The push address of a device, and the text of its notification in its own language. The text reveals nothing about a match. */
export type PushDevice = PushAddress & { title: string; body: string };

const base64 = v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/));
/** True if a server is public: the club sends no requests into its own network. */
const isPublic = (endpoint: string): boolean => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  return url?.protocol === 'https:' && /^(?!.*(?:localhost|\.local|\.internal)$)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(url.hostname);
};
const shape = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.check(isPublic)),
  keys: v.strictObject({ p256dh: base64, auth: base64 }),
  title: v.pipe(v.string(), v.maxLength(80)),
  body: v.pipe(v.string(), v.maxLength(200)),
});

export interface PushNeeds {
  log: Log;
  now: () => number;
  memberOf: (device: DeviceId) => MemberId | null;
  /** The questions that wait for a member in matches by turns. */
  waiting: (member: MemberId) => ClubWaiting[];
  /** The contact of the club's owner. */
  about: string;
  fetches?: typeof fetch;
}

const keyOf = ({ kind, id, nth, what }: ClubWaiting): string => `${kind}.${id}.${nth}${kind === 'match' ? '' : `.${what.join()}`}`;

/** Notifies sleeping devices of what waits: once for each question, by whichever worker checks first, and only of what still waits. */
export class Pushes {
  #keys: PushKeys | null = null;
  readonly #devices = new Map<DeviceId, PushDevice>();
  /** By device, the questions of which it was notified, and the length of the log that stores them. */
  readonly #notices = new Map<DeviceId, { keys: Set<string>; length: number }>();
  readonly #seen = new Map<DeviceId, number>();
  /** Devices whose push service could not be reached. */
  readonly #owed = new Set<DeviceId>();
  #sweeping = false;

  constructor(private readonly needs: PushNeeds) {}

  /** The public key of the club. Its logs store it, so that addresses stay valid after a move to another machine. */
  get open(): string | null {
    return this.#keys?.open ?? null;
  }
  has(device: DeviceId): boolean {
    return this.#devices.has(device);
  }

  async start(): Promise<void> {
    const { log } = this.needs;
    await log.append(KEYS, 0, JSON.stringify(freshPushKeys())); // refused where there are keys already
    const [kept] = await log.read(KEYS, 0);
    this.#keys = kept ? (JSON.parse(kept.text) as PushKeys) : null;
    await this.#read();
  }

  /** Reads addresses that another worker may have stored. */
  async #read(): Promise<void> {
    const { log } = this.needs;
    const streams = await log.list('push.');
    const known = new Set(streams.map(({ stream }) => stream.slice('push.'.length)));
    for (const device of [...this.#devices.keys()]) if (!known.has(device)) this.#devices.delete(device);
    for (const device of known) {
      const text = (await log.read(`push.${device}`, 0)).at(-1)?.text;
      if (text !== undefined) this.#devices.set(device, JSON.parse(text) as PushDevice);
    }
  }

  /** Stores the push address of a device; null removes it. False when it is not an address. */
  async subscribe(device: DeviceId, given: unknown): Promise<boolean> {
    if (given === null) {
      await this.forget(device);
      return true;
    }
    const read = v.safeParse(shape, given);
    if (!read.success) return false;
    const stream = `push.${device}`;
    const answer = await this.needs.log.append(stream, (await this.needs.log.read(stream, 0)).length, JSON.stringify(read.output));
    if (answer.ok) this.#devices.set(device, read.output);
    return answer.ok;
  }
  async forget(device: DeviceId): Promise<void> {
    this.#devices.delete(device);
    this.#notices.delete(device);
    this.#owed.delete(device);
    for (const stream of [`push.${device}`, `told.${device}`]) await this.needs.log.drop(stream);
  }
  /** Notes that the app is on the screen of this device and was touched. */
  isUsed(device: DeviceId): void {
    this.#seen.set(device, this.needs.now());
  }

  /** Checks once what waits, and notifies devices. */
  async sweep(): Promise<void> {
    if (this.#sweeping || !this.#keys) return;
    this.#sweeping = true;
    try {
      await this.#read();
      for (const [device, address] of [...this.#devices]) await this.#tell(device, address, this.#keys);
    } finally {
      this.#sweeping = false;
    }
  }

  async #tell(device: DeviceId, address: PushDevice, keys: PushKeys): Promise<void> {
    const { now, memberOf, waiting, about, fetches } = this.needs;
    const member = memberOf(device);
    if (member === null) return this.forget(device);
    if (now() - (this.#seen.get(device) ?? -Infinity) < IN_USE) return;
    const all = waiting(member).filter(({ since }) => now() - since >= PATIENCE);
    const notices = await this.#noticesOf(device);
    const fresh = all.map(keyOf).filter((key) => !notices.keys.has(key));
    const isOwed = this.#owed.has(device) && all.length > 0;
    // of two workers only the one that notes it first notifies
    if (fresh.length > 0 && !(await this.#note(device, fresh))) return;
    if (fresh.length === 0 && !isOwed) return;
    const [only, another] = all;
    const place = only && !another ? `#/club/${only.kind}/${only.id}` : '#/club';
    const { title, body } = address;
    const text = JSON.stringify({ title, body, place, count: all.length });
    const status = await sendPush(address, text, { keys, now: now(), about, ...(fetches ? { fetches } : {}) });
    if (DEAD.includes(status)) await this.forget(device);
    else if (status < 200 || status > 299) this.#owed.add(device);
    else this.#owed.delete(device);
  }

  async #noticesOf(device: DeviceId): Promise<{ keys: Set<string>; length: number }> {
    const notices = this.#notices.get(device) ?? { keys: new Set<string>(), length: 0 };
    this.#notices.set(device, notices);
    for (const { text } of await this.needs.log.read(`told.${device}`, notices.length)) {
      notices.length += 1;
      for (const key of JSON.parse(text) as string[]) notices.keys.add(key);
    }
    return notices;
  }
  async #note(device: DeviceId, keys: string[]): Promise<boolean> {
    const notices = await this.#noticesOf(device);
    const answer = await this.needs.log.append(`told.${device}`, notices.length, JSON.stringify(keys));
    if (answer.ok) {
      notices.length += 1;
      for (const key of keys) notices.keys.add(key);
    }
    return answer.ok;
  }
}
