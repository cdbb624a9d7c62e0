import type { Bridge } from './contacts.ts';
import { bridges, crossesBridge } from './contacts.ts';
import { marks, someCriticalLine } from './critical-lines.ts';
import { mayMeetHull, tangent } from './hull.ts';
import { CONTACT, ENTER } from './lengths.ts';
import type { Point } from './points.ts';
import type { Line } from './segments.ts';
import { addDeepSpans, crosses, lineThrough, placeOn } from './segments.ts';
import type { Disc, Shape } from './shapes.ts';
import { distanceToShape, gap, isConvex } from './shapes.ts';

/** A thing that may block lines: a base or a barrier is `solid`; `woods` block only lines that pass right through. */
export type SightBlocker = { readonly id: string; readonly shape: Shape; readonly kind: 'solid' | 'woods' };

/**
 * `line`: a clear segment (not on the grid) or null. `blockedBy`: the blockers when nothing is visible; else the things that the centre line
 * meets.
 */
export type Sight = { readonly visible: boolean; readonly line: readonly [Point, Point] | null; readonly blockedBy: readonly string[] };

const hair = 1e-6;

/** Two bases, the blockers near them, and buffers for judging one line after another without making objects. */
type SightScene = {
  readonly a: Disc;
  readonly b: Disc;
  readonly near: readonly SightBlocker[];
  readonly hasWoods: boolean;
  /** Computed when a line is otherwise clear. */
  links: readonly { readonly bridge: Bridge; readonly first: number; readonly second: number }[] | null;
  readonly spans: number[];
  /** starts[i]…starts[i + 1] are the spans of blocker i. */
  readonly starts: number[];
  readonly scratch: number[];
  /** The blocker that decided the previous line; it probably decides the next one too. */
  last: number;
  clear: readonly [Point, Point] | null;
};

const links = (near: readonly SightBlocker[]): NonNullable<SightScene['links']> => {
  const out: NonNullable<SightScene['links']>[number][] = [];
  near.forEach((first, i) => {
    for (let k = i + 1; k < near.length; k += 1) {
      const second = near[k];
      if (second === undefined) continue;
      for (const bridge of bridges(first.shape, second.shape)) out.push({ bridge, first: i, second: k });
    }
  });
  return out;
};

/** True when blocker i has a span meeting the stretch from p to q. */
const spansMeet = ({ spans, starts }: SightScene, i: number, p: number, q: number): boolean => {
  const end = starts[i + 1] ?? 0;
  for (let k = starts[i] ?? 0; k < end; k += 2) {
    if ((spans[k] ?? 0) < q - hair && (spans[k + 1] ?? 0) > p + hair) return true;
  }
  return false;
};

const spansHold = ({ spans, starts }: SightScene, i: number, s: number): boolean => {
  const end = starts[i + 1] ?? 0;
  for (let k = starts[i] ?? 0; k < end; k += 2) {
    if ((spans[k] ?? 0) <= s + hair && (spans[k + 1] ?? 0) >= s - hair) return true;
  }
  return false;
};

const isOutsideWoods = (scene: SightScene, i: number, p: number, q: number): boolean =>
  scene.near[i]?.kind !== 'woods' || !(spansHold(scene, i, p) || spansHold(scene, i, q));

/** Index of the first blocker of the stretch from p to q of a line; −1 when it is clear. @rule LOS-6 @rule LOS-8 @rule LOS-9 */
const firstBlocker = (scene: SightScene, line: Line, p: number, q: number): number => {
  for (let i = 0; i < scene.near.length; i += 1) {
    if (spansMeet(scene, i, p, q) && isOutsideWoods(scene, i, p, q)) return i;
  }
  scene.links ??= links(scene.near);
  if (scene.links.length > 0) {
    const from = placeOn(line, p);
    const to = placeOn(line, q);
    for (const { bridge, first: one, second } of scene.links) {
      if (isOutsideWoods(scene, one, p, q) && isOutsideWoods(scene, second, p, q) && crossesBridge(from, to, bridge)) return one;
    }
  }
  return -1;
};

/** The ends of woods inside the base's chord, at which a line has left that patch for good. */
const endsInChord = (scene: SightScene, lo: number, hi: number, side: 0 | 1): number[] => {
  const out: number[] = [];
  scene.near.forEach(({ kind }, i) => {
    if (kind !== 'woods') return;
    for (let k = scene.starts[i] ?? 0; k < (scene.starts[i + 1] ?? 0); k += 2) {
      const s = scene.spans[k + side] ?? 0;
      if (s > lo && s < hi) out.push(s);
    }
  });
  return out;
};

const CLEAR = -1;
const MISSES = -2;

/**
 * Judges the line n·x = d from base to base: `CLEAR` (its ends are then in `scene.clear`), `MISSES` when it misses a base, else the index of its
 * blocker.
 */
