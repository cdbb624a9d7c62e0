import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { replayWords } from '../../../words/match/replay.ts';
import { appWords } from '../../../words/app/app.ts';
import { libraryContext } from '../../contexts/contexts.ts';
import type { MatchesPort } from '../../contexts/library/matches-port.ts';
import '../../kit/button.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/sheets/toast.ts';
import { failureOfTaking, failureText } from '../../page/failure-text.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { FileReading } from '../../page/reading.ts';

/** Reads one match from a file, to continue it or to look back at it. */
@customElement('moon-match-file')
export class MoonMatchFile extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      input {
        display: none;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: MatchesPort;
  @state() private notice: { tone: 'good' | 'refusal'; words: string; undo?: () => Promise<void> } | null = null;
  @query('input') private readonly input!: HTMLInputElement;
  readonly #reading = new FileReading(this);

  async #read() {
    const [file] = this.input.files ?? [];
    this.input.value = '';
    if (file) await this.take(file);
  }

  /** Reads a match, and says whether that worked. */
  async take(file: File): Promise<void> {
    try {
      const read = await this.#reading.during((waiting) => this.library.readMatch(file, waiting));
      if (read === null) return;
      if (!read.ok) this.notice = { tone: 'refusal', words: read.sentence };
      else if (read.relation === 'continued') this.notice = { tone: 'good', words: replayWords.fileContinued(), undo: read.undo };
      else if (read.relation !== 'new')
        this.notice = { tone: 'good', words: read.relation === 'known' ? replayWords.fileKnown() : replayWords.fileForked() };
      else this.notice = { tone: 'good', words: read.finished ? replayWords.fileRead() : replayWords.fileReadOpen() };
    } catch (error) {
      this.notice = { tone: 'refusal', words: failureText(failureOfTaking(error)) };
    }
  }

  async #undo(undo: () => Promise<void>) {
    try {
      await undo();
      this.notice = null;
    } catch {
      this.notice = { tone: 'refusal', words: appWords.notKept() };
    }
  }

  override render() {
    const { notice } = this;
    const undo = notice?.undo;
    return html`<div class="stack">
      <div class="row">
        <moon-button tone="quiet" icon="upload" @click=${() => this.input.click()}>${replayWords.readFile()}</moon-button>
        <span class="soft small">${replayWords.readFileText()}</span>
        <input type="file" aria-label=${replayWords.chooseFile()} @change=${() => void this.#read()} />
      </div>
      ${this.#reading.render()}
      ${
        notice
          ? html`<moon-toast .tone=${notice.tone} @closed=${() => (this.notice = null)}
              >${notice.words}${
                undo
                  ? html`<moon-button slot="link" tone="quiet" icon="undo" data-undo @click=${() => void this.#undo(undo)}
                      >${appWords.undo()}</moon-button
                    >`
                  : nothing
              }</moon-toast
            >`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-match-file': MoonMatchFile;
  }
}
