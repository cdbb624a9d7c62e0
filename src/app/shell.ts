import { createActor, fromCallback, fromPromise, type Actor } from 'xstate';
import { installing } from '../../machines/app/installing.ts';
import { opening } from '../../machines/app/opening.ts';
import { updating } from '../../machines/app/updating.ts';
import type { LibraryPort } from '../ui/contexts/library-port.ts';
import type { ShellPort, ShellState, WindowState } from '../ui/contexts/shell-port.ts';
import { lazyScreens } from '../ui/screen-list.ts';
import type { Place } from '../ui/contexts/places.ts';
import { appWords } from '../words/app.ts';
import type { WorkerWatch } from './service-worker.ts';

/** What the window needs of its page. */
export interface Page {
  /** Null where the app is not to stay on the device: in the workshop. */
  worker: WorkerWatch | null;
  /** Writes a match into the address. */
  address: (to: Place) => void;
  reload: () => void;
  /** Whether something lies only in the memory of this window. */
  unkept: () => boolean;
  /** Reads what every place but the first screen needs to know. */
  prepare: () => Promise<void>;
}

type Shelf = Pick<LibraryPort, 'load' | 'open' | 'replay'>;

const leave = (standing: WindowState | null): void => {
  if (standing?.opened?.ok) standing.opened.close();
};

/** Everything a place needs; what comes too late is put back. */
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

/** What goes into the chart of places and comes out again: it looks at none of it. */
const standingOf = (value: object | null): WindowState | null => value as WindowState | null;

/** One window of the app: its charts, and what they mean to the screens. */
export class Shell implements ShellPort {
  readonly #opening: Actor<typeof opening>;
  readonly #installing: Actor<typeof installing>;
  readonly #updating: Actor<typeof updating>;
  readonly #listeners = new Set<() => void>();
  readonly #unkept: () => boolean;

  constructor(library: Shelf, { worker, address, reload, unkept, prepare }: Page) {
    this.#unkept = unkept;
    this.#opening = createActor(
      opening.provide({
        actors: {
          fetch: fromPromise(({ input, signal }) => fetchPlace(input as Place, library, prepare, signal)),
          lay: fromPromise(async ({ input: begin }) => ({ screen: 'match', id: await (begin as () => Promise<string>)() })),
        },
        actions: { leave: (_, { found }) => leave(standingOf(found)), address: (_, { to }) => address(to as Place) },
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
    this.#opening.subscribe((snapshot) => {
      this.#tell();
      // what this window needed is gone with its edition: the newer one has it
      if (snapshot.matches('stumbled')) this.#updating.send({ type: 'LOST' });
    });
    this.#updating.subscribe(() => this.#tell());
    this.#installing.subscribe(() => this.#tell());
    this.#opening.start();
    this.#updating.start();
  }

  /** Begins to stay on the device. Call when the first screen stands: nobody waits for it. */
  install(): void {
    this.#installing.start();
  }

  get state(): ShellState {
    const snapshot = this.#opening.getSnapshot();
    const { found, trouble, error, order } = snapshot.context;
    const newer = this.#updating.getSnapshot();
    const offered = newer.matches({ waiting: 'offered' }) || newer.matches({ outdated: 'offered' });
    return {
      standing: standingOf(found),
      busy: order !== null,
      trouble,
      crash: snapshot.matches('stumbled') ? error : null,
      tethered: this.#installing.getSnapshot().matches('refused') ? appWords.tethered() : null,
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

  tetheredSeen(): void {
    this.#installing.send({ type: 'SEEN' });
  }

  troubleSeen(): void {
    this.#opening.send({ type: 'SEEN' });
  }

  close(): void {
    leave(standingOf(this.#opening.getSnapshot().context.found));
    for (const actor of [this.#opening, this.#updating, this.#installing]) actor.stop();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether nothing would be lost if the page were loaded anew. */
  get #free(): boolean {
    const { found, wish } = this.#opening.getSnapshot().context;
    return standingOf(found)?.place.screen !== 'match' && wish?.screen !== 'match' && !this.#unkept();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
