import { BESIDE } from '../../ui/contexts/gatherings/campaign-port.ts';
import { campaignViewFor, matchFor, matchSetup, pinOpens, playAsks, sheetOf, summaryOf } from '../../campaign/index.ts';
import type { CampaignCatalogue } from '../../campaign/terms/catalogue.ts';
import type { CampaignDecision } from '../../campaign/terms/decision.ts';
import type { GameId, PlayerId } from '../../campaign/terms/parts.ts';
import type { SheetRow } from '../../campaign/terms/summary.ts';
import type { CampaignView, PlayAsk, Viewer } from '../../campaign/terms/view.ts';
import { advanceCampaign, type FoldedCampaign } from '../../record/campaign-record.ts';
import { beginRecord } from '../../record/match-record.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { CampaignStore } from '../../storage/stores/campaign-store.ts';
import { StorageFailed } from '../../storage/database/storage-failed.ts';
import type { Release } from '../../storage/hold-match.ts';
import type { MatchStore } from '../../storage/stores/match-store.ts';
import { matchOfGame, type MatchMeta } from '../../storage/database/rows.ts';
import type { HostingPort } from '../../ui/contexts/table/hosting-port.ts';
import type {
  CampaignBook,
  CampaignPort,
  GameMatch,
  PlayedGame,
  ReadyBoards,
  StandIns,
} from '../../ui/contexts/gatherings/campaign-port.ts';
import type { Parcel } from '../../ui/contexts/cards/troupe-port.ts';
import { summaryText } from '../../words/campaign/campaign-summary.ts';
import { isolatedName } from '../../words/language/isolated-name.ts';
import type { CardBox, Supply } from '../box.ts';
import { campaignBookOf, campaignCatalogue } from './campaign-book.ts';
import { campaignFile } from './campaign-file.ts';
import { campaignSummary } from './campaign-list.ts';
import { changedNames } from './changed-names.ts';
import { playedGame } from './played-game.ts';
import { newSeed } from '../computer/new-seed.ts';
import { newId } from '../session/new-match.ts';
import { parcelOf } from '../foreign/sharing.ts';

/** The parts of the app that an open campaign uses. */
export interface CampaignNeeds {
  id: string;
  folded: FoldedCampaign;
  campaigns: CampaignStore;
  matches: MatchStore;
  boards: ReadyBoards;
  supply: CardBox['supply'];
  /** The address of the page. */
  page: string;
  readOnly: string | null;
  damaged: boolean;
  release?: Release;
}

