import { LitElement, css, html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { duelWords } from '../../../words/match/match-duels.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/icon-button.ts';
import { shared } from '../../kit/styles.ts';
import { promptStyles } from '../prompt.ts';

/**
 * A list that the player puts in order with two buttons for each item: earlier and later.
 * @fires ordered `{ order }` ids
 */
@customElement('moon-order-list')
export class MoonOrderList extends LitElement {
  static override styles = [
    shared,
    promptStyles,
    css`
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        padding: var(--space-1) 0;
      }
      li > span {
        flex: 1;
      }
    `,
  ];
  @property({ attribute: false }) items: readonly { id: string; label: string }[] = [];
  @property() confirmLabel = '';
  @state() private order: readonly number[] = [];

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('items')?.map(({ id }) => id);
    if (changed.has('items') && before?.join() !== this.items.map(({ id }) => id).join()) this.order = this.items.map((_, index) => index);
  }

  #swap(index: number, step: number) {
    const order = [...this.order];
    const [first, second] = [order[index], order[index + step]];
    if (first === undefined || second === undefined) return;
    order[index] = second;
    order[index + step] = first;
    this.order = order;
  }

  override render() {
    const rows = this.order.flatMap((index) => this.items[index] ?? []);
    return html`<ol>
        ${rows.map(
          ({ label }, index) =>
            html`<li>
              <span>${index + 1}. ${label}</span>
              <moon-icon-button
                icon="chevron-up"
                label=${duelWords.earlier(label)}
                ?disabled=${index === 0}
                @click=${() => this.#swap(index, -1)}
              ></moon-icon-button>
              <moon-icon-button
                icon="chevron-down"
                label=${duelWords.later(label)}
                ?disabled=${index === rows.length - 1}
                @click=${() => this.#swap(index, 1)}
              ></moon-icon-button>
            </li>`,
        )}
      </ol>
      <div class="corner">
        <moon-button tone="question" icon="check" @click=${() => emit(this, 'ordered', { order: rows.map(({ id }) => id) })}
          >${this.confirmLabel}</moon-button
        >
      </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    ordered: { order: string[] };
  }
  interface HTMLElementTagNameMap {
    'moon-order-list': MoonOrderList;
  }
}
