import { BOARD, INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import type { Point } from '../../rules/terms/board.ts';
import { EDGES, type Decision, type Edge } from '../../rules/terms/decision.ts';
import { imaginedAnswers, type Imagined } from '../../seats/imagined-match.ts';
import type { Thinker } from '../plan/moves.ts';

// The side of the board, and the choice between side and first activation, by the places of the moonstones.

const ACROSS: Record<Edge, Edge> = { north: 'south', south: 'north', east: 'west', west: 'east' };
/** The inches, summed over all moonstones, from which the better edge is worth more than the first activation. */
const WORTHWHILE = 12;

const deep = (edge: Edge, { x, y }: Point): number => ({ north: y, south: BOARD - y, west: x, east: BOARD - x })[edge] / INCH;

/** The inches by which moonstones are nearer to this edge than to the opposite one, divided by their depth. */
const ahead = ({ table }: Imagined, edge: Edge): number =>
  table.stones.reduce((sum, { at, depth }) => sum + (deep(ACROSS[edge], at) - deep(edge, at)) / Math.max(1, depth), 0);

/** The edge nearest to the moonstones. */
export function takingSide(match: Imagined, { seat, cards }: Thinker): Decision | null {
  const edges = imaginedAnswers(match, seat, cards).decisions.flatMap((offer) => (offer.kind === 'choose-edge' ? [offer] : []));
  return [...edges].sort((a, b) => ahead(match, b.edge) - ahead(match, a.edge))[0] ?? null;
}

/** The choice of the edge when one is clearly better, else the first activation. */
export function beginning(match: Imagined, { seat }: Thinker): Decision {
  const most = Math.max(...EDGES.map((edge) => ahead(match, edge)));
  return { seat, kind: 'choose-start', role: most >= WORTHWHILE ? 'early-bird' : 'initiative' };
}

/** As many markers as possible, near the moonstones where its models go anyway. The choice does not depend on secret cards, so it reveals nothing. */
export function marking(match: Imagined, { seat, cards }: Thinker): Decision | null {
  const offered = imaginedAnswers(match, seat, cards).decisions.flatMap((offer) => (offer.kind === 'markers' ? [offer] : []));
  const most = Math.max(0, ...offered.map(({ at }) => at.length));
  const distanceOf = ([x, y]: readonly number[]): number =>
    Math.min(...match.table.stones.map(({ at }) => distance(at, { x: (x ?? 0) * INCH, y: (y ?? 0) * INCH })));
  const total = (spots: readonly (readonly number[])[]): number => spots.reduce((sum, spot) => sum + distanceOf(spot), 0);
  return offered.filter(({ at }) => at.length === most).sort((a, b) => total(a.at) - total(b.at))[0] ?? null;
}
