import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { trayName } from '../../words/board.ts';
import { pictureOf } from './fan.ts';
import type { Bench } from './tool.ts';

/** The models that wait for deployment; each can be dragged to the board, or taken in hand and put down with a tap. */
export function tray(bench: Bench, models: readonly string[], inHand: string | null, pick: (id: string) => void): TemplateResult {
  const waiting = models.filter((id) => bench.view?.table.models[id]?.status !== 'board');
  return html`<div class="tray" data-reader=${bench.camera.reader} role="group" aria-label=${trayName()}>
    ${waiting.map(
      (id) =>
        html`<button type="button" data-waiting=${id} aria-pressed=${id === inHand ? 'true' : 'false'} @click=${() => pick(id)}>
          ${pictureOf(bench, id)}<span>${bench.nameOf(id)}</span>
        </button>`,
    )}
  </div>`;
}
