import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import type { View } from '../../seats/view.ts';
import { boardName, placingName } from '../../words/match/board.ts';
import { pieceName } from '../../words/names/pieces.ts';
import type { BoardPoint, ModelNumbers, SightExplained } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';
import { inOwnTask, nextTask } from '../kit/touch/next-task.ts';
import { shared } from '../kit/styles.ts';
import type { Sights } from './camera/viewpoint.ts';
import { BoardCamera, type OpenPart } from './camera/board-camera.ts';
import { boardStyle } from './styles/board-style.ts';
import { BoardParts } from './board-parts.ts';
import { BoardKeys } from './touch/board-keys.ts';
import { Gestures } from './touch/gestures.ts';
import { Hands } from './touch/hands.ts';
import type { ShownLayers } from './layers/layers.ts';
import type { BoardEvents, BoardMode, BoardRing, Pointed, BoardTurn } from './modes.ts';
import { Overlay } from './layers/overlay.ts';
import { Playing } from './pictures/playing.ts';
import { KnownReachable, listKey, reachableList, terrainList, type Reachable } from './touch/reachable.ts';
import { SlowLooks } from './touch/slow-looks.ts';
import { BoardStage, type Focus } from './camera/stage.ts';
import { Taps, type Tappable } from './touch/taps.ts';
import { tray } from './touch/tray.ts';
import { nameOf, type Characters } from './table.ts';
import { world } from './layers/world.ts';
import { zoomButtons } from './layers/zoom-buttons.ts';
import { ZoomCorner } from './layers/zoom-corner.ts';

const NONE: readonly Reachable[] = [];
/** Two boards that lie idle are the same. */
const isOther = (mode: BoardMode, before?: BoardMode): boolean => mode !== before && !(mode.kind === 'idle' && before?.kind === 'idle');

