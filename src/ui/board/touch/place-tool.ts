import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { distance } from '../../../geometry/points.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import { notThere } from '../../../words/match/board.ts';
import { emblemAt } from '../../art/emblem.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { failMark } from '../models/ghost.ts';
import type { CarriedThing, Ghost } from '../models/ghost.ts';
import type { ModeOf } from '../modes.ts';
import { radiusOf } from '../table.ts';
import { Lead, ToolPatience } from './tool.ts';
import type { Answer, Bench, Chip, Tool, Touch } from './tool.ts';

/** More candidates than this are a line or a field, and are drawn as dots. */
const DOTS = 40;
/** A finger this near to a free spot means the spot, in units: free spots are as far apart. */
const BESIDE = 128;

/** Chooses the place of a model that is deployed or placed, of a moonstone or of a mark. Letting go makes a plan. */
export class PlaceTool implements Tool {
  private readonly lead = new Lead();
  private readonly patience = new ToolPatience();
  private at: BoardPoint | null = null;
  private before: BoardPoint | null = null;
  private refused: Reason | null = null;
  /** The model that is placed; deployment begins with the first one that waits. Null: none. */
  model: string | null;

  constructor(
    private readonly bench: Bench,
    private readonly mode: ModeOf<'deploy'> | ModeOf<'spot'>,
  ) {
    this.model = mode.kind === 'deploy' ? (mode.models[0] ?? null) : (mode.model ?? null);
  }

  /** Begins to place another model. */
  pick(model: string): void {
    if (model === this.model) return;
    this.model = model;
    this.at = null;
    this.bench.redraw();
    this.suggest();
  }
  /** Puts the model at its suggested place until a finger moves it. */
  suggest(): void {
    const { mode, model } = this;
    if (this.at || mode.kind !== 'deploy' || !model) return;
    const point = mode.suggest?.(model);
    if (!point) return;
    this.aim(point);
    this.settle();
  }
  /** A drag begins outside the board: the thing moves right under the finger. */
  carry(touch: Touch): void {
    this.before = this.at;
    this.lead.begin(touch, touch.at);
  }

  private get carried(): CarriedThing {
    const model = this.model ? this.bench.view?.table.models[this.model] : undefined;
    if (model) return { model: model.id, radius: radiusOf(this.bench.characters, model) };
    return this.mode.kind === 'spot'
      ? { radius: this.mode.radius, ...(this.mode.stone === undefined ? {} : { stone: this.mode.stone }) }
      : { radius: 150 };
  }
  grabs(touch: Touch): boolean {
    if (!this.at || distance(this.at, touch.at) > Math.max(this.carried.radius, 26 * this.bench.camera.px)) return false;
    this.before = this.at;
    this.lead.begin(touch, this.at);
    return true;
  }
  drag(touch: Touch): void {
    this.aim(this.lead.place(touch, this.bench.camera));
  }
  still(): void {}
  drop(): void {
    this.settle();
  }
  cancel(): void {
    this.at = this.before;
    if (this.at) this.patience.ask();
    this.bench.redraw();
  }
  tap(point: BoardPoint): boolean {
    if (this.mode.kind === 'deploy' && !this.model) return false;
    this.aim({ x: Math.round(point.x), y: Math.round(point.y) });
    this.settle();
    return true;
  }
  nudge(dx: number, dy: number): void {
    const from = this.at ?? this.bench.camera.toBoard({ x: this.bench.camera.width / 2, y: this.bench.camera.height / 2 });
    this.aim({ x: Math.round(from.x + dx), y: Math.round(from.y + dy) });
  }
  confirm(): void {
    if (this.at) this.settle();
  }
  private aim(point: BoardPoint): void {
    this.at = this.nearest(point);
    this.patience.ask();
    this.bench.redraw();
  }
  private nearest(point: BoardPoint): BoardPoint {
    const candidates = this.mode.kind === 'spot' ? this.mode.candidates : undefined;
    if (!candidates?.length) return point;
    return candidates.reduce((best, next) => (distance(next, point) < distance(best, point) ? next : best));
  }
  private judge(): void {
    if (!this.at) return;
    if (this.mode.kind === 'spot') this.refused = this.mode.judge(this.at);
    else if (this.model) this.refused = this.mode.judge(this.model, this.at);
  }
  /** Moves a refused place to the free spot right beside it, if there is one. */
  private ease(): void {
    const free = (this.mode.kind === 'spot' && this.mode.free) || [];
    const { at } = this;
    if (!at || !this.refused || free.length === 0) return;
    const near = free.reduce((best, next) => (distance(next, at) < distance(best, at) ? next : best));
    if (distance(near, at) > BESIDE) return;
    this.at = { x: Math.round(near.x), y: Math.round(near.y) };
    this.judge();
  }
  private settle(): void {
    this.patience.attend(() => this.judge(), true);
    this.ease();
    this.bench.redraw();
    if (this.at) this.bench.say('place-planned', { model: this.model, at: this.at, refused: this.refused });
  }
  frame(): Answer {
    const answer = this.patience.attend(() => this.judge());
    if (answer === 'pending') this.bench.redraw();
    return answer;
  }
  draw(): TemplateResult | typeof nothing {
    const { px } = this.bench.camera;
    const candidates = (this.mode.kind === 'spot' && this.mode.candidates) || [];
    const radius = candidates.length > DOTS ? 1.5 * px : this.carried.radius;
    return svg`
      ${this.places()}
      ${candidates.map(({ x, y }) => svg`<circle class="candidate" cx=${x} cy=${y} r=${radius} stroke-width=${2 * px}></circle>`)}
      ${this.refused?.at ? failMark(this.refused.at, px) : nothing}`;
  }
  /** Faint marks at the suggested places of the other models that wait. */
  private places(): TemplateResult[] {
    const { view, characters, camera } = this.bench;
    const places = (this.mode.kind === 'deploy' && this.mode.places) || [];
    return places.flatMap(({ model: id, at }) => {
      const model = view?.table.models[id];
      if (!model || id === this.model) return [];
      const radius = radiusOf(characters, model);
      const keywords = characters[model.character]?.keywords ?? [];
      return svg`<g class="place" transform="translate(${at.x} ${at.y}) rotate(${camera.upright})">
        <circle r=${radius} stroke-width=${2 * camera.px}></circle>${emblemAt(model.character, keywords, 0, 0, radius * 1.2)}
      </g>`;
    });
  }
  ghost(): Ghost | null {
    return this.at ? { carried: this.carried, at: this.at, refused: this.refused !== null } : null;
  }
  chips(): Chip[] {
    if (!this.at || !this.refused) return [];
    const above = this.carried.radius * this.bench.camera.scale * 1.35 + 10;
    return [{ at: this.at, above, tone: 'harm', lines: [this.bench.sentence?.(this.refused) ?? notThere()] }];
  }
}
