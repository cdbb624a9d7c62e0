import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sensesWords } from '../../words/app/senses.ts';
import { icon } from '../art/icon.ts';
import { libraryContext, settingsContext } from '../contexts/contexts.ts';
import type { DeviceSettings } from '../contexts/library-port.ts';
import type { DevicePort } from '../contexts/library/device-port.ts';
import '../kit/button.ts';
import { shared } from '../kit/styles.ts';
import { sample } from '../senses/senses.ts';

/** Offers sound before a match, until a player has accepted or refused it on this device. */
@customElement('moon-sound-offer')
export class MoonSoundOffer extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      :host([hidden]) {
        display: none;
      }
      section {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-3);
        padding: var(--space-2) var(--space-3);
        border: var(--pen) solid var(--line);
        border-radius: var(--radius-drawn);
        background: var(--panel);
      }
      .words {
        flex: 1 1 14rem;
      }
      .words small {
        display: block;
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
      /* both stand side by side, beside the words or below them */
      .answers {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        margin-inline-start: auto;
      }
      .icon {
        color: var(--touchable);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: DevicePort;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;

  protected override willUpdate(): void {
    this.hidden = this.settings.sound !== null;
  }

  /** Saves the answer, and plays a sound at once when it is accepted. */
  async #answer(sound: boolean) {
    await this.library.change({ sound }).catch(() => undefined); // the match begins all the same
    if (sound) sample();
  }

  override render() {
    if (this.hidden) return nothing;
    return html`<section aria-label=${sensesWords.soundOffer()}>
      ${icon('bell', '1.6em')}
      <p class="words"><strong>${sensesWords.soundOffer()}</strong><small>${sensesWords.soundHint()}</small></p>
      <span class="answers"
        ><moon-button data-do="sound" @click=${() => void this.#answer(true)}>${sensesWords.withSound()}</moon-button>
        <moon-button data-do="no-sound" tone="quiet" @click=${() => void this.#answer(false)}
          >${sensesWords.withoutSound()}</moon-button
        ></span
      >
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-sound-offer': MoonSoundOffer;
  }
}
