import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CampaignOpening } from '../../campaign/terms/decision.ts';
import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { Ask, CampaignView } from '../../campaign/terms/view.ts';
import { appWords } from '../../words/app/app.ts';
import { gameStageWords, hubWords, stageWords } from '../../words/campaign/campaign.ts';
import { askWords } from '../../words/campaign/campaign-asks.ts';
import { campaignReasonText } from '../../words/campaign/campaign-reasons.ts';
import { glassesWords } from '../../words/glasses/glasses.ts';
import { onSpoken } from '../../words/language/locale.ts';
import { allOf } from '../../words/language/sentences.ts';
import { matchWords } from '../../words/match/match.ts';
import type { RemoteCampaignPort } from '../contexts/gatherings/campaign-port.ts';
import '../kit/button.ts';
import '../kit/sheets/cover.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { CampaignAnswer } from './asks/answer.ts';
import { askFor } from './asks/ask-for.ts';
import { campaignStyles } from './campaign-styles.ts';
import { playerName } from './player-name.ts';
import { rostersList } from './hub/records-list.ts';
import { standingsStyles, standingsTable } from './hub/standings-table.ts';

/** True if an ask belongs to an opening. */
const answers = (ask: Ask, { kind, game }: CampaignOpening): boolean => ask.kind === kind && (!('game' in ask) || ask.game === game);

/**
 * A campaign of another device, on the phone of a player or on a watching screen: the questions and cards of the player, and the public
 * part.
 * @fires leave
 */
