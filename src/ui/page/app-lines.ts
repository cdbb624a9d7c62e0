import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { appWords } from '../../words/app/app.ts';
import { keepingWords } from '../../words/app/keeping/storage.ts';
import type { DevicePort } from '../contexts/library/device-port.ts';
import type { ShellPort } from '../contexts/shell-port.ts';
import '../kit/button.ts';
import '../kit/sheets/toast.ts';

export const appLinesStyles = css`
  .lines {
    position: relative;
    z-index: 5;
    display: grid;
    gap: var(--space-2);
    width: min(100%, 64rem);
    margin: 0 auto;
    padding: 0 var(--space-4);
  }
  .lines moon-toast {
    margin-top: var(--space-3);
  }
  @media print {
    .lines {
      display: none;
    }
  }
`;

/** The notices above a screen. `trouble`: a setting could not be stored; `close` ends that notice. */
export function appLines(library: DevicePort, shell: ShellPort, trouble: boolean, close: () => void): TemplateResult {
  const { tethered, update, trouble: shellTrouble } = shell.state;
  const seen = (): void => {
    close();
    shell.troubleSeen();
  };
  return html`<div class="lines">
    ${library.unsupported === null ? nothing : html`<moon-toast .closable=${false}>${library.unsupported}</moon-toast>`}
    ${library.emptied ? html`<moon-toast data-line="emptied" @closed=${() => library.emptiedSeen()}>${keepingWords.emptied()}</moon-toast>` : nothing}
    ${tethered === null ? nothing : html`<moon-toast tone="news" data-line="tethered" @closed=${() => shell.tetheredSeen()}>${tethered}</moon-toast>`}
    ${
      update
        ? html`<moon-toast tone="news" data-line="update" @closed=${() => shell.updateLater()}
            >${appWords.updateReady()}<moon-button slot="link" tone="quiet" @click=${() => shell.update()}
              >${appWords.update()}</moon-button
            ></moon-toast
          >`
        : nothing
    }
    ${trouble || shellTrouble ? html`<moon-toast @closed=${seen}>${appWords.notKept()}</moon-toast>` : nothing}
  </div>`;
}
