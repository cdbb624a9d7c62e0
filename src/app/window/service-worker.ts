import type { Answer } from '../../../machines/app/asking.ts';
import type { UpdatingEvent } from '../../../machines/app/updating.ts';

/**
 * The address of the service worker beside the page: the app may be served from any sub-folder. `page` is the address of the page, with or without
 * query and hash.
 */
export function serviceWorkerUrl(page: string): string {
  return new URL('sw.js', page).href;
}

/** The browser's container of service workers; null where it has none, or forbids even to ask. */
export function ownWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Watches the service worker that stores the app on the device, and passes its news on to this window. */
export class WorkerWatch {
  #registration: ServiceWorkerRegistration | null = null;
  #tell: (event: UpdatingEvent) => void = () => undefined;

  constructor(
    private readonly workers: ServiceWorkerContainer | null,
    private readonly url: string,
  ) {}

  /** Registers the service worker that makes the app work offline. Rejects where that fails, unless one is registered already. */
  async register(): Promise<void> {
    const { workers } = this;
    if (!workers) throw new DOMException('no workers here', 'NotSupportedError');
    if (this.#registration) return;
    try {
      this.#registration = await workers.register(this.url, { updateViaCache: 'none' });
    } catch (error) {
      if (workers.controller) return;
      throw error;
    }
    const registration = this.#registration;
    if (registration.waiting && registration.active) {
      this.#heed(registration, registration.waiting);
      this.#tell({ type: 'WAITING' });
    }
    registration.addEventListener('updatefound', () => this.#follow(registration));
    this.#follow(registration);
  }

  /** Asks the server for a newer edition. Rejects where it cannot be asked. */
  async ask(): Promise<Answer> {
    const registration = this.#registration ?? (await this.workers?.getRegistration());
    if (!registration) throw new DOMException('nothing is kept here', 'InvalidStateError');
    await registration.update();
    return registration.installing || registration.waiting ? 'newer' : 'newest';
  }

  /** Announces newer editions until it is cancelled. */
  watch(tell: (event: UpdatingEvent) => void): () => void {
    const { workers } = this;
    this.#tell = tell;
    // the very first worker replaces none
    let before = workers?.controller ?? null;
    const changed = (): void => {
      if (before) tell({ type: 'TAKEN_OVER' });
      before = workers?.controller ?? null;
    };
    workers?.addEventListener('controllerchange', changed);
    return () => {
      workers?.removeEventListener('controllerchange', changed);
      this.#tell = () => undefined;
    };
  }

  /** Lets the waiting edition take over, in all windows. */
  takeOver(): void {
    this.#registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  }

  #follow(registration: ServiceWorkerRegistration): void {
    if (registration.installing) this.#heed(registration, registration.installing);
  }

  #heed(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) this.#tell({ type: 'WAITING' });
      // a worker that was fetched later waits in its place, or none is left
      if (worker.state === 'redundant' && !registration.waiting && !registration.installing) this.#tell({ type: 'GONE' });
    });
  }
}
