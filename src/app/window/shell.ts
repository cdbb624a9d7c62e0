import { createActor, fromCallback, fromPromise, type Actor } from 'xstate';
import { asking } from '../../../machines/app/asking.ts';
import { installing } from '../../../machines/app/installing.ts';
import { opening } from '../../../machines/app/opening.ts';
import { updating } from '../../../machines/app/updating.ts';
import { waking, type WakingEvent } from '../../../machines/app/waking.ts';
import type { LibraryPort } from '../../ui/contexts/library-port.ts';
import type { ShellPort, ShellState, WindowState } from '../../ui/contexts/shell-port.ts';
import { lazyScreens } from '../../ui/screen-list.ts';
import type { Place } from '../../ui/contexts/places.ts';
import { appWords } from '../../words/app/app.ts';
import type { WorkerWatch } from './service-worker.ts';

/** The part of its page that the window needs. */
export interface Page {
  /** Null where the app is not stored on the device: in the workshop. */
  worker: WorkerWatch | null;
  /** Writes a place into the address. */
  address: (to: Place) => void;
  reload: () => void;
  /** True if something is only in the memory of this window. */
  unkept: () => boolean;
  /** Calls back whenever the page is shown again. */
  front: (work: () => void) => () => void;
  /** Keeps the screen awake until it is cancelled. */
  keepAwake: (tell: (event: WakingEvent) => void) => () => void;
  /** True if the players want the screen to stay awake. */
  awake: () => boolean;
  /** Reads the data that every place but the first screen needs. */
  prepare: () => Promise<void>;
}

type Shelf = Pick<LibraryPort, 'load' | 'open' | 'replay' | 'subscribe'>;

/** Screens at which players look for long without touching. */
const isPlayed = (place: Place | undefined): boolean =>
  place?.screen === 'match' ||
  place?.screen === 'join' ||
  (place?.screen === 'club' && place.at.startsWith('match/')) ||
  (place?.screen === 'learn' && place.at !== '');

const leave = (standing: WindowState | null): void => {
  if (standing?.opened?.ok) standing.opened.close();
};

/** True if the wanted match is open already and can be played. */
const standsAt = (state: WindowState | null, to: Place): boolean =>
  to.screen === 'match' &&
  state?.place.screen === 'match' &&
  state.place.id === to.id &&
  state.opened?.ok === true &&
  state.opened.table.readOnly === null;

/** Fetches everything that a place needs; a result that comes too late is closed again. */
async function fetchPlace(place: Place, library: Shelf, prepare: () => Promise<void>, signal: AbortSignal): Promise<WindowState> {
  if (place.screen !== 'home' && place.screen !== 'gallery') await Promise.all([lazyScreens[place.screen].fetch(), prepare()]);
  if (place.screen === 'new') await library.load();
  const standing: WindowState = { place, opened: null, replayed: null };
  if (signal.aborted) return standing;
  if (place.screen === 'match') standing.opened = await library.open(place.id);
  if (place.screen === 'replay') standing.replayed = await library.replay(place.id);
  if (signal.aborted) leave(standing);
  else signal.addEventListener('abort', () => leave(standing));
  return standing;
}

/** The chart of places passes these values through and never looks into them. */
const standingOf = (value: object | null): WindowState | null => value as WindowState | null;

/** One window of the app: its charts, and what they mean to the screens. */
export class Shell implements ShellPort {
  readonly #opening: Actor<typeof opening>;
  readonly #installing: Actor<typeof installing>;
  readonly #updating: Actor<typeof updating>;
  readonly #asking: Actor<typeof asking>;
  readonly #waking: Actor<typeof waking>;
  readonly #awake: () => boolean;
  readonly #unsubscribers: (() => void)[];
  readonly #listeners = new Set<() => void>();
  readonly #unkept: () => boolean;

