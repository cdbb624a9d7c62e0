import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { EXCESS, toInches } from '../../../geometry/lengths.ts';
import { pointBetween, distance, nearestOnSegment, pathLength, isSamePoint, snapped } from '../../../geometry/points.ts';
import { energyAfter, leavesTheBoard, meetsRange, notThere, ofMost, remaining, tooFar } from '../../../words/match/board.ts';
import type { BoardPoint, Route } from '../../contexts/table-port.ts';
import { failMark } from '../models/ghost.ts';
import type { Ghost } from '../models/ghost.ts';
import { meleeZones, metZones, zoneMarks } from '../models/melee-zones.ts';
import type { MeleeZone, MetZone } from '../models/melee-zones.ts';
import type { ModeOf } from '../modes.ts';
import { radiusOf } from '../table.ts';
import { prepareMove } from './prepare-move.ts';
import { Lead, ToolPatience } from './tool.ts';
import type { Answer, Bench, Chip, Tool, Touch } from './tool.ts';

/** The place at a distance of `length` along a path. */
function placeAlong(points: readonly BoardPoint[], length: number): BoardPoint {
  let span = length;
  let point = points[0] ?? { x: 0, y: 0 };
  for (const next of points.slice(1)) {
    const leg = distance(point, next);
    if (leg >= span && leg > 0) return pointBetween(point, next, span / leg);
    span -= leg;
    point = next;
  }
  return point;
}

/** Cuts a path in two at the place nearest to `point`. */
function cut(points: readonly BoardPoint[], point: BoardPoint): [BoardPoint[], BoardPoint[]] {
  let [least, leg, place] = [Infinity, 0, points[0] ?? point];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i] ?? point, points[i + 1] ?? point];
    const near = nearestOnSegment(point, a, b);
    const off = distance(near, point);
    if (off < least) [least, leg, place] = [off, i, near];
  }
  return [
    [...points.slice(0, leg + 1), place],
    [place, ...points.slice(leg + 1)],
  ];
}

const line = (points: readonly BoardPoint[]): string =>
  points.length > 1 ? `M${points.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}` : '';

/** Plans a move: draws a ghost, the legs of the move, the distance that is left, and the place where it fails. Letting go makes a plan. */
export class MoveTool implements Tool {
  private readonly lead = new Lead();
  private readonly patience = new ToolPatience();
  private waypoints: BoardPoint[] = [];
  private wanted: BoardPoint | null = null;
  private route: Route | null = null;
  private end: BoardPoint | null = null;
  /** A tapped place that is not judged yet. */
  private heeded: BoardPoint | null = null;
  /** True if the last route ended under the finger: then the ghost follows the finger until the next answer. */
  private follows = false;
  /** The melee ranges of enemies; computed once per plan. */
  private zones: readonly MeleeZone[] | null = null;
  /** The zones that the last route meets, for its lines and its labels. */
  private met: { route: Route; zones: readonly MetZone[] } | null = null;
  private before: { wanted: BoardPoint | null; route: Route | null; end: BoardPoint | null; waypoints: BoardPoint[] } | null = null;

  constructor(
    private readonly bench: Bench,
    private readonly mode: ModeOf<'move'>,
  ) {}

  private get start(): BoardPoint {
    return this.bench.view?.table.models[this.mode.model]?.at ?? { x: 0, y: 0 };
  }
  private get radius(): number {
    const model = this.bench.view?.table.models[this.mode.model];
    return model ? radiusOf(this.bench.characters, model) : 150;
  }

  prepare(isIdle: () => boolean): Promise<void> {
    return prepareMove(this.bench, this.mode, this.enemyZones(), isIdle);
  }
  grabs(touch: Touch): boolean {
    const reach = Math.max(this.radius, 26 * this.bench.camera.px);
    const point = [this.end, this.start].find((place) => place && distance(place, touch.at) <= reach);
    if (!point) return false;
    this.before = { wanted: this.wanted, route: this.route, end: this.end, waypoints: this.waypoints };
    if (point === this.start) this.waypoints = [];
    this.lead.begin(touch, point);
    return true;
  }
  drag(touch: Touch): void {
    this.aim(this.lead.place(touch, this.bench.camera));
  }
  /** When the finger stays still, the leg so far is kept and the next one begins. */
  still(): void {
    if (!this.mode.verdict || !this.end || !this.route || this.route.refused || this.route.leavesBoard) return;
    const last = this.waypoints.at(-1) ?? this.start;
    if (distance(last, this.end) < 25) return;
    this.waypoints = this.route.path.filter((place) => !isSamePoint(place, this.start)).map(snapped);
    this.bench.redraw();
  }
  drop(): void {
    this.settle();
  }
  cancel(): void {
    if (this.before) ({ wanted: this.wanted, route: this.route, end: this.end, waypoints: this.waypoints } = this.before);
    this.follows = false;
    this.bench.redraw();
  }
  heed(point: BoardPoint): void {
    this.heeded = snapped(point);
    this.bench.redraw();
  }
  tap(point: BoardPoint): boolean {
    this.heeded = null;
    if (this.mode.drawing && this.mode.verdict && this.route && !this.route.refused && this.end)
      this.waypoints = [...this.waypoints, this.end];
    else this.waypoints = [];
    this.aim(snapped(point));
    this.settle();
    return true;
  }
  nudge(dx: number, dy: number): void {
    this.patience.attend(() => this.find(), true); // keys may come faster than frames: the key before counts, too
    const from = this.end ?? this.start;
    this.aim(snapped({ x: from.x + dx, y: from.y + dy }));
  }
  confirm(): void {
    if (this.wanted) this.settle();
  }

