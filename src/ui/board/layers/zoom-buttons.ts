import { html, nothing, type TemplateResult } from 'lit';
import { closer, farther, layRuler, takeRuler, wholeBoard } from '../../../words/match/board.ts';
import '../../kit/icon-button.ts';
import type { OpenPart } from '../camera/board-camera.ts';
import type { LabelledThing } from '../touch/chips.ts';
import type { BoardStage } from '../camera/stage.ts';

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

const CORNERS = ['bottom right', 'top right', 'bottom left', 'top left'] as const;
/** How far from a coin's middle it may not be covered, in CSS pixels. */
const COIN = 24;

/** The corner of a part of the glass in which the buttons lie over none of these places, the given one first; null where there is none. */
export function clearCorner(
  corner: string,
  { left, top, width, height }: OpenPart,
  places: readonly { x: number; y: number }[],
): string | null {
  const stands = standing({ width, height }, 4) ?? standing({ width, height }, 3);
  const [wide, high] = stands === 'row' ? [long(4), BROAD] : [BROAD, long(4)];
  const covers = (name: string): boolean => {
    const x = name.endsWith('left') ? left + GAP : left + width - GAP - wide;
    const y = name.startsWith('top') ? top + GAP : top + height - GAP - high;
    return places.some((place) => place.x > x - COIN && place.x < x + wide + COIN && place.y > y - COIN && place.y < y + high + COIN);
  };
  return [corner, ...CORNERS].find((candidate) => !covers(candidate)) ?? null;
}

/**
 * The ruler, where there is room for it, closer, farther, and the whole board; `corner` says where: `bottom right`, `top left` … of the open part, which is all of
 * `whole` when it is null; where they would cover who is looked at, there are none. Fingers do the same everywhere.
 */
export function zoomButtons(
  stage: BoardStage,
  corner: string | null,
  whole: { width: number; height: number },
  open: OpenPart | null,
  ruler: { on: boolean; turn: () => void },
): TemplateResult | typeof nothing {
  const { left, top, width, height } = open ?? { left: 0, top: 0, ...whole };
  const ruled = open === null ? 'column' : standing({ width, height }, 4);
  const stands = ruled ?? standing({ width, height }, 3);
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

/** The zoom buttons of the board that has this layer, in CSS pixels of its glass. */
export function buttonsOver(layer: HTMLElement): LabelledThing[] {
  const root = layer.getRootNode();
  if (!(root instanceof ShadowRoot)) return [];
  const { left, top } = root.host.getBoundingClientRect();
  return [...root.querySelectorAll('.corner moon-icon-button')].map((button) => {
    const box = button.getBoundingClientRect();
    return { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2, reach: box.width / 2 };
  });
}
