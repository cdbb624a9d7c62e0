import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { trayName } from '../../../words/match/board.ts';
import type { Edge } from '../../../rules/terms/decision.ts';
import type { OpenPart } from '../camera/board-camera.ts';
import { pictureOf } from './fan.ts';
import { wordSize } from '../../kit/word-size.ts';
import type { ModeOf } from '../modes.ts';
import type { Bench } from './tool.ts';

/** At which side of an unturned board an edge lies, in degrees clockwise from the near side. */
const SIDE: Record<Edge, number> = { south: 0, west: 90, north: 180, east: 270 };

/** A board narrower than this, in CSS pixels, or words that are so many times larger than usual leave no room for names. */
const NARROW = 560;
const LARGE = 1.3;
/** What each takes of a row for somebody who reads it sideways, and the buttons of the board beside it, in CSS pixels. */
const SIDEWAYS = { each: 102, beside: 100 };

/** The models that wait for deployment at an edge; each can be dragged to the board, or taken in hand and put down with a tap. `open`: where nothing lies over the board; `buttons`: the corner its buttons stand in. */
export function tray(
  bench: Bench,
  { models, edge }: ModeOf<'deploy'>,
  inHand: string | null,
  { open, buttons }: { open: OpenPart | null; buttons: string | null },
  pick: (id: string) => void,
): TemplateResult {
  const { reader, rotation, width, height } = bench.camera;
  const waiting = models.filter((id) => bench.view?.table.models[id]?.status !== 'board');
  const { left, top } = open ?? { left: 0, top: 0 };
  const [right, bottom] = open ? [width - left - open.width, height - top - open.height] : [0, 0];
  const isCramped = reader % 180 !== 0 && (open?.width ?? width) < models.length * SIDEWAYS.each + SIDEWAYS.beside;
  const isClose = width <= NARROW || wordSize() >= LARGE || isCramped;
  return html`<div
    class="tray ${isClose ? 'close' : ''}"
    style="--left: ${left}px; --top: ${top}px; --right: ${right}px; --bottom: ${bottom}px"
    data-reader=${reader}
    data-strip=${(SIDE[edge] + rotation) % 360}
    ?data-buttons-left=${buttons?.endsWith('left')}
    role="group"
    aria-label=${trayName()}
  >
    ${waiting.map(
      (id) =>
        html`<button type="button" data-waiting=${id} aria-pressed=${id === inHand ? 'true' : 'false'} @click=${() => pick(id)}>
          ${pictureOf(bench, id)}<span>${bench.nameOf(id)}</span>
        </button>`,
    )}
  </div>`;
}
