import { DeviceSide, type Answered } from '../../club/device-side.ts';
import type { ClubMatch, ClubView } from '../../club/terms/club.ts';
import type { ClubCampaignView, ClubTournamentView } from '../../club/terms/events.ts';
import { CLUB_TOPIC, type ClubAsk, type ClubClosing } from '../../club/terms/protocol.ts';
import type { UnansweredDecision } from '../../glasses/glass-side.ts';
import type { Json } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import {
  draftsOf,
  dropDraft,
  forgetClub,
  heardOf,
  keepClub,
  keepDraft,
  keepHeard,
  type DeviceClub,
  type DraftRow,
} from '../../storage/club-store.ts';
import type { ReadyBoards } from '../../ui/contexts/campaign-port.ts';
import type {
  ClubAnswer,
  ClubCampaign,
  ClubDraft,
  ClubLine,
  ClubPort,
  ClubTable,
  ClubTournament,
  NewClubMatch,
} from '../../ui/contexts/club-port.ts';
import { joinHash } from '../../ui/contexts/places.ts';
import { momentText } from '../../ui/page/moments.ts';
import { clubReasonText, clubWords } from '../../words/club/club.ts';
import { matchWords } from '../../words/match/match.ts';
import { proofOf } from './device-key.ts';
import type { MovingCampaign } from './campaign-moves.ts';
import { freshId } from '../glasses/fresh-id.ts';
import { openClubLine } from './club-line.ts';
import { badge, canBePushed, dropPushAddress, newPushAddress, pushAddress } from './push-here.ts';
import { markJoined } from './joined-mark.ts';
import { Returning } from './returning.ts';
import { RemoteCampaign } from './remote-campaign.ts';
import { RemoteTournament } from './remote-tournament.ts';
import { SittingTable } from './sitting-table.ts';

/** Milliseconds in which a campaign or a tournament is told first. */
const FIRST = 10_000;

/** What the club needs of the app. */
export interface ClubNeeds {
  boards: () => Promise<ReadyBoards>;
  /** A campaign of this device as it is kept; null where it is not here. */
  campaignRecord: (id: string) => Promise<MovingCampaign | null>;
  /** The file of a campaign that moves out. */
  campaignFile: (record: Json) => Promise<{ name: string; file: Blob }>;
  /** The edition of the app. */
  app: string;
  /** Lays out a match as the club takes it. */
  lay: (match: NewClubMatch) => Promise<ClubAsk>;
  /** The file of a match that is over, as the club tells it. */
  recordFile: (content: Json) => Promise<Blob>;
  /** Keeps a campaign among those of this device; gives its id, or null where it cannot be read. */
  keepCampaign: (file: Blob) => Promise<string | null>;
  /** Keeps a record among the matches of this device; gives its id. */
  keepRecord: (file: Blob) => Promise<string | null>;
}

/** What waits on the device while there is no line; all else is asked of a club that is there. */
const WAITS: readonly ClubAsk['ask'][] = ['campaign-say', 'tournament-say', 'steward', 'wake', 'holiday'];

function aboutOf(ask: ClubAsk): string {
  if (ask.ask === 'campaign-say') return `campaign.${ask.campaign}`;
  if (ask.ask === 'tournament-say') return `tournament.${ask.tournament}`;
  return 'match' in ask ? `match.${ask.match}` : CLUB_TOPIC;
}

const isTableDraft = (draft: unknown): draft is UnansweredDecision => typeof draft === 'object' && draft !== null && 'decision' in draft;

const DRAWN_BACK: Reason = { code: 'drawn-back', clauses: [] };

/** What an ask gives: the code of an invitation, the id of what was begun, or all of it. */
function givenBy(value: Json | undefined): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { code, id } = value as Readonly<Record<string, Json>>;
  return code ?? id ?? value;
}

const answerOf = ({ refused, value }: Answered): ClubAnswer =>
  refused ? { refused: clubReasonText(refused) } : { refused: null, value: givenBy(value) };

