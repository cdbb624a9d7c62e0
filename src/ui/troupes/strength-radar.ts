import { LitElement, css, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TroupeStrength } from '../../troupes/strengths.ts';
import { strengthName, strengthNumber, troupeWords } from '../../words/app/troupes.ts';
import { shared } from '../kit/styles.ts';

const RADIUS = 100;
const RINGS = [0.25, 0.5, 0.75, 1];

/** The strengths of a troupe as a radar chart; the numbers are at its corners and in its label. */
@customElement('moon-strength-radar')
export class MoonStrengthRadar extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        color: var(--ink);
      }
      svg {
        width: 100%;
        max-width: 25rem;
        margin: 0 auto;
        overflow: visible;
      }
      .web {
        fill: none;
        stroke: var(--line);
        stroke-width: 1;
      }
      .shape {
        fill: color-mix(in srgb, var(--touchable) 34%, transparent);
        stroke: var(--touchable);
        stroke-width: 3;
        stroke-linejoin: round;
      }
      .dot {
        fill: var(--touchable);
        stroke: var(--outline);
        stroke-width: 1.5;
      }
      text {
        fill: var(--ink);
        font: 500 14px var(--text-face);
      }
      .number {
        font-weight: 750;
        font-size: 16px;
      }
    `,
  ];
  @property({ attribute: false }) strengths: readonly TroupeStrength[] = [];

  #point(index: number, share: number): [x: number, y: number] {
    const turn = (index / this.strengths.length) * 2 * Math.PI;
    return [RADIUS * share * Math.sin(turn), -RADIUS * share * Math.cos(turn)];
  }

  #polygon(share: (index: number) => number): string {
    return this.strengths
      .map((_, index) =>
        this.#point(index, share(index))
          .map((value) => value.toFixed(1))
          .join(','),
      )
      .join(' ');
  }

  #corner(strength: TroupeStrength, index: number) {
    const [x, y] = this.#point(index, 1.14);
    const anchor = Math.abs(x) < 8 ? 'middle' : x > 0 ? 'start' : 'end';
    const lift = Math.abs(x) < 8 ? (y < 0 ? -12 : 8) : 0;
    return svg`<text x=${x.toFixed(1)} y=${(y + lift).toFixed(1)} text-anchor=${anchor}>${strengthName(strength.name)}<tspan class="number" x=${x.toFixed(1)} dy="1.15em">${strengthNumber(strength)}</tspan></text>`;
  }

  override render() {
    const { strengths } = this;
    const label = strengths.map((strength) => troupeWords.strengthSaid(strengthName(strength.name), strengthNumber(strength))).join(', ');
    return html`<svg viewBox="-205 -142 410 290" role="img" aria-label="${troupeWords.strengths()}: ${label}">
      ${RINGS.map((ring) => svg`<polygon class="web" points=${this.#polygon(() => ring)}></polygon>`)}
      ${strengths.map((_, index) => {
        const [x, y] = this.#point(index, 1);
        return svg`<line class="web" x1="0" y1="0" x2=${x.toFixed(1)} y2=${y.toFixed(1)}></line>`;
      })}
      <polygon class="shape" points=${this.#polygon((index) => strengths[index]?.share ?? 0)}></polygon>
      ${strengths.map(({ share }, index) => {
        const [x, y] = this.#point(index, share);
        return svg`<circle class="dot" cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="4"></circle>`;
      })}
      ${strengths.map((strength, index) => this.#corner(strength, index))}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-strength-radar': MoonStrengthRadar;
  }
}
