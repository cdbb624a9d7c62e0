import { html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ClubCampaign, ClubPort, ClubTournament } from '../contexts/gatherings/club-port.ts';
import { clubHash } from '../contexts/places.ts';
import { companyStyle } from '../art/company.ts';
import { scenePicture } from '../art/scenes.ts';
import '../kit/button.ts';
import '../kit/sheets/empty-state.ts';
import { Screen } from '../page/screen.ts';

/** The club of this device, or a part of it. The code of a part is fetched when the player goes there. */
@customElement('moon-club-place')
export class MoonClubPlace extends Screen {
  static override styles = companyStyle;
  /** The part of the club, as in the address: '' for the whole club, `new`, `campaigns`, `match/ID`, `campaign/ID`, `tournament/ID`. */
  @property() at = '';
  @state() private club: ClubPort | null | 'opening' = 'opening';
  /** The kind of part whose code has come; null while it is awaited. */
  @state() private visibleKind: string | null = null;
  @state() private campaign: ClubCampaign | null = null;
  @state() private tournament: ClubTournament | null = null;
  /** True if the club does not show the campaign or tournament of the address. */
  @state() private isGone = false;
  /** True if the club, or the part of the address, could not be read. */
  @state() private isUnread = false;
  /** The number of the visit under way; a line that opens for an earlier one is closed. */
  #visit = 0;

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('[data-part]');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at') || changed.has('library')) void this.#come();
  }

  async #come(): Promise<void> {
    const [kind = '', id = ''] = this.at.split('/');
    this.#leave();
    const visit = this.#visit;
    try {
      const club = await this.library.club();
      if (visit !== this.#visit) return;
      this.club = club;
      await this.#openPart(kind, id);
      if (visit === this.#visit) this.visibleKind = kind;
    } catch {
      if (visit === this.#visit) this.isUnread = true;
    }
  }

  async #openPart(kind: string, id: string): Promise<void> {
    if (kind === 'new') await import('./new-club-match.ts');
    else if (kind === 'match') await import('../club/club-match.ts');
    else if (kind === 'campaign') await this.#openCampaign(id);
    else if (kind === 'tournament') await this.#openTournament(id);
    else if (kind === 'campaigns') await import('../club/move-in.ts');
    else await import('../club/club-screen.ts');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  #leave(): void {
    this.#visit += 1;
    this.visibleKind = null;
    this.campaign?.close();
    this.tournament?.close();
    this.campaign = null;
    this.tournament = null;
    this.isGone = false;
    this.isUnread = false;
  }

  async #openCampaign(id: string): Promise<void> {
    const visit = this.#visit;
    const open = async (): Promise<void> => {
      const campaign = (await this.#club?.campaign(id)) ?? null;
      if (visit !== this.#visit) return campaign?.close();
      this.campaign = campaign;
      this.isGone = campaign === null;
    };
    await Promise.all([open(), import('../club/club-campaign.ts')]);
  }

  async #openTournament(id: string): Promise<void> {
    const visit = this.#visit;
    const open = async (): Promise<void> => {
      const tournament = (await this.#club?.tournament(id)) ?? null;
      if (visit !== this.#visit) return tournament?.close();
      this.tournament = tournament;
      this.isGone = tournament === null;
    };
    await Promise.all([open(), import('../club/club-tournament.ts')]);
  }

  get #club(): ClubPort | null {
    return this.club === 'opening' ? null : this.club;
  }

  override render() {
    const { club } = this;
    const [kind = '', id = ''] = this.at.split('/');
    if (this.isUnread)
      return html`<moon-page data-part="unread" .heading=${clubWords.heading()} .back=${this.at === '' ? '#/' : clubHash()}
        ><moon-empty-state icon="warning" role="alert" .heading=${appWords.notRead()}
          ><moon-button data-do="again" @click=${() => void this.#come()}>${clubWords.tryNow()}</moon-button></moon-empty-state
        ></moon-page
      >`;
    if (club === null)
      return html`<moon-page data-part="none" .heading=${clubWords.heading()}
        ><moon-empty-state .heading=${clubWords.heading()} .text=${clubWords.notJoined()}
          >${scenePicture('club')}</moon-empty-state
        ></moon-page
      >`;
    if (club === 'opening' || this.visibleKind !== kind) return html`<p>${appWords.loading()}</p>`;
    const { campaign, tournament } = this;
    if (this.isGone)
      return html`<moon-page data-part="gone" .heading=${clubWords.heading()} .back=${clubHash()}
        ><moon-empty-state icon="hourglass" .heading=${clubWords.unreachable()}></moon-empty-state
      ></moon-page>`;
    if (campaign) return html`<moon-club-campaign data-part="campaign" .club=${club} .campaign=${campaign}></moon-club-campaign>`;
    if (tournament) return html`<moon-club-tournament data-part="tournament" .club=${club} .desk=${tournament}></moon-club-tournament>`;
    if (kind === 'campaigns') return html`<moon-move-in data-part="campaigns" .club=${club}></moon-move-in>`;
    if (kind === 'new') return html`<moon-new-club-match data-part="new" .club=${club}></moon-new-club-match>`;
    if (kind === 'match') return html`<moon-club-match data-part="match" .club=${club} .match=${id}></moon-club-match>`;
    return html`<moon-club-screen data-part="club" .club=${club}></moon-club-screen>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-club-place': MoonClubPlace;
  }
}
