import { randomBytes } from 'node:crypto';
import { matchFor, matchSetup } from '../../src/campaign/index.ts';
import type { MemberId, Stewarding } from '../../src/club/terms/club.ts';
import { CLUB_LIMITS } from '../../src/club/terms/limits.ts';
import type { ClubAsk } from '../../src/club/terms/protocol.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import type { Events } from '../events/events.ts';
import { hasMember, type Registry } from '../people/registry.ts';
import { seatNames } from '../people/seat-names.ts';
import type { Seals } from '../people/seals.ts';
import type { Referee } from '../referee/referee.ts';
import { accepted, refusedWith, type AskAnswered } from './ask-answered.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export type MatchAsk = Extract<ClubAsk, { ask: 'match' }>;
export type OrderAsk = Extract<ClubAsk, { ask: 'steward' | 'wake' | 'holiday' }>;

interface MatchNeeds {
  referee: Referee;
  registry: Registry;
  events: Events;
  seals: Seals;
  cards: Catalogue;
  now: () => number;
}

/** The club draws the seed: the device that asks for a match must not know its cards. */
const seed = (): string => randomBytes(16).toString('base64url');

/** The clock of a device may be wrong by years: the club accepts a date within a day of its own. */
function tillTonight(steward: Stewarding, time: number): Stewarding {
  const { until } = steward;
  if (steward.for !== 'tonight' || (until !== null && until > time && until <= time + DAY)) return steward;
  return { for: 'tonight', until: time + DAY / 2 };
}

/** Requests of members about matches: a new match, a rematch, orders for their seats, a record. */
export class MatchAsks {
  /** The times in the last minute at which a member began a match. */
  readonly #beginnings = new Map<MemberId, number[]>();

  constructor(private readonly needs: MatchNeeds) {}

  async begin(member: MemberId, key: string, ask: MatchAsk): Promise<AskAnswered> {
    const { referee, registry, seals } = this.needs;
    const id = seals.nameFor(key);
    if (ask.seats.length !== ask.setup.seats.length || ask.setup.options.table === 'spoken') return refusedWith('malformed');
    if (!ask.seats.every((taker) => 'level' in taker || hasMember(registry, taker.member))) return refusedWith('no-such-member');
    if (!referee.summaries.has(id) && this.#isTooMany(member)) return refusedWith('too-many-matches');
    if (ask.campaign) return this.#beginGame(member, id, { ...ask, campaign: ask.campaign });
    const { title, seats, pace } = ask;
    const setup = { ...ask.setup, seed: seed() };
    await referee.begin(id, { title, setup, seats, pace, campaign: null, by: member });
    return accepted({ id });
  }

  /** Lays out the match of a campaign game from rosters, cards and hands that only the club knows. Gives the match that exists already, if any. */
  async #beginGame(
    member: MemberId,
    id: string,
    { title, seats, setup: wished, pace, campaign }: MatchAsk & { campaign: { id: string; game: string } },
  ): Promise<AskAnswered> {
    const { referee, events: all, cards } = this.needs;
    const begun = [...referee.summaries.values()].find(
      (match) => match.campaign?.id === campaign.id && match.campaign.game === campaign.game,
    );
    if (begun) return accepted({ id: begun.id });
    const events = await all.campaign(campaign.id);
    const laid = events && matchFor(events.state.folded.campaign, campaign.game);
    if (!events || !laid) return refusedWith('no-such-game');
    const { members, folded } = events.state;
    const isOffice = members[folded.campaign.chamberlain] === member;
    if (!isOffice && !laid.players.some((player) => members[player] === member)) return refusedWith('not-your-game');
    const order = folded.campaign.weeks.flatMap(({ games }) => games).find((game) => game.id === campaign.game)?.players ?? [];
    const takers = laid.players.map((player) => {
      const taker = seats[order.indexOf(player)];
      const sitting = members[player];
      return taker && 'level' in taker ? taker : sitting === undefined ? { level: 'club' } : { member: sitting };
    });
    const setup = matchSetup(laid, cards, wished.terrain, seed());
    await referee.begin(id, { title, setup, seats: takers, pace, campaign, by: member });
    return accepted({ id });
  }

  /** Begins a rematch of a finished match; a second request of its players gives the same rematch. */
  async again(member: MemberId, match: string): Promise<AskAnswered> {
    const { referee, registry, seals } = this.needs;
    const opened = await referee.open(match);
    if (!opened?.match.over) return refusedWith('match-not-over');
    const { title, setup: before, seats, pace, campaign } = opened.match.begin;
    if (campaign) return refusedWith('campaign-lays-out');
    if (!seats.some((taker) => 'member' in taker && taker.member === member)) return refusedWith('not-your-seat');
    if (!seats.every((taker) => 'level' in taker || hasMember(registry, taker.member))) return refusedWith('no-such-member');
    const id = seals.nameFor(`again ${match}`);
    if (!referee.summaries.has(id) && this.#isTooMany(member)) return refusedWith('too-many-matches');
    const setup = { ...before, seed: seed() };
    await referee.begin(id, { title, setup, seats, pace, campaign: null, after: match, by: member });
    return accepted({ id });
  }

  /** Stores an order for a seat of this member. */
  async order(member: MemberId, key: string, ask: OrderAsk): Promise<AskAnswered> {
    const opened = await this.needs.referee.open(ask.match);
    const taker = opened?.match.begin.seats[ask.seat];
    if (!opened || !taker || !('member' in taker) || taker.member !== member) return refusedWith('not-your-seat');
    const { seat } = ask;
    const time = this.needs.now();
    const saying =
      ask.ask === 'steward'
        ? { say: 'steward' as const, seat, steward: ask.steward && tillTonight(ask.steward, time) }
        : ask.ask === 'wake'
          ? { say: 'wake' as const, seat, wake: ask.wake }
          : { say: 'holiday' as const, seat, days: ask.days };
    return (await opened.orders.say(key, time, saying)) ? accepted() : refusedWith('not-kept-unknown');
  }

  /** The record of a finished match. */
  async record(id: string): Promise<AskAnswered> {
    const opened = await this.needs.referee.open(id);
    if (!opened?.match.over) return refusedWith('match-not-over');
    const { begin, folded } = opened.match;
    const { names, levels } = seatNames(begin.seats, this.needs.registry.names);
    return accepted({ record: { ...folded.record, checkpoints: [] }, names, levels, title: begin.title } as unknown as Json);
  }

  #isTooMany(member: MemberId): boolean {
    const time = this.needs.now();
    const times = (this.#beginnings.get(member) ?? []).filter((when) => when > time - MINUTE);
    const open = [...this.needs.referee.summaries.values()].filter(({ over }) => !over).length;
    if (times.length >= CLUB_LIMITS.newMatches || open >= CLUB_LIMITS.openMatches) return true;
    this.#beginnings.set(member, [...times, time]);
    return false;
  }
}
