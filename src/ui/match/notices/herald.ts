import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { matchWords } from '../../../words/match/match.ts';

/** The number of lines that stay, so that they can be read again. */
const MOST = 12;

/**
 * Sentences for screen readers: everything that happens, and why an answer was refused. The element is in the page from the beginning, because a live
 * region that is added together with its words is not always read. Under a cover the sentences wait.
 */
export class Herald {
  #lines: { at: number; words: string }[] = [];
  #waiting: string[] = [];
  #count = 0;

  constructor(private readonly host: ReactiveControllerHost) {}

  say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.#waiting.push(...lines);
    this.host.requestUpdate();
  }
  /** Removes all sentences, for example after a change of language. */
  forget(): void {
    this.#lines = [];
    this.#waiting = [];
  }

  drawn(covered: boolean): TemplateResult {
    if (!covered) {
      const fresh = this.#waiting.splice(0).map((words) => ({ at: (this.#count += 1), words }));
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
