import { html, LitElement, nothing, render, svg } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import type { View } from '../../seats/view.ts';
import { boardName, closer, farther, pieceName, placingName, wholeBoard } from '../../words/board.ts';
import type { BoardPoint, ModelNumbers, SightExplained } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { shared } from '../kit/styles.ts';
import { BoardCamera, FRAME, SPAN } from './board-camera.ts';
import { boardStyle } from './board-style.ts';
import { fanOver } from './fan.ts';
import type { Fan } from './fan.ts';
import { Gestures } from './gestures.ts';
import type { Finger } from './gestures.ts';
import { ground } from './ground.ts';
import { found, meant } from './hit.ts';
import type { Hit } from './hit.ts';
import { halos, pieces, underlay } from './layers.ts';
import type { Shown } from './layers.ts';
import type { BoardEvents, BoardMode, BoardRing, Turn } from './modes.ts';
import { MoveTool } from './move-tool.ts';
import { PlaceTool } from './place-tool.ts';
import { play } from './play.ts';
import { RulerTool } from './ruler-tool.ts';
import { reachable, reachableList } from './reachable.ts';
import { tray } from './tray.ts';
import { chipsOver } from './chips.ts';
import { nameOf, radiusOf } from './table.ts';
import type { Characters } from './table.ts';
import { terrainLayer } from './terrain.ts';
import type { Bench, Tool, Touch } from './tool.ts';

const BOX = `${-FRAME} ${-FRAME} ${SPAN} ${SPAN}`;
/** From this breadth of a small base on (CSS pixels) numbers on a coin can be read. */
const READABLE = 46;
const TENTH = 25.4;

