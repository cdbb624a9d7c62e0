import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { matchWords } from '../../../words/match/match.ts';

/** How many lines stay, to be read once more. */
const MOST = 12;

/**
 * What is said to those who hear the screen: everything that happens, as it happens, and why something was refused. It stands in the page from
 * the beginning, for what comes with its words already in it is not always read; under a cover it waits.
 */
export class Herald {
  #lines: { at: number; words: string }[] = [];
  #waiting: string[] = [];
  #next = 0;

  constructor(private readonly host: ReactiveControllerHost) {}

  say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.#waiting.push(...lines);
    this.host.requestUpdate();
  }
  /** Sentences in another language are not kept. */
  forget(): void {
    this.#lines = [];
    this.#waiting = [];
  }

  drawn(covered: boolean): TemplateResult {
    if (!covered) {
      const fresh = this.#waiting.splice(0).map((words) => ({ at: (this.#next += 1), words }));
      this.#lines = [...this.#lines, ...fresh].slice(-MOST);
    }
    return html`<div class="unseen" role="log" aria-label=${matchWords.news()}>
      ${repeat(
        this.#lines,
        ({ at }) => at,
        ({ words }) => html`<p>${words}</p>`,
      )}
    </div>`;
  }
}
