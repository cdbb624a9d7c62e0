import { html, LitElement, nothing, render, svg } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import type { View } from '../../seats/view.ts';
import { boardName, placingName } from '../../words/board.ts';
import { pieceName } from '../../words/names/pieces.ts';
import type { BoardPoint, ModelNumbers, SightExplained } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import { nextFrame } from '../kit/next-frame.ts';
import { inOwnTask, nextTask } from '../kit/next-task.ts';
import { shared } from '../kit/styles.ts';
import { isCalm } from '../theme/theme.ts';
import type { Sights } from './aloud.ts';
import { BoardCamera, type OpenPart } from './board-camera.ts';
import { boardStyle } from './board-style.ts';
import { pressed } from './board-keys.ts';
import { flash, focusRing, rising } from './flashes.ts';
import { Gestures } from './gestures.ts';
import { GhostLayer } from './ghost.ts';
import { Hands } from './hands.ts';
import type { Shown } from './layers.ts';
import type { BoardEvents, BoardMode, BoardRing, Pointed, Turn } from './modes.ts';
import { play } from './play.ts';
import { pointedOn } from './pointed.ts';
import { reachable, reachableList, terrainList, walk } from './reachable.ts';
import { SlowLooks } from './slow-looks.ts';
import { Stage, type Focus } from './stage.ts';
import { Taps, type Tappable } from './taps.ts';
import { tray } from './tray.ts';
import { Chips } from './chips.ts';
import { nameOf, radiusOf } from './table.ts';
import type { Characters } from './table.ts';
import { world } from './world.ts';
import { clearCorner, zoomButtons } from './zoom-buttons.ts';

const TENTH = 25.4;

/** The playing surface of 36 × 36 inches: shows a view, and turns fingers into taps, plans and measurements. Decides nothing. */
@customElement('moon-board')
export class MoonBoard extends LitElement implements Tappable {
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
  /** What is advised; while a finger carries something of its own, nobody looks at it. */
  @property({ attribute: false }) pointed: Pointed | null = null;
  /** Writes the names of models and terrain on the board. */
  @property({ type: Boolean }) names = false;
  /** How the board lies on the glass. */
  @property({ type: Number }) rotation: Turn = 0;
  /** Where the reader sits: by how much words are turned on the glass. */
  @property({ type: Number }) reader: Turn = 0;
  /** Corner of the zoom buttons: `bottom right`, `top left` … */
  @property() corner = 'bottom right';
  /** The part of the board that nothing lies over; null: all of it. */
  @property({ attribute: false, hasChanged: (now, before) => JSON.stringify(now) !== JSON.stringify(before) }) open: OpenPart | null = null;
  /** A picture: nothing brings it closer. */
  @property({ type: Boolean }) still = false;
  /** It is drawn in a task of its own after the rest of the screen: a whole board at once would hold up a finger. */
  @property({ type: Boolean }) gradual = false;
  /** The screen shows the models to be deployed itself. */
  @property({ type: Boolean, attribute: 'no-tray' }) noTray = false;

  /** Where the zoom buttons stand so as to cover nobody who is looked at. */
  @state() private aside: string | null | undefined = undefined;
  /** Who is looked at. */
  private lookedAt: readonly BoardPoint[] = [];
  @state() private focused: string | null = null;
  @state() inHand: ModelId | null = null;
  @state() private ruling = false;
  /** Nothing but the ground has been drawn so far. */
  @state() private bare = false;
  @query('.surface') private surface!: HTMLElement;
  @query('.world') private world!: HTMLElement;
  @query('.overlay g') private top!: SVGGElement;
  @query('.flashes') private flashes!: SVGGElement;
  @query('.chips') private chipsAt!: HTMLElement;
  @query('.carried') private carried!: HTMLElement;

  readonly camera = new BoardCamera();
  private readonly looks = new SlowLooks(this);
  private readonly hands = new Hands(this);
  private readonly taps = new Taps(this, this.hands);
  private readonly stage = new Stage(
    this.camera,
    () => this.world,
    () => this.redraw(),
  );
  private readonly ghosts = new GhostLayer(() => this.carried);
  private readonly chips = new Chips(() => this.chipsAt);
  private gestures: Gestures | null = null;
  private frameAsked = 0;
  private wasBusy = false;
  private stopPlay: (() => void) | null = null;
  private readonly watcher = new ResizeObserver(() => {
    if (this.measure()) this.requestUpdate(); // the buttons stand at its corner
  });

  // — for the screen —

