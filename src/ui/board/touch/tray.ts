import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { trayName } from '../../../words/match/board.ts';
import type { Edge } from '../../../rules/terms/decision.ts';
import type { OpenPart } from '../camera/board-camera.ts';
import { pictureOf } from './fan.ts';
import { wordSize } from '../../kit/word-size.ts';
import type { ModeOf } from '../modes.ts';
import type { Bench } from './tool.ts';

/** The side of an unturned board where an edge is, in degrees clockwise from the near side. */
const SIDE: Record<Edge, number> = { south: 0, west: 90, north: 180, east: 270 };

/** Boards narrower than this (CSS pixels), or words larger than usual by this factor, leave no room for names. */
const NARROW = 560;
const LARGE = 1.3;
/** The room that each model takes in a row for a reader at the side, and the room of the zoom buttons beside the row, in CSS pixels. */
const SIDEWAYS = { each: 102, beside: 100 };

/**
 * The models that wait for deployment at an edge; a player drags a model to the board, or taps it and then a place. `open`: the part of the board
 * that no panel covers; `buttons`: the corner of the zoom buttons.
 */
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
