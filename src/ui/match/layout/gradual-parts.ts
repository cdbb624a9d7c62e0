import type { LitElement, ReactiveController } from 'lit';

/** The screen whose parts are rendered first in separate tasks. */
interface GradualHost extends LitElement {
  readonly gradual: boolean;
}

/**
 * Renders the strips and the board of a gradual screen first in separate tasks. The screen draws closed sheets, empty stages and the last lines only
 * when all of them have been drawn: then it is known how much of the screen they cover.
 */
export class GradualParts implements ReactiveController {
  #hasBegun = false;
  #isDrawn = false;

  constructor(private readonly host: GradualHost) {
    host.addController(this);
  }

  /** True if the screen still draws only the board, its header and the strips. */
  get isBeginning(): boolean {
    return this.host.gradual && !this.#isDrawn;
  }

  hostUpdated(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const { host } = this;
    if (!host.gradual) return;
    const board = host.renderRoot.querySelector('moon-board');
    const parts = [...host.renderRoot.querySelectorAll('moon-seat-strip'), ...(board ? [board] : [])];
    for (const part of parts) part.gradual = true; // none of them has rendered yet
    void Promise.all(parts.map(({ updateComplete }) => updateComplete)).then(() => {
      this.#isDrawn = true;
      host.requestUpdate();
    });
  }
}
