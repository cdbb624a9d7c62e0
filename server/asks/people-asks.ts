import type { PeopleDecision } from '../../src/club/people.ts';
import type { DeviceId, MemberId } from '../../src/club/terms/club.ts';
import { CLUB_LIMITS } from '../../src/club/terms/limits.ts';
import type { ClubAsk } from '../../src/club/terms/protocol.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { typedName } from '../../src/rules/terms/typed-name.ts';
import { PAGE_NEWS, type Announcer } from '../news.ts';
import type { Subject } from '../people/entry.ts';
import type { Registry } from '../people/registry.ts';
import { hashOf, type Seals } from '../people/seals.ts';
import type { Pushes } from '../push/pushes.ts';
import { accepted, answerOfVerdict, refusedWith, type AskAnswered } from './ask-answered.ts';

const KINDS = [
  'invite',
  'add-device',
  'drop-device',
  'drop-invitation',
  'role',
  'name-club',
  'leave',
  'forget',
  'watch-link',
  'rename',
  'push',
] as const;
export type PeopleAsk = Extract<ClubAsk, { ask: (typeof KINDS)[number] }>;
export const isPeopleAsk = (ask: ClubAsk): ask is PeopleAsk => KINDS.some((kind) => kind === ask.ask);

interface PeopleNeeds {
  registry: Registry;
  seals: Seals;
  pushes: () => Pushes;
  news: Announcer;
  now: () => number;
}

/** Requests of members about people: invitations, devices, roles, names. */
export class PeopleAsks {
  constructor(private readonly needs: PeopleNeeds) {}

  async answer({ role, device }: Subject, member: MemberId, key: string, ask: PeopleAsk): Promise<AskAnswered> {
    const { registry, seals, now } = this.needs;
    switch (ask.ask) {
      case 'invite':
      case 'add-device': {
        const isForDevice = ask.ask === 'add-device';
        const code = seals.codeFor(key);
        const until = now() + (isForDevice ? CLUB_LIMITS.deviceCode : CLUB_LIMITS.invitation);
        const invited = isForDevice ? member : (ask.member ?? null);
        const given = isForDevice ? role : invited === null ? ask.role : (registry.people.members.get(invited)?.role ?? ask.role);
        return this.#say(key, member, { say: 'invite', hash: hashOf(code), role: given, member: invited, until }, { code, until });
      }
      case 'drop-device': {
        const answered = await this.#say(key, member, { say: 'drop-device', device: ask.device });
        if (answered.refused === null) await this.needs.pushes().forget(ask.device);
        return answered;
      }
      case 'drop-invitation':
        return this.#say(key, member, { say: 'drop-invitation', invitation: ask.invitation });
      case 'role':
        return this.#say(key, member, { say: 'role', member: ask.member, role: ask.role });
      case 'name-club':
        return this.#say(key, member, { say: 'name-club', name: typedName(ask.name).slice(0, CLUB_LIMITS.name) });
      case 'leave':
        return this.#say(key, member, { say: 'leave', member: ask.member });
      case 'forget': {
        const answered = await this.#say(key, member, { say: 'forget', member: ask.member });
        if (answered.refused === null) await this.#forget(ask.member);
        return answered;
      }
      case 'watch-link': {
        const code = ask.open ? seals.codeFor(key) : null;
        return this.#say(key, member, { say: 'watch-link', hash: code && hashOf(code) }, code ? { code } : undefined);
      }
      case 'rename': {
        const name = typedName(ask.name).slice(0, CLUB_LIMITS.name);
        if (name === '') return refusedWith('no-name');
        await registry.name(member, name);
        return accepted();
      }
      default:
        return this.#push(device, ask.subscription);
    }
  }

  async #say(key: string, member: MemberId, decision: PeopleDecision, value?: Json): Promise<AskAnswered> {
    return answerOfVerdict(await this.needs.registry.say(key, member, decision, this.needs.now()), value);
  }

  async #push(device: DeviceId | null, subscription: Json): Promise<AskAnswered> {
    const pushes = this.needs.pushes();
    if (device === null || pushes.open === null || !(await pushes.subscribe(device, subscription))) return refusedWith('no-push');
    this.needs.news.tell(PAGE_NEWS);
    return accepted();
  }

  async #forget(member: MemberId): Promise<void> {
    const { registry } = this.needs;
    for (const { id, member: owner } of registry.people.devices.values()) if (owner === member) await this.needs.pushes().forget(id);
    await registry.forget(member);
  }
}
