import { randomBytes, randomInt } from 'node:crypto';
import { matchFor, matchSetup, resultOf } from '../src/campaign/index.ts';
import { CLUB_ITSELF, type ClubCampaign } from '../src/club/campaign-fold.ts';
import { invitationId, invitedMember, memberOf, type PeopleDecision } from '../src/club/people.ts';
import type { ClubRole, ClubView, ClubWaiting, DeviceId, MemberId, Stewarding } from '../src/club/terms/club.ts';
import { asJson } from '../src/club/terms/club.ts';
import { CLUB_LIMITS } from '../src/club/terms/limits.ts';
import { CLUB_TOPIC, type CampaignSaying, type ClubAsk, type DeviceKey } from '../src/club/terms/protocol.ts';
import { checkCampaignRecord } from '../src/record/campaign-record.ts';
import { matchResult } from '../src/rules/scoring/match-result.ts';
import type { Catalogue } from '../src/rules/terms/card-language.ts';
import type { Json } from '../src/rules/terms/ids.ts';
import type { Reason } from '../src/rules/terms/reason.ts';
import { typedName } from '../src/rules/terms/typed-name.ts';
import { Events } from './events/events.ts';
import { Eras } from './log/eras.ts';
import type { Log } from './log/log.ts';
import { Registry } from './people/registry.ts';
import { Pushes } from './push/pushes.ts';
import { hashOf, isKey, newCode, Seals } from './people/seals.ts';
import type { HeldMatch } from './referee/held-match.ts';
import type { MatchBegin } from './referee/match-log.ts';
import { Referee, type MatchAtHand } from './referee/referee.ts';
import { Rests } from './referee/rests.ts';
import type { ComputerThinks } from './referee/thinking.ts';

/** The other end of a line: a member with a device, or a visitor with the link for watchers. */
export interface Subject {
  member: MemberId | null;
  role: ClubRole;
  device: DeviceId | null;
  session: string;
  until: number;
}
export type AskAnswered = { refused: Reason } | { refused: null; value?: Json };

export interface ClubNeeds {
  log: Log;
  cards: Catalogue;
  secret: Buffer;
  now?: () => number;
  thinks?: ComputerThinks;
  keep?: number;
  /** How the owner of the club is reached, for push services. */
  about?: string;
  fetches?: typeof fetch;
}

const no = (code: string): { refused: Reason } => ({ refused: { code, clauses: [] } });
const done = (value?: Json): AskAnswered => (value === undefined ? { refused: null } : { refused: null, value });
/** The clock of a device may be wrong by years: what it calls tonight is within a day. */
function tillTonight(steward: Stewarding, now: number): Stewarding {
  const { until } = steward;
  if (steward.for !== 'tonight' || (until !== null && until > now && until <= now + DAY)) return steward;
  return { for: 'tonight', until: now + DAY / 2 };
}

const WATCHES = 'watch:';
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A club: its logs, and what is folded from them. Lines come and go. */
export class Club {
  readonly seals: Seals;
  readonly registry: Registry;
  readonly referee: Referee;
  readonly events: Events;
  readonly pushes: Pushes;
  readonly #eras: Eras;
  readonly #rests: Rests;
  readonly now: () => number;
  /** Hears which topic has changed. */
  readonly hears = new Set<(topic: string) => void>();
  readonly #lines = new Map<MemberId, number>();
  readonly #away = new Map<MemberId, number>();
  readonly #begun = new Map<MemberId, number[]>();
  #ringing: NodeJS.Timeout | null = null;

  constructor(private readonly needs: ClubNeeds) {
    const { log, cards, secret, now = Date.now, thinks, keep, about, fetches } = needs;
    this.now = now;
    this.seals = new Seals(secret);
    this.registry = new Registry(log);
    this.pushes = new Pushes({
      log,
      now,
      memberOf: (device) => memberOf(this.registry.people, device)?.id ?? null,
      // who plays live is there
      waiting: (member) =>
        this.#waiting(member).filter(({ kind, id }) => kind !== 'match' || this.referee.summaries.get(id)?.pace.kind === 'turns'),
      about: about ?? 'mailto:club@moonrise.invalid',
      ...(fetches ? { fetches } : {}),
    });
    this.#eras = new Eras(log);
    this.#rests = new Rests(log);
    this.referee = new Referee({
      log,
      cards,
      now,
      names: (begin) => this.#names(begin),
      ...(thinks ? { thinks } : {}),
      ...(keep === undefined ? {} : { keep }),
      extended: (since, end) => this.#rests.extended(since, end),
      changed: (match) => this.#matchChanged(match),
    });
    this.events = new Events(log, (topic) => {
      this.#tell(topic);
      this.#tell(CLUB_TOPIC);
    });
  }

