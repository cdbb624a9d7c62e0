import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { duelWords } from '../../../words/match/match-duels.ts';

/** What an open hand says of how it is kept from a player opposite; `--shade` says whether that is still to be told. */
export const shadeLine = (): TemplateResult =>
  html`<p slot="above" class="shade" style="display: var(--shade, none)">${duelWords.shade()}</p>`;