/** One campaign on this device. Each decision is on the disk before its outcome is shown. */
export class CampaignTable implements CampaignPort {
  readonly id: string;
  readonly readOnly: string | null;
  readonly damaged: boolean;
  /** The port of the other devices once they can be added, and the players who answer there. */
  hosting: HostingPort | null = null;
  elsewhere: readonly PlayerId[] = [];
  readonly #needs: CampaignNeeds;
  readonly #listeners = new Set<() => void>();
  #folded: FoldedCampaign;
  readonly #leaveListeners: (() => void)[] = [];
  #isLeft = false;
  #read: { cards: Supply['cards']; book: CampaignBook } | null = null;
  /** The last decision: each decision waits for the one before. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(needs: CampaignNeeds) {
    this.id = needs.id;
    this.readOnly = needs.readOnly;
    this.damaged = needs.damaged;
    this.#needs = needs;
    this.#folded = needs.folded;
  }

  get boards(): ReadyBoards {
    return this.#needs.boards;
  }

  get newerCards(): CampaignCatalogue | null {
    const { packs } = this.#folded.campaign.catalogue;
    const { cards, packs: lying } = this.#needs.supply(packs ? undefined : []);
    const newest = campaignCatalogue(cards, packs ? lying : null);
    return JSON.stringify(newest) === JSON.stringify(this.#folded.campaign.catalogue) ? null : newest;
  }

  /** The cards that the campaign is played with. */
  get #supply(): Supply {
    return this.#needs.supply((this.#folded.campaign.catalogue.packs ?? []).map(({ id }) => id));
  }

  get book(): CampaignBook {
    const { cards } = this.#supply;
    if (this.#read?.cards !== cards) this.#read = { cards, book: campaignBookOf(cards) };
    return this.#read.book;
  }

  get newerNames(): readonly string[] {
    const { newerCards } = this;
    if (!newerCards) return [];
    const { cards } = this.#needs.supply(newerCards.packs ? undefined : []);
    return changedNames(this.#folded.campaign.catalogue, newerCards, cards);
  }

  get packs(): readonly string[] {
    return (this.#folded.campaign.catalogue.packs ?? []).map(({ name }) => name);
  }

  view(viewer: Viewer): CampaignView {
    return campaignViewFor(this.#folded.campaign, viewer);
  }

  decide(decision: CampaignDecision): Promise<Reason | null> {
    const turn = this.#last.then(() => this.#decide(decision));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #decide(decision: CampaignDecision): Promise<Reason | null> {
    if (this.readOnly !== null) throw new StorageFailed('taken', new Error(this.readOnly));
    const next = advanceCampaign(this.#folded, decision);
    if (!next.ok) return next.reason;
    await this.#keep(next.folded, decision);
    this.#folded = next.folded;
    this.#tell();
    return null;
  }

  /**
   * Stores a decision. If the campaign or an earlier decision is missing on the disk, the whole campaign is stored: a browser can clear site data
   * meanwhile.
   */
  async #keep({ record, campaign }: FoldedCampaign, decision: CampaignDecision): Promise<void> {
    const { campaigns } = this.#needs;
    const { decisions, ...head } = record;
    const summary = campaignSummary(campaign);
    try {
      await campaigns.append(this.id, decisions.length - 1, decision, summary);
    } catch (error) {
      if (!(error instanceof StorageFailed) || (error.kind !== 'gone' && error.kind !== 'hole')) throw error;
      await campaigns.keepWhole(this.id, campaign.name, { head, decisions }, summary);
    }
  }

  /** Allows other devices to be added from now on. */
  host(hosting: HostingPort): void {
    this.hosting = hosting;
    this.#tell();
  }

  /** Sets the players who answer on other devices. */
  sitElsewhere(players: readonly PlayerId[]): void {
    this.elsewhere = players;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** The places of a match's seats among the players of the campaign; null where the match is not a game of this week. */
  async placesIn(match: string): Promise<readonly number[] | null> {
    const { campaign } = this.#folded;
    const ids = campaign.players.map(({ id }) => id);
    const week = campaign.weeks.at(-1);
    for (const game of week?.games ?? [])
      if ((await this.#needs.campaigns.matchOf(this.id, game.id)) === match) {
        const players = matchFor(campaign, game.id)?.players ?? (week?.order ?? []).filter((player) => game.players.includes(player));
        return players.map((player) => ids.indexOf(player));
      }
    return null;
  }

  /** The cards of the campaign and the packs it is played with. */
  get cards(): Catalogue {
    return this.#supply.cards;
  }

  hasPin(player: PlayerId): boolean {
    return !pinOpens(this.#folded.campaign, player, '');
  }

  knows(player: PlayerId, pin: string): boolean {
    return pinOpens(this.#folded.campaign, player, pin);
  }

  playable(game: GameId, player: PlayerId): readonly PlayAsk[] {
    return playAsks(this.#folded.campaign, game, player);
  }

  async gameMatch(game: GameId): Promise<GameMatch> {
    const meta = await this.#match(game);
    if (!meta) return { at: 'none' };
    if (!meta.finished) return { at: 'under-way', match: meta.id };
    const played = await this.played(game).catch(() => null);
    return { at: 'finished', match: meta.id, result: played?.result ?? null };
  }

  /** The match of a game; null when it was not begun, or was removed. */
  async #match(game: GameId): Promise<MatchMeta | null> {
    const match = await this.#needs.campaigns.matchOf(this.id, game);
    return match === null ? null : this.#needs.matches.meta(match);
  }

  /** Begins the match of a game. Its record stores who sits where, in the order of the campaign's players. */
  async begin(game: GameId, board: string, computers: StandIns = {}): Promise<string> {
    const { campaign } = this.#folded;
    const laid = matchFor(campaign, game);
    const ground = this.#needs.boards.find(({ id }) => id === board);
    const spoken = board === BESIDE;
    if (!laid || (!ground && !spoken)) throw new Error(`game ${game} cannot be laid out on ${board}`);
    const { campaigns, matches } = this.#needs;
    const begun = await this.#match(game);
    if (begun) return begun.id;
    const id = await matches.freeId(matchOfGame(this.id, game));
    const { cards, packs } = this.#supply;
    const setup = matchSetup(laid, cards, ground?.terrain ?? [], `${newId()}${newId()}`);
    const { record, match } = beginRecord(spoken ? { ...setup, options: { ...setup.options, table: 'spoken' } } : setup, cards);
    const names = laid.players.map((player) => campaign.players.find((candidate) => candidate.id === player)?.name ?? player);
    const title = `${isolatedName(campaign.name)} – ${names.map(isolatedName).join(', ')}`;
    const levels = laid.players.map((player) => (spoken ? null : (computers[player] ?? null)));
    const seated = levels.some((level) => level !== null)
      ? { computers: levels.map((level) => (level === null ? null : { level, seed: newSeed() })) }
      : {};
    // link first: a link to a missing match counts as a game that was not begun
    await campaigns.link(this.id, game, id);
    await matches.create(record, {
      id,
      title,
      names,
      ...(packs.length > 0 ? { packs } : {}),
      ...seated,
      finished: false,
      turn: match.order.turn,
    });
    return id;
  }

  async played(game: GameId): Promise<PlayedGame | null> {
    const { campaign } = this.#folded;
    const laid = matchFor(campaign, game);
    const begun = laid && (await this.#match(game));
    const record = begun && (await this.#needs.matches.load(begun.id));
    return laid && record ? playedGame(campaign, { game, players: laid.players }, { id: begun.id, record }) : null;
  }

  summary(): string {
    const view = this.view('table');
    const week = view.history.at(-1)?.week ?? view.week;
    const names = {
      player: (id: PlayerId): string => isolatedName(view.players.find((player) => player.id === id)?.name ?? id),
      card: (id: string): string => this.book.card(id).name,
    };
    const summary = summaryOf(view, week);
    return summary ? summaryText(summary, names) : '';
  }

  write(): { name: string; file: Blob } {
    return campaignFile(this.#folded.record, this.#folded.campaign.name);
  }

  async share(): Promise<Parcel> {
    const handed = this.write();
    const { name, stage } = this.#folded.campaign;
    const file = new Uint8Array(await handed.file.arrayBuffer());
    const wrapping = { kind: 'campaign' as const, title: name, file, handed: { name: handed.name, blob: handed.file } };
    return parcelOf({ ...wrapping, sealed: stage !== 'finished' }, this.#needs.page);
  }

  sheet(): readonly SheetRow[] {
    return sheetOf(this.view('table'));
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back when the campaign is left. */
  whenLeft(listener: () => void): void {
    if (this.#isLeft) listener();
    else this.#leaveListeners.push(listener);
  }

  close(): void {
    this.#isLeft = true;
    for (const listener of this.#leaveListeners.splice(0)) listener();
    this.#needs.release?.();
  }
}
