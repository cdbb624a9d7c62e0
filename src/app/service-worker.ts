import type { Workbox } from 'workbox-window';

/**
 * Where the service worker lies, beside the page: the app may be served from any sub-folder.
 * `page` is the address of the page, with or without query and hash.
 */
export function serviceWorkerUrl(page: string): string {
  return new URL('sw.js', page).href;
}

type Worker = Pick<Workbox, 'addEventListener' | 'messageSkipWaiting' | 'register'>;

/** Updates of the app: fetched in the background, offered while no match is on the screen, applied when somebody says so. */
export class Updates {
  #waiting = false;
  #matchOpen = false;
  #offered = false;
  readonly #callbacks = new Set<() => void>();

  constructor(
    private readonly worker: Worker,
    private readonly reload: () => void,
  ) {
    worker.addEventListener('waiting', () => {
      this.#waiting = true;
      this.#offered = false;
      this.#offer();
    });
  }

  /** Begins to keep the app for times without a network. A browser that refuses still plays online. */
  async register(): Promise<void> {
    await this.worker.register().catch(() => undefined);
  }

  /** Calls back when an update may be offered; at once when one is waiting. */
  onUpdateReady(callback: () => void): () => void {
    this.#callbacks.add(callback);
    if (this.#waiting && !this.#matchOpen) {
      this.#offered = true;
      callback();
    }
    return () => this.#callbacks.delete(callback);
  }

  /** Whether a match is on the screen: an update waits until it has been left. */
  matchOpen(open: boolean): void {
    this.#matchOpen = open;
    this.#offer();
  }

  /** Changes to the new app and loads the page anew. Nothing happens while a match is open or none is waiting. */
  applyUpdate(): void {
    if (!this.#waiting || this.#matchOpen) return;
    this.worker.addEventListener('controlling', () => this.reload());
    this.worker.messageSkipWaiting();
  }

  #offer(): void {
    if (!this.#waiting || this.#matchOpen || this.#offered || this.#callbacks.size === 0) return;
    this.#offered = true;
    for (const callback of [...this.#callbacks]) callback();
  }
}
