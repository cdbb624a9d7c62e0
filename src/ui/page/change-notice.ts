import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { appWords } from '../../words/app/app.ts';
import '../kit/button.ts';
import '../kit/sheets/toast.ts';
import { failureText, type ChangeFailure } from './failure-text.ts';

export interface Notice {
  words: string;
  tone: 'good' | 'news' | 'refusal';
  undo?: () => Promise<unknown>;
}

/** The notice of a screen about its changes: that one failed, or what was done and how to undo it. */
export class ChangeNotice {
  #notice: Notice | null = null;
  #failure: ChangeFailure | null = null;

  constructor(protected readonly host: ReactiveControllerHost) {}

  get failure(): ChangeFailure | null {
    return this.#failure;
  }

  get isEmpty(): boolean {
    return this.#notice === null && this.#failure === null;
  }

  say(notice: Notice | null): void {
    this.#notice = notice;
    this.host.requestUpdate();
  }

  fail(failure: ChangeFailure | null = 'unsaved'): void {
    this.#failure = failure;
    this.host.requestUpdate();
  }

  /**
   * Does some work; resolves with whether it succeeded. A refusal is removed by the next change. Another notice stays until it is replaced,
   * so that a removal can be undone later. `failureOf` gives the failure of work that does not only save.
   */
  async change(
    work: () => unknown,
    notice: Notice | null = null,
    failureOf: (error: unknown) => ChangeFailure = () => 'unsaved',
  ): Promise<boolean> {
    this.fail(null);
    if (this.#notice?.tone === 'refusal') this.say(null);
    try {
      await work();
      if (notice) this.say(notice);
      return true;
    } catch (error) {
      this.fail(failureOf(error));
      return false;
    }
  }

  /** Does some work that only reads; resolves with whether it succeeded. */
  reading(work: () => unknown): Promise<boolean> {
    return this.change(work, null, () => 'unread');
  }

  #undo(undo: () => Promise<unknown>): void {
    this.say(null);
    void this.change(undo);
  }

  render(): TemplateResult | typeof nothing {
    const notice = this.#notice;
    const undo = notice?.undo;
    if (this.isEmpty) return nothing;
    return html`${this.#failure ? html`<moon-toast @closed=${() => this.fail(null)}>${failureText(this.#failure)}</moon-toast>` : nothing}${
      notice
        ? html`<moon-toast .tone=${notice.tone} @closed=${() => this.say(null)}
            >${notice.words}${
              undo
                ? html`<moon-button slot="link" tone="quiet" icon="undo" data-undo @click=${() => this.#undo(undo)}
                    >${appWords.undo()}</moon-button
                  >`
                : nothing
            }</moon-toast
          >`
        : nothing
    }`;
  }
}
