import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Decision } from '../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { View } from '../../seats/view.ts';
import { cardTongue } from '../../words/cards/current-writer.ts';
import { matchWords } from '../../words/match/match.ts';
import { spokenAnswer, spokenWords } from '../../words/match/fact-words.ts';
import { adjustTableWords, lureCalled, markerNumber } from '../../words/match/log/adjust-table.ts';
import { tableAidWords } from '../../words/match/table-aids.ts';
import { crystal } from '../art/crystal.ts';
import { settingsContext, tableContext } from '../contexts/contexts.ts';
import type { DeviceSettings } from '../contexts/library-port.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { icon } from '../art/icon.ts';
import '../kit/figures/energy.ts';
import { emit } from '../kit/emit.ts';
import '../kit/figures/pennant.ts';
import { pressable, shared } from '../kit/styles.ts';
import { coinFace, coinStyles } from '../table/coin.ts';
import type { BoardRequest } from '../table/desk.ts';
import { modelName, namesOf, seatName, tokensOn } from '../table/names.ts';
import './dice.ts';
import { FittedRows } from './fitted-rows.ts';
import { seatsReactingByButton } from '../table/is-spoken.ts';
import './measured-again.ts';
import { spokenTableStyles } from './spoken-table-styles.ts';
import './turn-clock.ts';
import { INCH } from '../../geometry/lengths.ts';

/**
 * The table where the miniatures are real: rows of faces, and the moonstones on the ground by depth. A tap on a face is a tap on a model of
 * the board.
 * @fires sheet `{ model, seat }` to read a card
 * @fires refusal `{ reason }`
 */
