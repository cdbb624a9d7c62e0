import { LitElement, css, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { encode } from 'uqr';
import { shared } from '../kit/styles.ts';

/** The quiet rim round a code, in modules. */
const RIM = 4;

/** Each run of dark modules as one stroke of a path. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x += 1;
        runs.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
      }
      return runs;
    })
    .join('');
}

/** A text as a QR code, dark on white in every theme. `picture()` gives it as a file. */
@customElement('moon-qr-picture')
export class MoonQrPicture extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      svg {
        width: 100%;
        height: auto;
        background: #fff;
        border-radius: 8px;
      }
    `,
  ];
  @property() text = '';
  @property() label = '';

  #drawn() {
    return encode(this.text, { ecc: 'M', border: RIM });
  }

  /** The picture as a PNG, with `pixels` for each module. */
  async picture(pixels = 8): Promise<Blob> {
    const { data, size } = this.#drawn();
    const canvas = new OffscreenCanvas(size * pixels, size * pixels);
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('no canvas');
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.fillStyle = '#000';
    for (const [y, row] of data.entries())
      for (const [x, dark] of row.entries()) if (dark) paper.fillRect(x * pixels, y * pixels, pixels, pixels);
    return canvas.convertToBlob({ type: 'image/png' });
  }

  override render() {
    const { data, size } = this.#drawn();
    return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${this.label} shape-rendering="crispEdges">
      ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${pathOf(data)} fill="#000"></path>`}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-qr-picture': MoonQrPicture;
  }
}
