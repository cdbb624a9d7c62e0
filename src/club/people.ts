import type { Reason } from '../rules/terms/reason.ts';
import type { ClubRole, DeviceId, MemberId } from './terms/club.ts';
import { CLUB_LIMITS } from './terms/limits.ts';

// The members of a club: a fold of its log. Names and keys are stored beside the log, so that they can be deleted.

/** `hash` belongs to the code of an invitation or a link. `by` is the member who says it; empty for the owner of the server. */
export type PeopleDecision =
  | { say: 'found'; name: string }
  | { say: 'name-club'; name: string }
  | { say: 'invite'; hash: string; role: ClubRole; member: MemberId | null; until: number }
  | { say: 'drop-invitation'; invitation: string }
  | { say: 'join'; hash: string; member: MemberId; device: DeviceId; bare: boolean }
  | { say: 'drop-device'; device: DeviceId }
  | { say: 'role'; member: MemberId; role: ClubRole }
  | { say: 'leave'; member: MemberId }
  | { say: 'forget'; member: MemberId }
  | { say: 'watch-link'; hash: string | null };

export interface PeopleEntry {
  /** The same for every try of one decision. */
  id: string;
  by: MemberId;
  when: number;
  decision: PeopleDecision;
}

export interface PeopleMember {
  id: MemberId;
  role: ClubRole;
  left: boolean;
}
export interface PeopleDevice {
  id: DeviceId;
  member: MemberId;
  since: number;
  out: boolean;
  bare: boolean;
}
export interface PeopleInvitation {
  hash: string;
  role: ClubRole;
  member: MemberId | null;
  until: number;
  used: boolean;
}

export interface People {
  name: string;
  length: number;
  members: ReadonlyMap<MemberId, PeopleMember>;
  devices: ReadonlyMap<DeviceId, PeopleDevice>;
  invitations: ReadonlyMap<string, PeopleInvitation>;
  watchLink: string | null;
  ids: ReadonlySet<string>;
}

export const noPeople: People = {
  name: '',
  length: 0,
  members: new Map(),
  devices: new Map(),
  invitations: new Map(),
  watchLink: null,
  ids: new Set(),
};

/** The length of an invitation's id, in characters of its hash. */
const SHORT = 12;
export const invitationId = (hash: string): string => hash.slice(0, SHORT);

const refusedWith = (code: string): Reason => ({ code, clauses: [] });
const isOrganiser = ({ members }: People, member: MemberId): boolean => {
  const known = members.get(member);
  return member === '' || (known?.role === 'organiser' && !known.left);
};
const organisers = ({ members }: People): PeopleMember[] => [...members.values()].filter(({ role, left }) => role === 'organiser' && !left);

/** The id of the next member. */
export const nextMember = ({ members }: People): MemberId => `m${members.size + 1}`;

/** The member for whom an invitation is valid at this time; null when it is not valid. */
export function invitedMember(people: People, hash: string, time: number): MemberId | null {
  const invitation = people.invitations.get(hash);
  if (!invitation || invitation.used || invitation.until < time) return null;
  if (invitation.member === null) return people.members.size < CLUB_LIMITS.members ? nextMember(people) : null;
  return people.members.get(invitation.member)?.left === false ? invitation.member : null;
}

/** The reason why a decision is refused; null otherwise. `when` is the time of its entry. */
export function refusePeople(people: People, { by: speaker, when, decision }: Omit<PeopleEntry, 'id'>): Reason | null {
  const office = isOrganiser(people, speaker) ? null : refusedWith('organisers-only');
  switch (decision.say) {
    case 'found':
      return people.length === 0 ? null : refusedWith('founded');
    case 'invite':
      if (decision.member !== null && !people.members.has(decision.member)) return refusedWith('no-such-member');
      return decision.member === speaker ? null : office;
    case 'join':
      if (people.devices.has(decision.device)) return refusedWith('no-such-invitation');
      return invitedMember(people, decision.hash, when) === decision.member ? null : refusedWith('no-such-invitation');
    case 'drop-device': {
      const device = people.devices.get(decision.device);
      if (!device) return refusedWith('no-such-device');
      if (device.member !== speaker && office) return office;
      const others = [...people.devices.values()].filter(({ id, member, out }) => id !== device.id && member === device.member && !out);
      const [only, another] = organisers(people);
      return only?.id === device.member && !another && others.length === 0 && !device.out ? refusedWith('last-organiser') : null;
    }
    case 'drop-invitation': {
      const invitation = [...people.invitations.values()].find(({ hash }) => invitationId(hash) === decision.invitation);
      if (!invitation) return refusedWith('no-such-invitation');
      return invitation.member === speaker ? null : office;
    }
    case 'role':
    case 'leave':
    case 'forget': {
      const member = people.members.get(decision.member);
      if (!member) return refusedWith('no-such-member');
      const isOwn = decision.say !== 'role' && decision.member === speaker;
      if (office && !isOwn) return office;
      const isLast = member.role === 'organiser' && !member.left && organisers(people).length === 1;
      const gives = decision.say === 'role' ? decision.role !== 'organiser' : true;
      return isLast && gives ? refusedWith('last-organiser') : null;
    }
    default:
      return office;
  }
}

/** The people after an entry of the log, which was judged before. */
export function withPeople(people: People, { id, when, decision }: PeopleEntry): People {
  const next = { ...people, length: people.length + 1, ids: new Set(people.ids).add(id) };
  switch (decision.say) {
    case 'found':
    case 'name-club':
      return { ...next, name: decision.name };
    case 'invite': {
      const { hash, role, member, until } = decision;
      return { ...next, invitations: new Map(people.invitations).set(hash, { hash, role, member, until, used: false }) };
    }
    case 'drop-invitation': {
      const kept = [...people.invitations].filter(([hash]) => invitationId(hash) !== decision.invitation);
      return { ...next, invitations: new Map(kept) };
    }
    case 'join': {
      const { hash, member, device, bare } = decision;
      const invitation = people.invitations.get(hash);
      if (!invitation) return next;
      const known = people.members.get(member) ?? { id: member, role: invitation.role, left: false };
      return {
        ...next,
        invitations: new Map(people.invitations).set(hash, { ...invitation, used: true }),
        members: new Map(people.members).set(member, known),
        devices: new Map(people.devices).set(device, { id: device, member, since: when, out: false, bare }),
      };
    }
    case 'drop-device':
      return withDevices(next, ({ id: device }) => device === decision.device);
    case 'role':
      return withMember(next, decision.member, { role: decision.role });
    case 'leave':
    case 'forget':
      return withDevices(withMember(next, decision.member, { left: true }), ({ member }) => member === decision.member);
    case 'watch-link':
      return { ...next, watchLink: decision.hash };
  }
}

function withMember(people: People, id: MemberId, change: Partial<PeopleMember>): People {
  const member = people.members.get(id);
  return member ? { ...people, members: new Map(people.members).set(id, { ...member, ...change }) } : people;
}
function withDevices(people: People, isOut: (device: PeopleDevice) => boolean): People {
  const devices = [...people.devices].map(([id, device]): [DeviceId, PeopleDevice] => [
    id,
    isOut(device) ? { ...device, out: true } : device,
  ]);
  return { ...people, devices: new Map(devices) };
}

/** The member of a device that has access; null when it has none. */
export function memberOf(people: People, device: DeviceId): PeopleMember | null {
  const known = people.devices.get(device);
  const member = known && !known.out ? people.members.get(known.member) : undefined;
  return member && !member.left ? member : null;
}