  constructor(library: Shelf, page: Page) {
    const { worker, address, reload, unkept, prepare } = page;
    this.#unkept = unkept;
    this.#awake = page.awake;
    this.#opening = createActor(
      opening.provide({
        actors: {
          fetch: fromPromise(({ input, signal }) => fetchPlace(input as Place, library, prepare, signal)),
          lay: fromPromise(async ({ input: begin }) => ({ screen: 'match', id: await (begin as () => Promise<string>)() })),
        },
        actions: { leave: (_, { place }) => leave(standingOf(place)), address: (_, { to }) => address(to as Place) },
        guards: { stands: (_, { place, to }) => standsAt(standingOf(place), to as Place) },
      }),
    );
    this.#updating = createActor(
      updating.provide({
        actors: { worker: fromCallback(({ sendBack }) => worker?.watch(sendBack)) },
        actions: { takeOver: () => worker?.takeOver(), reload },
        guards: { free: () => this.#free },
      }),
    );
    this.#installing = createActor(
      installing.provide({ actors: { register: fromPromise(() => worker?.register() ?? Promise.resolve()) } }),
    );
    this.#asking = createActor(
      asking.provide({ actors: { ask: fromPromise(() => worker?.ask() ?? Promise.reject(new Error('nothing is kept here'))) } }),
    );
    this.#waking = createActor(waking.provide({ actors: { hold: fromCallback(({ sendBack }) => page.keepAwake(sendBack)) } }));
    this.#opening.subscribe((snapshot) => {
      this.#tell();
      this.#wake();
      // the code that this window needed belongs to an old edition: the newer one has it
      if (snapshot.matches('stumbled')) this.#updating.send({ type: 'LOST' });
    });
    this.#updating.subscribe(() => this.#tell());
    this.#installing.subscribe(() => this.#tell());
    this.#asking.subscribe(() => this.#tell());
    this.#unsubscribers = [page.front(() => this.#front()), library.subscribe(() => this.#wake())];
    this.#waking.start();
    this.#opening.start();
    this.#updating.start();
  }

  /** Begins to store the app on the device. Call it when the first screen is drawn; the player does not wait for it. */
  install(): void {
    this.#installing.start();
    this.#asking.start();
  }

  get state(): ShellState {
    const snapshot = this.#opening.getSnapshot();
    const { place, trouble, error, order } = snapshot.context;
    const newer = this.#updating.getSnapshot();
    const asked = this.#asking.getSnapshot();
    const { why, seen } = this.#installing.getSnapshot().context;
    const offered = newer.matches({ waiting: 'offered' }) || newer.matches({ outdated: 'offered' });
    return {
      standing: standingOf(place),
      busy: order !== null,
      trouble,
      crash: snapshot.matches('stumbled') ? error : null,
      tethered: why !== null && !seen ? appWords.tethered() : null,
      updateCheck: asked.matches('asked') ? 'asking' : asked.context.wanted ? asked.context.answer : null,
      update: offered && this.#free,
    };
  }

  go(to: Place): void {
    this.#opening.send({ type: 'GO', to });
  }

  lay(begin: () => Promise<string>): void {
    this.#opening.send({ type: 'LAY', order: begin });
  }

  update(): void {
    this.#updating.send({ type: 'USE' });
  }

  updateLater(): void {
    this.#updating.send({ type: 'LATER' });
  }

  ask(): void {
    this.#installing.send({ type: 'AGAIN' });
    this.#asking.send({ type: 'ASK' });
  }

  tetheredSeen(): void {
    this.#installing.send({ type: 'SEEN' });
  }

  troubleSeen(): void {
    this.#opening.send({ type: 'SEEN' });
  }

  close(): void {
    leave(standingOf(this.#opening.getSnapshot().context.place));
    for (const off of this.#unsubscribers) off();
    for (const actor of [this.#opening, this.#updating, this.#installing, this.#asking, this.#waking]) actor.stop();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #front(): void {
    this.#installing.send({ type: 'AGAIN' });
    this.#asking.send({ type: 'FRONT' });
    this.#waking.send({ type: 'FRONT' });
  }

  /** Keeps the screen awake during a match. */
  #wake(): void {
    const place = standingOf(this.#opening.getSnapshot().context.place)?.place;
    this.#waking.send({ type: isPlayed(place) && this.#awake() ? 'WANTED' : 'UNWANTED' });
  }

  /** True if nothing would be lost if the page were reloaded. */
  get #free(): boolean {
    const { place, wish } = this.#opening.getSnapshot().context;
    return standingOf(place)?.place.screen !== 'match' && wish?.screen !== 'match' && !this.#unkept();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
