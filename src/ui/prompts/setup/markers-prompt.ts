import { html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Decision, Spot } from '../../../rules/terms/decision.ts';
import { BOARD, INCH } from '../../../geometry/lengths.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import { matchWords } from '../../../words/match/match.ts';
import '../../kit/button.ts';
import type { BoardRing } from '../../board/modes.ts';
import { namesOf } from '../../table/names.ts';
import { pointOf } from '../../table/spots.ts';
import { Prompt } from '../prompt.ts';
import '../plan/spot-plan.ts';

const MOST = 2;
/** Markers lie on a line at this distance from their player's edge; taps snap to it at this distance from each other. In units. */
const FROM_EDGE = 18 * INCH;
const SNAP = INCH / 4;

/** The radius of a marker, in units. */
const RADIUS = INCH / 2;
/** The least distance between two markers of one player, in units. */
const APART = 4 * INCH;

/** The rings of a placed marker, and of the area round it where the second one may not lie. */
const ringsOf = (point: BoardPoint, number: number): BoardRing[] => [
  { at: point, reach: RADIUS, tone: 'question', label: String(number) },
  { at: point, reach: APART, tone: 'harm' },
];

/** Objective markers: none, one or two places on the board; each placed marker has a ring until the answer is sent. */
@customElement('moon-markers-prompt')
export class MoonMarkersPrompt extends Prompt {
  @state() private spots: readonly Spot[] = [];

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('opening')) this.spots = [];
  }

  /** The places along the line, in units. */
  #line(): BoardPoint[] {
    const edge = this.table.view(null).order.seats[this.seat]?.edge ?? 'north';
    const deep = edge === 'north' || edge === 'west' ? FROM_EDGE : BOARD - FROM_EDGE;
    const across = edge === 'north' || edge === 'south';
    return Array.from({ length: Math.floor(BOARD / SNAP) + 1 }, (_, step) => Math.round(step * SNAP))
      .filter((along) => along >= RADIUS && along <= BOARD - RADIUS)
      .map((along) => (across ? { x: along, y: deep } : { x: deep, y: along }));
  }

  #place(spot: Spot) {
    const spots = [...this.spots, spot];
    if (spots.length < MOST) this.spots = spots;
    else void this.decide({ kind: 'markers', at: spots });
  }

  override render() {
    const words = promptText(this.opening, namesOf(this.table));
    return html`${
        this.spots.length === 0
          ? nothing
          : html`<moon-button tone="quiet" data-id="enough" @click=${() => this.decide({ kind: 'markers', at: [...this.spots] })}
              >${matchWords.oneIsEnough()}</moon-button
            >`
      }<moon-spot-plan
        .table=${this.table}
        .desk=${this.desk}
        .seat=${this.seat}
        .candidates=${this.#line()}
        .words=${`${words} (${this.spots.length + 1}/${MOST})`}
        .radius=${RADIUS}
        .hint=${this.spots.length === 0 ? matchWords.markerFirst() : matchWords.markerSecond()}
        .rings=${this.spots.flatMap((spot, nth) => ringsOf(pointOf(spot), nth + 1))}
        .decision=${(spot: Spot): Decision => ({ seat: this.seat, kind: 'markers', at: [...this.spots, spot] })}
        .stop=${this.spots.length === 0 ? declineText(this.opening) : matchWords.back()}
        @cancelled=${() => (this.spots.length === 0 ? this.decide({ kind: 'pass' }) : (this.spots = []))}
        @placed=${({ detail }: MoonEvent<'placed'>) => this.#place(detail.at)}
      ></moon-spot-plan>`;
  }
}
