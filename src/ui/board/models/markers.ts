import { svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { View } from '../../../seats/view.ts';
import { markerSaid } from '../../../words/match/board.ts';

type BoardMarker = NonNullable<View['table']['markers']>[number];

const RADIUS = 127;

/** The path of a seat's marker. Each seat has a shape, so that colour is never the only sign: a disc, a square, a triangle, a diamond. */
function outline(seat: number): string {
  const r = RADIUS;
  const shapes = [
    `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
    `M${-r * 0.8} ${-r * 0.8}H${r * 0.8}V${r * 0.8}H${-r * 0.8}Z`,
    `M0 ${-r}L${r * 0.95} ${r * 0.75}H${-r * 0.95}Z`,
    `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`,
  ];
  return shapes[seat] ?? shapes[0] ?? '';
}

/** Objective markers: hollow until they are active, then filled and crossed by a star. */
export const markersLayer = (markers: readonly BoardMarker[] = []): TemplateResult[] =>
  markers.map(
    ({ id, seat, at, active }) =>
      svg`<g class=${`marker seat-${seat}${active ? ' active' : ''}`} data-marker=${id} transform="translate(${at.x} ${at.y})">
        <title>${markerSaid(seat + 1, active)}</title>
        <path d=${outline(seat)}></path>
        ${active ? svg`<path class="star" d="M0 -70L18 -20L70 0L18 20L0 70L-18 20L-70 0L-18 -20Z"></path>` : ''}
      </g>`,
  );