@customElement('moon-campaign-glass')
export class MoonCampaignGlass extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    campaignStyles,
    standingsStyles,
    css`
      :host {
        position: fixed;
        inset: 0;
        overflow-y: auto;
        padding: calc(var(--space-3) + env(safe-area-inset-top)) max(var(--space-3), env(safe-area-inset-right))
          calc(var(--space-6) + env(safe-area-inset-bottom)) max(var(--space-3), env(safe-area-inset-left));
        background: var(--ground);
        color: var(--ink);
      }
      .glass {
        display: grid;
        gap: var(--space-4);
        max-width: 46rem;
        margin: 0 auto;
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }
      header > div {
        flex: 1;
        min-width: 0;
      }
      h1 {
        margin: 0;
        font: 700 var(--text-l) / 1.2 var(--title-face);
      }
      h1:focus-visible {
        outline: none;
        box-shadow: none;
      }
      .waits {
        padding: var(--space-4) 0;
        text-align: center;
        font: 700 var(--text-l) / 1.3 var(--title-face);
        color: var(--ink-soft);
      }
      .scroll {
        min-width: 0;
      }
    `,
  ];
  @property({ attribute: false }) campaign!: RemoteCampaignPort;
  /** Counts the messages of the host; each brings a new view. */
  @property({ type: Number }) version = 0;
  /** True if this device is connected to the device with the campaign. */
  @property({ type: Boolean }) linked = true;
  /** The player who has the phone, where several share it; null when the phone is with none of them. */
  @state() private holder: PlayerId | null = null;
  /** The key of a sealed answer that is open for a change; '' for none. */
  @state() private amends = '';
  @state() private refusal: string | null = null;
  @state() private busy = false;
  @state() private pin = '';
  #unsubscribe: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = onSpoken(() => this.requestUpdate());
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus({ preventScroll: true }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('campaign') && changed.get('campaign') !== undefined) [this.holder, this.amends, this.refusal] = [null, '', null];
  }

  async #answered(player: PlayerId, answer: CampaignAnswer) {
    if (this.busy) return;
    this.busy = true;
    try {
      const refused = await this.campaign.plan({ ...answer, player });
      this.refusal = refused && campaignReasonText(refused, (id) => playerName(this.campaign.view('table'), id));
      if (!refused) this.amends = '';
    } catch {
      this.refusal = appWords.notKept();
    } finally {
      this.busy = false;
    }
  }

  /** One question: open, or sealed with a way to change the answer. */
  #question(player: PlayerId, view: CampaignView, opening: CampaignOpening): TemplateResult | typeof nothing {
    const ask = view.asks.find((candidate) => answers(candidate, opening));
    if (!ask) return nothing;
    const key = [opening.kind, opening.game ?? '', view.week].join(' ');
    if (opening.amend && this.amends !== key)
      return html`<p data-sealed=${opening.kind}>
        <moon-button tone="quiet" icon="check" @click=${() => (this.amends = key)}>${hubWords.amend(playerName(view, player))}</moon-button>
      </p>`;
    return html`<section data-asks=${opening.kind} @answered=${({ detail }: MoonEvent<'answered'>) => void this.#answered(player, detail)}>
      ${askFor(view, ask, this.campaign.book)}
    </section>`;
  }

  /** The cards that a player has chosen for the games under way. */
  #ownCards(view: CampaignView): TemplateResult | typeof nothing {
    const games = view.weeks.at(-1)?.games.filter(({ own, stage }) => (own?.length ?? 0) > 0 && stage !== 'done') ?? [];
    if (games.length === 0) return nothing;
    return html`<section data-own-cards>
      <h2>${askWords.ownCards()}</h2>
      ${games.flatMap(({ own }) =>
        (own ?? []).map((id) => {
          const { name, lines } = this.campaign.book.card(id);
          return html`<div class="panel">
            <h3>${name}</h3>
            ${lines.map((line) => html`<p class="small">${line}</p>`)}
          </div>`;
        }),
      )}
    </section>`;
  }

  #lock(player: PlayerId, name: string): TemplateResult {
    return html`<section class="stack" data-locked=${player}>
      <moon-text-field
        .label=${hubWords.pin()}
        .value=${this.pin}
        maxlength="4"
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.pin = detail.value)}
      ></moon-text-field>
      <moon-button
        tone="question"
        @click=${() => {
          this.campaign.unlock(player, this.pin);
          this.pin = '';
        }}
        >${hubWords.iAm(name)}</moon-button
      >
    </section>`;
  }

  /** The games of the week, and the players whose answers are awaited. */
  #waits(view: CampaignView): TemplateResult {
    const open = view.openings.filter(({ amend }) => !amend);
    // the Chamberlain is awaited only once all answers are in
    const answering = open.filter(({ kind }) => kind !== 'lock' && kind !== 'result');
    const asked = answering.length > 0 ? answering : open;
    const missing = [...new Set(asked.map(({ player }) => playerName(view, player)))];
    return html`<p class="waits" role="status">${missing.length === 0 ? stageWords[view.stage]() : matchWords.asked(missing)}</p>
      ${(view.weeks.at(-1)?.games ?? []).map(
        ({ players, stage }) =>
          html`<p class="soft small">${allOf(players.map((player) => playerName(view, player)))}: ${gameStageWords[stage]()}</p>`,
      )}`;
  }

  #playerPart(player: PlayerId): TemplateResult {
    const { campaign } = this;
    const view = campaign.view(player);
    if (!campaign.isOpen(player)) return this.#lock(player, playerName(view, player));
    const openings = view.openings.filter((opening) => opening.player === player && view.asks.some((ask) => answers(ask, opening)));
    const isAsked = openings.some(({ amend }) => !amend);
    return html`${this.refusal === null ? nothing : html`<moon-toast tone="refusal" @closed=${() => (this.refusal = null)}>${this.refusal}</moon-toast>`}
    ${isAsked ? nothing : this.#waits(view)}
    ${campaign.isReadOnly ? nothing : openings.map((opening) => this.#question(player, view, opening))} ${this.#ownCards(view)}`;
  }

  override render() {
    const { campaign } = this;
    const { players } = campaign;
    const table = campaign.view('table');
    const player = players.length === 1 ? players[0] : players.find((candidate) => candidate === this.holder);
    if (players.length > 1 && player === undefined)
      return html`<div class="glass">
        <h1 tabindex="-1">${table.name}</h1>
        ${players.map(
          (candidate) =>
            html`<moon-button icon="phone" @click=${() => (this.holder = candidate)}
              >${hubWords.iAm(playerName(table, candidate))}</moon-button
            >`,
        )}
      </div>`;
    return html`<div class="glass">
      <header>
        <div>
          <h1 tabindex="-1">${player === undefined ? table.name : playerName(table, player)}</h1>
          <p class="soft small">
            ${player === undefined ? nothing : `${table.name} · `}${hubWords.of(table.week, table.lastWeek)} · ${stageWords[table.stage]()}
          </p>
        </div>
        ${
          players.length > 1
            ? html`<moon-button tone="quiet" icon="people" @click=${() => (this.holder = null)}>${hubWords.onTable()}</moon-button>`
            : nothing
        }
        <moon-icon-button icon="campfire" .label=${matchWords.leave()} @click=${() => emit(this, 'leave')}></moon-icon-button>
      </header>
      ${this.linked ? nothing : html`<moon-toast tone="news" .closable=${false}>${glassesWords.noLine()}</moon-toast>`}
      ${player === undefined ? this.#waits(table) : this.#playerPart(player)}
      <details ?open=${player === undefined}>
        <summary>${hubWords.standings()}</summary>
        ${standingsTable(table, table.standings)}
      </details>
      <details>
        <summary>${hubWords.rosters()}</summary>
        ${rostersList(table, campaign.book)}
      </details>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-campaign-glass': MoonCampaignGlass;
  }
}
