import { INCH } from '../../geometry/lengths.ts';
import { room } from '../../geometry/shapes.ts';
import type { Piece, Point } from '../../rules/terms/board.ts';

// The detour between two places, from a coarse map of the board in cells of one inch. Walls are expensive, not closed, because most of them
// can be climbed. Costs are in tenths of an inch.

const SIDE = 36;
const STRAIGHT = 10;
const ASKEW = 14;
const PRICE: Partial<Record<Piece['kind'], number>> = { obstacle: 60, barrier: 120, platform: 80, water: 10, woods: 5 };
/** About half a common base. */
const BODY = 140;
const BOARDS_KEPT = 8;
const ROUND = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx === 0 && dy === 0 ? [] : [{ dx, dy, by: dx * dy === 0 ? STRAIGHT : ASKEW }])),
);

interface Chart {
  prices: Uint8Array;
  maps: Map<number, Int16Array>;
}

function newChart(terrain: readonly Piece[]): Chart {
  const prices = new Uint8Array(SIDE * SIDE);
  for (const piece of terrain) {
    const price = PRICE[piece.kind] ?? 0;
    if (price === 0) continue;
    for (let cell = 0; cell < SIDE * SIDE; cell += 1) {
      const point = { x: (cell % SIDE) * INCH + INCH / 2, y: Math.floor(cell / SIDE) * INCH + INCH / 2 };
      const free = room({ at: point, radius: BODY }, piece.shape);
      if (free < 0 && (prices[cell] ?? 0) < price) prices[cell] = price;
    }
  }
  return { prices, maps: new Map() };
}

const byTerrain = new WeakMap<readonly Piece[], Chart>();
const byText = new Map<string, Chart>();

function chartOf(terrain: readonly Piece[]): Chart {
  const cached = byTerrain.get(terrain);
  if (cached) return cached;
  const text = JSON.stringify(terrain); // each view carries a copy of the same board
  let chart = byText.get(text);
  if (!chart) {
    chart = newChart(terrain);
    if (byText.size >= BOARDS_KEPT) byText.clear();
    byText.set(text, chart);
  }
  byTerrain.set(terrain, chart);
  return chart;
}

const cellIndex = (length: number): number => Math.min(SIDE - 1, Math.max(0, Math.floor(length / INCH)));
const cellOf = ({ x, y }: Point): number => cellIndex(y) * SIDE + cellIndex(x);

/** The costs from one cell to all others, by growing rings of equal cost. */
function costsFrom(prices: Uint8Array, from: number): Int16Array {
  const costs = new Int16Array(SIDE * SIDE).fill(32_000);
  const rings: number[][] = [[from]];
  costs[from] = 0;
  for (let ring = 0; ring < rings.length; ring += 1) {
    for (const cell of rings[ring] ?? []) {
      if (costs[cell] !== ring) continue;
      const x = cell % SIDE;
      const y = (cell - x) / SIDE;
      for (const { dx, dy, by } of ROUND) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= SIDE || ny >= SIDE) continue;
        const next = ny * SIDE + nx;
        const cost = ring + by + (prices[next] ?? 0);
        if (cost >= (costs[next] ?? 0)) continue;
        costs[next] = cost;
        (rings[cost] ??= []).push(next);
      }
    }
  }
  return costs;
}

const MOST_MAPS = 400;

/** The inches by which the way between two places is longer than the straight line. The map is kept by its start. */
export function detour(terrain: readonly Piece[], from: Point, to: Point): number {
  const chart = chartOf(terrain);
  const source = cellOf(from);
  const goal = cellOf(to);
  let map = chart.maps.get(source);
  if (!map) {
    if (chart.maps.size >= MOST_MAPS) chart.maps.clear();
    map = costsFrom(chart.prices, source);
    chart.maps.set(source, map);
  }
  const across = Math.abs((source % SIDE) - (goal % SIDE));
  const down = Math.abs(Math.floor(source / SIDE) - Math.floor(goal / SIDE));
  const free = STRAIGHT * Math.max(across, down) + (ASKEW - STRAIGHT) * Math.min(across, down);
  return Math.max(0, (map[goal] ?? 0) - (chart.prices[goal] ?? 0) - free) / 10;
}

/** The cells of the way between two places; the last one holds the goal. */
export function trail(terrain: readonly Piece[], from: Point, to: Point): Point[] {
  const { prices, maps } = chartOf(terrain);
  const goal = cellOf(to);
  const map = maps.get(goal) ?? costsFrom(prices, goal);
  maps.set(goal, map);
  const path: Point[] = [];
  let cell = cellOf(from);
  for (let step = 0; step < SIDE && cell !== goal; step += 1) {
    let best = cell;
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
    for (const { dx, dy } of ROUND) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= SIDE || ny >= SIDE) continue;
      if ((map[ny * SIDE + nx] ?? 0) < (map[best] ?? 0)) best = ny * SIDE + nx;
    }
    if (best === cell) break;
    cell = best;
    path.push({ x: (cell % SIDE) * INCH + INCH / 2, y: Math.floor(cell / SIDE) * INCH + INCH / 2 });
  }
  return path;
}
