import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { CampaignOpening } from '../../../campaign/terms/decision.ts';
import type { PlayerId } from '../../../campaign/terms/parts.ts';
import type { Ask, CampaignView } from '../../../campaign/terms/view.ts';
import { hubWords } from '../../../words/campaign/campaign.ts';
import { askWords } from '../../../words/campaign/campaign-asks.ts';
import { campaignReasonText } from '../../../words/campaign/campaign-reasons.ts';
import { appWords } from '../../../words/app/app.ts';
import type { CampaignPort } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/cover.ts';
import type { MoonCover } from '../../kit/sheets/cover.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import '../../kit/sheets/toast.ts';
import { wholeWords } from '../../kit/sheets/whole-words.ts';
import { pageStyles } from '../../page/page-styles.ts';
import type { CampaignAnswer } from './answer.ts';
import { askFor } from './ask-for.ts';
import './own-cards.ts';
import { playerName } from '../player-name.ts';

/** The reason why a player takes the tablet: to answer a question, or to look at their cards of a game. */
export type PlayerErrand = { player: PlayerId; opening: CampaignOpening } | { player: PlayerId; look: string };

/** True if an opening is a private question to one player; the other openings are the Chamberlain's. */
const isAsked = ({ kind }: CampaignOpening): boolean => !['publish', 'lock', 'close', 'next', 'result'].includes(kind);

/** The ask of an opening: the one of the same kind about the same game or attack; null when there is none. */
const asked = (view: CampaignView, { kind, game, attack }: CampaignOpening): Ask | null =>
  view.asks.find(
    (ask) =>
      ask.kind === kind &&
      (!('game' in ask) || game === undefined || ask.game === game) &&
      (!('attack' in ask) || ask.kind === 'machinations' || attack === undefined || ask.attack === attack),
  ) ?? null;

/**
 * One player alone with the tablet. A cover hides everything before a secret is drawn and before the tablet goes on, and between the two
 * covers only this player's secrets are drawn.
 * @fires left when the tablet is on the table again
 */
