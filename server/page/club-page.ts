import { invitationId } from '../../src/club/people.ts';
import type { ClubMatch, ClubMember, ClubView, ClubWaiting, MemberId } from '../../src/club/terms/club.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Events } from '../events/events.ts';
import type { Eras } from '../log/eras.ts';
import type { Subject } from '../people/entry.ts';
import type { Presence } from '../people/presence.ts';
import type { Registry } from '../people/registry.ts';
import type { Pushes } from '../push/pushes.ts';
import type { MatchSummary, Referee } from '../referee/referee.ts';

export interface PageNeeds {
  registry: Registry;
  presence: Presence;
  referee: Referee;
  events: Events;
  eras: Eras;
  pushes: () => Pushes;
  now: () => number;
}

/** The seats of a member in a match. */
function seatsOf({ seats }: MatchSummary, member: MemberId | null): Seat[] {
  return seats.flatMap((taker, seat) => ('member' in taker && taker.member === member ? [seat] : []));
}

function listed(summary: MatchSummary, ownSeats: Seat[]): ClubMatch {
  const { since: _since, what: _what, nth: _nth, orders, models, ...match } = summary;
  const bySeat = <T>(value: (seat: Seat) => T): Record<Seat, T> => Object.fromEntries(ownSeats.map((seat) => [seat, value(seat)]));
  return {
    ...match,
    yours: ownSeats,
    models: match.over ? [] : models.filter(({ seat }) => ownSeats.includes(seat)),
    steward: bySeat((seat) => orders[seat]?.steward ?? null),
    wake: bySeat((seat) => orders[seat]?.wake ?? []),
    holiday: bySeat((seat) => orders[seat]?.holiday ?? 0),
  };
}

/** The page of the club as each member sees it. Unchanged parts are the same objects as before, so that comparing them costs nothing. */
export class ClubPage {
  /** The listed match, by match summary and member. */
  readonly #listed = new WeakMap<MatchSummary, Map<MemberId | null, ClubMatch>>();
  #members: ClubMember[] | null = null;

  constructor(private readonly needs: PageNeeds) {}

  /** A member joined, left, or was renamed. */
  forgetMembers(): void {
    this.#members = null;
  }

  view({ member, role, device }: Pick<Subject, 'member' | 'role' | 'device'>): ClubView {
    const { registry, referee, events, eras, now } = this.needs;
    const { people, names } = registry;
    const pushes = this.needs.pushes();
    const invitations = [...people.invitations.values()].filter(
      (invitation) =>
        !invitation.used && invitation.until > now() && (role === 'organiser' || (member !== null && invitation.member === member)),
    );
    return {
      name: people.name,
      you: member === null || device === null ? null : { member, role, name: names.get(member) ?? '', device },
      members: this.#listMembers(),
      devices: [...people.devices.values()]
        .filter((candidate) => candidate.member === member)
        .map(({ id, since, out, bare }) => ({ id, since, out, bare })),
      invitations: invitations.map(({ hash, role: given, member: invited, until }) => ({
        id: invitationId(hash),
        role: given,
        member: invited,
        until,
      })),
      watched: people.watchLink !== null,
      matches: [...referee.summaries.values()].map((summary) => this.#match(summary, member)),
      campaigns: events.campaignList(member),
      tournaments: events.tournamentList(member),
      waiting: member === null ? [] : this.waiting(member),
      setBack: eras.setBack,
      push: pushes.open,
      pushed: device !== null && pushes.has(device),
    };
  }

  /** The matches and games that wait for a member. */
  waiting(member: MemberId): ClubWaiting[] {
    const { referee, events } = this.needs;
    const matches = [...referee.summaries.values()].flatMap((summary) =>
      summary.over
        ? []
        : seatsOf(summary, member)
            .filter((seat) => typeof summary.since[seat] === 'number')
            .map((seat) => waitingAt(summary, seat)),
    );
    return [...matches, ...events.waiting(member)];
  }

  #listMembers(): ClubMember[] {
    const { registry, presence } = this.needs;
    this.#members ??= [...registry.people.members.values()].map(({ id, role, left }) => ({
      id,
      name: registry.names.get(id) ?? '',
      role,
      left,
      live: presence.isLive(id),
      awaySince: presence.awaySince(id),
    }));
    return this.#members;
  }

  #match(summary: MatchSummary, member: MemberId | null): ClubMatch {
    const ownSeats = seatsOf(summary, member);
    const key = ownSeats.length === 0 ? null : member;
    const known = this.#listed.get(summary) ?? new Map<MemberId | null, ClubMatch>();
    this.#listed.set(summary, known);
    const match = known.get(key) ?? listed(summary, ownSeats);
    known.set(key, match);
    return match;
  }
}

function waitingAt({ id, title, what, nth, since, due }: MatchSummary, seat: Seat): ClubWaiting {
  return {
    kind: 'match',
    id,
    title,
    what: what[seat] ?? [],
    nth: nth[seat] ?? 0,
    since: since[seat] ?? 0,
    due: due[seat] ?? null,
  };
}
