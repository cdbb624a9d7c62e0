import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { installWords } from '../../words/app/edition/install.ts';
import { icon } from '../art/icon.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';

/** Explains how to put the app on a tablet's home screen. @fires save-copy */
@customElement('moon-install-hint')
export class MoonInstallHint extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
        gap: var(--space-3) var(--space-5);
      }
      dt {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        font-weight: 650;
      }
    `,
  ];
  /** True if there is anything to save first. */
  @property({ type: Boolean }) offer = false;

  override render() {
    return html`<section class="panel" aria-labelledby="heading">
      <h2 id="heading">${installWords.heading()}</h2>
      <p>${installWords.why()}</p>
      <dl>
        <div>
          <dt>${icon('share')}${installWords.ipad()}</dt>
          <dd>${installWords.ipadHow()}</dd>
        </div>
        <div>
          <dt>${icon('download')}${installWords.android()}</dt>
          <dd>${installWords.androidHow()}</dd>
        </div>
      </dl>
      <p class="soft">${installWords.storage()}</p>
      ${this.offer ? html`<moon-button tone="quiet" icon="download" @click=${() => emit(this, 'save-copy')}>${installWords.save()}</moon-button>` : null}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-install-hint': MoonInstallHint;
  }
}
