import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import { matchWords } from '../../../words/match/match.ts';
import { trayName } from '../../../words/match/board.ts';
import { characterCoin } from '../../cards/coin.ts';
import { emit } from '../../kit/emit.ts';
import { edgeName } from '../../../words/names/edges.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import { seatName } from '../../table/names.ts';
import { suggestedPlace, waitingOf } from '../../table/line-up.ts';
import { spotOf } from '../../table/spots.ts';
import { Prompt } from '../prompt.ts';

/**
 * The player drags a model from the tray into the lit deployment zone and confirms. The tray lies over the board, or here, in front of its own
 * player.
 * @fires model-picked `{ model }` the player has chosen a model of this tray
 * @fires model-lifted `{ event }` a finger came down on a model: the board takes the finger over
 */
@customElement('moon-deploy-prompt')
export class MoonDeployPrompt extends Prompt {
  static override styles = [
    ...[Prompt.styles].flat(),
    css`
      .waiting {
        display: flex;
        flex-wrap: wrap;
        grid-column: 1;
        gap: 2px;
      }
      .waiting ~ * {
        align-self: center;
      }
      .corner:has(.waiting) {
        grid-template-columns: minmax(0, 1fr) repeat(2, minmax(8rem, 11rem));
      }
      .waiting button {
        display: grid;
        place-items: center;
        min-width: 48px;
        min-height: 50px;
        padding: 0;
        border: var(--pen) solid transparent;
        border-radius: var(--radius-small);
        background: transparent;
        touch-action: none;
      }
      .waiting button[aria-pressed='true'] {
        border-color: var(--touchable);
        background: var(--panel-raised);
      }
    `,
  ];
  @state() private plan: { model: ModelId; at: BoardPoint; refused: Reason | null } | null = null;

  override willUpdate(changed: PropertyValues): void {
    const deploy = this.open('deploy');
    if (!deploy || !changed.has('opening')) return;
    this.plan = null;
    const models = waitingOf(this.table, this.seat);
    const suggest = (model: ModelId): BoardPoint | null => suggestedPlace(this.table, this.seat, model, deploy.edge);
    const places = models.flatMap((model) => {
      const point = suggest(model);
      return point ? [{ model, at: point }] : [];
    });
    this.desk.ask(this, {
      seat: this.seat,
      mode: {
        kind: 'deploy',
        models,
        edge: deploy.edge,
        judge: (model, point) => this.table.judge({ seat: this.seat, kind: 'deploy', model, at: spotOf(point) }),
        suggest,
        places,
      },
      on: {
        'place-planned': ({ model, at, refused }) => (this.plan = model === null ? null : { model, at, refused }),
        'plan-cleared': () => (this.plan = null),
      },
    });
  }

  /** Lets the app place all remaining models. */
  #lineUp() {
    this.desk.ahead.lineUp(this.seat);
    return this.desk.ahead.sendNext(this.table);
  }

  /** The models that wait, in front of the player who deploys them. */
  #tray() {
    const { characters } = this.table;
    const { models } = this.table.view(null).table;
    return html`<div class="waiting" role="group" aria-label=${trayName()}>
      ${waitingOf(this.table, this.seat).map((id) => {
        const character = characters[models[id]?.character ?? ''];
        return html`<button
          type="button"
          data-waiting=${id}
          aria-label=${this.model(id)}
          aria-pressed=${id === this.plan?.model ? 'true' : 'false'}
          @pointerdown=${(event: PointerEvent) => emit(this, 'model-lifted', { event })}
          @click=${() => emit(this, 'model-picked', { model: id })}
        >
          ${character ? characterCoin(character, '40px', this.table.view(null).order.seats[this.seat]?.faction ?? undefined) : nothing}
        </button>`;
      })}
    </div>`;
  }

  /** In a first match, before the first model is placed: what the app has settled for the players. */
  #settled() {
    const { order, table } = this.table.view(null);
    const models = Object.values(table.models).filter(({ controller }) => controller === this.seat);
    if (!this.table.first || waitingOf(this.table, this.seat).length < models.length) return nothing;
    const { initiative } = order;
    return html`<p class="note" data-line="settled">
      ${initiative === null ? matchWords.settledFirst() : matchWords.settledFirstBegins(seatName(this.table, initiative))}
    </p>`;
  }

  override render() {
    const { plan } = this;
    const edge = this.open('deploy')?.edge;
    const ready = plan && !plan.refused ? plan : null;
    return html`<div role="status">
        <p class="say">
          ${ready ? matchWords.deployHere(this.model(ready.model)) : matchWords.deployDrag()}
          ${edge && !ready ? html`<span class="unseen">${edgeName(edge)}</span>` : nothing}
        </p>
        ${this.#settled()} ${plan?.refused ? html`<p class="note wrong">${reasonText(plan.refused)}</p>` : nothing}
        ${ready ? this.table.ending(ready.model, 'step', ready.at).hampers.map((hamper) => html`<p class="note">${reasonText(hamper)}</p>`) : nothing}
      </div>
      <div class="corner">
        ${this.desk.ownTrays ? this.#tray() : nothing}
        <moon-button
          tone="question"
          icon="check"
          ?disabled=${!ready}
          @click=${() => ready && this.decide({ kind: 'deploy', model: ready.model, at: spotOf(ready.at) })}
          >${matchWords.confirm()}</moon-button
        >
        ${
          waitingOf(this.table, this.seat).length > 1
            ? html`<moon-button tone="quiet" data-id="line-up" @click=${() => this.#lineUp()}>${matchWords.lineUp()}</moon-button>`
            : nothing
        }
      </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    'model-lifted': { event: PointerEvent };
    'model-picked': { model: ModelId };
  }
}