/** The playing surface of 36 × 36 inches: shows a view, and turns fingers into taps, plans and measurements. Decides nothing. */
@customElement('moon-board')
export class MoonBoard extends LitElement implements Bench {
  static override styles = [shared, ...boardStyle];

  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) characters: Characters = {};
  @property({ attribute: false }) numbers: ((model: ModelId) => ModelNumbers) | null = null;
  @property({ attribute: false }) explain: ((from: ModelId, to: ModelId) => SightExplained) | null = null;
  /** Says a refusal in words; a plain mark is shown without it. */
  @property({ attribute: false }) sentence: ((reason: Reason) => string) | null = null;
  @property({ attribute: false }) touchable: readonly ModelId[] = [];
  @property({ attribute: false }) questioned: readonly ModelId[] = [];
  @property({ attribute: false }) selected: ModelId | null = null;
  @property({ attribute: false }) mode: BoardMode = { kind: 'idle' };
  @property({ attribute: false }) rings: readonly BoardRing[] = [];
  /** Writes the names of models and terrain on the board. */
  @property({ type: Boolean }) names = false;
  /** How the board lies on the glass. */
  @property({ type: Number }) rotation: Turn = 0;
  /** Where the reader sits: by how much words are turned on the glass. */
  @property({ type: Number }) reader: Turn = 0;
  /** Corner of the zoom buttons: `bottom right`, `top left` … */
  @property() corner = 'bottom right';
  /** The screen shows the models to be deployed itself. */
  @property({ type: Boolean, attribute: 'no-tray' }) noTray = false;

  @state() private fan: Fan | null = null;
  @state() private focused: string | null = null;
  @state() private inHand: ModelId | null = null;
  @query('.surface') private surface!: HTMLElement;
  @query('.world') private world!: HTMLElement;
  @query('.overlay g') private top!: SVGGElement;
  @query('.flashes') private flashes!: SVGGElement;
  @query('.chips') private chipsAt!: HTMLElement;

  readonly camera = new BoardCamera();
  private readonly ruler = new RulerTool(this);
  private tool: Tool | null = null;
  /** The tool that has the finger now. */
  private holding: Tool | null = null;
  private gestures: Gestures | null = null;
  private frameAsked = 0;
  private restTimer = 0;
  private nameSize = 0;
  private stopPlay: (() => void) | null = null;
  private readonly watcher = new ResizeObserver(() => this.measure());

  // — for the screen —

  /** Shows the whole board. */
  showWhole(): void {
    this.camera.whole();
    this.place(true);
  }
  /** Brings models, moonstones, terrain or places into sight. */
  show(what: readonly (string | BoardPoint)[]): void {
    const places = what.map((one) => (typeof one === 'string' ? this.placeOf(one) : one)).filter((at) => at !== null);
    this.camera.show(places);
    this.place(true);
  }
  /** Throws away what was drawn and not sent. */
  clearPlan(): void {
    this.take();
    this.redraw();
  }
  /** Takes a model that waits for deployment in hand. */
  pick(model: ModelId): void {
    if (this.tool instanceof PlaceTool) this.tool.pick(model);
    this.inHand = model;
  }
  /** Shows what happened on the board, which already stands as it is afterwards. Resolves when all has been shown. */
  async play(events: readonly Witnessed[]): Promise<void> {
    this.stopPlay?.();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await this.updateComplete;
    const { done, skip } = play(
      {
        coin: (id) => this.renderRoot.querySelector<SVGGElement>(`[data-model="${CSS.escape(id)}"]`),
        at: (id) => this.view?.table.models[id]?.at ?? null,
        ring: (at, sign, delay, duration) => this.flash(at, sign, delay, duration),
      },
      events,
    );
    this.stopPlay = skip;
    await done;
  }

  // — for the tools —

  nameOf(id: string): string {
    const model = this.view?.table.models[id];
    return model ? nameOf(this.characters, model) : pieceName(id);
  }
  redraw(): void {
    this.frameAsked ||= requestAnimationFrame(() => {
      this.frameAsked = 0;
      this.drawOverlay();
    });
  }
  say<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]): void {
    emit(this, name, detail);
  }

  // — life —

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.gestures?.stop();
    this.stopPlay?.();
    cancelAnimationFrame(this.frameAsked);
    this.frameAsked = 0;
  }
  override firstUpdated(): void {
    this.gestures = new Gestures(this.surface, {
      press: (finger, event) => this.press(finger, event),
      tap: (finger) => this.tap(finger),
      hold: (finger) => this.hold(finger),
      lift: (finger) => this.lift(finger),
      drag: (finger) => this.holding?.drag(this.touch(finger)),
      still: () => this.holding?.still(),
      drop: () => this.letGo('drop'),
      cancel: () => this.letGo('cancel'),
      pan: (dx, dy) => this.move(() => this.camera.panBy(dx, dy)),
      pinch: (from, to, factor) => this.move(() => this.camera.pinch(from, to, factor)),
      rest: () => this.rest(),
    });
    this.measure();
  }
  override willUpdate(changed: PropertyValues<this>): void {
    this.camera.rotation = this.rotation;
    this.camera.reader = this.reader;
    if (changed.has('mode')) this.take();
    if (changed.has('view') && this.fan) this.fan = null;
  }
  override updated(changed: PropertyValues<this>): void {
    if (changed.has('rotation') || changed.has('reader')) this.place();
    this.redraw();
  }
  private measure(): void {
    const { clientWidth, clientHeight } = this;
    if (clientWidth === this.camera.width && clientHeight === this.camera.height) return;
    this.camera.width = clientWidth;
    this.camera.height = clientHeight;
    this.camera.limit();
    this.surface?.classList.toggle('tall', clientHeight > clientWidth);
    this.place();
  }
  private take(): void {
    const { mode } = this;
    this.holding?.cancel();
    this.holding = null;
    this.tool =
      mode.kind === 'move'
        ? new MoveTool(this, mode)
        : mode.kind === 'deploy' || mode.kind === 'spot'
          ? new PlaceTool(this, mode)
          : mode.kind === 'measure'
            ? this.ruler
            : null;
    this.inHand = this.tool instanceof PlaceTool ? this.tool.model : null;
  }

  // — the camera —

  private place(glide = false): void {
    if (!this.world) return;
    const { camera } = this;
    this.world.classList.toggle('glide', glide);
    this.world.style.setProperty('--side', `${camera.fit * SPAN}px`);
    this.world.style.setProperty('--u', `${camera.fit}px`);
    this.world.style.transform = camera.transform;
    this.world.classList.toggle('far', 300 * camera.scale < READABLE);
    // Names keep their size on the glass, in steps, so that a pinch does not redraw them all the time.
    const name = 1.2 ** Math.round(Math.log(camera.px) / Math.log(1.2));
    if (name !== this.nameSize) this.world.style.setProperty('--name', String((this.nameSize = name)));
    this.redraw();
  }
  private move(how: () => void): void {
    if (this.fan) this.fan = null;
    how();
    this.world.classList.add('moving');
    this.place();
    clearTimeout(this.restTimer);
    this.restTimer = window.setTimeout(() => this.rest(), 200);
  }
  private rest(): void {
    clearTimeout(this.restTimer);
    this.restTimer = window.setTimeout(() => this.world.classList.remove('moving'), 120);
  }
  private zoom(factor: number): void {
    const middle = { x: this.camera.width / 2, y: this.camera.height / 2 };
    this.camera.pinch(middle, middle, factor);
    this.place(true);
  }
  private placeOf(id: string): BoardPoint | null {
    const table = this.view?.table;
    return table?.models[id]?.at ?? reachable(this).find((one) => one.id === id)?.at ?? null;
  }

  // — fingers —

  private touch(finger: Finger): Touch {
    return { at: this.camera.toBoard(finger), hides: finger.hides };
  }
  private press(finger: Finger, event: PointerEvent): boolean {
    const waiting = event.composedPath().find((one) => one instanceof HTMLElement && one.dataset['waiting'] !== undefined);
    if (!(waiting instanceof HTMLElement) || !(this.tool instanceof PlaceTool)) return false;
    this.pick(waiting.dataset['waiting'] ?? '');
    this.tool.carry(this.touch(finger));
    this.holding = this.tool;
    return true;
  }
  private hold(finger: Finger): boolean {
    if (!this.ruler.begin(this.camera.toBoard(finger), this.mode.kind === 'measure')) return false;
    this.holding = this.ruler;
    return true;
  }
  private lift(from: Finger): boolean {
    if (!this.tool?.grabs(this.touch(from))) return false;
    this.holding = this.tool;
    return true;
  }
  private letGo(how: 'drop' | 'cancel'): void {
    this.holding?.[how]();
    this.holding = null;
  }
  private tap(finger: Finger): void {
    const at = this.camera.toBoard(finger);
    const hits = found(this, at);
    const { mode } = this;
    if (mode.kind === 'move' || mode.kind === 'deploy' || mode.kind === 'spot') {
      const other = hits.find(
        ({ kind, id, off }) => kind === 'model' && off < 0 && id !== (mode.kind === 'move' ? mode.model : this.inHand),
      );
      if (other) this.choose(other);
      else this.tool?.tap(at);
      return;
    }
    const wanted = mode.kind === 'targets' ? mode.ids : this.touchable;
    const pool = meant(hits, wanted, this.camera.px);
    const [only] = pool;
    if (pool.length > 1) this.fan = { x: finger.x, y: finger.y, hits: pool };
    else if (only) this.choose(only);
    else this.say('ground-tapped', { at });
  }
  private choose(hit: Pick<Hit, 'id' | 'kind'>): void {
    const { mode } = this;
    if (this.fan) this.fan = null;
    if (mode.kind === 'targets') {
      const allowed = mode.ids.includes(hit.id);
      return this.say('target-tapped', { id: hit.id, allowed, why: allowed ? null : (mode.why?.(hit.id) ?? null) });
    }
    if (hit.kind === 'model') this.say('model-tapped', { model: hit.id });
    else if (hit.kind === 'stone') this.say('stone-tapped', { stone: hit.id });
    else this.say('piece-tapped', { piece: hit.id });
  }

  // — keys —

  private readonly key = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const placing = this.tool && this.tool !== this.ruler && event.target === this.surface;
    if (event.key === '+' || event.key === '=') this.zoom(1.4);
    else if (event.key === '-') this.zoom(1 / 1.4);
    else if (event.key === '0') this.showWhole();
    else if (placing && way) {
      const { x, y } = this.camera.readersVector({ x: way[0] ?? 0, y: way[1] ?? 0 });
      const step = (event.shiftKey ? 10 : 1) * TENTH * this.camera.scale;
      this.tool?.nudge(x * step, y * step);
    } else if (placing && event.key === 'Enter') this.tool?.confirm();
    else if (placing && event.key === 'Escape') {
      this.clearPlan();
      this.say('plan-cleared', undefined);
    } else if (way && event.target !== this.surface) this.walk(way[0] === 1 || way[1] === 1 ? 1 : -1);
    else return;
    event.preventDefault();
  };
  private walk(by: number): void {
    const buttons = [...this.renderRoot.querySelectorAll<HTMLButtonElement>('.reachable button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  }
  private focusOn(id: string | null): void {
    this.focused = id;
    const at = id && this.placeOf(id);
    if (!at) return;
    const { x, y } = this.camera.toScreen(at);
    if (x < 0 || y < 0 || x > this.camera.width || y > this.camera.height) this.show([at]);
  }

  // — drawing —

  private drawOverlay(): void {
    if (!this.top || !this.view) return;
    this.tool?.frame();
    const tape = this.holding === this.ruler;
    const { px } = this.camera;
    const model = this.focused ? this.view.table.models[this.focused] : undefined;
    const at = this.focused ? this.placeOf(this.focused) : null;
    const radius = (model ? radiusOf(this.characters, model) : 110) + 9 * px;
    render(
      svg`${this.tool && this.tool !== this.ruler ? this.tool.draw() : nothing}${tape ? this.ruler.draw() : nothing}
        ${
          at
            ? svg`<circle class="focus-ink" cx=${at.x} cy=${at.y} r=${radius} stroke-width=${7 * px}></circle><circle class="focus-ring" cx=${at.x} cy=${at.y} r=${radius} stroke-width=${3 * px}></circle>`
            : nothing
        }`,
      this.top,
    );
    chipsOver(this.chipsAt, tape ? this.ruler.chips() : (this.tool?.chips() ?? []), this.camera);
  }
  private flash({ x, y }: BoardPoint, sign: string, delay: number, duration: number): Animation {
    const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    ring.setAttribute('class', `flash ${sign}`);
    ring.setAttribute('r', '230');
    ring.style.transform = `translate(${x}px, ${y}px)`;
    this.flashes.append(ring);
    const shown = ring.animate(
      [
        { opacity: 0, r: '130px' },
        { opacity: 1, r: '210px', offset: 0.4 },
        { opacity: 0, r: '260px' },
      ],
      { delay, duration: duration * 1.6, fill: 'both' },
    );
    const gone = () => ring.remove();
    void shown.finished.then(gone, gone);
    return shown;
  }

  override render() {
    const { view, camera, fan } = this;
    if (!view) return html`<div class="surface"></div>`;
    const shown: Shown = { ...this.shownNow(), view };
    const items = reachable(this);
    const placing = this.mode.kind === 'move' || this.mode.kind === 'deploy' || this.mode.kind === 'spot';
    return html`
      <div
        class="surface"
        role=${placing ? 'application' : 'group'}
        aria-label=${placing ? placingName() : boardName()}
        tabindex=${placing ? '0' : '-1'}
        @keydown=${this.key}
      >
        <div class="world">
          ${guard([view.table.terrain, camera.upright], () => html`<svg class="still" viewBox=${BOX} aria-hidden="true">${ground()}${terrainLayer(view.table.terrain, camera.upright)}</svg>`)}
          <svg class="under" viewBox=${BOX} aria-hidden="true">${underlay(shown)}</svg>
          <div class="halos">${halos(shown)}</div>
          <svg class="pieces" viewBox=${BOX} aria-hidden="true">${pieces(shown)}</svg>
          <svg class="overlay" viewBox=${BOX} aria-hidden="true">
            <g></g>
            <g class="flashes"></g>
          </svg>
        </div>
        ${reachableList(items, {
          focused: this.focused,
          selected: this.selected,
          choose: (item) => this.choose(item),
          focus: (id) => this.focusOn(id),
        })}
        ${this.mode.kind === 'deploy' && !this.noTray ? tray(this, this.mode.models, this.inHand, (id) => this.pick(id)) : nothing}
      </div>
      <div class="chips" role="status"></div>
      <div class=${`corner ${this.corner}`}>
        <moon-icon-button icon="plus" label=${closer()} @click=${() => this.zoom(1.5)}></moon-icon-button>
        <moon-icon-button icon="minus" label=${farther()} @click=${() => this.zoom(1 / 1.5)}></moon-icon-button>
        <moon-icon-button icon="fullscreen" label=${wholeBoard()} @click=${() => this.showWhole()}></moon-icon-button>
      </div>
      ${
        fan
          ? fanOver(
              this,
              fan,
              camera,
              (hit) => this.choose(hit),
              () => {
                this.fan = null;
              },
            )
          : nothing
      }
    `;
  }
  private shownNow(): Omit<Shown, 'view'> {
    const { characters, camera, mode, touchable, questioned, selected, rings, names } = this;
    return { characters, camera, mode, touchable, questioned, selected, rings, names };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-board': MoonBoard;
  }
}
