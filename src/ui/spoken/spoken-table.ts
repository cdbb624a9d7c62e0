import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import { matchWords } from '../../words/match.ts';
import { spokenWords } from '../../words/spoken.ts';
import { crystal } from '../art/crystal.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/energy.ts';
import { emit } from '../kit/emit.ts';
import '../kit/pennant.ts';
import { pressable, shared } from '../kit/styles.ts';
import { coinFace, coinStyles } from '../match/coin.ts';
import type { BoardRequest } from '../match/desk.ts';
import { modelName, seatName } from '../match/names.ts';

/**
 * The table where the miniatures are real: rows of faces, and the moonstones on the ground by depth. A face is tapped as a model on the board is.
 * @fires sheet `{ model, seat }` a card is to be read
 */
@customElement('moon-spoken-table')
export class MoonSpokenTable extends LitElement {
  static override styles = [
    shared,
    pressable,
    coinStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: var(--space-3);
        box-sizing: border-box;
        height: 100%;
        padding: var(--space-3);
        overflow: auto;
        background: var(--ground-deep);
      }
      section {
        display: grid;
        gap: var(--space-2);
      }
      h2 {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        font: 700 var(--text-m) / 1.2 var(--title-face);
      }
      .faces {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
        gap: var(--space-2);
      }
      .model {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: 2px var(--space-2);
        min-height: 72px;
        padding: var(--space-2);
        border: var(--pen) solid var(--outline);
        border-radius: var(--radius-drawn);
        background: var(--panel);
        color: var(--ink);
        text-align: start;
      }
      .model .face {
        grid-row: span 2;
        width: 52px;
        height: 52px;
      }
      .model .name {
        font-weight: 650;
        line-height: 1.15;
        overflow-wrap: anywhere;
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px var(--space-2);
        font-size: var(--text-s);
      }
      .facts .held {
        display: inline-flex;
        align-items: center;
      }
      .active {
        border-color: var(--question);
        box-shadow: 0 0 0 2px var(--question);
      }
      .may {
        border-color: var(--touchable);
        box-shadow: 0 0 0 2px var(--touchable);
      }
      .chosen {
        background: var(--touchable);
        color: var(--on-touchable);
      }
      .out {
        opacity: 0.55;
      }
      .stones {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .stones button {
        display: grid;
        place-items: center;
        min-width: var(--touch);
        min-height: var(--touch);
        border: var(--pen) solid transparent;
        border-radius: var(--radius-small);
        background: none;
        color: var(--ink);
      }
      .stones .may {
        border-color: var(--touchable);
      }
      .soft {
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
    `,
  ];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) request: BoardRequest | null = null;
  /** Who sits nearest: its troupe comes last. */
  @property({ type: Number }) near: Seat = 0;
  /** Changes with every decision. */
  @property({ type: Number }) tick = 0;

  /** What a tap on something means now. */
  #state(id: string): 'may' | 'chosen' | 'no' | null {
    const mode = this.request?.mode;
    if (mode?.kind !== 'targets') return null;
    if (mode.chosen?.includes(id)) return 'chosen';
    return mode.ids.includes(id) ? 'may' : 'no';
  }

  #tapped(id: string, what: 'model' | 'stone') {
    const { request } = this;
    if (request?.mode.kind === 'targets') {
      const allowed = request.mode.ids.includes(id);
      const why = allowed ? null : (request.mode.why?.(id) ?? null);
      if (allowed || why || what === 'stone') return request.on['target-tapped']?.({ id, allowed, why });
    }
    if (what === 'stone') return request?.on['stone-tapped']?.({ stone: id });
    if (request?.on['model-tapped']) return request.on['model-tapped']({ model: id });
    emit(this, 'sheet', { model: id, seat: this.near });
  }

  #model(id: ModelId) {
    const { table } = this;
    const view = table.view(null);
    const model = view.table.models[id];
    const card = model && table.characters[model.character];
    if (!model || !card) return nothing;
    const here = model.status === 'board';
    const left = Math.max(0, card.health - model.wounds);
    const active = view.order.active === id;
    const state =
      model.status === 'slain'
        ? matchWords.slain()
        : !here
          ? matchWords.offBoard()
          : active
            ? matchWords.active()
            : model.activated
              ? matchWords.activated()
              : '';
    const held = view.table.stones.filter(({ holder }) => holder === id);
    return html`<button
      type="button"
      class="model ${active ? 'active' : ''} ${this.#state(id) ?? ''} ${here || model.status === 'reserve' ? '' : 'out'}"
      data-model=${id}
      @click=${() => this.#tapped(id, 'model')}
    >
      ${coinFace(table, id)}
      <span class="name">${modelName(table, id)}</span>
      <span class="facts">
        <span class="unseen">${matchWords.coin(modelName(table, id), left, card.health, model.energy)}</span>
        <strong aria-hidden="true">${left}/${card.health}</strong>
        ${here ? html`<moon-energy aria-hidden="true" .now=${model.energy}></moon-energy>` : nothing}
        ${held.map(({ depth }) => html`<span class="held">${crystal(depth, '20px')}</span>`)}
        ${model.height > 0 ? html`<span>↑ ${Math.round(model.height / 254)}″</span>` : nothing}
        ${state === '' ? nothing : html`<span class="soft">${state}</span>`}
      </span>
    </button>`;
  }

  #troupe(seat: Seat) {
    const { models } = this.table.view(null).table;
    return html`<section aria-label=${seatName(this.table, seat)}>
      <h2><moon-pennant .seat=${seat}></moon-pennant>${seatName(this.table, seat)}</h2>
      <div class="faces">
        ${Object.values(models)
          .filter(({ controller }) => controller === seat)
          .map(({ id }) => this.#model(id))}
      </div>
    </section>`;
  }

  #ground() {
    const { stones } = this.table.view(null).table;
    const lying = stones.filter(({ holder }) => holder === null).sort((a, b) => a.depth - b.depth);
    return html`<section aria-label=${spokenWords.ground()}>
      <h2>${spokenWords.ground()}</h2>
      ${
        lying.length === 0
          ? html`<p class="soft">${spokenWords.none()}</p>`
          : html`<div class="stones">
              ${lying.map(
                ({ id, depth }) =>
                  html`<button
                    type="button"
                    class=${this.#state(id) ?? ''}
                    data-stone=${id}
                    aria-label=${matchWords.stone(depth)}
                    @click=${() => this.#tapped(id, 'stone')}
                  >
                    ${crystal(depth, '34px')}
                  </button>`,
              )}
            </div>`
      }
    </section>`;
  }

  override render() {
    const { table, near } = this;
    const others = table.seats.map((_, seat) => seat).filter((seat) => seat !== near);
    return html`${others.map((seat) => this.#troupe(seat))} ${this.#ground()} ${this.#troupe(near)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-spoken-table': MoonSpokenTable;
  }
}
