import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The room of the window: that of a tablet (`middle`), or enough for two panels side by side (`wide`). */
export class GlassWidth implements ReactiveController {
  readonly #middle = matchMedia('(min-width: 700px)');
  readonly #wide = matchMedia('(min-width: 1000px)');

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  get middle(): boolean {
    return this.#middle.matches;
  }
  get wide(): boolean {
    return this.#wide.matches;
  }

  readonly #changed = (): void => this.host.requestUpdate();

  hostConnected(): void {
    for (const room of [this.#middle, this.#wide]) room.addEventListener('change', this.#changed);
  }
  hostDisconnected(): void {
    for (const room of [this.#middle, this.#wide]) room.removeEventListener('change', this.#changed);
  }
}
