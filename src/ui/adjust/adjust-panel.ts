import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ModelId, Seat, StoneId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { adjustLines, adjustWords, stoneNumber } from '../../words/adjust.ts';
import { matchWords } from '../../words/match.ts';
import { reasonText } from '../../words/reasons.ts';
import { sentence } from '../../words/sentences.ts';
import type { BoardRing } from '../board/modes.ts';
import { radiusOf, STONE_RADIUS } from '../board/table.ts';
import type { BoardPoint, TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import '../kit/segmented.ts';
import '../kit/stepper.ts';
import { shared } from '../kit/styles.ts';
import '../kit/toggle.ts';
import { Desk } from '../match/desk.ts';
import { modelName, namesOf, seatName } from '../match/names.ts';
import { adjustStyles } from './adjust-styles.ts';
import { nothingAdjusted, setOf, withModel, withStone } from './adjustment.ts';
import type { Adjustment, ModelChange, Status, StoneChange } from './adjustment.ts';

const MOST_ENERGY = 20;
const DEEPEST = 8;

type Chosen = { model: ModelId } | { stone: StoneId } | null;

/**
 * The table overrules the match: models, moonstones and the turn are set right in a draft, which is put to the others.
 * @fires closed
 */
@customElement('moon-adjust-panel')
export class MoonAdjustPanel extends LitElement {
  static override styles = [shared, adjustStyles];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) desk: Desk = new Desk();
  @state() private by: Seat = 0;
  @state() private draft: Adjustment = nothingAdjusted;
  @state() private chosen: Chosen = null;
  /** Where it would be put, not yet said to be right. */
  @state() private plan: BoardPoint | null = null;
  @state() private placing = false;
  @state() private refused: Reason | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => this.#ask());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.free(this);
  }

  get #view() {
    return this.table.view(null);
  }

  #model(id: ModelId) {
    const model = this.#view.table.models[id];
    return model ? { ...model, ...this.draft.models[id] } : null;
  }

  #stone(id: StoneId) {
    const stone = this.#view.table.stones.find((one) => one.id === id);
    return stone ? { ...stone, ...this.draft.stones[id] } : null;
  }

  #radius(id: ModelId): number {
    const model = this.#view.table.models[id];
    return model ? radiusOf(this.table.characters, model) : STONE_RADIUS;
  }

  #rings(): BoardRing[] {
    const models = Object.entries(this.draft.models).flatMap(([id, { at }]): BoardRing[] =>
      at ? [{ at, reach: this.#radius(id), tone: 'question', label: modelName(this.table, id) }] : [],
    );
    const stones = Object.entries(this.draft.stones).flatMap(([id, { at }]): BoardRing[] =>
      at ? [{ at, reach: STONE_RADIUS, tone: 'question', label: adjustWords.stone(stoneNumber(id)) }] : [],
    );
    return [...models, ...stones];
  }

  /** Tells the board what it is for: picking, or placing what is picked. */
  #ask() {
    const { chosen, placing } = this;
    const judge = (at: BoardPoint): Reason | null => this.#judge(this.#with(at));
    this.desk.ask(this, {
      seat: this.by,
      rings: this.#rings(),
      mode:
        placing && chosen
          ? 'model' in chosen
            ? { kind: 'spot', radius: this.#radius(chosen.model), model: chosen.model, judge }
            : { kind: 'spot', radius: STONE_RADIUS, stone: this.#stone(chosen.stone)?.depth ?? 1, judge }
          : { kind: 'idle' },
      on: {
        'model-tapped': ({ model }) => this.#choose({ model }),
        'stone-tapped': ({ stone }) => this.#choose({ stone }),
        'place-planned': ({ at, refused }) => {
          this.plan = at;
          this.refused = refused;
        },
        'plan-cleared': () => (this.plan = null),
      },
    });
  }

  #choose(chosen: Chosen) {
    this.chosen = chosen;
    this.plan = null;
    this.placing = false;
    this.refused = null;
    this.#ask();
  }

  #with(at: BoardPoint): Adjustment {
    const { chosen, draft } = this;
    if (!chosen) return draft;
    return 'model' in chosen ? this.#modelWith(chosen.model, { at, status: 'board' }) : this.#stoneWith(chosen.stone, { at, holder: null });
  }

  #modelWith(id: ModelId, change: ModelChange): Adjustment {
    return withModel(this.draft, id, change, this.#view.table.models[id] ?? {});
  }

  #stoneWith(id: StoneId, change: StoneChange): Adjustment {
    return withStone(this.draft, id, change, this.#view.table.stones.find((stone) => stone.id === id) ?? {});
  }

  #set(draft: Adjustment) {
    this.draft = draft;
    this.plan = null;
    this.placing = false;
    this.refused = this.#empty(draft) ? null : this.#judge(draft);
    this.#ask();
  }

  #empty(draft: Adjustment): boolean {
    return Object.keys(setOf(draft)).length === 0;
  }

  #judge(draft: Adjustment): Reason | null {
    return this.#empty(draft) ? null : this.table.judge({ seat: this.by, kind: 'adjust', set: setOf(draft) });
  }

  async #propose() {
    this.refused = await this.table.decide({ seat: this.by, kind: 'adjust', set: setOf(this.draft) });
    if (!this.refused) emit(this, 'closed');
  }

  #place() {
    return html`<moon-button icon="hand" @click=${() => ((this.placing = true), this.#ask())}>${adjustWords.move()}</moon-button>`;
  }

  /** While something is put elsewhere the board needs the room. */
  #placing() {
    const { plan, refused } = this;
    return html`<div class="row placing">
      <span aria-live="polite">${plan && refused ? reasonText(refused) : adjustWords.moving()}</span>
      <moon-button tone="quiet" @click=${() => this.#set(this.draft)}>${matchWords.cancel()}</moon-button>
      <moon-button tone="question" icon="check" ?disabled=${!plan || refused !== null} @click=${() => plan && this.#set(this.#with(plan))}
        >${adjustWords.there()}</moon-button
      >
    </div>`;
  }

  #stepper(label: string, value: number, max: number, set: (value: number) => void, min = 0) {
    return html`<div class="field">
      <span>${label}</span>
      <moon-stepper
        .label=${label}
        .value=${value}
        .min=${min}
        .max=${max}
        @changed=${({ detail }: CustomEvent<{ value: number }>) => set(detail.value)}
      ></moon-stepper>
    </div>`;
  }

  #modelFields(id: ModelId) {
    const model = this.#model(id);
    if (!model) return nothing;
    const health = this.table.characters[model.character]?.health ?? 0;
    const set = (change: ModelChange): void => this.#set(this.#modelWith(id, change));
    const flag = (label: string, on: boolean, field: 'activated' | 'jogged') =>
      html`<moon-toggle
        .label=${label}
        ?on=${on}
        @changed=${({ detail }: CustomEvent<{ on: boolean }>) => set({ [field]: detail.on })}
      ></moon-toggle>`;
    return html`${this.#place()}
      <div class="fields">
        ${this.#stepper(adjustWords.wounds(), model.wounds, health, (wounds) => set({ wounds }))}
        ${this.#stepper(adjustWords.energy(), model.energy, MOST_ENERGY, (energy) => set({ energy }))}
      </div>
      <div class="fields">
        ${flag(adjustWords.activated(), model.activated, 'activated')} ${flag(adjustWords.jogged(), model.jogged, 'jogged')}
      </div>
      <moon-segmented
        .label=${adjustWords.status()}
        .selected=${model.status}
        .segments=${[
          { id: 'board', label: adjustWords.onBoard() },
          { id: 'reserve', label: adjustWords.reserve() },
          { id: 'removed', label: adjustWords.removed() },
          { id: 'slain', label: adjustWords.slain() },
        ]}
        @chosen=${({ detail }: CustomEvent<{ id: Status }>) => set({ status: detail.id })}
      ></moon-segmented>`;
  }

  #stoneFields(id: StoneId) {
    const stone = this.#stone(id);
    if (!stone) return nothing;
    const set = (change: StoneChange): void => this.#set(this.#stoneWith(id, change));
    const models = Object.keys(this.#view.table.models);
    return html`${this.#place()}
      <div class="fields">${this.#stepper(adjustWords.depth(), stone.depth, DEEPEST, (depth) => set({ depth }))}</div>
      <label class="field"
        ><span>${adjustWords.holder()}</span>
        <select @change=${(event: Event) => event.target instanceof HTMLSelectElement && set({ holder: event.target.value || null })}>
          <option value="" ?selected=${stone.holder === null}>${adjustWords.nobody()}</option>
          ${models.map((model) => html`<option value=${model} ?selected=${stone.holder === model}>${modelName(this.table, model)}</option>`)}
        </select></label
      >`;
  }

  #picked(id: string) {
    if (id.startsWith('model ')) this.#choose({ model: id.slice(6) });
    else this.#choose(id.startsWith('stone ') ? { stone: id.slice(6) } : null);
  }

  #picker() {
    const { chosen } = this;
    const { models, stones } = this.#view.table;
    return html`<label class="field"
      ><span>${adjustWords.what()}</span>
      <select @change=${(event: Event) => event.target instanceof HTMLSelectElement && this.#picked(event.target.value)}>
        <option value="" ?selected=${chosen === null}>${adjustWords.choose()}</option>
        <optgroup label=${adjustWords.models()}>
          ${Object.keys(models).map(
            (id) =>
              html`<option value="model ${id}" .selected=${chosen !== null && 'model' in chosen && chosen.model === id}>
                ${modelName(this.table, id)}
              </option>`,
          )}
        </optgroup>
        <optgroup label=${adjustWords.stones()}>
          ${stones.map(
            ({ id }) =>
              html`<option value="stone ${id}" .selected=${chosen !== null && 'stone' in chosen && chosen.stone === id}>
                ${adjustWords.stone(stoneNumber(id))}
              </option>`,
          )}
        </optgroup>
      </select></label
    >`;
  }

  #changes() {
    const { table, order } = this.#view;
    const lines = adjustLines(setOf(this.draft), namesOf(this.table), { ...table, turn: order.turn });
    return html`<section aria-label=${adjustWords.changes()} aria-live="polite">
      <h3>${adjustWords.changes()}</h3>
      ${
        lines.length === 0
          ? html`<p class="soft">${adjustWords.none()}</p>`
          : html`<ul>
              ${lines.map((line) => html`<li>${sentence(line)}</li>`)}
            </ul>`
      }
      ${this.refused ? html`<p class="wrong">${reasonText(this.refused)}</p>` : nothing}
    </section>`;
  }

  #all(turn: number) {
    const { table, chosen, draft } = this;
    return html`<div class="body">
        <p class="soft">${adjustWords.text()}</p>
        <div class="field">
          <span>${adjustWords.asks()}</span>
          <moon-segmented
            .label=${adjustWords.asks()}
            .selected=${String(this.by)}
            .segments=${table.seats.map((_, seat) => ({ id: String(seat), label: seatName(table, seat) }))}
            @chosen=${({ detail }: CustomEvent<{ id: string }>) => ((this.by = Number(detail.id)), this.#set(this.draft))}
          ></moon-segmented>
        </div>
        ${this.#picker()}
        ${chosen === null ? nothing : 'model' in chosen ? this.#modelFields(chosen.model) : this.#stoneFields(chosen.stone)}
        ${
          turn === 0
            ? nothing
            : this.#stepper(
                adjustWords.turn(),
                turn,
                12,
                (value) => this.#set({ ...draft, turn: value === this.#view.order.turn ? null : value }),
                1,
              )
        }
        ${this.#changes()}
      </div>
      <footer>
        <moon-button tone="quiet" @click=${() => emit(this, 'closed')}>${adjustWords.cancel()}</moon-button>
        <moon-button
          tone="question"
          icon="people"
          ?disabled=${this.#empty(draft) || this.refused !== null}
          @click=${() => void this.#propose()}
          >${adjustWords.propose()}</moon-button
        >
      </footer>`;
  }

  override render() {
    const turn = this.draft.turn ?? this.#view.order.turn;
    return html`<section class="panel" aria-label=${adjustWords.heading()}>
      <header>
        <h2>${adjustWords.heading()}</h2>
        <moon-icon-button icon="close" .label=${adjustWords.cancel()} @click=${() => emit(this, 'closed')}></moon-icon-button>
      </header>
      ${this.placing ? this.#placing() : this.#all(turn)}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-adjust-panel': MoonAdjustPanel;
  }
}
