import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Became } from '../../rules/terms/fact.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { lureCalled } from '../../words/match/adjust-table.ts';
import { END_KINDS, spokenWords, type EndKind } from '../../words/match/spoken.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/segmented.ts';
import '../kit/stepper.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/toggle.ts';
import { modelName } from '../table/names.ts';

/** The highest surface that anybody stands on, in inches. */
const HIGHEST = 24;

/** Whose texts speak of moves that end engaged: they are called out, not asked. */
function callers(table: TablePort): ModelId[] {
  return Object.values(table.view(null).table.models).flatMap(({ id, status, character }) => {
    const rules = (table.characters[character]?.abilities ?? []).flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []));
    return status === 'board' && rules.some((rule) => 'when' in rule && rule.when.on === 'ends-move-engaged') ? [id] : [];
  });
}

/**
 * What became of a move on the real table, where it is not as meant.
 * @fires became `{ became }` null while all is as meant
 */
@customElement('moon-ending-bar')
export class MoonEndingBar extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: block;
      }
      details[open] {
        flex-basis: 100%;
      }
      summary {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        min-height: 44px;
        font-size: var(--text-s);
        cursor: pointer;
        color: var(--touchable);
      }
      summary::after {
        content: '▾';
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
  /** It is the whole question, and stands open. */
  @property({ type: Boolean }) whole = false;
  @state() private kind: EndKind = 'plain';
  @state() private height = 0;
  @state() private water = false;
  @state() private called: readonly ModelId[] = [];
  @state() private touched: readonly string[] = [];

  #change(change: Partial<{ kind: EndKind; height: number; water: boolean; called: readonly ModelId[]; touched: readonly string[] }>) {
    const { kind = this.kind, height = this.height, water = this.water, called = this.called, touched = this.touched } = change;
    Object.assign(this, { kind, height, water, called, touched });
    const calls = called.length > 0 ? { calls: [...called] } : {};
    const lures = touched.length > 0 ? { lures: [...touched] } : {};
    emit(this, 'became', { became: { ...this.#end(), ...calls, ...lures } });
  }

  #end(): Became {
    switch (this.kind) {
      case 'plain':
        return {};
      case 'height':
        return { height: this.height };
      case 'fell':
        return { fell: { to: this.height, ...(this.water ? { water: true as const } : {}) } };
      case 'left':
        return { left: true };
      case 'stays':
        return { stays: true };
    }
  }

  /** Things that are so or not, each a button. */
  #some(words: string, things: readonly { id: string; label: string }[], chosen: readonly string[], choose: (chosen: string[]) => void) {
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
    return this.#some(spokenWords.calls(), some, this.called, (called) => this.#change({ called }));
  }

  /** What lies on the ground is gone when a base touches it. */
  #touched() {
    const { lures = [] } = this.table.view(null).table;
    const some = lures.map(({ id }) => ({ id, label: lureCalled(id) }));
    return this.#some(spokenWords.touched(), some, this.touched, (touched) => this.#change({ touched }));
  }

  #choices() {
    const high = this.kind === 'height' || this.kind === 'fell';
    return html`<moon-segmented
        .label=${spokenWords.ends()}
        .selected=${this.kind}
        .segments=${END_KINDS.map((id) => ({ id, label: spokenWords.endsAs(id) }))}
        @chosen=${({ detail }: CustomEvent<{ id: EndKind }>) => this.#change({ kind: detail.id })}
      ></moon-segmented>
      ${
        high
          ? html`<div class="row">
              <span>${spokenWords.height()}</span>
              <moon-stepper
                .label=${spokenWords.height()}
                .min=${0}
                .max=${HIGHEST}
                .value=${this.height}
                .show=${(value: number) => `${value}″`}
                @changed=${({ detail }: CustomEvent<{ value: number }>) => this.#change({ height: detail.value })}
              ></moon-stepper>
            </div>`
          : nothing
      }
      ${
        this.kind === 'fell'
          ? html`<moon-toggle
              .on=${this.water}
              .label=${spokenWords.intoWater()}
              @changed=${({ detail }: CustomEvent<{ on: boolean }>) => this.#change({ water: detail.on })}
            ></moon-toggle>`
          : nothing
      }`;
  }

  override render() {
    if (this.whole) return html`${this.#choices()} ${this.#calls()} ${this.#touched()}`;
    return html`<details>
        <summary data-otherwise>${spokenWords.ends()}</summary>
        ${this.#choices()}
      </details>
      ${this.#calls()} ${this.#touched()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-ending-bar': MoonEndingBar;
  }
}