@customElement('moon-spoken-table')
export class MoonSpokenTable extends LitElement {
  static override styles = [shared, pressable, coinStyles, spokenTableStyles];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) request: BoardRequest | null = null;
  /** The seat of the player nearest to the screen: its troupe comes last. */
  @property({ type: Number }) near: Seat = 0;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings: DeviceSettings | null = null;

  readonly #rows = new FittedRows(this);

  /** The meaning of a tap on a thing now; null where it has none. */
  #state(id: string): 'may' | 'chosen' | 'no' | null {
    const mode = this.request?.mode;
    if (mode?.kind !== 'targets') return null;
    if (mode.chosen?.includes(id)) return 'chosen';
    return mode.ids.includes(id) ? 'may' : 'no';
  }

  #tapped(id: string, kind: 'model' | 'stone') {
    const { request } = this;
    if (request?.mode.kind === 'targets') {
      const allowed = request.mode.ids.includes(id);
      const refusal = allowed ? null : (request.mode.why?.(id) ?? null);
      if (allowed || refusal || kind === 'stone') return request.on['target-tapped']?.({ id, allowed, why: refusal });
    }
    if (kind === 'stone') return request?.on['stone-tapped']?.({ stone: id });
    if (request?.on['model-tapped']) return request.on['model-tapped']({ model: id });
    emit(this, 'sheet', { model: id, seat: this.near });
  }

  #counts({ status, energy }: View['table']['models'][ModelId], remaining: number, health: number) {
    return html`<strong aria-hidden="true">${remaining}/${health}</strong> ${
        status === 'board' ? html`<moon-energy aria-hidden="true" .amount=${energy}></moon-energy>` : nothing
      }`;
  }

  /** The lasting effects on a model, with their ends. */
  #tokens(id: ModelId) {
    return tokensOn(this.table, id).map(({ name, ends }) => html`<span class="token" lang=${cardTongue()}>${name} <i>${ends}</i></span>`);
  }

  #model(id: ModelId) {
    const { table } = this;
    const view = table.view(null);
    const model = view.table.models[id];
    const card = model && table.characters[model.character];
    if (!model || !card) return nothing;
    const onBoard = model.status === 'board';
    const remaining = Math.max(0, card.health - model.wounds);
    const active = view.order.active === id;
    const state =
      model.status === 'slain'
        ? matchWords.slain()
        : !onBoard
          ? spokenWords.offTable()
          : active
            ? matchWords.active()
            : model.activated
              ? matchWords.activated()
              : '';
    const bare = this.settings?.beside.includes('bare') === true;
    const stones = view.table.stones.filter(({ holder }) => holder === id);
    return html`<div class="place">
      <button
        type="button"
        class="model ${active ? 'active' : ''} ${this.#state(id) ?? ''} ${onBoard || model.status === 'reserve' ? '' : 'out'}"
        data-model=${id}
        @click=${() => this.#tapped(id, 'model')}
      >
        ${coinFace(table, id)}
        <span class="name">${modelName(table, id)}</span>
        <span class="facts">
          <span class="unseen">${matchWords.coin(modelName(table, id), remaining, card.health, model.energy)}</span>
          ${bare ? nothing : this.#counts(model, remaining, card.health)}
          ${stones.map(({ depth }) => html`<span class="held">${crystal(depth, '20px')}</span>`)}
          ${model.height > 0 ? html`<span>↑ ${Math.round(model.height / INCH)}″</span>` : nothing}
          ${state === '' ? nothing : html`<span class="soft">${state}</span>`} ${bare ? nothing : this.#tokens(id)}
        </span></button
      >${this.#reaction(id)}
    </div>`;
  }

  /** The button by which a model makes its Reaction Step while another seat acts. */
  #reaction(id: ModelId) {
    const { table } = this;
    const view = table.view(null);
    const seat = view.table.models[id]?.controller ?? 0;
    const idle = this.request === null || this.request.mode.kind === 'idle';
    if (!idle || !seatsReactingByButton(table, table.openings()).includes(seat) || table.computers?.[seat]) return nothing;
    const step = table
      .choices(seat)
      .decisions.find((decision) => decision.kind === 'react' && decision.model === id && (decision.way ?? 0) === 0);
    if (!step) return nothing;
    const words = spokenAnswer(step, namesOf(table));
    return html`<button
      type="button"
      class="press react"
      data-react=${id}
      aria-label=${words}
      title=${words}
      @click=${() => this.#react(step)}
    >
      ${icon('footprints', '1.5em')}
    </button>`;
  }

  async #react(step: Decision) {
    const reason = await this.table.decide(step);
    if (reason) emit(this, 'refusal', { reason });
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

  /** The objective markers on the table, with their owners and whether they are active. */
  #markers() {
    const { markers = [] } = this.table.view(null).table;
    if (markers.length === 0) return nothing;
    return html`<section aria-label=${adjustTableWords.markers()}>
      <ul class="markers">
        ${markers.map(
          ({ id, seat, active }) =>
            html`<li class=${active ? 'on' : ''} data-marker=${id}>
              <moon-pennant .seat=${seat}></moon-pennant>${icon('flag', '1.2em')}
              ${tableAidWords.marker(markerNumber(id), seatName(this.table, seat), active)}
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** The aids that the players have chosen. */
  #toys() {
    const beside = this.settings?.beside ?? [];
    const over = this.table.view(null).order.result !== null || this.table.readOnly !== null;
    if (over || (!beside.includes('turn-clock') && !beside.includes('dice'))) return nothing;
    return html`<div class="toys">
      ${beside.includes('turn-clock') ? html`<moon-turn-clock></moon-turn-clock>` : nothing}
      ${beside.includes('dice') ? html`<moon-dice></moon-dice>` : nothing}
    </div>`;
  }

  /** The lures on the table, with the models that placed them. */
  #lures() {
    const { lures = [] } = this.table.view(null).table;
    if (lures.length === 0) return nothing;
    return html`<ul class="markers" aria-label=${adjustTableWords.lures()}>
      ${lures.map(({ id, by }) => html`<li data-lure=${id}>${adjustTableWords.lureOf(lureCalled(id), modelName(this.table, by))}</li>`)}
    </ul>`;
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
      ${this.#lures()}
    </section>`;
  }

  /** The answers given since something last moved, which can be corrected while no question is open. */
  #corrections() {
    const { table, asking, order } = this.table.view(null);
    if (!table.told || asking || order.result) return nothing;
    return html`<moon-measured-again .seat=${this.near} .answers=${table.told}></moon-measured-again>`;
  }

  protected override updated() {
    this.#rows.forget();
  }

  /** Keeps the rows in the part of the table that no question covers, in CSS pixels from the corner of the table. */
  keepWithin(part: { top: number; height: number }) {
    this.#rows.keepWithin(part);
  }

  override render() {
    const { table, near } = this;
    const opponents = table.seats.map((_, seat) => seat).filter((seat) => seat !== near);
    return html`<div class="rows">
      ${opponents.map((seat) => this.#troupe(seat))} ${this.#ground()} ${this.#markers()} ${this.#troupe(near)} ${this.#corrections()}
      ${this.#toys()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-spoken-table': MoonSpokenTable;
  }
}
