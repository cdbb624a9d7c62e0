import { html, nothing, type TemplateResult } from 'lit';
import { closer, farther, layRuler, takeRuler, wholeBoard } from '../../../words/match/board.ts';
import '../../kit/icon-button.ts';
import type { OpenPart } from '../camera/board-camera.ts';
import type { LabelledThing } from '../touch/chips.ts';
import type { BoardStage } from '../camera/stage.ts';

const STEP = 1.5;
/** The length of a row of buttons, its breadth, and its gap to the edge, in CSS pixels. */
const long = (buttons: number): number => buttons * 48 + (buttons - 1) * 8;
const BROAD = 48;
const GAP = 12;

/** The arrangement in which this many buttons fit into this room: in a column, in a row, or not at all (null). */
export function buttonDirection({ width, height }: Pick<OpenPart, 'width' | 'height'>, buttons: number): 'column' | 'row' | null {
  const [wide, high] = [width - 2 * GAP, height - 2 * GAP];
  if (high >= long(buttons) && wide >= BROAD) return 'column';
  return wide >= long(buttons) && high >= BROAD ? 'row' : null;
}

const CORNERS = ['bottom right', 'top right', 'bottom left', 'top left'] as const;
/** The radius round a coin's middle that buttons may not cover, in CSS pixels. */
const COIN = 24;

/** The corner of an open part in which the buttons cover none of these places, the given corner first; null if there is none. */
export function clearCorner(
  corner: string,
  { left, top, width, height }: OpenPart,
  places: readonly { x: number; y: number }[],
): string | null {
  const stands = buttonDirection({ width, height }, 4) ?? buttonDirection({ width, height }, 3);
  const [wide, high] = stands === 'row' ? [long(4), BROAD] : [BROAD, long(4)];
  const covers = (name: string): boolean => {
    const x = name.endsWith('left') ? left + GAP : left + width - GAP - wide;
    const y = name.startsWith('top') ? top + GAP : top + height - GAP - high;
    return places.some((place) => place.x > x - COIN && place.x < x + wide + COIN && place.y > y - COIN && place.y < y + high + COIN);
  };
  return [corner, ...CORNERS].find((candidate) => !covers(candidate)) ?? null;
}

/**
 * The zoom buttons: closer, farther, the whole board, and the ruler where there is room for it. `corner` is a corner of the open part, like `bottom
 * right` or `top left`; null: no buttons, because they would cover a model that is looked at. An `open` of null is all of `whole`. Gestures do the
 * same everywhere.
 */
export function zoomButtons(
  stage: BoardStage,
  corner: string | null,
  whole: { width: number; height: number },
  open: OpenPart | null,
  ruler: { on: boolean; turn: () => void },
): TemplateResult | typeof nothing {
  const { left, top, width, height } = open ?? { left: 0, top: 0, ...whole };
  const ruled = open === null ? 'column' : buttonDirection({ width, height }, 4);
  const stands = ruled ?? buttonDirection({ width, height }, 3);
  if (stands === null || corner === null) return nothing;
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

/** The zoom buttons of the board that has this layer, in CSS pixels of the board's area. */
export function buttonsOver(layer: HTMLElement): LabelledThing[] {
  const root = layer.getRootNode();
  if (!(root instanceof ShadowRoot)) return [];
  const { left, top } = root.host.getBoundingClientRect();
  return [...root.querySelectorAll('.corner moon-icon-button')].map((button) => {
    const box = button.getBoundingClientRect();
    return { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2, reach: box.width / 2 };
  });
}
