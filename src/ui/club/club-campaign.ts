import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CampaignClaim } from '../../club/terms/events.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { appWords } from '../../words/app/app.ts';
import { campaignReasonText } from '../../words/campaign/campaign-reasons.ts';
import { clubWords } from '../../words/club/club.ts';
import { allOf } from '../../words/language/sentences.ts';
import '../campaign/campaign-screen.ts';
import { playerName } from '../campaign/player-name.ts';
import type { ClubCampaign, ClubPort } from '../contexts/gatherings/club-port.ts';
import { campaignHash, clubHash } from '../contexts/places.ts';
import { Watching } from '../contexts/watching.ts';
import '../kit/button.ts';
import { shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import { Screen } from '../page/screen.ts';

/** A campaign of the club: the screens of a campaign, and the results that wait for confirmation by another player. */
@customElement('moon-club-campaign')
export class MoonClubCampaign extends Screen {
  static override styles = [
    shared,
    pageStyles,
    css`
      .said {
        display: grid;
        gap: var(--space-3);
      }
    `,
  ];
  @property({ attribute: false }) club!: ClubPort;
  @property({ attribute: false }) campaign!: ClubCampaign;
  @state() private refused: string | null = null;
  /** The number of the claim being disputed; null for none. */
  @state() private disputing: number | null = null;
  @state() private note = '';
  protected readonly watching = new Watching(this, () => this.campaign);

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-campaign-screen');
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.refused = appWords.notKept();
    }
  }

  #answered(work: Promise<Reason | null>): Promise<void> {
    return this.#tried(async () => {
      const refused = await work;
      const view = this.campaign.view('table');
      this.refused = refused && (this.campaign.says?.(refused) ?? campaignReasonText(refused, (player) => playerName(view, player)));
      if (!refused) this.disputing = null;
    });
  }

  #claim({ at, by, result, disputed }: CampaignClaim) {
    const { campaign } = this;
    const view = campaign.view('table');
    const name = (player: string): string => playerName(view, player);
    const players = view.weeks.flatMap(({ games }) => games).find(({ id }) => id === result.game)?.players ?? [];
    const stones = players.map((player) => `${name(player)} ${result.result.sides[player]?.stones ?? 0}`);
    const mayConfirm = campaign.devicePlayer !== by && campaign.devicePlayer !== null;
    return html`<section class="panel said" data-claim=${at}>
      <p>${clubWords.claimedBy(name(by), allOf(stones))}</p>
      ${disputed ? html`<p>${clubWords.disputed(name(disputed.by), disputed.note)}</p>` : nothing}
      ${
        mayConfirm
          ? html`<div class="row">
              <moon-button tone="question" icon="check" data-do="confirm" @click=${() => void this.#answered(campaign.confirm(at))}
                >${clubWords.confirm()}</moon-button
              >
              ${
                this.disputing === at
                  ? html`<moon-text-field
                        maxlength="200"
                        .label=${clubWords.disputeWhy()}
                        .value=${this.note}
                        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.note = detail.value)}
                      ></moon-text-field>
                      <moon-button
                        icon="warning"
                        data-do="dispute"
                        ?disabled=${this.note.trim() === ''}
                        @click=${() => void this.#answered(campaign.dispute(at, this.note.trim()))}
                        >${clubWords.dispute()}</moon-button
                      >`
                  : html`<moon-button tone="quiet" icon="warning" @click=${() => (this.disputing = at)}
                      >${clubWords.dispute()}</moon-button
                    >`
              }
            </div>`
          : html`<p class="small soft">${clubWords.claimWaits()}</p>`
      }
    </section>`;
  }

  /** The button by which the Chamberlain saves a copy of the campaign on this device. */
  #moveOutPart() {
    const { campaign } = this;
    if (
      campaign.devicePlayer === null ||
      !campaign.view('table').players.some(({ id, chamberlain }) => chamberlain && id === campaign.devicePlayer)
    )
      return nothing;
    return html`<details>
      <summary>${clubWords.moveOut()}</summary>
      <p class="soft">${clubWords.moveOutMeans()}</p>
      <moon-button icon="flag" data-do="move-out" ?disabled=${this.club.line !== 'live'} @click=${() => void this.#moveOut()}
        >${clubWords.moveOut()}</moon-button
      >
    </details>`;
  }

  #moveOut(): Promise<void> {
    return this.#tried(async () => {
      const { refused, value } = await this.club.moveOut(this.campaign.id);
      if (refused === null && typeof value === 'string') location.hash = campaignHash(value);
      else this.refused = refused ?? clubWords.unreachable();
    });
  }

  override render() {
    const { campaign, club } = this;
    return html`<moon-campaign-screen .campaign=${campaign} .back=${clubHash()}>
      <div class="said">
        ${club.line === 'live' ? nothing : html`<moon-toast tone="news" .closable=${false}>${clubWords.notConnected(club.drafts.length)}</moon-toast>`}
        ${
          (this.refused ?? club.lateNotice)
            ? html`<moon-toast
                @closed=${() => {
                  this.refused = null;
                  club.lateNoticeSeen();
                }}
                >${this.refused ?? club.lateNotice}</moon-toast
              >`
            : nothing
        }
        ${campaign.claims.map((claim) => this.#claim(claim))} ${this.#moveOutPart()}
      </div>
    </moon-campaign-screen>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-club-campaign': MoonClubCampaign;
  }
}
