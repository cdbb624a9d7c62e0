import { html, nothing, type TemplateResult } from 'lit';
import { closer, farther, layRuler, takeRuler, wholeBoard } from '../../words/board.ts';
import '../kit/icon-button.ts';
import type { OpenPart } from './board-camera.ts';
import type { Stage } from './stage.ts';

const STEP = 1.5;
/** What so many buttons need, and how far they keep from the edge, in CSS pixels. */
const long = (buttons: number): number => buttons * 48 + (buttons - 1) * 8;
const BROAD = 48;
const GAP = 12;

/** How so many buttons stand in so much room: one below the other, beside each other, or not at all. */
export function standing({ width, height }: Pick<OpenPart, 'width' | 'height'>, buttons: number): 'column' | 'row' | null {
  const [wide, high] = [width - 2 * GAP, height - 2 * GAP];
  if (high >= long(buttons) && wide >= BROAD) return 'column';
  return wide >= long(buttons) && high >= BROAD ? 'row' : null;
}

/**
 * The ruler, where there is room for it, closer, farther, and the whole board; `corner` says where: `bottom right`, `top left` … of the open part, which is all of
 * `whole` when it is null. Fingers do the same everywhere.
 */
export function zoomButtons(
  stage: Stage,
  corner: string,
  whole: { width: number; height: number },
  open: OpenPart | null,
  ruler: { on: boolean; turn: () => void },
): TemplateResult | typeof nothing {
  const { left, top, width, height } = open ?? { left: 0, top: 0, ...whole };
  const ruled = open === null ? 'column' : standing({ width, height }, 4);
  const stands = ruled ?? standing({ width, height }, 3);
  if (stands === null) return nothing;
  const right = whole.width - left - width;
  const bottom = whole.height - top - height;
  return html`<div
    class=${`corner ${corner} ${stands}`}
    style="--left: ${left + GAP}px; --top: ${top + GAP}px; --right: ${right + GAP}px; --bottom: ${bottom + GAP}px"
  >
    ${
      ruled === null && !ruler.on
        ? nothing
        : html`<moon-icon-button
            class="ruler"
            icon="ruler"
            label=${ruler.on ? takeRuler() : layRuler()}
            .pressed=${ruler.on}
            @click=${() => ruler.turn()}
          ></moon-icon-button>`
    }
    <moon-icon-button icon="plus" label=${closer()} @click=${() => stage.zoom(STEP)}></moon-icon-button>
    <moon-icon-button icon="minus" label=${farther()} @click=${() => stage.zoom(1 / STEP)}></moon-icon-button>
    <moon-icon-button icon="fullscreen" label=${wholeBoard()} @click=${() => stage.whole()}></moon-icon-button>
  </div>`;
}
