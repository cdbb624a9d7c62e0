import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { labels } from '../labels.ts';
import { shared } from '../styles.ts';

/**
 * A row of boxes, some with a blue dot (worth one energy a turn while open). Wounds fill from the right end.
 * `dots` are the numbers of the boxes with a dot, the leftmost being 1.
 */
@customElement('moon-health-bar')
export class MoonHealthBar extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      .boxes {
        display: flex;
        gap: 3px;
      }
      .box {
        position: relative;
        flex: 0 1 1.7em;
        aspect-ratio: 1;
        max-height: 1.7em;
        border: 2px solid var(--box-ink, var(--ink));
        border-radius: 5px 4px 6px 4px;
        background: var(--box-paper, transparent);
      }
      .dot::before {
        content: '';
        position: absolute;
        inset: 24%;
        border-radius: 50%;
        background: var(--box-dot, var(--energy));
        border: 1.5px solid var(--box-dot-ink, var(--outline));
      }
      .filled {
        background: var(--harm);
        border-color: var(--box-filled-ink, var(--harm));
      }
      .filled::before {
        opacity: 0.5;
      }
      /* a wound is struck through, so that red is not the only sign of it */
      .filled::after {
        content: '';
        position: absolute;
        inset: -1px;
        background: linear-gradient(
          to top right,
          transparent calc(50% - 1.6px),
          var(--on-harm) calc(50% - 1.5px) calc(50% + 1.5px),
          transparent calc(50% + 1.6px)
        );
      }
    `,
  ];
  @property({ type: Number }) boxes = 0;
  @property({ attribute: false }) dots: readonly number[] = [];
  @property({ type: Number }) wounds = 0;

  override render() {
    const remaining = Math.max(0, this.boxes - this.wounds);
    return html`<div class="boxes" role="img" aria-label=${labels.healthOf(remaining, this.boxes)}>
      ${Array.from({ length: this.boxes }, (_, i) => html`<span class=${classMap({ box: true, dot: this.dots.includes(i + 1), filled: i >= remaining })}></span>`)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-health-bar': MoonHealthBar;
  }
}