@customElement('moon-private-errand')
export class MoonPrivateErrand extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      .screen {
        position: fixed;
        inset: 0;
        z-index: 4;
        overflow: auto;
        padding: calc(var(--space-5) + env(safe-area-inset-top)) max(var(--space-4), calc((100vw - 64rem) / 2), env(safe-area-inset-right))
          calc(var(--space-6) + env(safe-area-inset-bottom)) max(var(--space-4), calc((100vw - 64rem) / 2), env(safe-area-inset-left));
        background: var(--ground);
      }
      .not-now {
        margin-top: var(--space-5);
      }
      .pin {
        display: grid;
        gap: var(--space-3);
        width: min(20rem, 100%);
        margin: 20vh auto 0;
      }
    `,
  ];
  @property({ attribute: false }) campaign!: CampaignPort;
  @property({ attribute: false }) errand!: PlayerErrand;
  /** `before` and `after` are covers. */
  @state() private at: 'before' | 'pin' | 'asked' | 'after' = 'before';
  @state() private view: CampaignView | null = null;
  @state() private refusal: string | null = null;
  @state() private pin = '';
  @state() private busy = false;
  /** The errand of the player asked next, so that the tablet goes from hand to hand; null when it goes back to the table. */
  @state() private nextErrand: Extract<PlayerErrand, { opening: CampaignOpening }> | null = null;
  @query('moon-cover') private readonly cover!: MoonCover;

  /** Shows the question without a cover where only one player decides on this device. */
  protected override willUpdate(): void {
    if (this.campaign.devicePlayer !== undefined && this.at === 'before') this.#show();
  }

  #nameOf(player: PlayerId): string {
    return playerName(this.campaign.view('table'), player);
  }

  get #name(): string {
    return this.#nameOf(this.errand.player);
  }

  get #hasPin(): boolean {
    return (
      this.campaign.devicePlayer === undefined &&
      this.campaign.view('table').players.some(({ id, hasPin }) => id === this.errand.player && hasPin)
    );
  }

  #uncover() {
    if (this.at === 'after') {
      if (!this.nextErrand) return emit(this, 'left');
      this.errand = this.nextErrand;
      this.nextErrand = null;
    }
    if (this.#hasPin) this.at = 'pin';
    else this.#show();
    return true;
  }

  #show() {
    this.view = this.campaign.view(this.errand.player);
    this.at = 'asked';
  }

  #tryPin() {
    if (this.campaign.knows(this.errand.player, this.pin)) this.#show();
    else this.refusal = hubWords.wrongPin();
    this.pin = '';
  }

  /** Ends the errand. The cover is painted before anything behind it changes. */
  async #leave() {
    if (this.campaign.devicePlayer !== undefined) return void emit(this, 'left');
    this.at = 'after';
    await this.updateComplete;
    await this.cover.painted();
    this.view = null;
    this.refusal = null;
  }

  /** Leaves the question unanswered: the tablet goes back to the table, and no other player is asked next. */
  async #notNow() {
    this.nextErrand = null;
    await this.#leave();
  }

  /** The errand of the player asked next, in this question or at the same table. Who is asked is public, so it does not depend on the answers. */
  #following(): typeof this.nextErrand {
    const { errand } = this;
    if ('look' in errand) return null;
    const { game } = errand.opening;
    const opening = this.campaign
      .view('table')
      .openings.find(
        (candidate) =>
          isAsked(candidate) && !candidate.amend && candidate.game === game && !this.campaign.elsewhere?.includes(candidate.player),
      );
    return opening ? { player: opening.player, opening } : null;
  }

  async #answered(answer: CampaignAnswer) {
    if (this.busy) return;
    this.busy = true;
    try {
      const refused = await this.campaign.decide({ ...answer, player: this.errand.player });
      if (refused) this.refusal = this.campaign.says?.(refused) ?? campaignReasonText(refused, (player) => this.#nameOf(player));
      else {
        this.nextErrand = this.#following();
        await this.#leave();
      }
    } catch {
      this.refusal = appWords.notKept();
    } finally {
      this.busy = false;
    }
  }

  #question(view: CampaignView): TemplateResult | typeof nothing {
    const { campaign, errand } = this;
    const { book } = campaign;
    if ('look' in errand)
      return html`<moon-own-cards .view=${view} .game=${errand.look} .book=${book} @closed=${() => void this.#leave()}></moon-own-cards>`;
    const ask = asked(view, errand.opening);
    return ask ? askFor(view, ask, book) : html`<moon-button @click=${() => void this.#leave()}>${askWords.done()}</moon-button>`;
  }

  #screen() {
    const { view } = this;
    if (this.at === 'pin')
      return html`<div class="screen">
        <div class="pin">
          <h2>${this.#name}</h2>
          <moon-text-field
            .label=${hubWords.pin()}
            .value=${this.pin}
            .error=${this.refusal ?? ''}
            maxlength="4"
            @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.pin = detail.value)}
          ></moon-text-field>
          <moon-button tone="question" @click=${() => this.#tryPin()}>${hubWords.iAm(this.#name)}</moon-button>
          <moon-button tone="quiet" data-do="not-now" @click=${() => emit(this, 'left')}>${askWords.notNow()}</moon-button>
        </div>
      </div>`;
    if (!view) return nothing;
    return html`<div class="screen" @answered=${({ detail }: MoonEvent<'answered'>) => void this.#answered(detail)}>
      ${
        this.refusal === null
          ? nothing
          : html`<moon-toast tone="refusal" @closed=${() => (this.refusal = null)}>${this.refusal}</moon-toast>`
      }
      ${this.#question(view)}
      ${
        'look' in this.errand
          ? nothing
          : html`<moon-button class="not-now" tone="quiet" icon="tablet" data-do="not-now" @click=${() => void this.#notNow()}
              >${askWords.notNow()}</moon-button
            >`
      }
    </div>`;
  }

  override render() {
    const covered = this.at === 'before' || this.at === 'after';
    const to = this.at === 'after' ? this.nextErrand && this.#nameOf(this.nextErrand.player) : this.#name;
    return html`${this.#screen()}
      <moon-cover ?open=${covered} .confirmLabel=${to === null ? hubWords.onTable() : hubWords.iAm(to)} @confirmed=${() => this.#uncover()}
        >${wholeWords(to === null ? hubWords.backCover() : this.at === 'after' ? hubWords.nextCover(to) : hubWords.cover(to))}${
          this.at === 'before' || this.nextErrand
            ? html`<moon-button slot="aside" tone="quiet" icon="tablet" @click=${() => emit(this, 'left')}
                >${hubWords.onTable()}</moon-button
              >`
            : nothing
        }</moon-cover
      >`;
  }
}

declare global {
  interface MoonriseEvents {
    errand: PlayerErrand;
  }
  interface HTMLElementTagNameMap {
    'moon-private-errand': MoonPrivateErrand;
  }
}
