import { html, nothing } from 'lit';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import '../kit/button.ts';
import '../kit/sheets/toast.ts';
import type { CabinetChanges } from './changes.ts';

/** The last change, announced and shown, with the button that undoes it. */
export function lastChange(changes: CabinetChanges) {
  const { last, trouble, sentence } = changes;
  const button = (id: string, label: string, press: () => Promise<void>) =>
    html`<moon-button slot="link" tone="quiet" data-do=${id} @click=${() => void press()}>${label}</moon-button>`;
  const doubles = last?.change.kind === 'product' && last.change.known.length > 0;
  return html`<p class="unseen" role="status">${sentence}</p>
    ${
      last || trouble
        ? html`<div class="told" role="region" aria-label=${shelfWords.cabinet()}>
            <moon-toast .tone=${trouble ? 'refusal' : 'good'} .heard=${true} @closed=${() => changes.dismiss()}
              >${sentence}${doubles ? button('double', shelfWords.second(), () => changes.double()) : nothing}${
                last && !['undone', 'nothing'].includes(last.change.kind)
                  ? button('undo', shelfWords.undo(), () => changes.undo())
                  : nothing
              }</moon-toast
            >
          </div>`
        : nothing
    }`;
}