/** The playing surface of 36 × 36 inches: shows a view, and turns fingers into taps, plans and measurements. Decides nothing. */
@customElement('moon-board')
export class MoonBoard extends LitElement implements Tappable {
  static override styles = [shared, ...boardStyle];

  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) characters: Characters = {};
  /** These are asked while somebody plans; another one draws nothing anew. */
  @property({ attribute: false, hasChanged: () => false }) numbers: ((model: ModelId) => ModelNumbers) | null = null;
  @property({ attribute: false, hasChanged: () => false }) explain: ((from: ModelId, to: ModelId) => SightExplained) | null = null;
  /** Says a refusal in words; a plain mark is shown without it. */
  @property({ attribute: false }) sentence: ((reason: Reason) => string) | null = null;
  @property({ attribute: false }) touchable: readonly ModelId[] = [];
  @property({ attribute: false }) questioned: readonly ModelId[] = [];
  @property({ attribute: false }) selected: ModelId | null = null;
  @property({ attribute: false, hasChanged: isOther }) mode: BoardMode = { kind: 'idle' };
  @property({ attribute: false }) rings: readonly BoardRing[] = [];
  /** What is advised; while a finger carries something of its own, nobody looks at it. */
  @property({ attribute: false }) pointed: Pointed | null = null;
  /** Writes the names of models and terrain on the board. */
  @property({ type: Boolean }) names = false;
  /** How the board lies on the glass. */
  @property({ type: Number }) rotation: BoardTurn = 0;
  /** Where the reader sits: by how much words are turned on the glass. */
  @property({ type: Number }) reader: BoardTurn = 0;
  /** Corner of the zoom buttons: `bottom right`, `top left` … */
  @property() corner = 'bottom right';
  /** The part of the board that nothing lies over; null: all of it. */
  @property({ attribute: false, hasChanged: (value, before) => JSON.stringify(value) !== JSON.stringify(before) }) open: OpenPart | null =
    null;
  /** Whole, it stays in the middle of the glass while questions come and go. */
  @property({ type: Boolean }) steady = false;
  /** A picture: nothing brings it closer. */
  @property({ type: Boolean }) still = false;
  /** It is drawn in a task of its own after the rest of the screen: a whole board at once would hold up a finger. */
  @property({ type: Boolean }) gradual = false;
  /** The screen shows the models to be deployed itself. */
  @property({ type: Boolean, attribute: 'no-tray' }) noTray = false;

  @state() inHand: ModelId | null = null;
  /** The terrain has not been drawn so far. */
  @state() private bare = false;
  @query('.surface') private surface!: HTMLElement;
  @query('.world') private world!: HTMLElement;
  @query('.flashes') readonly flashes!: SVGGElement;
  private readonly reached = new KnownReachable(this);
  private readonly parts = new BoardParts(() => this.renderRoot);

  readonly camera = new BoardCamera();
  private readonly looks = new SlowLooks(this);
  private readonly hands = new Hands(this);
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
    if (this.measure()) this.requestUpdate(); // the buttons stand at its corner
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
  /** Keeps what everybody looks at in the open part, until somebody moves the board by hand; null: the whole board. */
  follow(focus: (Omit<Focus, 'places'> & { places: readonly (string | BoardPoint)[] }) | null): void {
    if (this.hands.held) return; // nothing goes away under a finger
    const places = this.placesOf(focus?.places ?? []);
    this.stage.follow(focus && { ...focus, places });
    this.zoomCorner.avoid(places.slice(0, focus?.must ?? 1));
  }
  /** Throws away what was drawn and not sent. */
  clearPlan(): void {
    this.hands.take();
    this.redraw();
  }
  /** Takes a model that waits for deployment in hand. */
  pick(model: ModelId): void {
    this.hands.pick(model);
  }
  /** Takes over a finger that came down on a model beside the board (an element with `data-waiting`); called while the event is dispatched. */
  lift(event: PointerEvent): void {
    this.gestures?.begin(event);
  }
  /** Shows what happened on the board, which already stands as it is afterwards. Resolves when all has been shown. */
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
  say<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]): void {
    emit<keyof BoardEvents>(this, name, detail);
  }

  /** A finger that comes down ends what is being shown, and then does what it came for. */
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
  override firstUpdated(): void {
    this.gestures = new Gestures(this.surface, {
      ...this.hands.gestures,
      tap: (finger) => this.taps.tap(finger),
      pan: (dx, dy) => this.move(() => this.camera.panBy(dx, dy)),
      pinch: (from, to, factor) => this.move(() => this.camera.pinch(from, to, factor)),
      rest: () => this.stage.rest(),
    });
    // where it was told how large it is before there was anything to place, to ask once more would lay out the whole screen
    if (this.camera.width === 0) this.measure();
    this.surface.classList.toggle('tall', this.camera.height > this.camera.width);
    this.stage.place();
  }
  protected override scheduleUpdate(): void | Promise<unknown> {
    // the questions first, in a picture of their own: letters and a whole board at once would hold up a finger, too
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
    if (changed.has('rotation') || changed.has('reader')) this.stage.place();
    this.stage.nameAll(); // of those that have just been written
    if (changed.has('mode')) void this.looks.lookAhead();
    if (changed.has('view') || changed.has('selected')) this.looks.lookRound();
    this.redraw();
  }
  private measure(): boolean {
    const { clientWidth, clientHeight } = this;
    const fitted = this.stage.fit(clientWidth, clientHeight);
    if (!fitted) return false;
    this.surface?.classList.toggle('tall', clientHeight > clientWidth);
    this.zoomCorner.resized();
    return true;
  }
  /** Every drag is a tape that stays, until the ruler is put aside. */
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
            // a way leads to what is chosen
            choose: (item) => (this.mode.kind === 'move' && item.id !== this.mode.model ? this.hands.tap(item.at) : this.taps.choose(item)),
            focus: (id) => this.keys.focus(id),
          }),
        )}
        ${this.bare ? nothing : guard(listKey(this), () => terrainList({ view, mode: this.mode, camera: this.camera, selected: this.selected, characters: this.characters }))}
        ${this.mode.kind === 'deploy' && !this.noTray ? tray(this, this.mode, this.inHand, { open: this.open, buttons: this.zoomCorner.now }, (id) => this.pick(id)) : nothing}
      </div>
      <div class="chips" role="status"></div>
      ${this.still ? nothing : zoomButtons(this.stage, this.zoomCorner.now, this.camera, this.open, { on: this.hands.ruling, turn: () => this.rule() })}
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
