import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { grain, middleOf, outlineOf, places, planks, shrunk } from './piece-shape.ts';
import { blob, randomNumbers, seedOf } from './scatter.ts';
import type { BoardPiece } from '../table.ts';

/** A direction inside the board, of length 1. */
export interface Direction {
  x: number;
  y: number;
}

/**
 * The direction from which the moonlight comes inside the board: the upper left of the player whose words stand upright. `upright`: the turn of the
 * words inside the board, in degrees.
 */
export function lightFrom(upright: number): Direction {
  const turn = (upright * Math.PI) / 180;
  const [x, y] = [-0.77, -0.64];
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}

const written = ({ x, y }: BoardPoint): string => `${x.toFixed(0)} ${y.toFixed(0)}`;
const between = (a: BoardPoint, b: BoardPoint, share: number): BoardPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const shifted = ({ x, y }: BoardPoint, towards: Direction, length: number): BoardPoint => ({
  x: x + towards.x * length,
  y: y + towards.y * length,
});

/** Leaves of a water lily. */
function lilies(piece: BoardPiece): string {
  const next = randomNumbers(seedOf(piece.id) + 3);
  return places(piece, 420, 150, 5)
    .map((point) => {
      const [radius, from] = [34 + next() * 20, next() * 6.28];
      const corner = (turn: number): string => `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
      const [a, b] = [from, from + 5.5].map((turn) => ({ x: radius * Math.cos(turn), y: radius * Math.sin(turn) }));
      if (!a || !b) return '';
      return `M${written(point)}l${corner(from)}a${radius} ${radius} 0 1 1 ${(b.x - a.x).toFixed(1)} ${(b.y - a.y).toFixed(1)}z`;
    })
    .join('');
}

/** Reeds inside the outline, along the shore that faces away from the moon. */
function reeds(piece: BoardPiece, light: Direction): string {
  const next = randomNumbers(seedOf(piece.id) + 5);
  const middle = middleOf(piece);
  const shore =
    'polygon' in piece.shape
      ? piece.shape.polygon
      : Array.from({ length: 20 }, (_, index) => {
          const turn = (index / 20) * 6.283;
          const { radius } = (piece.shape as { disc: { radius: number } }).disc; // a shape without corners is a disc
          return { x: middle.x + radius * Math.cos(turn), y: middle.y + radius * Math.sin(turn) };
        });
  return shore
    .flatMap((corner, index) => [corner, between(corner, shore[(index + 1) % shore.length] ?? corner, 0.5)])
    .filter(({ x, y }) => (x - middle.x) * light.x + (y - middle.y) * light.y < 0)
    .flatMap((corner) =>
      [0, 1, 2].map(() => {
        const foot = shifted(between(corner, middle, 0.03 + next() * 0.09), { x: next() - 0.5, y: next() - 0.5 }, 90);
        const top = shifted(foot, { x: light.y * (next() - 0.5) - 0.1, y: -1 }, 70 + next() * 60);
        return `M${written(foot)}Q${written({ x: foot.x, y: top.y + 30 })} ${written(top)}`;
      }),
    )
    .join('');
}

/** A pond or a river: a rim of earth, its depth, and glitter on the side of the moon. */
export function waterOf(piece: BoardPiece, light: Direction): TemplateResult {
  const d = outlineOf(piece);
  const { long } = grain(piece);
  const moon = shifted(middleOf(piece), light, Math.min(260, long * 0.16));
  const glitter: string[] = [];
  const ripples: string[] = [];
  for (const { x, y } of places(piece, 150, 60, 60)) {
    const near = Math.abs(x - moon.x) < 190 && Math.abs(y - moon.y) < 420;
    if (near) glitter.push(`M${(x - 58).toFixed(0)} ${y.toFixed(0)}h116`);
    else ripples.push(`M${(x - 54).toFixed(0)} ${y.toFixed(0)}q27 -22 54 0t54 0`);
  }
  return svg`<path d=${d} class="water-shore"></path><path d=${d} class="water"></path><path d=${shrunk(piece, 0.9)} class="water-deep"></path><path d=${shrunk(piece, 0.7)} class="water-deep"></path>
    <path d=${ripples.join('')} class="ripples"></path><path d=${glitter.join('')} class="glitter"></path>
    <path d=${lilies(piece)} class="lilies"></path><path d=${reeds(piece, light)} class="reeds"></path>
    <path d=${d} class="ink" stroke-width="13"></path>`;
}

/** A tree from above: its shadow and the layers of its crown as path data, and its radius. */
interface Tree {
  middle: BoardPoint;
  reach: number;
  layers: readonly string[];
}
const TREE_LAYERS = ['crown-shade', 'crown', 'crown-mid', 'crown-top'] as const;

/**
 * Groups trees into ranks: no two trees of a rank touch, and a tree that is drawn over another one is in a later rank. A rank is four elements; a
 * single tree would need as many, and a wood has fifty trees.
 */
function inRanks(trees: readonly Tree[]): Tree[][] {
  const ranks: Tree[][] = [];
  for (const tree of trees) {
    const touches = ({ middle, reach }: Tree): boolean =>
      (middle.x - tree.middle.x) ** 2 + (middle.y - tree.middle.y) ** 2 < (reach + tree.reach) ** 2;
    const last = ranks.findLastIndex((rank) => rank.some(touches));
    (ranks[last + 1] ??= []).push(tree);
  }
  return ranks;
}

/** Trees from above: each has a shadow, and a crown that is lit in three layers. */
export function woodsOf(piece: BoardPiece, light: Direction): TemplateResult {
  const next = randomNumbers(seedOf(piece.id) + 1);
  const d = outlineOf(piece);
  const trees = places(piece, 250, 80, 44)
    .sort((a, b) => a.y - b.y)
    .map((middle): Tree => {
      const radius = 112 + next() * 44;
      return {
        middle,
        reach: radius * 1.13 + 34,
        layers: [
          blob(shifted(middle, light, -34), radius * 1.02, 9, 0.1, next),
          blob(middle, radius, 9, 0.12, next),
          blob(shifted(middle, light, radius * 0.2), radius * 0.66, 7, 0.16, next),
          blob(shifted(middle, light, radius * 0.36), radius * 0.34, 6, 0.2, next),
        ],
      };
    });
  const crowns = inRanks(trees).flatMap((rank) =>
    TREE_LAYERS.map((layer, nth) => svg`<path d=${rank.map(({ layers }) => layers[nth]).join('')} class=${layer}></path>`),
  );
  return svg`<path d=${d} class="woods"></path><path d=${d} class="woods-edge"></path>${crowns}`;
}

/** Rows of round tiles on a slope from the eave (a, b) to the ridge (c, d). */
function tiles(eave: readonly [BoardPoint, BoardPoint], top: readonly [BoardPoint, BoardPoint]): string {
  const [deepX, deepY] = [top[0].x + top[1].x - eave[0].x - eave[1].x, top[0].y + top[1].y - eave[0].y - eave[1].y];
  const deep = Math.sqrt(deepX * deepX + deepY * deepY) / 2;
  const rows = Math.max(2, Math.round(deep / 88));
  return Array.from({ length: rows - 1 }, (_, row) => {
    const share = (row + 0.7) / rows;
    const [from, to] = [between(eave[0], top[0], share), between(eave[1], top[1], share)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const count = Math.max(1, Math.round(length / 76));
    const [sx, sy] = [dx / count, dy / count];
    const [ox, oy] = [(-deepX / deep / 2) * 26, (-deepY / deep / 2) * 26]; // towards the eave
    return `M${written(from)}${Array.from({ length: count }, () => `q${(sx / 2 + ox).toFixed(0)} ${(sy / 2 + oy).toFixed(0)} ${sx.toFixed(1)} ${sy.toFixed(1)}`).join('')}`;
  }).join('');
}

/** A roof of tiles: the side that faces the moon is lit, the other side is dark; a ridge and a chimney. */
export function roofOf(piece: BoardPiece, light: Direction): TemplateResult {
  const { x, y } = middleOf(piece);
  const { ux, uy, long, wide } = grain(piece);
  const corners = 'polygon' in piece.shape ? piece.shape.polygon : [];
  if (corners.length !== 4) return svg`<path d=${planks(piece, 78, 26, true)} class="ink thin faint"></path>`;
  const half = Math.max(0, long / 2 - wide / 2);
  const ends = [-1, 1].map((side) => ({ x: x + ux * half * side, y: y + uy * half * side }));
  const endOf = (corner: BoardPoint): BoardPoint =>
    ends.reduce((a, b) =>
      Math.abs(a.x - corner.x) + Math.abs(a.y - corner.y) < Math.abs(b.x - corner.x) + Math.abs(b.y - corner.y) ? a : b,
    );
  const slopes = corners.map((a, index) => {
    const b = corners[(index + 1) % 4] ?? a;
    const [away, top] = [between(a, b, 0.5), [endOf(a), endOf(b)] as const];
    const lit = ((away.x - x) * light.x + (away.y - y) * light.y) / Math.max(1, Math.hypot(away.x - x, away.y - y));
    return { lit, eave: [a, b] as const, top };
  });
  const chimney = shifted(ends[1] ?? { x, y }, { x: -ux - uy * 0.8, y: -uy + ux * 0.8 }, Math.min(150, wide * 0.22));
  const stack = (side: number): string => `M${written({ x: chimney.x - side, y: chimney.y - side })}h${2 * side}v${2 * side}h${-2 * side}z`;
  return svg`${slopes.map(
    ({ lit, eave, top }) =>
      svg`<path d=${`M${[...eave, top[1], top[0]].map(written).join('L')}Z`} class=${lit > 0.2 ? 'roof-lit' : lit < -0.2 ? 'roof-dark' : 'roof'}></path>`,
  )}
    <path d=${slopes.map(({ eave, top }) => tiles(eave, top)).join('')} class="tiles"></path>
    <path d=${corners.map((corner) => `M${written(corner)}L${written(endOf(corner))}`).join('')} class="ink thin"></path>
    <path d=${`M${ends.map(written).join('L')}`} class="ink" stroke-width="34"></path><path d=${`M${ends.map(written).join('L')}`} class="ridge"></path>
    <path d=${stack(54)} class="chimney"></path><path d=${stack(26)} class="chimney-mouth"></path>`;
}

/** The top of a wall: the half that faces the moon is lit; stones with joints, and moss at its shaded foot. */
export function wallOf(piece: BoardPiece, light: Direction): TemplateResult {
  if (!('polygon' in piece.shape)) return svg``;
  const { x, y } = middleOf(piece);
  const { ux, uy, long, wide } = grain(piece);
  const side = -uy * light.x + ux * light.y > 0 ? 1 : -1; // the side of the middle line from which the light comes
  const [nx, ny] = [-uy * side, ux * side];
  const next = randomNumbers(seedOf(piece.id) + 7);
  const along = (share: number, off: number): BoardPoint => ({ x: x + ux * share * long + nx * off, y: y + uy * share * long + ny * off });
  const [a, b] = [along(-0.47, wide * 0.4), along(0.47, wide * 0.4)];
  const [c, d] = [along(0.47, wide * 0.04), along(-0.47, wide * 0.04)];
  const moss = Array.from({ length: Math.max(2, Math.round(long / 260)) }, () =>
    blob(along(next() * 0.9 - 0.45, -wide * 0.52), 20 + next() * 26, 5, 0.2, next),
  );
  const fallen =
    long > 500 ? [0.5, 0.55].map((share) => blob(along(share + 0.02, (next() - 0.5) * wide), 34 + next() * 14, 5, 0.08, next)) : [];
  return svg`<path d=${`M${[a, b, c, d].map(written).join('L')}Z`} class="facet"></path><path d=${planks(piece, 120, 12)} class="ink thin"></path>
    <path d=${moss.join('')} class="moss"></path>${fallen.length > 0 ? svg`<path d=${fallen.join('')} class="fallen"></path>` : nothing}`;
}
