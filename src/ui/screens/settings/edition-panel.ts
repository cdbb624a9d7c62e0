import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { aboutWords } from '../../../words/app/about-words.ts';
import { settingsWords } from '../../../words/app/settings.ts';
import { libraryContext, shellContext } from '../../contexts/contexts.ts';
import type { DevicePort } from '../../contexts/library/device-port.ts';
import type { ShellPort } from '../../contexts/shell-port.ts';
import { Watching } from '../../contexts/watching.ts';
import '../../kit/button.ts';
import { shared } from '../../kit/styles.ts';
import { dayText } from '../../page/time/moments.ts';
import { pageStyles } from '../../page/page-styles.ts';

/** The edition of the app, and the check for a newer one. */
@customElement('moon-edition-panel')
export class MoonEditionPanel extends LitElement {
  static override styles = [shared, pageStyles];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: DevicePort;
  /** Null where the app cannot check for a newer edition. */
  @consume({ context: shellContext }) @property({ attribute: false }) shell: ShellPort | null = null;
  protected readonly watching = new Watching(this, () => this.shell ?? { subscribe: () => () => undefined });

  override render() {
    const { library, shell } = this;
    const asked = shell?.state.updateCheck ?? null;
    return html`<section class="panel">
      <h2>${settingsWords.edition()}</h2>
      <p>
        ${library.edited === '' ? aboutWords.version(library.version) : settingsWords.editionOf(library.version, dayText(library.edited))}
      </p>
      ${
        shell
          ? html`<moon-button tone="quiet" icon="turn-round" data-do="ask" @click=${() => shell.ask()}
              >${settingsWords.askNow()}</moon-button
            >`
          : nothing
      }
      <p role="status" class="soft">${asked === null ? nothing : settingsWords.asked(asked)}</p>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-edition-panel': MoonEditionPanel;
  }
}