  /** Shows the whole board. */
  showWhole(): void {
    this.stage.whole();
  }
  /** Brings models, moonstones, terrain or places into sight. */
  show(what: readonly (string | BoardPoint)[]): void {
    this.stage.show(what.map((one) => (typeof one === 'string' ? this.placeOf(one) : one)).filter((at) => at !== null));
  }
  /** Keeps what everybody looks at in the open part, until somebody moves the board by hand; null: the whole board. */
  follow(focus: (Omit<Focus, 'places'> & { places: readonly (string | BoardPoint)[] }) | null): void {
    if (this.hands.held) return; // nothing goes away under a finger
    const places = focus?.places.map((one) => (typeof one === 'string' ? this.placeOf(one) : one)).filter((at) => at !== null);
    this.stage.follow(focus && places ? { ...focus, places } : null);
    this.lookedAt = (places ?? []).slice(0, focus?.must ?? 1);
    this.stepAside();
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
  /** Shows what happened on the board, which already stands as it is afterwards. Resolves when all has been shown. */
  async play(events: readonly Witnessed[]): Promise<void> {
    this.stopPlay?.();
    if (isCalm()) return;
    await this.updateComplete;
    const { done, skip } = play(
      {
        coin: (id) => this.renderRoot.querySelector<SVGGElement>(`[data-model="${CSS.escape(id)}"]`),
        at: (id) => this.view?.table.models[id]?.at ?? null,
        ring: (at, sign, delay, duration) => flash(this.flashes, at, sign, delay, duration),
        number: (at, words, sign, delay) => rising(this.flashes, at, words, sign, { turn: this.camera.upright, px: this.camera.px, delay }),
      },
      events,
    );
    this.stopPlay = skip;
    await done;
  }

  // — for the tools —

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
    if (changed.has('open')) this.stage.clear(this.open);
    if (changed.has('mode')) {
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
    if (this.aside !== undefined) this.stepAside();
    return true;
  }
  private stepAside(): void {
    const { camera, open } = this;
    const room = open ?? { left: 0, top: 0, width: camera.width, height: camera.height };
    this.aside = clearCorner(
      this.corner,
      room,
      this.lookedAt.map((at) => camera.toScreen(at)),
    );
  }
  /** Every drag is a tape that stays, until the ruler is put aside. */
  private rule(): void {
    this.ruling = !this.ruling;
    this.hands.rule(this.ruling);
  }
  private move(how: () => void): void {
    this.taps.close();
    this.stage.move(how);
  }
  private placeOf(id: string): BoardPoint | null {
    const table = this.view?.table;
    return table?.models[id]?.at ?? reachable(this).find((one) => one.id === id)?.at ?? null;
  }

  // — keys —

  private readonly key = (event: KeyboardEvent): void => {
    const { stage, camera } = this;
    const planning = event.target === this.surface ? this.hands.planning : null;
    const used = pressed(event, {
      planning: planning && {
        nudge: (toward, steps) => {
          const { x, y } = camera.readersVector(toward);
          planning.nudge(x * steps * TENTH * camera.scale, y * steps * TENTH * camera.scale);
        },
        confirm: () => planning.confirm(),
        clear: () => {
          this.clearPlan();
          this.say('plan-cleared', undefined);
        },
      },
      zoom: (factor) => stage.zoom(factor),
      showWhole: () => stage.whole(),
      walk: event.target === this.surface ? null : (by) => walk(this.renderRoot, by),
    });
    if (used) event.preventDefault();
  };
  private focusOn(id: string | null): void {
    this.focused = id;
    const at = id && this.placeOf(id);
    if (!at) return;
    const { x, y } = this.camera.toScreen(at);
    if (x < 0 || y < 0 || x > this.camera.width || y > this.camera.height) this.show([at]);
  }

  // — drawing —

  /** The corner the zoom buttons stand in; null: in none. */
  private get stands(): string | null {
    return this.aside === undefined ? this.corner : this.aside;
  }

  private drawOverlay(): void {
    if (!this.top || !this.view) return;
    // nothing is in hand and nothing was
    const busy = this.focused !== null || this.pointed !== null || this.hands.busy;
    if (!busy && !this.wasBusy) return;
    this.wasBusy = busy;
    this.hands.frame();
    const { px } = this.camera;
    const model = this.focused ? this.view.table.models[this.focused] : undefined;
    const at = this.focused ? this.placeOf(this.focused) : null;
    const radius = model ? radiusOf(this.characters, model) : 110;
    const pointed = this.pointed && !this.hands.carries ? pointedOn(this, this.pointed) : nothing;
    render(svg`${pointed}${this.hands.drawn()}${at ? focusRing(at, radius, px) : nothing}`, this.top);
    this.ghosts.show(this, this.hands.ghost());
    this.chips.show(this.hands.chips(), this.camera);
  }

  override render() {
    const { view } = this;
    if (!view) return html`<div class="surface"></div>`;
    const items = this.bare ? [] : reachable(this);
    const placing = this.hands.planning !== null;
    return html`
      <div
        class="surface"
        role=${placing ? 'application' : 'group'}
        aria-label=${placing ? placingName(this.mode.kind === 'move') : boardName()}
        tabindex=${placing ? '0' : '-1'}
        @keydown=${this.key}
      >
        ${world({ ...this.shownNow(), view }, this.bare)}
        ${reachableList(items, {
          focused: this.focused,
          selected: this.selected,
          // a way leads to what is chosen
          choose: (item) => (this.mode.kind === 'move' && item.id !== this.mode.model ? this.hands.tap(item.at) : this.taps.choose(item)),
          focus: (id) => this.focusOn(id),
        })}
        ${this.bare ? nothing : terrainList({ view, mode: this.mode, camera: this.camera, selected: this.selected, characters: this.characters })}
        ${this.mode.kind === 'deploy' && !this.noTray ? tray(this, this.mode, this.inHand, { open: this.open, buttons: this.stands }, (id) => this.pick(id)) : nothing}
      </div>
      <div class="chips" role="status"></div>
      ${this.still ? nothing : zoomButtons(this.stage, this.stands, this.camera, this.open, { on: this.ruling, turn: () => this.rule() })}
      ${this.taps.drawn()}
    `;
  }
  private shownNow(): Omit<Shown, 'view'> {
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
