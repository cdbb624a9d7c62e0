import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { duelWords } from '../../../words/match/match-duels.ts';

/** A line in an open hand about how to shield it from a player opposite; `--shade` hides it when the player has read it. */
export const shadeLine = (): TemplateResult =>
  html`<p slot="above" class="shade" style="display: var(--shade, none)">${duelWords.shade()}</p>`;
