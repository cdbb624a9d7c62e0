import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { LibraryPort } from '../contexts/library-port.ts';

/** Redraws its element, and calls `changed` if given, whenever the library says that something is different. */
export class Watching implements ReactiveController {
  #stop: (() => void) | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #library: () => LibraryPort;
  readonly #changed: () => void;

  constructor(host: ReactiveControllerHost, library: () => LibraryPort, changed: () => void = () => undefined) {
    this.#host = host;
    this.#library = library;
    this.#changed = changed;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#stop ??= this.#library().subscribe(() => {
      this.#changed();
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = null;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }
}
