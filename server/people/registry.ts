import { noPeople, refusePeople, withPeople, type People, type PeopleDecision, type PeopleEntry } from '../../src/club/people.ts';
import type { DeviceId, MemberId } from '../../src/club/terms/club.ts';
import type { DeviceKey } from '../../src/club/terms/protocol.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import type { KeptEntry, Log } from '../log/log.ts';
import { keptKey, type KeptKey } from './seals.ts';

const STREAM = 'club';
const TRIES = 8;
const notKept = (cause: string): Reason => ({ code: `not-kept-${cause}`, clauses: [] });

/** True if a member exists and has not left. */
export const hasMember = ({ people }: Registry, member: MemberId): boolean => people.members.get(member)?.left === false;

/** The people of a club on this worker: a fold of the log `club`, and the stored names and keys of members and devices. */
export class Registry {
  people: People = noPeople;
  readonly names = new Map<MemberId, string>();
  readonly #keys = new Map<DeviceId, KeptKey>();
  #last: Promise<unknown> = Promise.resolve();
  #stop: () => void = () => undefined;
  /** Called when a member has joined or left, or has another role or name. */
  changed: () => void = () => undefined;

  constructor(private readonly log: Log) {}

  async open(): Promise<void> {
    for (const { stream } of await this.log.list('name.')) this.names.set(stream.slice('name.'.length), await this.#newest(stream));
    for (const { stream } of await this.log.list('key.'))
      this.#keys.set(stream.slice('key.'.length), JSON.parse(await this.#newest(stream)) as KeptKey);
    this.#stop = await this.log.follow(STREAM, 0, (kept) => this.#take(kept));
  }
  close(): void {
    this.#stop();
  }

  /** The key of a device; another worker may have stored it. */
  async keyOf(device: DeviceId): Promise<KeptKey | null> {
    const known = this.#keys.get(device);
    if (known) return known;
    const text = await this.#newest(`key.${device}`);
    if (text === '') return null;
    const key = JSON.parse(text) as KeptKey;
    this.#keys.set(device, key);
    return key;
  }
  async keepKey(device: DeviceId, key: DeviceKey): Promise<void> {
    const kept = keptKey(key);
    await this.#append(`key.${device}`, JSON.stringify(kept));
    this.#keys.set(device, kept);
  }
  async name(member: MemberId, name: string): Promise<void> {
    await this.#append(`name.${member}`, name);
    this.names.set(member, name);
    this.changed();
  }
  /** Deletes the name, the keys and the push addresses of a member. The log itself holds only ids. */
  async forget(member: MemberId): Promise<void> {
    this.names.delete(member);
    await this.log.drop(`name.${member}`);
    for (const device of [...this.people.devices.values()].filter((candidate) => candidate.member === member)) {
      this.#keys.delete(device.id);
      await this.log.drop(`key.${device.id}`);
    }
    this.changed();
  }

  /** Judges and stores a decision of a member. Null: it is durable. */
  say(id: string, speaker: MemberId, decision: PeopleDecision, when: number): Promise<Reason | null> {
    const done = this.#last.then(() => this.#store({ id, by: speaker, when, decision }));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #store(entry: PeopleEntry): Promise<Reason | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (this.people.ids.has(entry.id)) return null;
      const refused = refusePeople(this.people, entry);
      if (refused) return refused;
      const place = this.people.length;
      const text = JSON.stringify(entry);
      const answer = await this.log.append(STREAM, place, text);
      if (answer.ok) this.#take({ at: place, text });
      else if (answer.why !== 'moved') return notKept(answer.why);
      else for (const kept of await this.log.read(STREAM, place)) this.#take(kept);
      if (answer.ok) return null;
    }
    return notKept('moved');
  }

  #take({ at: place, text }: KeptEntry): void {
    if (place !== this.people.length) return;
    this.people = withPeople(this.people, JSON.parse(text) as PeopleEntry);
    this.changed();
  }

  async #newest(stream: string): Promise<string> {
    return (await this.log.read(stream, 0)).at(-1)?.text ?? '';
  }
  async #append(stream: string, text: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const place = (await this.log.read(stream, 0)).length;
      const answer = await this.log.append(stream, place, text);
      if (answer.ok) return;
      if (answer.why !== 'moved') throw new Error(`not kept: ${answer.why}`);
    }
  }
}
