import { BOARD, INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import type { Point } from '../../rules/terms/board.ts';
import { EDGES, type Decision, type Edge } from '../../rules/terms/decision.ts';
import { answers, type Imagined } from '../../seats/imagined.ts';
import type { Thinker } from '../plan/moves.ts';

// Which side of the board, and what for: by where the moonstones lie.

const ACROSS: Record<Edge, Edge> = { north: 'south', south: 'north', east: 'west', west: 'east' };
/** Inches that the better edge has to be nearer to the stones altogether for its choice to be worth more than going first. */
const WORTHWHILE = 12;

const deep = (edge: Edge, { x, y }: Point): number => ({ north: y, south: BOARD - y, west: x, east: BOARD - x })[edge] / INCH;

/** Inches by which the stones are nearer to an edge than to the one across, a buried one counting as farther from both. */
const ahead = ({ table }: Imagined, edge: Edge): number =>
  table.stones.reduce((sum, { at, depth }) => sum + (deep(ACROSS[edge], at) - deep(edge, at)) / Math.max(1, depth), 0);

/** The edge to which the stones are nearest. */
export function takingSide(match: Imagined, { seat, cards }: Thinker): Decision | null {
  const edges = answers(match, seat, cards).decisions.flatMap((offer) => (offer.kind === 'choose-edge' ? [offer] : []));
  return [...edges].sort((a, b) => ahead(match, b.edge) - ahead(match, a.edge))[0] ?? null;
}

/** The choice of the edge where one is clearly better, else the first activation. */
export function beginning(match: Imagined, { seat }: Thinker): Decision {
  const most = Math.max(...EDGES.map((edge) => ahead(match, edge)));
  return { seat, kind: 'choose-start', role: most >= WORTHWHILE ? 'early-bird' : 'initiative' };
}

/** As many markers as may be, near the stones to which its models go anyway: the same whatever is held, so that they tell nothing. */
export function marking(match: Imagined, { seat, cards }: Thinker): Decision | null {
  const offered = answers(match, seat, cards).decisions.flatMap((offer) => (offer.kind === 'markers' ? [offer] : []));
  const most = Math.max(0, ...offered.map(({ at }) => at.length));
  const distanceOf = ([x, y]: readonly number[]): number =>
    Math.min(...match.table.stones.map(({ at }) => distance(at, { x: (x ?? 0) * INCH, y: (y ?? 0) * INCH })));
  const total = (spots: readonly (readonly number[])[]): number => spots.reduce((sum, spot) => sum + distanceOf(spot), 0);
  return offered.filter(({ at }) => at.length === most).sort((a, b) => total(a.at) - total(b.at))[0] ?? null;
}
