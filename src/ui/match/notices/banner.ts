import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { matchWords } from '../../../words/match/match.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/toast.ts';
import { seatName } from '../../table/names.ts';

/**
 * A line for a table that may only be looked at, that is not saved, or whose computer takes long; nothing when all is well. `copy`: continues in a
 * copy of a damaged match.
 */
export function bannerOf(table: TablePort, copy: () => void): TemplateResult | typeof nothing {
  const { readOnly, unsaved, damaged = false, awaited = null } = table;
  const late = awaited === null ? null : matchWords.stillThinks(seatName(table, awaited));
  const words = readOnly ?? table.troubled ?? (unsaved === null ? late : matchWords.unsaved(unsaved));
  if (words === null) return nothing;
  return html`<moon-toast class="banner" .closable=${false} tone=${readOnly === null && unsaved !== null ? 'refusal' : 'news'}
    >${words}${
      damaged
        ? html`<moon-button slot="link" tone="quiet" icon="plus" data-copy @click=${copy}>${matchWords.goOnInCopy()}</moon-button>`
        : nothing
    }${
      (table.unsent ?? 0) > 0
        ? html`<moon-button slot="link" tone="quiet" icon="undo" data-do="draw-back" @click=${() => table.drawBack?.()}
            >${matchWords.drawBack()}</moon-button
          >`
        : nothing
    }</moon-toast
  >`;
}

/** A line for a seating that was chosen on a larger screen and has no room on this one. */
export const roomNote = (seats: number, closed: () => void): TemplateResult =>
  html`<moon-toast class="banner" tone="news" @closed=${closed}>${matchWords.passInstead(seats)}</moon-toast>`;