/** The club of this device, over whatever line it has. */
export class ClubDesk implements ClubPort {
  view: ClubView | null = null;
  heardAt: number | null = null;
  told: string | null = null;
  readonly device: DeviceSide;
  readonly #returning: Returning;
  readonly #listeners = new Set<() => void>();
  readonly #sitting = new Map<string, SittingTable>();
  #drafts: DraftRow[] = [];
  /** Whether it has looked if the club knows its address. */
  #looked = false;
  /** By draft, what a drawing back says. */
  readonly #drawn = new Map<string, () => void>();

  constructor(
    private readonly club: DeviceClub,
    private readonly needs: ClubNeeds,
  ) {
    this.device = new DeviceSide({
      host: new URL(club.host).host,
      app: needs.app,
      device: () => (club.key.kind === 'watch' ? null : club.device),
      prove: (text) => proofOf(club.key, text),
    });
    this.device.onChange = () => this.#changed();
    this.#returning = new Returning({
      open: () => openClubLine(club.host),
      linked: (line) => this.device.link(line, club.key.kind === 'watch' ? { say: 'watch', code: club.key.code } : null),
      changed: () => this.#tell(),
    });
  }

  /** Reads what was heard last and what waits to be said, and opens a line. */
  async start(): Promise<this> {
    const [heard, drafts] = await Promise.all([heardOf(this.club.host), draftsOf(this.club.host)]);
    this.view = (heard?.news ?? null) as ClubView | null; // as this device kept it
    this.heardAt = heard?.at ?? null;
    this.#drafts = drafts;
    for (const draft of drafts)
      if (!isTableDraft(draft.said)) void this.#say(draft, draft.said as ClubAsk).then(({ refused }) => this.#late(refused));
    this.device.follow(CLUB_TOPIC, (view) => this.#heard(view));
    this.#returning.start();
    return this;
  }

  get line(): ClubLine {
    if (this.device.linked) return 'live';
    return this.#returning.trying ? 'connecting' : 'away';
  }
  get bare(): boolean {
    return this.club.key.kind === 'secret';
  }
  get watches(): boolean {
    return this.club.key.kind === 'watch';
  }
  get closed(): ClubClosing | null {
    return this.device.closed;
  }
  get drafts(): readonly ClubDraft[] {
    return this.#drafts;
  }

  toldSeen(): void {
    this.told = null;
    this.#tell();
  }

  async drawBack(draft: string): Promise<void> {
    this.device.drawBack(draft);
    this.#drawn.get(draft)?.();
    for (const sitting of this.#sitting.values()) sitting.drawBack(draft);
    await this.#release(draft);
  }

  async ask(ask: ClubAsk): Promise<ClubAnswer> {
    return answerOf(await this.#say(await this.#draft(ask), ask));
  }

  /** Why something is refused. Without a line it waits on this device, and what comes of it is told later. */
  async reasonOf(ask: ClubAsk): Promise<Reason | null> {
    const isAway = !this.device.linked;
    const saying = this.#say(await this.#draft(ask), ask);
    if (!isAway) return (await saying).refused;
    void saying.then((answered) => this.#late(answered.refused));
    return null;
  }

  async #draft(ask: ClubAsk): Promise<DraftRow> {
    const draft: DraftRow = { id: freshId(), host: this.club.host, about: aboutOf(ask), made: Date.now(), said: ask };
    if (!WAITS.includes(ask.ask)) return draft;
    this.#drafts = [...this.#drafts, draft];
    this.#tell();
    await keepDraft(draft);
    return draft;
  }

  async #say(draft: DraftRow, ask: ClubAsk): Promise<Answered> {
    const drawn = new Promise<Answered>((done) => this.#drawn.set(draft.id, () => done({ refused: DRAWN_BACK })));
    const answer = await Promise.race([this.device.ask(draft.id, ask), drawn]);
    await this.#release(draft.id);
    return answer;
  }

  async #release(draft: string): Promise<void> {
    this.#drawn.delete(draft);
    if (!this.#drafts.some(({ id }) => id === draft)) return;
    this.#drafts = this.#drafts.filter(({ id }) => id !== draft);
    await dropDraft(draft);
    this.#tell();
  }

  #late(refused: Reason | null): void {
    if (refused === null || refused.code === DRAWN_BACK.code) return;
    this.told = clubWords.lateAnswer(clubReasonText(refused));
    this.#tell();
  }

  addressOf(code: string): string {
    return `${this.club.host}/${joinHash(code)}`;
  }

  async begin(match: NewClubMatch): Promise<ClubAnswer> {
    return this.ask(await this.needs.lay(match));
  }

  async keepRecord(match: string): Promise<string | null> {
    const file = await this.#record(match).catch(() => null);
    return file && this.needs.keepRecord(file);
  }

  async #record(match: string): Promise<Blob> {
    const { refused, value } = await this.ask({ ask: 'record', match });
    if (refused !== null || value === undefined) throw new Error(refused ?? 'no record');
    return this.needs.recordFile(value);
  }

  get wakes(): 'never' | 'on' | 'off' {
    if (!this.view?.push || this.view.you === null || !canBePushed()) return 'never';
    return this.view.pushed ? 'on' : 'off';
  }

  async wake(on: boolean): Promise<string | null> {
    const open = this.view?.push ?? null;
    if (!on || open === null) {
      await dropPushAddress();
      return (await this.ask({ ask: 'push', subscription: null })).refused;
    }
    const subscription = await newPushAddress(open);
    return subscription === null ? clubWords.pushRefused() : (await this.ask({ ask: 'push', subscription })).refused;
  }

  /** A club that does not know the address of this device any more is told it once. */
  async #pushAgain({ pushed }: ClubView): Promise<void> {
    this.#looked = true;
    const subscription = pushed ? null : await pushAddress();
    if (subscription !== null) await this.ask({ ask: 'push', subscription });
  }

  async everything(): Promise<Blob | null> {
    const session = this.device.session?.session;
    if (session === undefined) return null;
    const answer = await fetch(`${this.club.host}/club/export`, { headers: { authorization: `Bearer ${session}` } }).catch(() => null);
    return answer?.ok ? answer.blob() : null;
  }

  async moveOut(campaign: string): Promise<ClubAnswer> {
    try {
      const id = await this.needs.keepCampaign((await this.campaignFile(campaign)).file);
      return id === null ? { refused: clubReasonText({ code: 'campaign-damaged', clauses: [] }) } : { refused: null, value: id };
    } catch (error) {
      return { refused: error instanceof Error ? error.message : clubWords.unreachable() };
    }
  }

  async campaignFile(campaign: string): Promise<{ name: string; file: Blob }> {
    const { refused, value } = await this.ask({ ask: 'campaign-out', campaign });
    if (refused !== null || value === undefined) throw new Error(refused ?? 'no record');
    return this.needs.campaignFile(value);
  }

  /** The first view of a topic, or null where the club shows none in time. */
  async #first(topic: string): Promise<Json | null> {
    let deaf: () => void = () => undefined;
    const heard = new Promise<Json>((done) => (deaf = this.device.follow(topic, done)));
    const first = await Promise.race([heard, new Promise<null>((done) => setTimeout(done, FIRST, null))]);
    // those who follow it from now on begin with what is known
    setTimeout(deaf, FIRST);
    return first;
  }

  async campaign(id: string): Promise<ClubCampaign | null> {
    const view = await this.#first(`campaign.${id}`);
    return view === null ? null : new RemoteCampaign(id, this, await this.needs.boards(), view as unknown as ClubCampaignView); // as the club wrote it
  }

  async tournament(id: string): Promise<ClubTournament | null> {
    const view = await this.#first(`tournament.${id}`);
    return view === null ? null : new RemoteTournament(id, this, view as unknown as ClubTournamentView); // as the club wrote it
  }

  async moveIn(campaign: string, members: Readonly<Record<string, string>>): Promise<ClubAnswer> {
    const moving = await this.needs.campaignRecord(campaign);
    if (!moving) return { refused: clubWords.noneToMove() };
    const { record, players } = moving;
    const named = players.map((player, place): [string, string] => [player, members[place] ?? '']);
    return this.ask({ ask: 'campaign-in', record, members: Object.fromEntries(named) });
  }

  sit(match: string): ClubTable {
    this.#sitting.get(match)?.close();
    const sitting: SittingTable = new SittingTable({
      listed: () => this.#match(match),
      standing: () => this.#standing(match),
      keep: (asked) => this.#keepDecision(match, asked),
      record: () => this.#record(match),
    });
    this.#sitting.set(match, sitting);
    sitting.until(() => this.#sitting.get(match) === sitting && this.#sitting.delete(match));
    if (this.device.linked) sitting.link(this.device.lineOf(match));
    const deaf = sitting.subscribe(() => {
      if (!sitting.table) return;
      deaf();
      this.#sayAgain(match, sitting);
    });
    return sitting;
  }

  /** A decision from before the page was reloaded is sent if its question still stands. */
  #sayAgain(match: string, sitting: SittingTable): void {
    for (const draft of this.#drafts.filter(({ about, said }) => about === `match.${match}` && isTableDraft(said))) {
      const asked = draft.said as UnansweredDecision; // as this device kept it
      void sitting.decideAgain(asked).then((refused) => this.#late(refused));
    }
  }

  async #keepDecision(match: string, asked: UnansweredDecision): Promise<() => Promise<void>> {
    const isKept = this.#drafts.some(({ id }) => id === asked.id);
    // with a line it is answered in a moment, or told again over the next one
    if (this.device.linked && !isKept) return () => Promise.resolve();
    if (!isKept) {
      const draft: DraftRow = { id: asked.id, host: this.club.host, about: `match.${match}`, made: Date.now(), said: asked };
      this.#drafts = [...this.#drafts, draft];
      await keepDraft(draft);
      this.#tell();
    }
    return () => this.#release(asked.id);
  }

  #match(id: string): ClubMatch | null {
    return this.view?.matches.find((match) => match.id === id) ?? null;
  }

  /** How the first who is waited for elsewhere is connected, and until when an answer is due. */
  #standing(id: string): string | null {
    const match = this.#match(id);
    if (!match || match.over) return null;
    const seat = match.asked.find((asked) => !match.yours.includes(asked));
    const taker = seat === undefined ? undefined : match.seats[seat];
    const member = taker && 'member' in taker ? this.view?.members.find((candidate) => candidate.id === taker.member) : undefined;
    const due = match.due[seat ?? match.asked[0] ?? 0] ?? null;
    const stewarded = match.yours.some((place) => match.steward[place]) ? [clubWords.steward()] : [];
    const until = [...stewarded, ...(due === null ? [] : [clubWords.until(momentText(due))])];
    if (!member) return until.join(' · ') || (this.device.linked ? clubWords.live() : null);
    if (seat !== undefined && match.absent?.includes(seat)) return [matchWords.computerFor(member.name), ...until].join(' · ');
    const { name, live, awaySince } = member;
    const state = live
      ? clubWords.personLive(name)
      : awaySince === null
        ? clubWords.personNotSeen(name)
        : clubWords.personAway(name, momentText(awaySince));
    return [state, ...until].join(' · ');
  }

  async forget(): Promise<void> {
    this.#returning.stop();
    for (const sitting of [...this.#sitting.values()]) sitting.close();
    this.device.leave();
    badge(0);
    await dropPushAddress();
    await forgetClub(this.club.host);
    markJoined(false);
    this.#tell();
  }

  again(): void {
    this.#returning.now();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #heard(view: Json): void {
    const before = this.view;
    this.view = view as unknown as ClubView; // as the club wrote it
    if (before && typeof this.view.setBack === 'number' && this.view.setBack !== before.setBack)
      this.told = clubWords.setBack(momentText(this.view.setBack));
    this.heardAt = Date.now();
    badge(this.view.waiting.length);
    if (!this.#looked && this.view.push) void this.#pushAgain(this.view);
    void keepHeard(this.club.host, { at: this.heardAt, news: view });
    this.#tell();
  }

  /** Signed in, or the line is lost, or the club has sent this device away. */
  #changed(): void {
    const { closed, linked } = this.device;
    if (closed === 'revoked' || closed === 'edition') this.#returning.stop();
    if (closed === 'revoked' && this.club.out !== true) void keepClub({ ...this.club, out: true });
    if (linked) for (const [match, sitting] of this.#sitting) sitting.link(this.device.lineOf(match));
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
    for (const sitting of this.#sitting.values()) sitting.told();
  }
}
