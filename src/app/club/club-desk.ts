import { DeviceSide } from '../../club/device-side.ts';
import type { ClubView } from '../../club/terms/club.ts';
import type { ClubCampaignView, ClubTournamentView } from '../../club/terms/events.ts';
import { CLUB_TOPIC, type ClubAsk, type DeviceClosing } from '../../club/terms/protocol.ts';
import type { Json } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { forgetClub, heardOf, keepClub, keepHeard, type DeviceClub } from '../../storage/stores/club-store.ts';
import type {
  ClubAnswer,
  ClubCampaign,
  ClubDraft,
  ClubLine,
  ClubPort,
  ClubTable,
  ClubTournament,
  NewClubMatch,
} from '../../ui/contexts/gatherings/club-port.ts';
import { joinHash } from '../../ui/contexts/places.ts';
import { momentText } from '../../ui/page/time/moments.ts';
import { clubReasonText, clubWords } from '../../words/club/club.ts';
import { proofOf } from './device-key.ts';
import { openClubLine } from './line/club-line.ts';
import { answerOf } from './club-answer.ts';
import { ClubDrafts } from './club-drafts.ts';
import type { ClubNeeds } from './club-needs.ts';
import { Notices } from './notices.ts';
import { badge, dropPushAddress } from './push-here.ts';
import { markJoined } from './joined-mark.ts';
import { Returning } from './line/returning.ts';
import { RemoteCampaign } from './remote-campaign.ts';
import { RemoteTournament } from './remote-tournament.ts';
import { Sittings } from './sittings.ts';

/** Milliseconds to wait for the first view of a campaign or a tournament. */
const FIRST = 10_000;

