import { html, nothing, type PropertyValues } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { customElement, query, state } from 'lit/decorators.js';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import { boardName, placingName } from '../../words/match/board.ts';
import { pieceName } from '../../words/names/pieces.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';
import { inOwnTask, nextTask } from '../kit/touch/next-task.ts';
import { shared } from '../kit/styles.ts';
import type { Sights } from './camera/viewpoint.ts';
import { BoardCamera } from './camera/board-camera.ts';
import { boardStyle } from './styles/board-style.ts';
import { BoardParts } from './board-parts.ts';
import { BoardProperties } from './board-properties.ts';
import { BoardKeys } from './touch/board-keys.ts';
import { Gestures } from './touch/gestures.ts';
import { BoardTools } from './touch/board-tools.ts';
import type { ShownLayers } from './layers/layers.ts';
import type { BoardEvents } from './modes.ts';
import { Overlay } from './layers/overlay.ts';
import { Playing } from './pictures/playing.ts';
import { KnownReachable, listKey, reachableList, terrainList, type Reachable } from './touch/reachable.ts';
import { SlowLooks } from './touch/slow-looks.ts';
import { BoardStage, type Focus } from './camera/stage.ts';
import { Taps, type Tappable } from './touch/taps.ts';
import { tray } from './touch/tray.ts';
import { nameOf } from './table.ts';
import { world } from './layers/world.ts';
import { zoomButtons } from './layers/zoom-buttons.ts';
import { ZoomCorner } from './layers/zoom-corner.ts';

const NONE: readonly Reachable[] = [];

/** The playing surface of 36 × 36 inches: shows a view, and turns touches into taps, plans and measurements. It decides nothing. */
@customElement('moon-board')
export class MoonBoard extends BoardProperties implements Tappable {
  static override styles = [shared, ...boardStyle];

  @state() inHand: ModelId | null = null;
  /** The terrain has not been drawn yet. */
  @state() private bare = false;
  @query('.surface') private surface!: HTMLElement;
  @query('.world') private world!: HTMLElement;
  @query('.flashes') readonly flashes!: SVGGElement;
  private readonly reached = new KnownReachable(this);
  private readonly parts = new BoardParts(() => this.renderRoot);

  readonly camera = new BoardCamera();
  private readonly looks = new SlowLooks(this);
  private readonly hands = new BoardTools(this);
  private readonly taps = new Taps(this, this.hands);
  private readonly stage = new BoardStage(
    this.camera,
    () => this.world,
    () => this.redraw(),
  );
  private readonly keys = new BoardKeys(this, this.hands, this.stage);
  private readonly overlay = new Overlay(this, this.hands, this.keys);
  private readonly playing = new Playing(this);
  private readonly zoomCorner = new ZoomCorner(this);
  private gestures: Gestures | null = null;
  private readonly watcher = new ResizeObserver(() => {
    if (this.measure()) this.requestUpdate(); // the zoom buttons stand at a corner of the board
  });

  // — for the screen —

  /** Shows the whole board. */
  showWhole(): void {
    this.stage.whole();
  }
  /** Brings models, moonstones, terrain or places into sight. */
  show(targets: readonly (string | BoardPoint)[]): void {
    this.stage.show(this.placesOf(targets));
  }
  /** Keeps what the players look at in the open part, until a player moves the board by hand; null: the whole board. */
  follow(focus: (Omit<Focus, 'places'> & { places: readonly (string | BoardPoint)[] }) | null): void {
    if (this.hands.isHolding) return; // nothing moves away under a finger
    const places = this.placesOf(focus?.places ?? []);
    this.stage.follow(focus && { ...focus, places });
    this.zoomCorner.avoid(places.slice(0, focus?.must ?? 1));
  }
  /** Discards a plan that was drawn and not sent. */
  clearPlan(): void {
    this.hands.take();
    this.redraw();
  }
  /** Takes a model that waits for deployment in hand. */
  pick(model: ModelId): void {
    this.hands.pick(model);
  }
  /** Takes over a finger that came down on a model beside the board (an element with `data-waiting`). Call it while the event is dispatched. */
  lift(event: PointerEvent): void {
    this.gestures?.begin(event);
  }
  /** Animates events. The board already shows the position after them. Resolves when all animations have ended. */
  play(events: readonly Witnessed[]): Promise<void> {
    return this.playing.play(events);
  }

  // — for the tools —