  private aim(point: BoardPoint): void {
    this.wanted = point;
    this.patience.ask();
    this.bench.redraw();
  }
  private settle(): void {
    this.patience.attend(() => this.find(), true);
    this.bench.redraw();
    if (this.route) this.bench.say('route-planned', { model: this.mode.model, route: this.route, waypoints: this.waypoints });
  }
  frame(): Answer {
    const answer = this.patience.attend(() => this.find());
    if (answer === 'pending') this.bench.redraw();
    return answer;
  }

  private ask(to: BoardPoint): Route {
    const { verdict, route } = this.mode;
    return this.waypoints.length > 0 && verdict ? verdict([...this.waypoints, to]) : route(to);
  }
  /** Finds the route to the finger; if it is only too long, the route to the farthest place along it. */
  private find(): void {
    if (!this.wanted) return;
    let route = this.ask(this.wanted);
    let end = this.wanted;
    if (route.refused && route.length > route.limit + EXCESS) {
      const last = snapped(placeAlong(this.way(route), route.limit));
      const shorter = this.ask(last);
      if (!shorter.refused) [route, end] = [shorter, last];
    }
    this.route = route;
    // the route may end beside the finger: in base contact with a thing there, or where its length is used up
    this.end = route.refused ? end : (route.path.at(-1) ?? end);
    this.follows = isSamePoint(this.end, this.wanted);
  }
  /** The places where the single moves of a route end, without the last one. */
  private get stops(): BoardPoint[] {
    return (this.route?.course?.moves ?? []).slice(0, -1).flatMap(({ path }) => path.slice(-1));
  }
  /** The melee ranges of enemies that the route enters, leaves or passes through. */
  private metOn(route: Route): readonly MetZone[] {
    if (this.met?.route !== route) this.met = { route, zones: metZones(this.enemyZones(), this.way(route)) };
    return this.met.zones;
  }
  private enemyZones(): readonly MeleeZone[] {
    return (this.zones ??= meleeZones(this.bench, this.mode.model));
  }
  private way({ path }: Route): BoardPoint[] {
    const [first] = path;
    return first && isSamePoint(first, this.start) ? path : [this.start, ...path];
  }

  draw(): TemplateResult | typeof nothing {
    const { route, end, bench } = this;
    if (!route || !end) return nothing;
    const { px } = bench.camera;
    const points = this.way(route);
    const failed = route.refused !== null;
    const [good, bad] = failed ? (route.refused?.at ? cut(points, route.refused.at) : [[], points]) : [points, []];
    return svg`
      ${zoneMarks(this.metOn(route), px)}
      <path class="swath" d=${line(points)} stroke-width=${2 * this.radius}></path>
      <circle class="left-behind" r=${this.radius} cx=${this.start.x} cy=${this.start.y} stroke-width=${1.5 * px}></circle>
      ${this.wanted && distance(this.wanted, end) > 10 * px ? svg`<path class="beyond" d=${line([end, this.wanted])} stroke-width=${2 * px}></path>` : nothing}
      <path class="leg-ink" d=${line(points)} stroke-width=${7 * px}></path>
      <path class="leg" d=${line(good)} stroke-width=${3.5 * px}></path>
      <path class="leg bad" d=${line(bad)} stroke-width=${3.5 * px} stroke-dasharray="${9 * px} ${6 * px}"></path>
      ${points.slice(1, -1).map(({ x, y }) => svg`<circle class="joint" cx=${x} cy=${y} r=${4.5 * px} stroke-width=${1.8 * px}></circle>`)}
      ${this.stops.map(({ x, y }) => svg`<circle class="stop" cx=${x} cy=${y} r=${this.radius} stroke-width=${1.8 * px}></circle>`)}
      ${this.waypoints.map(({ x, y }) => svg`<circle class="waypoint" cx=${x} cy=${y} r=${8 * px} stroke-width=${2.2 * px}></circle>`)}
      ${route.refused?.at ? failMark(route.refused.at, px) : nothing}`;
  }
  /** The place of the ghost: the end of the route, or the finger while an answer is pending. */
  private get place(): BoardPoint | null {
    return this.follows ? this.wanted : this.end;
  }
  ghost(): Ghost | null {
    const { route, place, heeded } = this;
    const carried = { model: this.mode.model, radius: this.radius };
    if (heeded) return { carried, at: heeded, refused: false };
    return route && place ? { carried, at: place, refused: route.refused !== null } : null;
  }
  chips(): Chip[] {
    const { route, place: end } = this;
    if (!route || !end) return [];
    const length = toInches(pathLength(this.start, route.path));
    const most = toInches(route.limit);
    const lines = [ofMost(length, most)];
    if (route.refused) lines.push(length > most + 0.01 ? tooFar(length - most) : (this.bench.sentence?.(route.refused) ?? notThere()));
    else if (route.leavesBoard) lines.push(leavesTheBoard());
    else if (this.stops.length > 0) lines.unshift(energyAfter(route.course?.energy ?? 0));
    else lines.unshift(remaining(Math.max(0, most - length)));
    if (!route.refused && !route.leavesBoard)
      lines.push(...this.metOn(route).map(({ zone, met }) => meetsRange(met, this.bench.nameOf(zone.model))));
    const { camera } = this.bench;
    const base = this.radius * camera.scale;
    const tone = route.refused ? 'harm' : route.leavesBoard ? 'question' : 'plain';
    // A route that comes from above would run under its own label.
    const direction = camera.asRead({ x: end.x - this.start.x, y: end.y - this.start.y });
    const beside = direction.y > Math.abs(direction.x) * 0.5;
    const place = beside ? { above: -base, aside: (direction.x < 0 ? -1 : 1) * (base + 16) } : { above: base * 1.35 + 10 };
    return [{ at: end, tone, lines, ...place }];
  }
}