/** The club of this device, over its present connection. */
export class ClubDesk implements ClubPort {
  view: ClubView | null = null;
  heardAt: number | null = null;
  lateNotice: string | null = null;
  readonly device: DeviceSide;
  readonly #returning: Returning;
  readonly #listeners = new Set<() => void>();
  readonly #drafts: ClubDrafts;
  readonly #notices: Notices;
  readonly #sittings: Sittings;

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
    this.#drafts = new ClubDrafts({
      device: this.device,
      host: club.host,
      changed: () => this.#tell(),
      refused: (cause) => {
        this.lateNotice = clubWords.lateAnswer(clubReasonText(cause));
        this.#tell();
      },
    });
    this.#notices = new Notices((ask) => this.ask(ask));
    this.#sittings = new Sittings({
      device: this.device,
      drafts: this.#drafts,
      view: () => this.view,
      record: (match) => this.#record(match),
    });
    this.#returning = new Returning({
      open: () => openClubLine(club.host),
      linked: (line) => this.device.link(line, club.key.kind === 'watch' ? { say: 'watch', code: club.key.code } : null),
      changed: () => this.#tell(),
    });
  }

  /** Reads the last known view and the waiting drafts, and opens a connection. */
  async start(): Promise<this> {
    const [heard] = await Promise.all([heardOf(this.club.host), this.#drafts.start()]);
    this.view = (heard?.news ?? null) as ClubView | null; // stored by this device
    this.heardAt = heard?.at ?? null;
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
  get closed(): DeviceClosing | null {
    return this.device.closed;
  }
  get drafts(): readonly ClubDraft[] {
    return this.#drafts.rows;
  }

  lateNoticeSeen(): void {
    this.lateNotice = null;
    this.#tell();
  }

  async drawBack(draft: string): Promise<void> {
    this.#sittings.drawBack(draft);
    await this.#drafts.drawBack(draft);
  }

  async ask(ask: ClubAsk): Promise<ClubAnswer> {
    return answerOf(await this.#drafts.ask(ask));
  }

  /** Sends a request; resolves with the reason of a refusal. Offline, the request waits on this device and its answer is announced later. */
  reasonOf(ask: ClubAsk): Promise<Reason | null> {
    return this.#drafts.reasonOf(ask);
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
    return this.#notices.stateIn(this.view);
  }
  wake(on: boolean): Promise<string | null> {
    return this.#notices.wake(on, this.view);
  }

  async everything(): Promise<Blob | null> {
    const session = this.device.session?.session;
    if (session === undefined) return null;
    const answer = await fetch(`${this.club.host}/club/export`, { headers: { authorization: `Bearer ${session}` } }).catch(() => null);
    return answer?.ok ? answer.blob() : null;
  }

  async moveOut(campaign: string): Promise<ClubAnswer> {
    const { refused, value } = await this.ask({ ask: 'campaign-out', campaign });
    if (refused !== null || value === undefined) return { refused: refused ?? clubWords.unreachable() };
    const file = await this.needs.campaignFile(value).catch(() => null);
    const id = file && (await this.needs.keepCampaign(file.file));
    return id === null ? { refused: clubReasonText({ code: 'campaign-damaged', clauses: [] }) } : { refused: null, value: id };
  }

  async campaignFile(campaign: string): Promise<{ name: string; file: Blob }> {
    const { refused, value } = await this.ask({ ask: 'campaign-out', campaign });
    if (refused !== null || value === undefined) throw new Error(refused ?? 'no record');
    return this.needs.campaignFile(value);
  }

  /** The first view of a topic; null where the club sends none in time. */
  async #first(topic: string): Promise<Json | null> {
    let deaf: () => void = () => undefined;
    const heard = new Promise<Json>((done) => (deaf = this.device.follow(topic, done)));
    const first = await Promise.race([heard, new Promise<null>((done) => setTimeout(done, FIRST, null))]);
    // keep listening for a while: a later subscriber begins with the last view
    setTimeout(deaf, FIRST);
    return first;
  }

  async campaign(id: string): Promise<ClubCampaign | null> {
    const view = await this.#first(`campaign.${id}`);
    return view === null ? null : new RemoteCampaign(id, this, await this.needs.boards(), view as unknown as ClubCampaignView); // the club wrote it
  }

  async tournament(id: string): Promise<ClubTournament | null> {
    const view = await this.#first(`tournament.${id}`);
    return view === null ? null : new RemoteTournament(id, this, view as unknown as ClubTournamentView); // the club wrote it
  }

  async moveIn(campaign: string, members: Readonly<Record<string, string>>): Promise<ClubAnswer> {
    const moving = await this.needs.campaignRecord(campaign);
    if (!moving) return { refused: clubWords.noneToMove() };
    const { record, players } = moving;
    const named = players.map((player, place): [string, string] => [player, members[place] ?? '']);
    return this.ask({ ask: 'campaign-in', record, members: Object.fromEntries(named) });
  }

  sit(match: string): ClubTable {
    return this.#sittings.sit(match);
  }

  async forget(): Promise<void> {
    this.#returning.stop();
    this.#sittings.close();
    this.device.leave();
    badge(0);
    await dropPushAddress();
    await forgetClub(this.club.host);
    markJoined(false);
    this.#tell();
  }

  reconnect(): void {
    // the club may have been updated since
    if (this.device.closed === 'older-club') this.#returning.start();
    else this.#returning.connect();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #heard(view: Json): void {
    const before = this.view;
    this.view = view as unknown as ClubView; // the club wrote it
    if (before && typeof this.view.setBack === 'number' && this.view.setBack !== before.setBack)
      this.lateNotice = clubWords.setBack(momentText(this.view.setBack));
    this.heardAt = Date.now();
    badge(this.view.waiting.length);
    void this.#notices.heard(this.view);
    void keepHeard(this.club.host, { at: this.heardAt, news: view });
    this.#tell();
  }

  /** Reacts when the device signs in, the connection is lost, or the club has sent this device away. */
  #changed(): void {
    const { closed, linked } = this.device;
    if (closed === 'revoked' || closed === 'edition' || closed === 'older-club') this.#returning.stop();
    if (closed === 'revoked' && this.club.out !== true) void keepClub({ ...this.club, out: true });
    if (linked) this.#sittings.link();
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
    this.#sittings.refresh();
  }
}
