import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { along, distance } from '../../../geometry/points.ts';
import { INCH, toInches } from '../../../geometry/lengths.ts';
import { contact, coverIgnored, coverSaid, measured, meleeRange, sees, unseen } from '../../../words/match/board.ts';
import type { BoardPoint, SightExplained } from '../../contexts/table-port.ts';
import { hitsAt } from './hit.ts';
import { radiusOf, STONE_RADIUS } from '../table.ts';
import { outlineOf } from '../terrain/piece-shape.ts';
import type { Answer, Bench, Chip, Tool, Touch } from './tool.ts';

/** One end of the tape: a base, a moonstone or a bare point. */
interface RulerEnd {
  at: BoardPoint;
  radius: number;
  model: string | null;
}

/**
 * A measuring tape, edge to edge, with what the first model sees of the second. It lies there while a finger holds it, or until the ruler is switched
 * off.
 */
export class RulerTool implements Tool {
  private from: RulerEnd | null = null;
  private to: RulerEnd | null = null;
  private sight: SightExplained | null = null;

  constructor(private readonly bench: Bench) {}

  private endAt(point: BoardPoint, but: string | null = null): RulerEnd {
    const hit = hitsAt(this.bench, point).find(({ id, kind }) => kind !== 'piece' && id !== but);
    const model = hit ? this.bench.view?.table.models[hit.id] : undefined;
    if (model) return { at: model.at, radius: radiusOf(this.bench.characters, model), model: model.id };
    const stone = hit ? this.bench.view?.table.stones.find(({ id }) => id === hit.id) : undefined;
    return stone ? { at: stone.at, radius: STONE_RADIUS, model: null } : { at: point, radius: 0, model: null };
  }
  /** True if the tape has both ends. */
  get lies(): boolean {
    return this.from !== null && this.to !== null;
  }
  /** Moves the ends of the tape with their models. False when one of the models has left the board. */
  follow(): boolean {
    for (const end of [this.from, this.to]) {
      if (!end?.model) continue;
      const model = this.bench.view?.table.models[end.model];
      if (model?.status !== 'board') return false;
      end.at = model.at;
    }
    const [first, second] = [this.from?.model, this.to?.model];
    this.sight = first && second ? (this.bench.explain?.(first, second) ?? null) : null;
    return true;
  }
  /** Begins a tape at a model or a moonstone, or, with `anywhere`, also at a bare point. False when no tape begins here. */
  begin(point: BoardPoint, anywhere: boolean): boolean {
    const from = this.endAt(point);
    if (!anywhere && from.radius === 0) return false;
    this.from = from;
    this.to = null;
    this.sight = null;
    this.bench.redraw();
    return true;
  }
  grabs({ at }: Touch): boolean {
    return this.begin(at, true);
  }
  drag({ at }: Touch): void {
    const before = this.to?.model;
    this.to = this.endAt(at, this.from?.model ?? null);
    if (this.from?.model && distance(at, this.from.at) < this.from.radius) this.to = null;
    if (this.to?.model !== before)
      this.sight = this.from?.model && this.to?.model ? (this.bench.explain?.(this.from.model, this.to.model) ?? null) : null;
    this.bench.redraw();
  }
  still(): void {}
  drop(): void {
    this.from = null;
    this.to = null;
    this.sight = null;
    this.bench.redraw();
  }
  cancel(): void {
    this.drop();
  }
  tap(): boolean {
    return false;
  }
  nudge(): void {}
  confirm(): void {}
  frame(): Answer {
    return 'none';
  }

