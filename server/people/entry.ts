import { invitedMember, memberOf } from '../../src/club/people.ts';
import type { ClubRole, DeviceId, MemberId } from '../../src/club/terms/club.ts';
import { CLUB_LIMITS } from '../../src/club/terms/limits.ts';
import type { DeviceKey } from '../../src/club/terms/protocol.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import { typedName } from '../../src/rules/terms/typed-name.ts';
import type { Registry } from './registry.ts';
import { hashOf, isKey, type Seals } from './seals.ts';

/** The other end of a connection: a member with a device, or a visitor with the link for watchers. */
export interface Subject {
  member: MemberId | null;
  role: ClubRole;
  device: DeviceId | null;
  session: string;
  until: number;
}

const WATCHES = 'watch:';
const refusal = (code: string): Reason => ({ code, clauses: [] });

/** The ways into a club: a session, a key, an invitation, or the link for watchers. */
export class Entry {
  constructor(
    private readonly registry: Registry,
    private readonly seals: Seals,
    private readonly now: () => number,
  ) {}

  /** The member and device of a session that still holds; null: the device must sign in. */
  bySession(session: string): Subject | null {
    const subject = this.seals.subjectOf(session, this.now());
    if (subject === null) return null;
    const until = Number(session.slice(0, session.lastIndexOf('.')).split('.').at(-1));
    if (subject.startsWith(WATCHES))
      return subject === `${WATCHES}${this.registry.people.watchLink}`
        ? { member: null, role: 'watcher', device: null, session, until }
        : null;
    const member = memberOf(this.registry.people, subject);
    return member && { member: member.id, role: member.role, device: subject, session, until };
  }

  /** Signs a device in by its key. */
  async signs(
    device: DeviceId,
    challenge: string,
    proof: { proof: Parameters<Seals['proves']>[3]['proof']; host: string },
  ): Promise<Subject | Reason> {
    const key = memberOf(this.registry.people, device) ? await this.registry.keyOf(device) : null;
    if (!key || !this.seals.proves(device, key, challenge, { ...proof, now: this.now() })) return refusal('not-signed');
    return this.#subject(device) ?? refusal('not-signed');
  }

  /** Lets a device in by the code of an invitation. */
  async joins({ code, name, device, key }: { code: string; name: string; device: DeviceId; key: DeviceKey }): Promise<Subject | Reason> {
    const refused = refusal('no-such-invitation');
    const hash = hashOf(code);
    const { people } = this.registry;
    const member = invitedMember(people, hash, this.now());
    if (member === null || people.devices.has(device) || !isKey(key)) return refused;
    const typed = typedName(name).slice(0, CLUB_LIMITS.name);
    const isNew = !people.members.has(member);
    if (isNew && typed === '') return refusal('no-name');
    await this.registry.keepKey(device, key);
    const joined = await this.#joins(hash, device, key.kind === 'secret');
    if (typeof joined !== 'string') return joined;
    if (isNew) await this.registry.name(joined, typed);
    return this.#subject(device) ?? refused;
  }

  /** Lets a visitor in by the link for watchers. */
  watches(code: string): Subject | Reason {
    const hash = hashOf(code);
    if (hash !== this.registry.people.watchLink) return refusal('no-such-link');
    return this.bySession(this.seals.session(`${WATCHES}${hash}`, this.now()).session) ?? refusal('no-such-link');
  }

  #subject(device: DeviceId): Subject | null {
    return this.bySession(this.seals.session(device, this.now()).session);
  }

  /** Gives back the member. Members who join at the same time get the next numbers in order: a later one is counted again. */
  async #joins(hash: string, device: DeviceId, bare: boolean): Promise<MemberId | Reason> {
    for (;;) {
      const member = invitedMember(this.registry.people, hash, this.now());
      if (member === null) return refusal('no-such-invitation');
      const refused = await this.registry.say(`join.${device}`, member, { say: 'join', hash, member, device, bare }, this.now());
      if (refused === null) return member;
      if (invitedMember(this.registry.people, hash, this.now()) === member) return refused;
    }
  }
}
