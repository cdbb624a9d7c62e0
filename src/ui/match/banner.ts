import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { matchWords } from '../../words/match.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/toast.ts';

/** Says that the table may only be looked at, or that saving failed; nothing when all is well. */
export function bannerOf({ readOnly, unsaved }: TablePort): TemplateResult | typeof nothing {
  const words = readOnly ?? (unsaved === null ? null : matchWords.unsaved(unsaved));
  if (words === null) return nothing;
  return html`<moon-toast class="banner" .closable=${false} tone=${readOnly === null ? 'refusal' : 'news'}>${words}</moon-toast>`;
}

/** Says that the seating chosen on a larger glass has no room on this one. */
export const roomNote = (seats: number, closed: () => void): TemplateResult =>
  html`<moon-toast class="banner" tone="news" @closed=${closed}>${matchWords.passInstead(seats)}</moon-toast>`;
