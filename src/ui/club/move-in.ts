import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ListedCampaign } from '../contexts/gatherings/campaign-port.ts';
import type { ClubPort } from '../contexts/gatherings/club-port.ts';
import { clubHash } from '../contexts/places.ts';
import '../kit/button.ts';
import '../kit/sheets/empty-state.ts';
import { fieldBox, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { memberName } from './club-people.ts';

/** Moves a campaign of this device into the club; each of its players is assigned to a member. */
@customElement('moon-move-in')
export class MoonMoveIn extends Screen {
  static override styles = [
    shared,
    pageStyles,
    css`
      label {
        display: grid;
        gap: var(--space-1);
        font-weight: 600;
      }
      select {
        width: min(100%, 24rem);
        ${fieldBox}
      }
    `,
  ];
  @property({ attribute: false }) club!: ClubPort;
  @state() private listed: readonly ListedCampaign[] | null = null;
  /** The chosen member, by campaign and place of the player. */
  @state() private chosen: Readonly<Record<string, string>> = {};
  @state() private refused: string | null = null;
  @state() private busy = false;

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read(): Promise<void> {
    try {
      const all = await (await this.library.campaigns()).list();
      this.listed = all.filter(({ finished }) => !finished);
    } catch {
      this.refused = appWords.notRead();
    }
  }

  async #move({ id, players }: ListedCampaign): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const members = Object.fromEntries(players.map((_, place) => [String(place), this.#member(id, place)]));
    try {
      const { refused, value } = await this.club.moveIn(id, members);
      if (refused === null && typeof value === 'string') location.hash = clubHash(`campaign/${value}`);
      else this.refused = refused ?? clubWords.unreachable();
    } catch {
      this.refused = appWords.notKept();
    } finally {
      this.busy = false;
    }
  }

  get #members() {
    return (this.club.view?.members ?? []).filter(({ left, role }) => !left && role !== 'watcher');
  }

  #member(campaign: string, place: number): string {
    const members = this.#members;
    return this.chosen[`${campaign} ${place}`] ?? members[place % Math.max(1, members.length)]?.id ?? '';
  }

  #campaign(campaign: ListedCampaign) {
    const { id, name, players } = campaign;
    return html`<section class="panel" data-campaign=${id}>
      <h2>${name}</h2>
      ${players.map(
        (player, place) =>
          html`<label
            >${clubWords.whoIs(player)}
            <select
              data-place=${place}
              @change=${({ target }: Event) =>
                (this.chosen = { ...this.chosen, [`${id} ${place}`]: (target as HTMLSelectElement).value /* its own listener */ })}
            >
              ${this.#members.map(
                (member) =>
                  html`<option value=${member.id} ?selected=${member.id === this.#member(id, place)}>${memberName(member)}</option>`,
              )}
            </select></label
          >`,
      )}
      <moon-button
        icon="flag"
        data-do="move-in"
        ?disabled=${this.busy || this.club.line !== 'live'}
        @click=${() => void this.#move(campaign)}
        >${clubWords.moveThis(name)}</moon-button
      >
    </section>`;
  }

  override render() {
    const { listed } = this;
    return html`<moon-page .heading=${clubWords.whichCampaign()} .back=${clubHash()}>
      <div class="stack">
        <p class="soft">${clubWords.moveInMeans()}</p>
        ${this.refused === null ? nothing : html`<moon-toast @closed=${() => (this.refused = null)}>${this.refused}</moon-toast>`}
        ${listed?.length === 0 ? html`<moon-empty-state icon="flag" .heading=${clubWords.noneToMove()}></moon-empty-state>` : (listed ?? []).map((campaign) => this.#campaign(campaign))}
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-move-in': MoonMoveIn;
  }
}
