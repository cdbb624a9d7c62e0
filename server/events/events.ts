import {
  CLUB_ITSELF,
  askedOfMember,
  beginClubCampaign,
  campaignViewOf,
  playerOfMember,
  sayInCampaign,
  type CampaignBegin,
  type FoldedClubCampaign,
} from '../../src/club/campaign-fold.ts';
import type { ClubEvent, ClubRole, ClubWaiting, MemberId } from '../../src/club/terms/club.ts';
import type { CampaignSaying, TournamentSaying } from '../../src/club/terms/protocol.ts';
import {
  askedInTournament,
  beginClubTournament,
  sayInTournament,
  tournamentViewOf,
  type FoldedClubTournament,
  type TournamentBegin,
} from '../../src/club/tournament-fold.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import type { Log } from '../log/log.ts';
import { EventLog, type EventEntry } from './event-log.ts';

type CampaignLog = EventLog<FoldedClubCampaign, CampaignSaying>;
type TournamentEvents = EventLog<FoldedClubTournament, TournamentSaying>;

const plain = (view: object): Json => JSON.parse(JSON.stringify(view)) as Json;
const refusal = (code: string): Reason => ({ code, clauses: [] });

/** The campaigns and tournaments of a club on this worker. */
export class Events {
  readonly campaigns = new Map<string, CampaignLog>();
  readonly tournaments = new Map<string, TournamentEvents>();

  constructor(
    private readonly log: Log,
    private readonly changed: (topic: string) => void,
  ) {}

  async open(): Promise<void> {
    for (const { stream } of await this.log.list('campaign.')) await this.campaign(stream.slice('campaign.'.length));
    for (const { stream } of await this.log.list('tournament.')) await this.tournament(stream.slice('tournament.'.length));
  }
  close(): void {
    for (const events of [...this.campaigns.values(), ...this.tournaments.values()]) events.close();
  }

  /** Begins a campaign under this id, once, even when the request is sent again; gives the reason of a refusal. */
  async beginCampaign(id: string, begin: CampaignBegin, when: number): Promise<Reason | null> {
    const judged = beginClubCampaign(begin);
    if (!judged.ok) return judged.reason;
    const answer = await this.log.append(`campaign.${id}`, 0, JSON.stringify({ begin, when }));
    if (!answer.ok && answer.why !== 'moved') return refusal(`not-kept-${answer.why}`);
    await this.campaign(id);
    return null;
  }
  async beginTournament(id: string, begin: TournamentBegin, when: number): Promise<Reason | null> {
    const answer = await this.log.append(`tournament.${id}`, 0, JSON.stringify({ begin, when }));
    if (!answer.ok && answer.why !== 'moved') return refusal(`not-kept-${answer.why}`);
    await this.tournament(id);
    return null;
  }

  async campaign(id: string): Promise<CampaignLog | null> {
    const known = this.campaigns.get(id);
    if (known) return known;
    const opened = await EventLog.open<FoldedClubCampaign, CampaignSaying, CampaignBegin>(this.log, `campaign.${id}`, {
      begins: (begin) => {
        const judged = beginClubCampaign(begin);
        return judged.ok ? judged.campaign : null;
      },
      judges: (state, entry) => {
        const judged = sayInCampaign(state, entry.by, entry.saying, entry.at);
        return judged.ok ? { ok: true, state: judged.campaign } : judged;
      },
      changed: () => this.changed(`campaign.${id}`),
    });
    if (opened) this.campaigns.set(id, opened);
    return opened;
  }
  async tournament(id: string): Promise<TournamentEvents | null> {
    const known = this.tournaments.get(id);
    if (known) return known;
    const opened = await EventLog.open<FoldedClubTournament, TournamentSaying, TournamentBegin>(this.log, `tournament.${id}`, {
      begins: beginClubTournament,
      judges: (state, entry) => {
        const { role = 'player', lot = 0 } = entry.beside ?? {};
        const speaker = { member: entry.by, role: role as ClubRole, time: entry.when, lot };
        const judged = sayInTournament(state, speaker, entry.saying, entry.at);
        return judged.ok ? { ok: true, state: judged.tournament } : judged;
      },
      changed: () => this.changed(`tournament.${id}`),
    });
    if (opened) this.tournaments.set(id, opened);
    return opened;
  }

  async sayInCampaign(id: string, entry: EventEntry<CampaignSaying>): Promise<Reason | null> {
    return (await this.campaign(id))?.say(entry) ?? refusal('no-such-campaign');
  }
  async sayInTournament(id: string, entry: EventEntry<TournamentSaying>): Promise<Reason | null> {
    return (await this.tournament(id))?.say(entry) ?? refusal('no-such-tournament');
  }

  /** Enters the result of a game that was played in the club: no player needs to confirm it. */
  async reported(
    id: string,
    { key, game, when, result }: { key: string; game: string; when: number; result: (state: FoldedClubCampaign) => CampaignSaying | null },
  ): Promise<void> {
    const events = await this.campaign(id);
    const saying = events && result(events.state);
    if (!events || !saying) return;
    await events.say({ id: `match.${key}.${game}`, by: CLUB_ITSELF, when, at: events.state.length, saying });
  }

  /** The view of a topic; null when there is none. */
  async view(topic: string, member: MemberId | null, role: ClubRole): Promise<{ at: number; view: Json } | null> {
    const [kind, id = ''] = topic.split('.');
    if (kind === 'campaign') {
      const events = await this.campaign(id);
      return events && { at: events.state.length, view: plain(campaignViewOf(events.state, member)) };
    }
    const events = await this.tournament(id);
    return events && { at: events.state.length, view: plain(tournamentViewOf(events.state, member, role)) };
  }

  campaignList(member: MemberId | null): ClubEvent[] {
    return [...this.campaigns].map(([id, { state, began }]) => {
      const { name, stage } = state.folded.campaign;
      return { id, name, over: stage === 'finished', yours: member !== null && playerOfMember(state, member) !== null, began };
    });
  }
  tournamentList(member: MemberId | null): ClubEvent[] {
    return [...this.tournaments].map(([id, { state, began }]) => {
      const { name, isOver } = state.log.tournament;
      const takesPart = member !== null && (state.organiser === member || Object.values(state.members).includes(member));
      return { id, name, over: isOver, yours: takesPart, began };
    });
  }
  waiting(member: MemberId): ClubWaiting[] {
    const campaigns = [...this.campaigns].map(([id, { state, last }]): ClubWaiting => {
      const { name, weeks } = state.folded.campaign;
      return { kind: 'campaign', id, title: name, what: askedOfMember(state, member), nth: weeks.length, since: last, due: null };
    });
    const tournaments = [...this.tournaments].map(([id, { state, last }]): ClubWaiting => {
      const { name, rounds } = state.log.tournament;
      return { kind: 'tournament', id, title: name, what: askedInTournament(state, member), nth: rounds.length, since: last, due: null };
    });
    return [...campaigns, ...tournaments].filter(({ what }) => what.length > 0);
  }
}