  /** Opens what the log holds. Gives the code of the founder's invitation, where the club is new. */
  async open(name: string): Promise<string | null> {
    await this.#eras.open();
    await this.#rests.open(this.now());
    await this.registry.open();
    await this.events.open();
    await this.pushes.start();
    this.registry.changed = () => this.#tell(CLUB_TOPIC);
    this.#ringing = setInterval(() => {
      void this.#rests.beat(this.now()).catch(() => undefined);
      void this.referee.ring().catch(() => undefined);
      void this.pushes.sweep().catch(() => undefined);
    }, MINUTE);
    this.#ringing.unref();
    void this.referee.list().catch(() => undefined);
    if (this.registry.people.members.size > 0) return null;
    if (this.registry.people.length === 0) await this.registry.say('found', CLUB_ITSELF, { say: 'found', name }, this.now());
    return this.organiserCode();
  }
  async close(): Promise<void> {
    if (this.#ringing) clearInterval(this.#ringing);
    this.registry.close();
    this.events.close();
    this.#rests.close();
    await this.referee.close();
  }

  /** Why its store can not be read or written; null: it can. */
  check(): Promise<string | null> {
    return this.needs.log.check();
  }

  /** The code of an invitation for an organiser: for the owner of the machine. */
  async organiserCode(): Promise<string> {
    const code = newCode();
    const until = this.now() + CLUB_LIMITS.invitation;
    const decision: PeopleDecision = { say: 'invite', hash: hashOf(code), role: 'organiser', member: null, until };
    const refused = await this.registry.say(`organiser.${hashOf(code)}`, CLUB_ITSELF, decision, this.now());
    if (refused) throw new Error(refused.code);
    return code;
  }

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
  #subject(device: DeviceId): Subject | null {
    return this.bySession(this.seals.session(device, this.now()).session);
  }

  /** Signs a device in by its key. */
  async signs(
    device: DeviceId,
    challenge: string,
    proof: { proof: Parameters<Seals['proves']>[3]['proof']; host: string },
  ): Promise<Subject | Reason> {
    const key = memberOf(this.registry.people, device) ? await this.registry.keyOf(device) : null;
    if (!key || !this.seals.proves(device, key, challenge, { ...proof, now: this.now() })) return { code: 'not-signed', clauses: [] };
    return this.#subject(device) ?? { code: 'not-signed', clauses: [] };
  }
  /** Lets a device in by the code of an invitation. */
  async joins({ code, name, device, key }: { code: string; name: string; device: DeviceId; key: DeviceKey }): Promise<Subject | Reason> {
    const refused: Reason = { code: 'no-such-invitation', clauses: [] };
    const hash = hashOf(code);
    const { people } = this.registry;
    const member = invitedMember(people, hash, this.now());
    if (member === null || people.devices.has(device) || !isKey(key)) return refused;
    const typed = typedName(name).slice(0, CLUB_LIMITS.name);
    const isNew = !people.members.has(member);
    if (isNew && typed === '') return { code: 'no-name', clauses: [] };
    await this.registry.keepKey(device, key);
    const joined = await this.#joins(hash, device, key.kind === 'secret');
    if (typeof joined !== 'string') return joined;
    if (isNew) await this.registry.name(joined, typed);
    return this.#subject(device) ?? refused;
  }
  /** Gives back the member. Members who join at the same time get the next numbers in order: a later one is counted again. */
  async #joins(hash: string, device: DeviceId, bare: boolean): Promise<MemberId | Reason> {
    for (;;) {
      const member = invitedMember(this.registry.people, hash, this.now());
      if (member === null) return { code: 'no-such-invitation', clauses: [] };
      const refused = await this.registry.say(`join.${device}`, member, { say: 'join', hash, member, device, bare }, this.now());
      if (refused === null) return member;
      if (invitedMember(this.registry.people, hash, this.now()) === member) return refused;
    }
  }
  watches(code: string): Subject | Reason {
    const hash = hashOf(code);
    if (hash !== this.registry.people.watchLink) return { code: 'no-such-link', clauses: [] };
    return this.bySession(this.seals.session(`${WATCHES}${hash}`, this.now()).session) ?? { code: 'no-such-link', clauses: [] };
  }

  /** A line of a member begins or ends; false: it has too many. */
  counts(member: MemberId, change: 1 | -1): boolean {
    const lines = (this.#lines.get(member) ?? 0) + change;
    if (lines > CLUB_LIMITS.lines) return false;
    this.#lines.set(member, lines);
    if (lines === 0) this.#away.set(member, this.now());
    if (lines === 0 || (lines === 1 && change === 1)) this.#tell(CLUB_TOPIC);
    return true;
  }

  /** What a topic shows to somebody; null: there is none. */
  async view(topic: string, { member, role, device }: Subject): Promise<{ at: number; view: Json } | null> {
    if (topic === CLUB_TOPIC) return { at: this.registry.people.length, view: asJson(this.clubView(member, role, device)) };
    return this.events.view(topic, member, role);
  }

  clubView(member: MemberId | null, role: ClubRole, device: DeviceId | null): ClubView {
    const { people, names } = this.registry;
    const nameOf = (id: MemberId): string => names.get(id) ?? '';
    const invitations = [...people.invitations.values()].filter(
      (invitation) =>
        !invitation.used && invitation.until > this.now() && (role === 'organiser' || (member !== null && invitation.member === member)),
    );
    const matches = [...this.referee.summaries.values()];
    return {
      name: people.name,
      you: member === null || device === null ? null : { member, role, name: nameOf(member), device },
      members: [...people.members.values()].map(({ id, role: given, left }) => ({
        id,
        name: nameOf(id),
        role: given,
        left,
        live: (this.#lines.get(id) ?? 0) > 0,
        awaySince: (this.#lines.get(id) ?? 0) > 0 ? null : (this.#away.get(id) ?? null),
      })),
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
      matches: matches.map(({ since: _since, what: _what, nth: _nth, ...match }) => {
        const yours = this.#seatsOf(match.id, member);
        return { ...match, yours, models: match.over ? [] : this.#models(match.id, yours), ...this.#orders(match.id, yours) };
      }),
      campaigns: this.events.campaignList(member),
      tournaments: this.events.tournamentList(member),
      waiting: member === null ? [] : this.#waiting(member),
      setBack: this.#eras.setBack,
      push: this.pushes.open,
      pushed: device !== null && this.pushes.has(device),
    };
  }
  #seatsOf(match: string, member: MemberId | null): number[] {
    const { seats = [] } = this.referee.summaries.get(match) ?? {};
    return seats.flatMap((taker, seat) => ('member' in taker && taker.member === member ? [seat] : []));
  }
  #waiting(member: MemberId): ClubWaiting[] {
    const matches = [...this.referee.summaries.values()].flatMap(({ id, title, over, since, due, what, nth }) =>
      this.#seatsOf(id, member)
        .filter((seat) => !over && typeof since[seat] === 'number')
        .map((seat) => ({
          kind: 'match' as const,
          id,
          title,
          what: what[seat] ?? [],
          nth: nth[seat] ?? 0,
          since: since[seat] ?? 0,
          due: due[seat] ?? null,
        })),
    );
    return [...matches, ...this.events.waiting(member)];
  }
  readonly #atHand = new Map<string, MatchAtHand>();
  /** The models of these seats: what everybody sees of them. */
  #models(match: string, seats: readonly number[]): ClubView['matches'][number]['models'] {
    const models = Object.values(this.#atHand.get(match)?.match.view(null).table.models ?? {});
    return models.filter(({ seat }) => seats.includes(seat)).map(({ id, seat, character }) => ({ id, seat, character }));
  }
  #orders(match: string, seats: readonly number[]): Pick<ClubView['matches'][number], 'steward' | 'wake' | 'holiday'> {
    const orders = this.#atHand.get(match)?.orders;
    const bySeat = <T>(value: (seat: number) => T): Record<number, T> => Object.fromEntries(seats.map((seat) => [seat, value(seat)]));
    return {
      steward: bySeat((seat) => orders?.of(seat).steward ?? null),
      wake: bySeat((seat) => orders?.of(seat).wake ?? []),
      holiday: bySeat((seat) => orders?.of(seat).holiday ?? CLUB_LIMITS.holiday),
    };
  }

  /** Does what a member asks; once, however often it is told. */
  async ask(subject: Subject, id: string, ask: ClubAsk): Promise<AskAnswered> {
    const { member, role } = subject;
    if (member === null) return no('members-only');
    const key = `${member}.${id}`;
    switch (ask.ask) {
      case 'invite':
      case 'add-device': {
        const isForDevice = ask.ask === 'add-device';
        const code = this.seals.codeFor(key);
        const until = this.now() + (isForDevice ? CLUB_LIMITS.deviceCode : CLUB_LIMITS.invitation);
        const invited = isForDevice ? member : (ask.member ?? null);
        const given = isForDevice ? role : invited === null ? ask.role : (this.registry.people.members.get(invited)?.role ?? ask.role);
        return this.#people(key, member, { say: 'invite', hash: hashOf(code), role: given, member: invited, until }, { code, until });
      }
      case 'drop-device': {
        const answered = await this.#people(key, member, { say: 'drop-device', device: ask.device });
        if (answered.refused === null) await this.pushes.forget(ask.device);
        return answered;
      }
      case 'drop-invitation':
        return this.#people(key, member, { say: 'drop-invitation', invitation: ask.invitation });
      case 'role':
        return this.#people(key, member, { say: 'role', member: ask.member, role: ask.role });
      case 'name-club':
        return this.#people(key, member, { say: 'name-club', name: typedName(ask.name).slice(0, CLUB_LIMITS.name) });
      case 'leave':
        return this.#people(key, member, { say: 'leave', member: ask.member });
      case 'forget': {
        const answered = await this.#people(key, member, { say: 'forget', member: ask.member });
        if (answered.refused === null) await this.#forget(ask.member);
        return answered;
      }
      case 'watch-link': {
        const code = ask.open ? this.seals.codeFor(key) : null;
        return this.#people(key, member, { say: 'watch-link', hash: code && hashOf(code) }, code ? { code } : undefined);
      }
      case 'rename': {
        const name = typedName(ask.name).slice(0, CLUB_LIMITS.name);
        if (name === '') return no('no-name');
        await this.registry.name(member, name);
        return done();
      }
      case 'push':
        return this.#push(subject.device, ask.subscription);
      case 'record':
        return this.#record(ask.match);
      case 'rematch':
        return role === 'watcher' ? no('players-only') : this.#again(member, ask.match);
      case 'steward':
      case 'wake':
      case 'holiday':
        return this.#order(member, key, ask);
      case 'campaign-out':
        return this.#campaignOut(member, ask.campaign);
      case 'campaign-say': {
        const entry = { id: key, by: member, when: this.now(), at: ask.at, saying: ask.saying };
        return { refused: (await this.events.sayInCampaign(ask.campaign, entry)) as Reason };
      }
      case 'tournament-say': {
        const beside = { role, lot: randomInt(2 ** 32) };
        const entry = { id: key, by: member, when: this.now(), at: ask.at, saying: ask.saying, beside };
        return { refused: (await this.events.sayInTournament(ask.tournament, entry)) as Reason };
      }
      default:
        return role === 'watcher' ? no('players-only') : this.#begin(member, key, ask);
    }
  }

  async #people(key: string, member: MemberId, decision: PeopleDecision, value?: Json): Promise<AskAnswered> {
    const refused = await this.registry.say(key, member, decision, this.now());
    return refused ? { refused } : done(value);
  }

  async #push(device: DeviceId | null, subscription: Json): Promise<AskAnswered> {
    if (device === null || this.pushes.open === null || !(await this.pushes.subscribe(device, subscription))) return no('no-push');
    this.#tell(CLUB_TOPIC);
    return done();
  }
  async #forget(member: MemberId): Promise<void> {
    for (const { id, member: owner } of this.registry.people.devices.values()) if (owner === member) await this.pushes.forget(id);
    await this.registry.forget(member);
  }

  /** Begins a match, a campaign or a tournament. */
  async #begin(
    member: MemberId,
    key: string,
    ask: Extract<ClubAsk, { ask: 'match' | 'campaign' | 'campaign-in' | 'tournament' }>,
  ): Promise<AskAnswered> {
    const id = this.seals.nameFor(key);
    const { people } = this.registry;
    const isMember = (known: MemberId): boolean => people.members.get(known)?.left === false;
    if (ask.ask === 'tournament') {
      const refused = await this.events.beginTournament(id, { name: typedName(ask.name), organiser: member }, this.now());
      return refused ? { refused } : done({ id });
    }
    if (ask.ask === 'match') {
      if (ask.seats.length !== ask.setup.seats.length || ask.setup.options.table === 'spoken') return no('malformed');
      if (!ask.seats.every((taker) => 'level' in taker || isMember(taker.member))) return no('no-such-member');
      if (!this.referee.summaries.has(id) && this.#isTooMany(member)) return no('too-many-matches');
      if (ask.campaign) return this.#beginGame(member, id, { ...ask, campaign: ask.campaign });
      const { title, seats, pace } = ask;
      // the seed is the club's: the device that asks for a match must not know its cards
      const setup = { ...ask.setup, seed: randomBytes(16).toString('base64url') };
      await this.referee.begin(id, { title, setup, seats, pace, campaign: null, by: member });
      return done({ id });
    }
    if (!Object.values(ask.members).every(isMember)) return no('no-such-member');
    if (ask.ask === 'campaign-in') {
      const checked = checkCampaignRecord(ask.record);
      if (!checked.ok) return no('campaign-damaged');
      const refused = await this.events.beginCampaign(id, { record: checked.record, members: ask.members }, this.now());
      return refused ? { refused } : done({ id });
    }
    const seed = `${ask.seed} ${randomBytes(12).toString('base64url')}`;
    const refused = await this.events.beginCampaign(id, { setup: ask.setup, seed, members: ask.members }, this.now());
    return refused ? { refused } : done({ id });
  }
  /** Lays out the match of a game of a campaign: its rosters, cards and hands are the club's to know. One that is there already is given. */
  async #beginGame(
    member: MemberId,
    id: string,
    { title, seats, setup: wished, pace, campaign }: Extract<ClubAsk, { ask: 'match' }> & { campaign: { id: string; game: string } },
  ): Promise<AskAnswered> {
    const begun = [...this.referee.summaries.values()].find(
      (match) => match.campaign?.id === campaign.id && match.campaign.game === campaign.game,
    );
    if (begun) return done({ id: begun.id });
    const events = await this.events.campaign(campaign.id);
    const laid = events && matchFor(events.state.folded.campaign, campaign.game);
    if (!events || !laid) return no('no-such-game');
    const { members, folded } = events.state;
    const isOffice = members[folded.campaign.chamberlain] === member;
    if (!isOffice && !laid.players.some((player) => members[player] === member)) return no('not-your-game');
    const order = folded.campaign.weeks.flatMap(({ games }) => games).find((game) => game.id === campaign.game)?.players ?? [];
    const takers = laid.players.map((player) => {
      const taker = seats[order.indexOf(player)];
      const sitting = members[player];
      return taker && 'level' in taker ? taker : sitting === undefined ? { level: 'club' } : { member: sitting };
    });
    const setup = matchSetup(laid, this.needs.cards, wished.terrain, randomBytes(16).toString('base64url'));
    await this.referee.begin(id, { title, setup, seats: takers, pace, campaign, by: member });
    return done({ id });
  }
  /** Begins a match with the seats of one that is over; once, however many of its players ask. */
  async #again(member: MemberId, match: string): Promise<AskAnswered> {
    const opened = await this.referee.open(match);
    if (!opened?.match.over) return no('match-not-over');
    const { title, setup: before, seats, pace, campaign } = opened.match.begin;
    if (campaign) return no('campaign-lays-out');
    if (!seats.some((taker) => 'member' in taker && taker.member === member)) return no('not-your-seat');
    if (!seats.every((taker) => 'level' in taker || this.registry.people.members.get(taker.member)?.left === false))
      return no('no-such-member');
    const id = this.seals.nameFor(`again ${match}`);
    if (!this.referee.summaries.has(id) && this.#isTooMany(member)) return no('too-many-matches');
    const setup = { ...before, seed: randomBytes(16).toString('base64url') };
    await this.referee.begin(id, { title, setup, seats, pace, campaign: null, after: match, by: member });
    return done({ id });
  }
  #isTooMany(member: MemberId): boolean {
    const begun = (this.#begun.get(member) ?? []).filter((when) => when > this.now() - MINUTE);
    const open = [...this.referee.summaries.values()].filter(({ over }) => !over).length;
    if (begun.length >= CLUB_LIMITS.newMatches || open >= CLUB_LIMITS.openMatches) return true;
    this.#begun.set(member, [...begun, this.now()]);
    return false;
  }

  async #order(member: MemberId, key: string, ask: Extract<ClubAsk, { ask: 'steward' | 'wake' | 'holiday' }>): Promise<AskAnswered> {
    const opened = await this.referee.open(ask.match);
    const taker = opened?.match.begin.seats[ask.seat];
    if (!opened || !taker || !('member' in taker) || taker.member !== member) return no('not-your-seat');
    const { seat } = ask;
    const saying =
      ask.ask === 'steward'
        ? { say: 'steward' as const, seat, steward: ask.steward && tillTonight(ask.steward, this.now()) }
        : ask.ask === 'wake'
          ? { say: 'wake' as const, seat, wake: ask.wake }
          : { say: 'holiday' as const, seat, days: ask.days };
    return (await opened.orders.say(key, this.now(), saying)) ? done() : no('not-kept-unknown');
  }

  /** What a match is called to devices: otherwise after the club was set back, so that they forget what has never been. */
  called(match: string): string {
    return this.#eras.count === 0 ? match : `${match}~${this.#eras.count}`;
  }

  /** The member of a seat is back: nobody answers for it any more. */
  async isBack(match: string, seat: number): Promise<void> {
    const opened = await this.referee.open(match);
    if (opened?.orders.of(seat).absent === true)
      await opened.orders.say(`back.${seat}.${opened.match.decided}`, this.now(), { say: 'absent', seat, absent: false });
  }

  async #record(id: string): Promise<AskAnswered> {
    const opened = await this.referee.open(id);
    if (!opened?.match.over) return no('match-not-over');
    const { record } = opened.match.folded;
    const { names, levels } = this.#names(opened.match.begin);
    return done({ record: { ...record, checkpoints: [] }, names, levels, title: opened.match.begin.title } as unknown as Json);
  }
  async #campaignOut(member: MemberId, id: string): Promise<AskAnswered> {
    const events = await this.events.campaign(id);
    const chamberlain = events?.state.folded.campaign.chamberlain ?? '';
    if (!events || events.state.members[chamberlain] !== member) return no('chamberlain-only');
    return done(events.state.folded.record as unknown as Json);
  }

  #names({ seats }: MatchBegin): { names: string[]; levels: (string | null)[] } {
    return {
      names: seats.map((taker) => ('member' in taker ? (this.registry.names.get(taker.member) ?? '') : '')),
      levels: seats.map((taker) => ('level' in taker ? taker.level : null)),
    };
  }

  #matchChanged(match: HeldMatch): void {
    void this.referee.open(match.matchId).then(
      (opened) => opened && this.#atHand.set(match.matchId, opened),
      () => undefined,
    );
    this.#tell(CLUB_TOPIC);
    const { campaign } = match.begin;
    if (match.over && campaign) void this.#report(match, campaign).catch(() => undefined);
  }
  /** A match of a campaign that is over is the result of its game. */
  async #report(match: HeldMatch, { id, game }: { id: string; game: string }): Promise<void> {
    const result = (state: ClubCampaign): CampaignSaying | null => {
      const { campaign } = state.folded;
      const players = match.begin.seats.map((taker) => {
        const member = 'member' in taker ? taker.member : '';
        return Object.keys(state.members).find((player) => state.members[player] === member) ?? '';
      });
      if (players.includes('')) return null;
      const outcome = resultOf(match.matchId, matchResult(match.folded.match, match.cards), players);
      return {
        say: 'decide',
        decision: { player: campaign.chamberlain, kind: 'result', game, result: outcome, plays: [], windows: 'ask' },
      };
    };
    await this.events.reported(id, { key: match.matchId, game, when: this.now(), result });
  }

  #tell(topic: string): void {
    for (const hear of [...this.hears]) hear(topic);
  }

  /** Everything the club holds, as one text a line; gives back what `restore` takes. Names and keys are in it, the secret is not. */
  async *everything(): AsyncGenerator<string> {
    for (const { stream } of await this.needs.log.list('')) {
      for (const { at: place, text } of await this.needs.log.read(stream, 0)) yield JSON.stringify({ stream, at: place, text });
    }
  }
}

/** Fills an empty store from the lines of an export, and begins a new era. Gives how many entries there are; throws where a line is none. */
export async function restore(log: Log, lines: AsyncIterable<string> | Iterable<string>): Promise<number> {
  let [count, newest] = [0, 0];
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const { stream, at: place, text } = JSON.parse(line) as { stream: string; at: number; text: string };
    const answer = await log.append(stream, place, text);
    if (!answer.ok) throw new Error(`entry ${place} of ${stream} was not kept: ${answer.why}`);
    count += 1;
    newest = Math.max(newest, timeIn(text));
  }
  await new Eras(log).begin(newest);
  return count;
}

/** When an entry was made; 0 for one without a time. */
const timeIn = (text: string): number => Number(/"when":(\d{1,16})/.exec(text)?.[1] ?? 0);
