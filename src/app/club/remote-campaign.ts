import { sheetOf, summaryOf } from '../../campaign/index.ts';
import type { CampaignDecision } from '../../campaign/terms/decision.ts';
import type { GameId, PlayerId } from '../../campaign/terms/parts.ts';
import type { SheetRow } from '../../campaign/terms/summary.ts';
import type { CampaignView, PlayAsk } from '../../campaign/terms/view.ts';
import type { SeatTaker } from '../../club/terms/club.ts';
import type { ClubCampaignView } from '../../club/terms/events.ts';
import type { CampaignSaying, ClubAsk } from '../../club/terms/protocol.ts';
import type { Json } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { catalogue } from '../../cards/index.ts';
import type { CampaignBook, GameMatch, PlayedGame, ReadyBoards, StandIns } from '../../ui/contexts/gatherings/campaign-port.ts';
import type { ClubCampaign } from '../../ui/contexts/gatherings/club-port.ts';
import type { Parcel } from '../../ui/contexts/cards/troupe-port.ts';
import { clubHash } from '../../ui/contexts/places.ts';
import { summaryText } from '../../words/campaign/campaign-summary.ts';
import { clubReasonText, hasClubSentence } from '../../words/club/club.ts';
import { isolatedName } from '../../words/language/isolated-name.ts';
import { campaignBookOf } from '../campaign/campaign-book.ts';
import type { ClubDesk } from './club-desk.ts';

/** A campaign of the club: everything it shows and asks comes from the view that the club sends to this device. */
export class RemoteCampaign implements ClubCampaign {
  readonly damaged = false;
  readonly newerCards = null;
  readonly newerNames = [];
  readonly packs = [];
  readonly book: CampaignBook = campaignBookOf(catalogue);
  readonly #listeners = new Set<() => void>();
  #clubView: ClubCampaignView;
  readonly #deaf: (() => void)[];

  /** `view`: the first view from the club. */
  constructor(
    readonly id: string,
    private readonly desk: ClubDesk,
    readonly boards: ReadyBoards,
    view: ClubCampaignView,
  ) {
    this.#clubView = view;
    this.#deaf = [desk.device.follow(`campaign.${id}`, (view) => this.#hear(view)), desk.subscribe(() => this.#tell())];
  }

  get devicePlayer(): PlayerId | null {
    return this.#clubView.you;
  }
  get readOnly(): string | null {
    return null;
  }
  get claims(): ClubCampaign['claims'] {
    return this.#clubView.claims;
  }

  view(): CampaignView {
    return this.#clubView.view;
  }

  /** Sends a decision to the club, which judges it. A result from a player other than the chamberlain is sent as a claim. */
  decide(decision: CampaignDecision): Promise<Reason | null> {
    const { devicePlayer } = this;
    const office = this.view().players.find(({ chamberlain }) => chamberlain)?.id;
    if (decision.kind !== 'result' || devicePlayer === null || devicePlayer === office) return this.#say({ say: 'decide', decision });
    return this.#say({ say: 'claim', result: { ...decision, player: devicePlayer } });
  }

  says(refused: Reason): string | null {
    return hasClubSentence(refused.code) ? clubReasonText(refused) : null;
  }

  confirm(claim: number): Promise<Reason | null> {
    return this.#say({ say: 'confirm', claim });
  }
  dispute(claim: number, note: string): Promise<Reason | null> {
    return this.#say({ say: 'dispute', claim, note });
  }

  #say(saying: CampaignSaying): Promise<Reason | null> {
    const place = this.desk.device.atOf(`campaign.${this.id}`);
    return this.desk.reasonOf({ ask: 'campaign-say', campaign: this.id, at: place, saying });
  }

  knows(): boolean {
    return true;
  }
  /** Empty: the club asks the players for their cards afterwards, because no other player knows them. */
  playable(): readonly PlayAsk[] {
    return [];
  }

  gameMatch(game: GameId): Promise<GameMatch> {
    const match = this.desk.view?.matches.find(({ campaign }) => campaign?.id === this.id && campaign.game === game);
    if (!match) return Promise.resolve({ at: 'none' });
    const hash = this.hashOf(match.id);
    return Promise.resolve(
      match.over ? { at: 'finished', match: match.id, result: null, hash } : { at: 'under-way', match: match.id, hash },
    );
  }

  /** The club adds rosters, cards and hands: this device does not know those of other players. */
  async begin(game: GameId, board: string, computers: StandIns = {}): Promise<string> {
    const ground = this.boards.find(({ id }) => id === board);
    const players =
      this.view()
        .weeks.at(-1)
        ?.games.find(({ id }) => id === game)?.players ?? [];
    const seats = players.map((player): SeatTaker => {
      const member = this.#clubView.members[player];
      return computers[player] || member === undefined ? { level: computers[player] ?? 'club' } : { member };
    });
    const ask: ClubAsk = {
      ask: 'match',
      title: this.view().name,
      setup: {
        seats: players.map(() => ({})),
        options: {},
        terrain: [...(ground?.terrain ?? [])],
        seed: 'drawn by the club',
        start: 'setup',
      },
      seats,
      pace: { kind: 'live' },
      campaign: { id: this.id, game },
    };
    const { refused, value } = await this.desk.ask(ask);
    if (refused !== null || typeof value !== 'string') throw new Error(refused ?? 'no match');
    return value;
  }

  hashOf(match: string): string {
    return clubHash(`match/${match}`);
  }

  played(): Promise<PlayedGame | null> {
    return Promise.resolve(null);
  }

  summary(): string {
    const view = this.view();
    const summary = summaryOf(view, view.history.at(-1)?.week ?? view.week);
    const names = {
      player: (id: PlayerId): string => isolatedName(view.players.find((player) => player.id === id)?.name ?? id),
      card: (id: string): string => this.book.card(id).name,
    };
    return summary ? summaryText(summary, names) : '';
  }

  async write(): Promise<{ name: string; file: Blob }> {
    return this.desk.campaignFile(this.id);
  }

  share(): Promise<Parcel> {
    return Promise.reject(new Error('it lies in the club'));
  }

  sheet(): readonly SheetRow[] {
    return sheetOf(this.view());
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    for (const deaf of this.#deaf) deaf();
  }

  #hear(view: Json): void {
    this.#clubView = view as unknown as ClubCampaignView; // the club wrote it
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
