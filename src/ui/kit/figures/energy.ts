import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { labels } from '../labels.ts';
import { shared } from '../styles.ts';

const shape = 'M8 1C11.500 6 14.500 9 14.500 13A6.500 6.500 0 0 1 1.500 13C1.500 9 4.500 6 8 1Z';

/** Energy as drops: full drops can be spent, hollow ones are missing. The number beside them keeps its width. */
@customElement('moon-energy')
export class MoonEnergy extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: inline-block;
      }
      .drops {
        display: flex;
        align-items: center;
        gap: 3px;
      }
      svg {
        width: 0.82em;
        height: 1.1em;
        fill: none;
        stroke: var(--line);
        stroke-width: 1.8;
      }
      .full {
        fill: var(--energy);
        stroke: var(--outline);
      }
      .count {
        margin-inline-start: 4px;
        font-weight: 700;
        min-width: 1.2ch;
      }
    `,
  ];
  @property({ type: Number }) amount = 0;
  /** The least number of drops that are drawn. */
  @property({ type: Number }) leastDrops = 0;

  override render() {
    const drawn = Math.max(this.amount, this.leastDrops);
    return html`<div class="drops" role="img" aria-label=${labels.energyOf(this.amount, drawn)}>
      ${Array.from({ length: drawn }, (_, i) => html`<svg viewBox="0 0 16 21" aria-hidden="true" class=${i < this.amount ? 'full' : 'spent'}><path d=${shape}></path></svg>`)}
      <span class="count">${this.amount}</span>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-energy': MoonEnergy;
  }
}
