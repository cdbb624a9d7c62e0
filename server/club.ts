import { CLUB_ITSELF } from '../src/club/campaign-fold.ts';
import { memberOf, type PeopleDecision } from '../src/club/people.ts';
import { asJson } from '../src/club/terms/club.ts';
import { CLUB_LIMITS } from '../src/club/terms/limits.ts';
import { CLUB_TOPIC, type ClubAsk } from '../src/club/terms/protocol.ts';
import type { Catalogue } from '../src/rules/terms/card-language.ts';
import type { Json } from '../src/rules/terms/ids.ts';
import type { AskAnswered } from './asks/ask-answered.ts';
import { Asks } from './asks/asks.ts';
import { EventAsks } from './asks/event-asks.ts';
import { MatchAsks } from './asks/match-asks.ts';
import { PeopleAsks } from './asks/people-asks.ts';
import { Events } from './events/events.ts';
import { report } from './events/report.ts';
import { Eras } from './log/eras.ts';
import { exportLines } from './log/whole-log.ts';
import type { Log } from './log/log.ts';
import { Announcer, PAGE_NEWS, PEOPLE_NEWS, type News } from './news.ts';
import { ClubPage } from './page/club-page.ts';
import { Entry, type Subject } from './people/entry.ts';
import { Presence } from './people/presence.ts';
import { Registry } from './people/registry.ts';
import { seatNames } from './people/seat-names.ts';
import { hashOf, newCode, Seals } from './people/seals.ts';
import { Pushes } from './push/pushes.ts';
import type { HeldMatch } from './referee/held-match.ts';
import { Referee } from './referee/referee.ts';
import { Rests } from './referee/rests.ts';
import type { ComputerThinks } from './referee/thinking.ts';

export interface ClubNeeds {
  log: Log;
  cards: Catalogue;
  secret: Buffer;
  now?: () => number;
  thinks?: ComputerThinks;
  keep?: number;
  /** The contact of the club's owner, for push services. */
  about?: string;
  fetches?: typeof fetch;
}

const MINUTE = 60_000;

/** A club: its logs, and what is folded from them. The connections of devices come and go. */
export class Club {
  readonly seals: Seals;
  readonly registry: Registry;
  readonly entry: Entry;
  readonly presence: Presence;
  readonly referee: Referee;
  readonly events: Events;
  readonly pushes: Pushes;
  readonly news = new Announcer();
  readonly now: () => number;
  readonly #eras: Eras;
  readonly #rests: Rests;
  readonly #page: ClubPage;
  readonly #asks: Asks;
  #ringing: NodeJS.Timeout | null = null;

  constructor(private readonly needs: ClubNeeds) {
    const { log, cards, secret, now = Date.now, thinks, keep, about, fetches } = needs;
    this.now = now;
    this.seals = new Seals(secret);
    this.registry = new Registry(log);
    this.entry = new Entry(this.registry, this.seals, now);
    this.presence = new Presence(now, () => this.#membersChanged(PAGE_NEWS));
    this.#eras = new Eras(log);
    this.#rests = new Rests(log);
    this.referee = new Referee({
      log,
      cards,
      now,
      names: ({ seats }) => seatNames(seats, this.registry.names),
      ...(thinks ? { thinks } : {}),
      ...(keep === undefined ? {} : { keep }),
      extended: (since, end) => this.#rests.extended(since, end),
      changed: (match) => this.#matchChanged(match),
    });
    this.events = new Events(log, (topic) => {
      this.news.tell({ topic });
      this.news.tell(PAGE_NEWS);
    });
    const parts = { registry: this.registry, referee: this.referee, events: this.events, seals: this.seals, news: this.news, now };
    const pushes = (): Pushes => this.pushes;
    this.#page = new ClubPage({ ...parts, presence: this.presence, eras: this.#eras, pushes });
    this.pushes = new Pushes({
      log,
      now,
      memberOf: (device) => memberOf(this.registry.people, device)?.id ?? null,
      // a member of a live match is present and needs no notification
      waiting: (member) =>
        this.#page.waiting(member).filter(({ kind, id }) => kind !== 'match' || this.referee.summaries.get(id)?.pace.kind === 'turns'),
      about: about ?? 'mailto:club@moonrise.invalid',
      ...(fetches ? { fetches } : {}),
    });
    this.#asks = new Asks(new PeopleAsks({ ...parts, pushes }), new MatchAsks({ ...parts, cards }), new EventAsks(parts));
  }

  /** Opens everything that the log holds. In a new club, gives the code of the founder's invitation; null otherwise. */
  async open(name: string): Promise<string | null> {
    await this.#eras.open();
    await this.#rests.open(this.now());
    await this.registry.open();
    await this.events.open();
    await this.pushes.start();
    this.registry.changed = () => this.#membersChanged(PEOPLE_NEWS);
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

  /** A sentence why the store cannot be read or written; null when it can. */
  check(): Promise<string | null> {
    return this.needs.log.check();
  }

  /** The code of a new invitation for an organiser, for the owner of the machine. */
  async organiserCode(): Promise<string> {
    const code = newCode();
    const until = this.now() + CLUB_LIMITS.invitation;
    const decision: PeopleDecision = { say: 'invite', hash: hashOf(code), role: 'organiser', member: null, until };
    const refused = await this.registry.say(`organiser.${hashOf(code)}`, CLUB_ITSELF, decision, this.now());
    if (refused) throw new Error(refused.code);
    return code;
  }

  /** The page of a topic for a member, never changed afterwards; null when the member may not see it. */
  async view(topic: string, subject: Subject): Promise<{ at: number; view: Json } | null> {
    if (topic === CLUB_TOPIC) return { at: this.registry.people.length, view: asJson(this.#page.view(subject)) };
    return this.events.view(topic, subject.member, subject.role);
  }

  /** Does what a member asks; once, even when the request is sent again. */
  ask(subject: Subject, id: string, ask: ClubAsk): Promise<AskAnswered> {
    return this.#asks.answer(subject, id, ask);
  }

  /** The id of a match for devices. After the club was restored from a copy all ids change, so that devices forget decisions that the copy lacks. */
  called(match: string): string {
    return this.#eras.count === 0 ? match : `${match}~${this.#eras.count}`;
  }

  /** The member of a seat is back: no computer answers for the seat any more. */
  async isBack(match: string, seat: number): Promise<void> {
    const opened = await this.referee.open(match);
    if (opened?.orders.of(seat).absent === true)
      await opened.orders.say(`back.${seat}.${opened.match.decided}`, this.now(), { say: 'absent', seat, absent: false });
  }

  /** The whole club as lines of text. */
  everything(): AsyncGenerator<string> {
    return exportLines(this.needs.log);
  }

  #membersChanged(news: News): void {
    this.#page.forgetMembers();
    this.news.tell(news);
  }

  #matchChanged(match: HeldMatch): void {
    const { seats, campaign } = match.begin;
    const players = seats.flatMap((taker) => ('member' in taker ? [taker.member] : []));
    // all members hear at once when a match begins or ends
    this.news.tell(match.over || match.decided === 0 ? PAGE_NEWS : { topic: CLUB_TOPIC, match: { id: match.matchId, players } });
    if (match.over && campaign) void report(this.events, match, campaign, this.now()).catch(() => undefined);
  }
}
