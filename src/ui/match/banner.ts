import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { matchWords } from '../../words/match.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import '../kit/toast.ts';

/** Says that the table may only be looked at, or that saving failed; nothing when all is well. `copy`: goes on in a copy of a damaged match. */
export function bannerOf({ readOnly, unsaved, damaged = false }: TablePort, copy: () => void): TemplateResult | typeof nothing {
  const words = readOnly ?? (unsaved === null ? null : matchWords.unsaved(unsaved));
  if (words === null) return nothing;
  return html`<moon-toast class="banner" .closable=${false} tone=${readOnly === null ? 'refusal' : 'news'}
    >${words}${
      damaged
        ? html`<moon-button slot="link" tone="quiet" icon="plus" data-copy @click=${copy}>${matchWords.goOnInCopy()}</moon-button>`
        : nothing
    }</moon-toast
  >`;
}

/** Says that the seating chosen on a larger glass has no room on this one. */
export const roomNote = (seats: number, closed: () => void): TemplateResult =>
  html`<moon-toast class="banner" tone="news" @closed=${closed}>${matchWords.passInstead(seats)}</moon-toast>`;