  get top(): SVGGElement | null {
    return this.parts.top;
  }
  get carried(): HTMLElement {
    return this.parts.carried;
  }
  get labels(): HTMLElement {
    return this.parts.labels;
  }
  get sights(): Sights {
    return this.looks.sights;
  }
  picked(model: ModelId | null): void {
    this.inHand = model;
  }
  nameOf(id: string): string {
    const model = this.view?.table.models[id];
    return model ? nameOf(this.characters, model) : pieceName(id);
  }
  placeOf(id: string): BoardPoint | null {
    const table = this.view?.table;
    return table?.models[id]?.at ?? this.reached.all.find((candidate) => candidate.id === id)?.at ?? null;
  }
  redraw(): void {
    this.overlay.redraw();
  }
  prepare(): void {
    this.hands.prepare();
  }
  say<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]): void {
    emit<keyof BoardEvents>(this, name, detail);
  }

  /** A touch ends the running animations, and then does what it would do anyway. */
  readonly #hurry = (): void => this.playing.stop();

  // — life —

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
    this.addEventListener('pointerdown', this.#hurry, true);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.removeEventListener('pointerdown', this.#hurry, true);
    this.gestures?.stop();
    this.playing.stop();
    this.overlay.stop();
  }
  protected override scheduleUpdate(): void | Promise<unknown> {
    // The questions are painted first, in a frame without the board: words and a whole board in one frame would delay a touch, too.
    return inOwnTask(
      this,
      () => super.scheduleUpdate(),
      () => nextTask().then(nextFrame),
    );
  }
  override willUpdate(changed: PropertyValues<this>): void {
    if (this.gradual && !this.hasUpdated) {
      this.bare = true;
      void nextFrame().then(() => (this.bare = false));
    }
    this.camera.rotation = this.rotation;
    this.camera.reader = this.reader;
    this.stage.steady = this.steady;
    if (changed.has('open')) this.stage.clear(this.open);
    if (changed.has('mode')) {
      if (this.mode.kind !== 'idle' || changed.get('mode')?.kind !== 'idle') this.gestures?.spend();
      this.hands.take();
      this.looks.forgetReach();
    }
    if (changed.has('view') || changed.has('selected')) this.looks.forgetSights();
    if (changed.has('view')) {
      this.taps.close();
      this.hands.moved();
    }
  }
  override updated(changed: PropertyValues<this>): void {
    if (changed.has('view') && Boolean(changed.get('view')) !== Boolean(this.view)) this.begin();
    if (changed.has('rotation') || changed.has('reader')) this.stage.place();
    this.stage.nameAll(); // the names that this update has written
    if (changed.has('mode')) void this.looks.lookAhead();
    if (changed.has('view') || changed.has('selected')) this.looks.lookRound();
    this.redraw();
  }
  /** Listens on the surface and places the world, which are other elements once the board has a table. */
  private begin(): void {
    this.gestures?.stop();
    this.gestures = new Gestures(this.surface, {
      ...this.hands.gestures,
      tap: (finger) => this.taps.tap(finger),
      pan: (dx, dy) => this.move(() => this.camera.panBy(dx, dy)),
      pinch: (from, to, factor) => this.move(() => this.camera.pinch(from, to, factor)),
      rest: () => this.stage.rest(),
    });
    // If the size is already known, measuring again would force a layout of the whole screen.
    if (this.camera.width === 0) this.measure();
    this.surface.classList.toggle('tall', this.camera.height > this.camera.width);
    this.stage.place();
  }
  private measure(): boolean {
    const { clientWidth, clientHeight } = this;
    const fitted = this.stage.fit(clientWidth, clientHeight);
    if (!fitted) return false;
    this.surface?.classList.toggle('tall', clientHeight > clientWidth);
    this.zoomCorner.resized();
    return true;
  }
  /** Switches the ruler on or off: while it is on, every drag lays a tape that stays. */
  private rule(): void {
    this.hands.rule(!this.hands.ruling);
    this.requestUpdate();
  }
  private move(change: () => void): void {
    this.taps.close();
    this.stage.move(change);
  }
  private placesOf(targets: readonly (string | BoardPoint)[]): BoardPoint[] {
    return targets.map((target) => (typeof target === 'string' ? this.placeOf(target) : target)).filter((point) => point !== null);
  }

  // — drawing —

  override render() {
    const { view } = this;
    if (!view) return html`<div class="surface"></div>`;
    const items = this.bare ? NONE : this.reached.all;
    const placing = this.hands.planning !== null;
    return html`
      <div
        class="surface"
        role=${placing ? 'application' : 'group'}
        aria-label=${placing ? placingName(this.mode.kind === 'move') : boardName()}
        tabindex=${placing ? '0' : '-1'}
        @keydown=${this.keys.down}
      >
        ${world({ ...this.shownNow(), view }, this.bare)}
        <div class="touched"></div>
        ${guard([items, this.keys.focused, this.selected], () =>
          reachableList(items, {
            focused: this.keys.focused,
            selected: this.selected,
            // while a move is planned, choosing a thing plans the way to it
            choose: (item) => (this.mode.kind === 'move' && item.id !== this.mode.model ? this.hands.tap(item.at) : this.taps.choose(item)),
            focus: (id) => this.keys.focus(id),
          }),
        )}
        ${this.bare ? nothing : guard(listKey(this), () => terrainList({ view, mode: this.mode, camera: this.camera, selected: this.selected, characters: this.characters }))}
        ${this.mode.kind === 'deploy' && !this.noTray ? tray(this, this.mode, this.inHand, { open: this.open, buttons: this.zoomCorner.corner }, (id) => this.pick(id)) : nothing}
      </div>
      <div class="chips" role="status"></div>
      ${this.still ? nothing : zoomButtons(this.stage, this.zoomCorner.corner, this.camera, this.open, { on: this.hands.ruling, turn: () => this.rule() })}
      ${this.taps.drawn()}
    `;
  }
  private shownNow(): Omit<ShownLayers, 'view'> {
    const { characters, camera, mode, touchable, questioned, selected, rings, names } = this;
    const { reach } = this.looks;
    return { characters, camera, mode, touchable, questioned, selected, rings, names, reach };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-board': MoonBoard;
  }
}
