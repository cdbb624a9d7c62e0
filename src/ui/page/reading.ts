import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Waiting } from '../contexts/waiting.ts';
import { sharingWords } from '../../words/app/keeping/sharing.ts';
import '../kit/figures/progress-bar.ts';

/** Milliseconds before the reading of a file is shown; most files are read by then. */
const PATIENCE = 400;

/**
 * The reading of a file by a screen, with its progress and a way to cancel it. It is cancelled when the screen is left, and when another
 * reading begins.
 */
export class FileReading implements ReactiveController {
  #share: number | null = null;
  #abort: AbortController | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  stop(): void {
    this.#abort?.abort();
  }

  /** Does the reading; resolves with its result, or null when it was cancelled. */
  async during<T>(work: (waiting: Waiting) => Promise<T>): Promise<T | null> {
    this.stop();
    const off = new AbortController();
    this.#abort = off;
    let share = 0;
    const shown = setTimeout(() => this.#show(share), PATIENCE);
    const report = (done: number): void => {
      share = done;
      if (this.#share !== null) this.#show(done);
    };
    try {
      return await work({ signal: off.signal, report });
    } catch (error) {
      if (off.signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(shown);
      if (this.#abort === off) this.#show(null);
    }
  }

  #show(share: number | null): void {
    this.#share = share;
    this.host.requestUpdate();
  }

  render(): TemplateResult | typeof nothing {
    if (this.#share === null) return nothing;
    const percent = Math.floor(this.#share * 100);
    return html`<moon-progress-bar
      .share=${this.#share}
      .label=${sharingWords.reading()}
      .far=${percent > 0 ? sharingWords.readingShare(percent) : sharingWords.reading()}
      @stopped=${() => this.stop()}
    ></moon-progress-bar>`;
  }
}
