import { isOnBoard } from '../../geometry/board.ts';
import { BOARD, EXCESS, INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { leave } from '../leave.ts';
import { step, wait } from '../step.ts';
import { pointOf } from '../table/spots.ts';
import { choices } from '../terms/choices.ts';
import { UNSAID, type Decision, type Edge, type Spot } from '../terms/decision.ts';
import type { Seat } from '../terms/ids.ts';
import type { Marker, Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { markerDisc, markersOf } from '../measuring/markers.ts';

const MOST = 2;
/** The distance of a marker from the edge of its player, and the least distance between two markers of one player. */
const FROM_EDGE = 18 * INCH;
const APART = 4 * INCH;
/** The offered places along that line, in inches. */
const OFFERED = [6, 12, 18, 24, 30];

/** The seat that places markers next: each player once its edge is known, in deployment order. */
export const nextToMark = (look: Look): Seat | undefined =>
  look.options.objectiveMarkers
    ? look.match.order.deployment.find((seat) => {
        const state = look.match.order.seats[seat];
        return seatsPlaying(look).includes(seat) && state !== undefined && state.edge !== null && !state.marked;
      })
    : undefined;

const deep = (edge: Edge, { x, y }: Point): number => ({ north: y, south: BOARD - y, west: x, east: BOARD - x })[edge];

function refuseMarkers(look: Look, seat: Seat, spots: readonly Spot[]): Reason | null {
  if (spots.length > MOST) return reason('too-many-markers', [], { most: MOST });
  if (look.isSpoken) return null;
  const edge = look.match.order.seats[seat]?.edge ?? 'north';
  const points = spots.map(pointOf);
  for (const point of points) {
    if (!isOnBoard(markerDisc(point))) return reason('off-the-board', [], {}, point);
    if (Math.abs(deep(edge, point) - FROM_EDGE) > EXCESS) return reason('marker-from-edge', [], { edge, inches: FROM_EDGE / INCH }, point);
  }
  const [first, second] = points;
  return first && second && distance(first, second) < APART - EXCESS
    ? reason('markers-too-near', [], { least: APART / INCH }, second)
    : null;
}

const spotAlong = (edge: Edge, along: number): Spot => {
  const inches = FROM_EDGE / INCH;
  const opposite = BOARD / INCH - inches;
  const spots: Record<Edge, Spot> = { north: [along, inches], south: [along, opposite], west: [inches, along], east: [opposite, along] };
  return spots[edge];
};

function place(play: Play, seat: Seat, spots: readonly Spot[]): void {
  const laid = spots.map((spot, index): Marker => ({ id: `${seat}:marker-${index + 1}`, seat, at: pointOf(spot), active: false }));
  if (laid.length > 0) play.patchTable({ markers: [...markersOf(play), ...laid] });
  play.patchSeat(seat, { marked: true });
  play.emit({ what: 'markers-placed', seat, at: laid.map(({ at }) => at) });
}

/** Once its edge is known and before it deploys, each player is asked for objective markers: none, one or two. All are asked alike. */
export const markers = step<'setup.markers'>()({
  exits: ['placed'],
  takes: ['markers', 'pass', 'hold'],
  asks: ['markers'],
  lays: [],
  run(play) {
    const seat = nextToMark(play);
    if (seat === undefined) return leave(play, 'placed');
    play.ask({ seat, kind: 'markers' });
    return wait;
  },
  take(play, _frame, decision) {
    place(play, decision.seat, decision.kind === 'markers' ? decision.at : []);
  },
  refuse: (look, _frame, decision) => (decision.kind === 'markers' ? refuseMarkers(look, decision.seat, decision.at) : null),
  choices(look, _frame, { seat }) {
    if (look.isSpoken)
      return choices({ decisions: [[], [UNSAID], [UNSAID, UNSAID]].map((chosen): Decision => ({ seat, kind: 'markers', at: chosen })) });
    const edge = look.match.order.seats[seat]?.edge ?? 'north';
    const spots = OFFERED.map((along) => spotAlong(edge, along));
    const pairs = spots.flatMap((first, nth) => spots.slice(nth + 1).map((second) => [first, second]));
    const all = [[], ...spots.map((spot) => [spot]), ...pairs];
    return choices({ decisions: all.map((chosen): Decision => ({ seat, kind: 'markers', at: chosen })) });
  },
});
