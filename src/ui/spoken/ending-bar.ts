import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { toInches } from '../../geometry/lengths.ts';
import type { Became } from '../../rules/terms/fact.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { lureCalled } from '../../words/match/log/adjust-table.ts';
import { inches } from '../../words/language/sentences.ts';
import { END_KINDS, spokenWords, type EndKind } from '../../words/match/fact-words.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/fields/segmented.ts';
import { pressable, shared } from '../kit/styles.ts';
import { foldingStyles } from './folding-styles.ts';
import '../kit/fields/toggle.ts';
import { modelName } from '../table/names.ts';

/** The heights that have a button, in inches; a greater height is told in several steps. */
const HEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The models on the board with a text about moves that end engaged: the players call them out, and the app does not ask. */
function callers(table: TablePort): ModelId[] {
  return Object.values(table.view(null).table.models).flatMap(({ id, status, character }) => {
    const rules = (table.characters[character]?.abilities ?? []).flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []));
    return status === 'board' && rules.some((rule) => 'when' in rule && rule.when.on === 'ends-move-engaged') ? [id] : [];
  });
}

/**
 * The outcome of a move on the real table, where it is not as intended.
 * @fires became `{ became }` null while a height is still to be chosen; the move cannot be sent before that
 */
@customElement('moon-ending-bar')
export class MoonEndingBar extends LitElement {
  static override styles = [
    shared,
    pressable,
    foldingStyles,
    css`
      :host {
        display: block;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-2);
        font-size: var(--text-s);
      }
      .calls .press {
        min-height: 44px;
        padding: 0 var(--space-3);
      }
      .press[aria-pressed='true'] {
        background: var(--touchable);
        color: var(--on-touchable);
      }
    `,
  ];
  @property({ attribute: false }) table!: TablePort;
  /** True if the bar is the whole question, and is open. */
  @property({ type: Boolean }) whole = false;
  @state() private kind: EndKind = 'plain';
  /** True if the bar is shown before the move, when only the called and touched things are asked; the ending is corrected after the move. */
  @property({ type: Boolean }) early = false;
  /** The outcome entered so far. */
  @property({ attribute: false }) outcome: Became = {};
  /** The model that moves; null while none is chosen. */
  @property() model: ModelId | null = null;
  /** The height at which it ends, or how far it fell, in inches; null until the player has chosen. */
  @state() private height: number | null = null;
  @state() private water = false;
  @state() private called: readonly ModelId[] = [];
  @state() private touched: readonly string[] = [];

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('outcome')) return;
    const { fell, height, left, stays, calls = [], lures = [] } = this.outcome;
    this.kind = fell ? 'fell' : left ? 'left' : stays ? 'stays' : height === undefined ? 'plain' : 'height';
    const known = toInches(this.table.view(null).table.models[this.model ?? '']?.height ?? 0);
    this.height = fell ? (fell.from ?? known) - fell.to : (height ?? null);
    this.water = fell?.water === true;
    [this.called, this.touched] = [calls, lures];
  }

  #change(
    change: Partial<{ kind: EndKind; height: number | null; water: boolean; called: readonly ModelId[]; touched: readonly string[] }>,
  ) {
    const { kind = this.kind, height = this.height, water = this.water, called = this.called, touched = this.touched } = change;
    Object.assign(this, { kind, height, water, called, touched });
    const calls = called.length > 0 ? { calls: [...called] } : {};
    const lures = touched.length > 0 ? { lures: [...touched] } : {};
    const end = this.#end();
    emit(this, 'became', { became: end && { ...end, ...calls, ...lures } });
  }

  /** The fall of a model by this many inches. `from` names the height where the model was not known to stand so high. */
  #fell(length: number): NonNullable<Became['fell']> {
    const known = toInches(this.table.view(null).table.models[this.model ?? '']?.height ?? 0);
    const start = Math.max(known, length);
    return { to: start - length, ...(start === known ? {} : { from: start }), ...(this.water ? { water: true as const } : {}) };
  }

  /** The entered outcome; null while a height is still to be chosen. */
  #end(): Became | null {
    const { height } = this;
    switch (this.kind) {
      case 'plain':
        return {};
      case 'height':
        return height === null ? null : { height };
      case 'fell':
        return height === null ? null : { fell: this.#fell(height) };
      case 'left':
        return { left: true };
      case 'stays':
        return { stays: true };
    }
  }

  /** A row of toggle buttons, one for each thing. */
  #toggleRow(
    words: string,
    things: readonly { id: string; label: string }[],
    chosen: readonly string[],
    choose: (chosen: string[]) => void,
  ) {
    if (things.length === 0) return nothing;
    const next = (id: string): string[] => (chosen.includes(id) ? chosen.filter((candidate) => candidate !== id) : [...chosen, id]);
    return html`<div class="row calls" role="group" aria-label=${words}>
      <span>${words}</span>
      ${things.map(
        ({ id, label }) =>
          html`<button
            type="button"
            class="press"
            data-id=${id}
            aria-pressed=${String(chosen.includes(id))}
            @click=${() => choose(next(id))}
          >
            ${label}
          </button>`,
      )}
    </div>`;
  }

  #calls() {
    const some = callers(this.table).map((id) => ({ id, label: modelName(this.table, id) }));
    return this.#toggleRow(spokenWords.calls(), some, this.called, (called) => this.#change({ called }));
  }

  /** The choice of lures that the move touched, which removes them. */
  #touched() {
    const { lures = [] } = this.table.view(null).table;
    const some = lures.map(({ id }) => ({ id, label: lureCalled(id) }));
    return this.#toggleRow(spokenWords.touched(), some, this.touched, (touched) => this.#change({ touched }));
  }

  #price(height: number): string {
    const { table, model } = this;
    const wounds = model === null || this.water ? 0 : table.fall(model, height);
    return spokenWords.fallCosts(inches(height), wounds);
  }

  #choices() {
    const high = this.kind === 'height' || this.kind === 'fell';
    const asks = this.kind === 'fell' ? spokenWords.howFar() : spokenWords.howHigh();
    return html`<moon-segmented
        .label=${spokenWords.ends()}
        .selected=${this.kind}
        .segments=${END_KINDS.map((id) => ({ id, label: spokenWords.endsAs(id) }))}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: EndKind }>) => this.#change({ kind: detail.id, height: null })}
      ></moon-segmented>
      ${
        high
          ? html`<div class="row calls" role="group" aria-label=${asks}>
              <span>${asks}</span>
              ${HEIGHTS.map(
                (height) =>
                  html`<button
                    type="button"
                    class="press"
                    data-height=${height}
                    aria-pressed=${String(this.height === height)}
                    @click=${() => this.#change({ height })}
                  >
                    ${this.kind === 'fell' ? this.#price(height) : inches(height)}
                  </button>`,
              )}
            </div>`
          : nothing
      }
      ${
        this.kind === 'fell'
          ? html`<moon-toggle
              .on=${this.water}
              .label=${spokenWords.intoWater()}
              @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#change({ water: detail.on })}
            ></moon-toggle>`
          : nothing
      }`;
  }

  override render() {
    if (this.early) return html`${this.#calls()} ${this.#touched()}`;
    if (this.whole) return html`${this.#choices()} ${this.#calls()} ${this.#touched()}`;
    return html`<details>
        <summary data-otherwise>${spokenWords.ends()}</summary>
        ${this.#choices()}
      </details>
      ${this.#calls()} ${this.#touched()}`;
  }
}

declare global {
  interface MoonriseEvents {
    became: { became: Became | null };
  }
  interface HTMLElementTagNameMap {
    'moon-ending-bar': MoonEndingBar;
  }
}