const judge = (scene: SightScene, nx: number, ny: number, d: number): number => {
  const { a, b, near, spans, starts, scratch } = scene;
  const offA = nx * a.at.x + ny * a.at.y - d;
  const offB = nx * b.at.x + ny * b.at.y - d;
  if (Math.abs(offA) > a.radius + hair || Math.abs(offB) > b.radius + hair) return MISSES;
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const flip = -ny * dx + nx * dy < 0 ? -1 : 1;
  const line: Line = { ox: a.at.x - offA * nx, oy: a.at.y - offA * ny, ux: -ny * flip, uy: nx * flip };
  const halfA = Math.sqrt(Math.max(0, a.radius * a.radius - offA * offA));
  const halfB = Math.sqrt(Math.max(0, b.radius * b.radius - offB * offB));
  const midB = (b.at.x - line.ox) * line.ux + (b.at.y - line.oy) * line.uy;
  const p = halfA;
  const q = midB - halfB;
  if (p > q) return MISSES;
  spans.length = 0;
  const likely = near[scene.last];
  if (likely !== undefined && likely.kind === 'solid') {
    addDeepSpans(line, likely.shape, ENTER, spans, scratch);
    for (let k = 0; k < spans.length; k += 2) {
      if ((spans[k] ?? 0) < q - hair && (spans[k + 1] ?? 0) > p + hair) return scene.last;
    }
    spans.length = 0;
  }
  for (let i = 0; i < near.length; i += 1) {
    const blocker = near[i];
    if (blocker === undefined) continue;
    starts[i] = spans.length;
    addDeepSpans(line, blocker.shape, ENTER, spans, scratch);
    starts[i + 1] = spans.length;
    if (blocker.kind === 'solid' && spansMeet(scene, i, p, q)) {
      scene.last = i;
      return i;
    }
  }
  const blocker = firstBlocker(scene, line, p, q);
  if (blocker < 0) {
    scene.clear = [placeOn(line, p), placeOn(line, q)];
    return CLEAR;
  }
  if (!scene.hasWoods) return blocker;
  const starting = [p, ...endsInChord(scene, -halfA, halfA, 1)];
  const ending = [q, ...endsInChord(scene, midB - halfB, midB + halfB, 0)];
  for (const s of starting) {
    for (const t of ending) {
      if (firstBlocker(scene, line, s, t) >= 0) continue;
      scene.clear = [placeOn(line, s), placeOn(line, t)];
      return CLEAR;
    }
  }
  return blocker;
};

/** A convex blocker clear of both bases that reaches both outer edges of their hull hides one from the other. */
const hidesAll = (scene: SightScene): string | null => {
  const { a, b, near, spans, starts, scratch } = scene;
  const reached: number[] = near.map(() => 0);
  for (const turn of [1, -1]) {
    const edge = tangent(a, b, 1, turn);
    if (edge === null) return null;
    const from = { x: a.at.x - edge.nx * a.radius, y: a.at.y - edge.ny * a.radius };
    const to = { x: b.at.x - edge.nx * b.radius, y: b.at.y - edge.ny * b.radius };
    const line = lineThrough(from, to);
    const size = (to.x - from.x) * line.ux + (to.y - from.y) * line.uy;
    spans.length = 0;
    starts[0] = 0;
    near.forEach(({ shape }, i) => {
      starts[i] = spans.length;
      addDeepSpans(line, shape, ENTER, spans, scratch);
      starts[i + 1] = spans.length;
      if (spansMeet(scene, i, 0, size)) reached[i] = (reached[i] ?? 0) + 1;
    });
  }
  for (let i = 0; i < near.length; i += 1) {
    const blocker = near[i];
    if (blocker === undefined || reached[i] !== 2) continue;
    const { shape } = blocker;
    if ('polygon' in shape && !isConvex(shape.polygon)) continue;
    if (distanceToShape(a.at, shape) >= a.radius && distanceToShape(b.at, shape) >= b.radius) return blocker.id;
  }
  return null;
};

const inOrder = (from: Disc, to: Disc): boolean =>
  from.at.x !== to.at.x ? from.at.x < to.at.x : from.at.y !== to.at.y ? from.at.y < to.at.y : from.radius <= to.radius;

/**
 * Line of sight between two bases: exact, not sampled, and the same in both directions. The two bases' own footprints
 * must not be among the blockers. @rule LOS-2 LOS-6 LOS-7 LOS-8 LOS-9 LOS-10 LOS-14
 */
export const lineOfSight = (from: Disc, to: Disc, blockers: readonly SightBlocker[]): Sight => {
  if (!inOrder(from, to)) {
    const { visible, line, blockedBy } = lineOfSight(to, from, blockers);
    return { visible, line: line === null ? null : [line[1], line[0]], blockedBy };
  }
  if (gap(from, to) <= CONTACT) return { visible: true, line: [from.at, to.at], blockedBy: [] };
  const near = blockers.filter(({ shape }) => mayMeetHull(shape, from, to));
  if (near.length === 0) return { visible: true, line: [from.at, to.at], blockedBy: [] };
  const scene: SightScene = {
    a: from,
    b: to,
    near,
    hasWoods: near.some(({ kind }) => kind === 'woods'),
    links: null,
    spans: [],
    starts: [],
    scratch: [],
    last: -1,
    clear: null,
  };
  const centre = lineThrough(from.at, to.at);
  const middle = judge(scene, -centre.uy, centre.ux, -centre.uy * from.at.x + centre.ux * from.at.y);
  const seen = (): Sight => ({
    visible: true,
    line: scene.clear,
    blockedBy: near.filter(({ shape }) => crosses(from.at, to.at, shape)).map(({ id }) => id),
  });
  if (middle === CLEAR) return seen();
  const all = hidesAll(scene);
  if (all !== null) return { visible: false, line: null, blockedBy: [all] };
  const guilty = new Set<string>();
  const open = someCriticalLine(marks(from, to, near), (nx, ny, d) => {
    const verdict = judge(scene, nx, ny, d);
    const id = near[verdict]?.id;
    if (id !== undefined) guilty.add(id);
    return verdict === CLEAR;
  });
  return open ? seen() : { visible: false, line: null, blockedBy: [...guilty] };
};