  draw(): TemplateResult | typeof nothing {
    if (!this.from) return nothing;
    const { px } = this.bench.camera;
    return svg`${this.reach(this.from, px)}${this.to ? svg`${this.marks()}${this.ray(px)}${this.tape(this.from, this.to, px)}` : nothing}`;
  }
  private range(): number {
    return (this.from?.model && this.bench.numbers?.(this.from.model).meleeRange) || 0;
  }
  private reach({ at, radius, model }: RulerEnd, px: number): TemplateResult {
    const range = this.range();
    return svg`<circle class="held" cx=${at.x} cy=${at.y} r=${Math.max(radius, 5 * px)} stroke-width=${3 * px}></circle>
      ${model && range > 0 ? svg`<circle class="melee" cx=${at.x} cy=${at.y} r=${radius + range * INCH} stroke-width=${2 * px} stroke-dasharray="${8 * px} ${5 * px}"></circle>` : nothing}`;
  }
  private tape(from: RulerEnd, to: RulerEnd, px: number): TemplateResult | typeof nothing {
    const apart = distance(from.at, to.at);
    if (apart - from.radius - to.radius < 1) return nothing;
    const a = along(from.at, to.at, from.radius);
    const b = along(to.at, from.at, to.radius);
    const [ux, uy] = [(b.x - a.x) / distance(a, b), (b.y - a.y) / distance(a, b)];
    const half = 7 * px;
    const ticks = Array.from({ length: Math.floor(distance(a, b) / INCH) }, (_, i) => {
      const [x, y] = [a.x + ux * (i + 1) * INCH, a.y + uy * (i + 1) * INCH];
      const long = (i + 1) % 6 === 0 ? half : half * 0.45;
      return `M${x - uy * half} ${y + ux * half}L${x - uy * (half - long * 2)} ${y + ux * (half - long * 2)}`;
    }).join('');
    const d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
    return svg`<path class="tape-ink" d=${d} stroke-width=${18 * px}></path><path class="tape" d=${d} stroke-width=${14 * px}></path>
      <path class="tape-ticks" d=${ticks} stroke-width=${1.4 * px}></path>
      <circle class="held" cx=${to.at.x} cy=${to.at.y} r=${Math.max(to.radius, 4 * px)} stroke-width=${2.5 * px}></circle>`;
  }
  private ray(px: number): TemplateResult | typeof nothing {
    const line = this.sight?.line;
    if (!line) return nothing;
    const [a, b] = line;
    return svg`<path class=${this.sight?.visible ? 'ray' : 'ray blocked'} d="M${a.x} ${a.y}L${b.x} ${b.y}" stroke-width=${28 * px} stroke-dasharray=${this.sight?.visible ? nothing : `${9 * px} ${7 * px}`}></path>`;
  }
  /** Outlines of the things that block sight (coral) or give cover (amber). */
  private marks(): TemplateResult | typeof nothing {
    if (!this.sight) return nothing;
    const { blockedBy, coverBy } = this.sight;
    return svg`${coverBy.filter(({ ignored }) => !ignored).map(({ id }) => this.mark(id, 'gives-cover'))}${blockedBy.map((id) => this.mark(id, 'blocks'))}`;
  }
  private mark(id: string, sign: string): TemplateResult | typeof nothing {
    const width = 4 * this.bench.camera.px;
    const model = this.bench.view?.table.models[id];
    if (model)
      return svg`<circle class=${sign} cx=${model.at.x} cy=${model.at.y} r=${radiusOf(this.bench.characters, model) * 1.12} stroke-width=${width}></circle>`;
    const piece = this.bench.view?.table.terrain.find((item) => item.id === id);
    return piece ? svg`<path class=${sign} d=${outlineOf(piece)} stroke-width=${width}></path>` : nothing;
  }
  ghost(): null {
    return null;
  }
  chips(): Chip[] {
    const { from, to, sight, bench } = this;
    if (!from) return [];
    const name = (id: string): string => bench.nameOf(id);
    if (!to) {
      const range = this.range();
      const lines = from.model ? [name(from.model), ...(range > 0 ? [meleeRange(range)] : [])] : [];
      return lines.length ? [{ at: from.at, above: from.radius * bench.camera.scale + 34, tone: 'plain', lines }] : [];
    }
    const gap = Math.max(0, distance(from.at, to.at) - from.radius - to.radius);
    const lines = [gap <= 2.54 && from.radius > 0 && to.radius > 0 ? contact() : measured(toInches(gap))];
    if (sight && to.model) {
      lines.push(sight.visible ? sees(name(to.model)) : unseen(sight.blockedBy.map(name)));
      if (sight.visible)
        lines.push(
          coverSaid(
            sight.cover,
            sight.coverBy.filter(({ ignored }) => !ignored).map(({ id }) => name(id)),
          ),
        );
      const ignored = sight.coverBy.filter((item) => item.ignored).map(({ id }) => name(id));
      if (sight.visible && ignored.length) lines.push(coverIgnored(ignored));
    } else if (to.model) lines.push(name(to.model));
    return [
      { at: to.at, above: Math.max(to.radius * bench.camera.scale, 34) + 26, tone: sight && !sight.visible ? 'harm' : 'plain', lines },
    ];
  }
}
