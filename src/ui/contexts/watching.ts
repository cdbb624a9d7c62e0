import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface Watched {
  subscribe(listener: () => void): () => void;
}

/** Redraws its element, and calls `changed` if given, whenever the watched object reports a change. */
export class Watching implements ReactiveController {
  #stop: (() => void) | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #watched: () => Watched;
  readonly #changed: () => void;

  constructor(host: ReactiveControllerHost, watched: () => Watched, changed: () => void = () => undefined) {
    this.#host = host;
    this.#watched = watched;
    this.#changed = changed;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#stop ??= this.#watched().subscribe(() => {
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
