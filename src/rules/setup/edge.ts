import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import { EDGES, type Decision, type Edge } from '../terms/decision.ts';
import type { Seat } from '../terms/ids.ts';
import { reason } from '../terms/reason.ts';
import { leave } from '../leave.ts';

const OPPOSITE: Record<Edge, Edge> = { north: 'south', south: 'north', east: 'west', west: 'east' };

const edgeOf = (look: Look, seat: Seat): Edge | null => look.match.order.seats[seat]?.edge ?? null;
const freeEdges = (look: Look): Edge[] => EDGES.filter((edge) => !look.seats.some((seat) => edgeOf(look, seat) === edge));
const nextWithout = (look: Look): Seat | undefined =>
  look.match.order.deployment.find((seat) => seatsPlaying(look).includes(seat) && edgeOf(look, seat) === null);

function give(play: Play, seat: Seat, edge: Edge): void {
  play.patchSeat(seat, { edge });
  play.emit({ what: 'edge-chosen', seat, edge });
}

/**
 * With two players the Early Bird chooses an edge and the other takes the opposite one. With more, each chooses a free edge in turn, and the fourth
 * takes the last. @rule DEP-4 DEP-6 DEP-13
 */
export const edge = step<'setup.edge'>()({
  exits: ['taken'],
  takes: ['choose-edge'],
  asks: ['edge'],
  lays: [],
  run(play) {
    const seat = nextWithout(play);
    if (seat === undefined) return leave(play, 'taken');
    play.ask({ seat, kind: 'edge', edges: freeEdges(play) });
    return wait;
  },
  take(play, _frame, decision) {
    give(play, decision.seat, decision.edge);
    const { deployment } = play.match.order;
    const opponent = deployment.find((seat) => seat !== decision.seat);
    if (deployment.length === 2 && opponent !== undefined && edgeOf(play, opponent) === null) give(play, opponent, OPPOSITE[decision.edge]);
    return leave(play, 'taken');
  },
  refuse(look, _frame, decision) {
    if (!EDGES.includes(decision.edge)) return reason('unknown-edge', ['DEP-4', 'DEP-6'], { edge: decision.edge });
    return freeEdges(look).includes(decision.edge) ? null : reason('edge-taken', ['DEP-6'], { edge: decision.edge });
  },
  choices: (look, _frame, { seat }) =>
    choices({ decisions: freeEdges(look).map((side): Decision => ({ seat, kind: 'choose-edge', edge: side })) }),
});
